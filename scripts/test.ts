import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser, NO_BROWSER } from './browser.ts';

/** One stage: its npm script, what it checks, how to fix a failure, and the report that its tests write. */
interface Stage {
  readonly script: string;
  readonly what: string;
  readonly fix: string;
  readonly report?: string;
}

interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly skipped: number };
}

const SYNC: Stage = {
  script: 'sync',
  what: 'content types',
  fix: 'the message above names the chapter',
};
const BUILD: Stage = {
  script: 'build',
  what: 'build with its content checks',
  fix: 'the message above names the page or the chapter',
};
const BUILT: readonly Stage[] = [
  { script: 'size', what: 'bundle sizes', fix: 'what is listed above has outgrown its budget in budgets.json' },
  {
    script: 'built',
    what: 'built pages',
    fix: 'npm run built checks dist/ alone',
    report: 'test-results/built.json',
  },
];
const TYPES: Stage = { script: 'types', what: 'types', fix: 'the compiler above names the file and the line' };
const LINT: Stage = { script: 'lint', what: 'lint', fix: 'the rules above name the file and the line' };
const IMPORTS: Stage = { script: 'imports', what: 'imports', fix: 'the rule above says what may import what' };
const FORMAT: Stage = { script: 'format:check', what: 'formatting', fix: 'npm run format writes the files' };
const UNUSED: Stage = { script: 'unused', what: 'unused code', fix: 'remove what is listed above, or use it' };
const UNIT: Stage = { script: 'unit', what: 'unit tests', fix: 'npm run unit', report: 'test-results/unit.json' };
const BROWSER: Stage = {
  script: 'e2e',
  what: 'browser tests',
  fix: 'npm run e2e',
  report: 'test-results/browser.json',
};

/**
 * Rounds run one after another; the lanes of a round run side by side, each in its order. Tests use all cores
 * themselves. All Astro commands share one content store, so two of them must never write it at the same time.
 */
type Rounds = readonly (readonly (readonly Stage[])[])[];
const FAST: Rounds = [
  [[SYNC]],
  [
    [LINT, UNUSED, IMPORTS],
    [TYPES, FORMAT],
  ],
  [[UNIT]],
];
const WHOLE: Rounds = [
  [[SYNC]],
  [
    [LINT, TYPES, UNUSED],
    [BUILD, ...BUILT, FORMAT, IMPORTS],
  ],
  [[UNIT]],
  [[BROWSER]],
];

const isFast = process.argv.includes('--fast');
const rounds = isFast ? FAST : WHOLE;
const stages = rounds.flat(2);
const start = performance.now();
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/** Reads a JSON report of Vitest or Playwright; undefined when none was written. */
function readTally(report: string): Tally | undefined {
  if (!existsSync(report)) return undefined;
  const data = JSON.parse(readFileSync(report, 'utf8')) as VitestReport | PlaywrightReport;
  return 'stats' in data
    ? { passed: data.stats.expected, failed: data.stats.unexpected, skipped: data.stats.skipped }
    : { passed: data.numPassedTests, failed: data.numFailedTests, skipped: data.numPendingTests };
}

const total = (count: keyof Tally): number =>
  stages.reduce((sum, { report }) => sum + ((report === undefined ? undefined : readTally(report)?.[count]) ?? 0), 0);
const summary = (): string => `${String(total('passed'))} passed, ${String(total('failed'))} failed`;

/** Child processes to stop when a stage beside them fails. */
const running = new Set<ChildProcess>();

const stop = (message: string): never => {
  for (const child of running) child.kill();
  console.error(`\n✗ ${message}\n${summary()}`);
  return process.exit(1);
};

/** Finds a browser before anything long runs, and tells the browser tests its path. */
function requireBrowser(): void {
  const path = findBrowser();
  if (path === undefined) return stop(NO_BROWSER);
  process.env.TENSU_CHROMIUM = path;
}

/**
 * Runs a script of package.json without what npm runs before it: alone it prints as it goes, beside others its output
 * is returned.
 */
async function run(script: string, isAlone: boolean): Promise<{ status: number | null; output: string }> {
  const shell = process.platform === 'win32';
  const child = spawn('npm', ['run', '--silent', '--ignore-scripts', script], {
    stdio: isAlone ? 'inherit' : 'pipe',
    shell,
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [status] = (await once(child, 'close')) as [number | null];
  running.delete(child);
  return { status, output };
}

async function pass({ script, what, fix, report }: Stage, isAlone: boolean): Promise<void> {
  const since = performance.now();
  const title = `\n── ${what} (npm run ${script})`;
  if (isAlone) console.log(title);
  const { status, output } = await run(script, isAlone);
  if (!isAlone) console.log(`${title}\n${output.trimEnd()}`);
  if (status !== 0) stop(`${what} failed: ${fix}.`);
  if (report && !readTally(report)) stop(`${what} left no report, so its tests did not run.`);
  console.log(`   ${what}: passed in ${seconds(since)}`);
}

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');
if (!isFast) requireBrowser();
console.log(`Runs: ${stages.map(({ what }) => what).join(', ')}.`);
for (const lanes of rounds) {
  const isAlone = lanes.length === 1;
  await Promise.all(
    lanes.map(async (lane) => {
      for (const stage of lane) await pass(stage, isAlone);
    }),
  );
}
if (total('skipped') > 0) stop(`${String(total('skipped'))} tests were skipped; here every test runs.`);
console.log(`\nAll passed in ${seconds(start)}.\n${summary()}`);
