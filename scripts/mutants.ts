/**
 * Puts single faults into the code, one at a time and in memory only, and tells which of them no test notices.
 * `npm run mutants [how many] [seed] [part of a path]`; without a number 1,000, spread over the rooms by how many each can have.
 * First each test file is run once without a fault, to see what it runs; a fault is then shown to those that run its place.
 */
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { makeRandom } from '../src/quizzes/random.ts';
import { makeAsker } from './mutants/askers.ts';
import { type Fault, faultsIn, withFault } from './mutants/faults.ts';
import { placesOf } from './mutants/places.ts';
import { reachOfTests } from './mutants/reach.ts';

const [count = '1000', seed = '1', part = ''] = process.argv.slice(2);

/** So long the tests asked about a fault may take together when nothing is wrong, in milliseconds: what these do not notice is not tested where one would look for it. */
const LONGEST = 30_000;

/** Rooms, and the share of faults that tests are to notice in each. */
const ROOMS: readonly (readonly [room: string, glob: string, wanted: number])[] = [
  ['engine', 'src/engine/**/*.ts', 0.9],
  ['quizzes', 'src/quizzes/!(exams)/**/*.ts', 0.8],
  ['exams', 'src/quizzes/exams/**/*.ts', 0.8],
  ['components', 'src/components/**/*.ts', 0.8],
];

/** What only a page in a browser can run is held by browser tests. */
const OF_A_PAGE = /from 'preact|\b(?:document|window|navigator|localStorage|location|fetch)\b/;

interface Placed extends Fault {
  readonly room: string;
  readonly file: string;
}

const faults: readonly Placed[] = ROOMS.flatMap(([room, glob]) =>
  globSync(glob)
    .filter((file) => file.includes(part))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
    .filter(({ source }) => !OF_A_PAGE.test(source))
    .flatMap(({ file, source }) => faultsIn(file, source).map((fault) => ({ ...fault, room, file }))),
);
const sample = makeRandom(seed).shuffled(faults).slice(0, Number(count));

console.log('what each test runs …');
const { testsOf, took } = await reachOfTests();

/** The tests to show a fault to: those that run little else first, as long as the time goes. */
function shownTo({ file, start }: Placed, source: string): readonly string[] {
  let time = 0;
  return (testsOf.get(placesOf(file, source)(start)) ?? []).filter((test) => {
    const longer = time + (took.get(test) ?? 0);
    if (longer <= LONGEST) time = longer;
    return longer <= LONGEST;
  });
}

const tally = new Map(ROOMS.map(([room]) => [room, { noticed: 0, all: 0, unreached: 0 }]));

/** Tells how many were noticed, room by room. */
function tell(): void {
  const asked = [...tally.values()].reduce((sum, { all }) => sum + all, 0);
  console.log(`\n${String(asked)} of ${String(faults.length)} faults, seed ${seed}`);
  for (const [room, , wanted] of ROOMS) {
    const { noticed = 0, all = 0, unreached = 0 } = tally.get(room) ?? {};
    const share = `${((100 * noticed) / all).toFixed(1)} %; wanted ${String(100 * wanted)} %`;
    if (all > 0)
      console.log(`${room}: ${String(noticed)} of ${String(all)} noticed (${share}), ${String(unreached)} in no test`);
  }
}

// Whoever stops it is told how far it came.
process.once('SIGINT', () => {
  tell();
  process.exit();
});

const left = sample.values();

async function askOneByOne(): Promise<void> {
  const asker = await makeAsker();
  for (const fault of left) {
    const { file, start, end, text, room } = fault;
    const source = readFileSync(file, 'utf8');
    const tests = shownTo(fault, source);
    const by = tests.length === 0 ? '' : await asker.ask({ file, code: withFault(source, fault), tests });
    const of = tally.get(room) ?? { noticed: 0, all: 0, unreached: 0 };
    of.all += 1;
    if (by !== '') of.noticed += 1;
    if (tests.length === 0) of.unreached += 1;
    if (by !== '') continue;
    const line = source.slice(0, start).split('\n').length;
    const put = `${source.slice(start, end).replaceAll(/\s+/g, ' ')}  →  ${text}`;
    console.log(`${file}:${String(line)}  ${put}${tests.length === 0 ? '  (in no test)' : ''}`);
  }
  asker.end();
}

await Promise.all(Array.from({ length: availableParallelism() }, askOneByOne));
tell();
