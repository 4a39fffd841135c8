import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
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

const TEXT: readonly Stage[] = [
  { script: 'format:check', what: 'formatting', mend: 'npm run format writes the files as they should be' },
  { script: 'lint', what: 'lint', mend: 'the rules above name the file and the line' },
  { script: 'imports', what: 'imports', mend: '.dependency-cruiser.js has the rules named above' },
  { script: 'unused', what: 'unused code', mend: 'remove what is listed above, or use it' },
];
const TYPES: Stage = { script: 'types', what: 'types', mend: 'the compiler above names the file and the line' };
const SITE: readonly Stage[] = [
  { script: 'build', what: 'build with its content checks', mend: 'the message above names the page or the chapter' },
  { script: 'size', what: 'bundle sizes', mend: 'what is listed above has outgrown its budget' },
];
const UNIT: Stage = {
  script: 'unit',
  what: 'unit tests',
  mend: 'npm run unit runs them alone',
  report: 'test-results/unit.json',
};
const BROWSER: Stage = {
  script: 'e2e',
  what: 'browser tests',
  mend: 'npm run e2e runs them alone',
  report: 'test-results/browser.json',
};

/** Rounds one after another; within a round its rows run side by side, each in its order. The browser tests take all cores by themselves. */
type Rounds = readonly (readonly (readonly Stage[])[])[];
const FAST: Rounds = [[[...TEXT, UNIT], [TYPES]]];
const WHOLE: Rounds = [
  [
    [...TEXT, UNIT],
    [TYPES, ...SITE],
  ],
  [[BROWSER]],
];

const isFast = process.argv.includes('--fast');
const rounds = isFast ? FAST : WHOLE;
const stages = rounds.flat(2);
const start = performance.now();
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(0)} s`;
const tally = () => sumTallies(stages.flatMap(({ report }) => (report === undefined ? [] : (readTally(report) ?? []))));
const summary = (): string => {
  const { passed, atSecondTry, failed } = tally();
  const told = atSecondTry === 0 ? '' : ` (${String(atSecondTry)} at the second try, named above)`;
  return `${String(passed)} passed${told}, ${String(failed)} failed`;
};

/** What runs now, to be ended when a stage beside it has failed. */
const running = new Set<ChildProcess>();

const stop = (message: string): never => {
  for (const child of running) child.kill();
  console.error(`\n✗ ${message}\n${summary()}`);
  return process.exit(1);
};

/** Makes sure of a browser before anything long runs, and names it to the browser tests. */
function takeBrowser(): void {
  const path = findBrowser();
  if (path === undefined) return stop(NO_BROWSER);
  process.env.TENSU_CHROMIUM = path;
}

/** Runs a script of package.json to its end: a lone one with its output as it comes, others with all of it afterwards. */
async function run(script: string, isAlone: boolean): Promise<{ status: number | null; output: string }> {
  const shell = process.platform === 'win32';
  const child = spawn('npm', ['run', '--silent', script], { stdio: isAlone ? 'inherit' : 'pipe', shell });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [status] = (await once(child, 'close')) as [number | null];
  running.delete(child);
  return { status, output };
}

async function pass({ script, what, mend, report }: Stage, isAlone: boolean): Promise<void> {
  const since = performance.now();
  const title = `\n── ${what} (npm run ${script})`;
  if (isAlone) console.log(title);
  const { status, output } = await run(script, isAlone);
  if (!isAlone) console.log(`${title}\n${output.trimEnd()}`);
  if (status !== 0) stop(`${what} failed: ${mend}.`);
  if (report && !readTally(report)) stop(`${what} left no report, so its tests did not run.`);
  console.log(`   ${what}: passed in ${seconds(since)}`);
}

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');
if (!isFast) takeBrowser();
console.log(`To run: ${stages.map(({ what }) => what).join(', ')}.`);
for (const rows of rounds) {
  const isAlone = rows.length === 1;
  await Promise.all(
    rows.map(async (row) => {
      for (const stage of row) await pass(stage, isAlone);
    }),
  );
}
if (tally().skipped > 0) stop(`${String(tally().skipped)} tests were skipped; here every test runs.`);
console.log(`\nAll passed in ${seconds(start)}.\n${summary()}`);
