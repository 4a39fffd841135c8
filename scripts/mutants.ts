/**
 * Puts single faults into the code, one at a time and in memory only, and tells which of them no test notices.
 * `npm run mutants [how many] [seed] [part of a path]`; without a number 1,000, spread over the rooms by how many each can have.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { makeRandom } from '../src/quizzes/random.ts';
import { type Fault, faultsIn, withFault } from './mutants/faults.ts';
import type { Trial } from './mutants/holder.ts';
import { testsOf } from './mutants/tests-of.ts';

const [count = '1000', seed = '1', part = ''] = process.argv.slice(2);
/** A test file that does not come to its end for so long has been stopped by the fault, and that is noticed. */
const PATIENCE = 300_000;

/** Rooms, and the share of faults that tests are to notice in each. */
const ROOMS: readonly (readonly [room: string, glob: string, wanted: number])[] = [
  ['engine', 'src/engine/**/*.ts', 0.9],
  ['quizzes', 'src/quizzes/!(exams)/**/*.ts', 0.8],
  ['exams', 'src/quizzes/exams/**/*.ts', 0.8],
  ['components', 'src/components/**/*.ts', 0.8],
];

interface Placed extends Fault {
  readonly room: string;
  readonly file: string;
}

const faults: readonly Placed[] = ROOMS.flatMap(([room, glob]) =>
  globSync(glob)
    .filter((file) => file.includes(part) && testsOf(file).length > 0)
    .flatMap((file) => faultsIn(file, readFileSync(file, 'utf8')).map((fault) => ({ ...fault, room, file }))),
);

async function holder(): Promise<ChildProcess> {
  const child = fork('scripts/mutants/holder.ts', { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(child, 'message');
  return child;
}

let child = await holder();

/** The test that noticed, `time` where one did not come to an end, or nothing. */
async function noticed(trial: Trial): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const late = setTimeout(() => resolve('time'), PATIENCE);
  const hear = (said: string): void => (said === 'alive' ? void late.refresh() : resolve(said));
  child.on('message', hear).send(trial);
  const by = await promise;
  clearTimeout(late);
  child.off('message', hear);
  if (by === 'time') {
    child.kill('SIGKILL');
    child = await holder();
  }
  return by;
}

const sample = makeRandom(seed).shuffled(faults).slice(0, Number(count));
const [any] = sample;
if (any) {
  const tests = [...new Set(sample.flatMap(({ file }) => testsOf(file)))];
  const by = await noticed({ file: any.file, code: readFileSync(any.file, 'utf8'), tests });
  if (by !== '') throw new Error(`${by} fails without a fault`);
}

const tally = new Map(ROOMS.map(([room]) => [room, { noticed: 0, all: 0 }]));

/** Tells how many were noticed, room by room. */
function tell(): void {
  const asked = [...tally.values()].reduce((sum, { all }) => sum + all, 0);
  console.log(`\n${String(asked)} of ${String(faults.length)} faults, seed ${seed}`);
  for (const [room, , wanted] of ROOMS) {
    const { noticed = 0, all = 0 } = tally.get(room) ?? {};
    const share = `${((100 * noticed) / all).toFixed(1)} %; wanted ${String(100 * wanted)} %`;
    if (all > 0) console.log(`${room}: ${String(noticed)} of ${String(all)} noticed (${share})`);
  }
}

// Whoever stops it is told how far it came.
process.once('SIGINT', () => {
  tell();
  process.exit();
});

for (const fault of sample) {
  const { file, start, end, text, room } = fault;
  const source = readFileSync(file, 'utf8');
  const by = await noticed({ file, code: withFault(source, fault), tests: testsOf(file) });
  const of = tally.get(room) ?? { noticed: 0, all: 0 };
  tally.set(room, { noticed: of.noticed + (by === '' ? 0 : 1), all: of.all + 1 });
  if (by !== '') continue;
  const line = source.slice(0, start).split('\n').length;
  console.log(`${file}:${String(line)}  ${source.slice(start, end).replaceAll(/\s+/g, ' ')}  →  ${text}`);
}
child.kill();
tell();
