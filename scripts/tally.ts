import { existsSync, readFileSync } from 'node:fs';

/** How many tests passed, how many of them only at a second try, and how many failed and were skipped. */
export interface Tally {
  readonly passed: number;
  readonly atSecondTry: number;
  readonly failed: number;
  readonly skipped: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** What a JSON report of Vitest or Playwright says; undefined when it was not written. */
export function readTally(report: string): Tally | undefined {
  if (!existsSync(report)) return undefined;
  const data = JSON.parse(readFileSync(report, 'utf8')) as VitestReport | PlaywrightReport;
  if (!('stats' in data)) {
    return { passed: data.numPassedTests, atSecondTry: 0, failed: data.numFailedTests, skipped: data.numPendingTests };
  }
  const { expected, unexpected, flaky, skipped } = data.stats;
  return { passed: expected + flaky, atSecondTry: flaky, failed: unexpected, skipped };
}

/** The sum of several reports. */
export const sumTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  atSecondTry: tallies.reduce((total, { atSecondTry }) => total + atSecondTry, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  skipped: tallies.reduce((total, { skipped }) => total + skipped, 0),
});
