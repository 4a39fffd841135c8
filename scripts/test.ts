import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { findBrowser, NO_BROWSER } from './browser.ts';
import { readTally, sumTallies } from './tally.ts';

/** One stage: the npm script that runs it, what it is, what to do when it fails, and the report its tests leave. */
interface Stage {
  readonly script: string;
  readonly what: string;
  readonly mend: string;
  readonly report?: string;
}

const FAST: readonly Stage[] = [
  { script: 'format:check', what: 'formatting', mend: 'npm run format writes the files as they should be' },
  { script: 'lint', what: 'lint', mend: 'the rules above name the file and the line' },
  { script: 'types', what: 'types', mend: 'the compiler above names the file and the line' },
  { script: 'unused', what: 'unused code', mend: 'remove what is listed above, or use it' },
  { script: 'unit', what: 'unit tests', mend: 'npm run unit runs them alone', report: 'test-results/unit.json' },
];
const WHOLE: readonly Stage[] = [
  ...FAST,
  { script: 'build', what: 'build with its content checks', mend: 'the message above names the page or the chapter' },
  { script: 'size', what: 'bundle sizes', mend: 'what is listed above has outgrown its budget' },
  { script: 'e2e', what: 'browser tests', mend: 'npm run e2e runs them alone', report: 'test-results/browser.json' },
];

const stages = process.argv.includes('--fast') ? FAST : WHOLE;
const start = performance.now();
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(0)} s`;
const tally = () => sumTallies(stages.flatMap(({ report }) => (report === undefined ? [] : (readTally(report) ?? []))));
const summary = (): string => `${String(tally().passed)} passed, ${String(tally().failed)} failed`;

const stop = (message: string): never => {
  console.error(`\n✗ ${message}\n${summary()}`);
  return process.exit(1);
};

/** Makes sure of a browser before anything long runs, and names it to the browser tests. */
function takeBrowser(): void {
  const path = findBrowser();
  if (path === undefined) return stop(NO_BROWSER);
  process.env.TENSU_CHROMIUM = path;
}

function run({ script, what, mend, report }: Stage, place: string): void {
  const since = performance.now();
  console.log(`\n── ${place}: ${what} (npm run ${script})`);
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit', shell });
  if (status !== 0) stop(`Stage ${place}, ${what}, failed: ${mend}.`);
  if (report && !readTally(report)) stop(`Stage ${place}, ${what}, left no report, so its tests did not run.`);
  console.log(`   ${what}: passed in ${seconds(since)}`);
}

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');
if (stages === WHOLE) takeBrowser();
for (const [index, stage] of stages.entries()) run(stage, `${String(index + 1)} of ${String(stages.length)}`);
if (tally().skipped > 0) stop(`${String(tally().skipped)} tests were skipped; here every test runs.`);
console.log(`\nAll stages passed in ${seconds(start)}.\n${summary()}`);
