/**
 * Puts single faults into the code, one at a time and in memory only, and tells which of them no test notices.
 * `npm run mutants [how many] [seed] [part of a path]`; without a number 1,000, spread over the rooms by how many each can have.
 * First each test file is run once without a fault, to see what it runs; a fault is then shown to those that run its place. What a
 * test runs is kept until it or anything that it may load changes: a second sample begins at once.
 */
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { makeRandom } from '../src/quizzes/random.ts';
import { makeAsker } from './mutants/askers.ts';
import { type Fault, faultsIn, withFault } from './mutants/faults.ts';
import { makeLuck } from './mutants/luck.ts';
import { placesOf } from './mutants/places.ts';
import { reachOfTests } from './mutants/reach.ts';
import { lineOf, putOf, reasonUnseen } from './mutants/unseen.ts';

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
const OF_A_PAGE = /from 'preact|\b(?:document|window|navigator|localStorage|location|fetch|HTMLElement)\b/;

interface Placed extends Fault {
  readonly room: string;
  readonly file: string;
}

/** The tests to show a fault to, and how many more run its place that the time does not allow. */
interface Shown {
  readonly tests: readonly string[];
  readonly left: number;
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
const luck = makeLuck(took);

/**
 * The tests to show a fault to: the quickest, as long as the time goes, those first that are likely to notice. Whoever loads a file runs what stands outside its
 * functions: of these, those first that run one of its functions, too.
 */
function shownTo({ file, start }: Placed, source: string): Shown {
  let time = 0;
  const place = placesOf(file, source)(start);
  const own = [...testsOf].flatMap(([other, tests]) => (other.startsWith(`${file}:`) ? tests : []));
  const users = new Set(place === file ? own : []);
  const cost = (test: string): number => (took.get(test) ?? 0) - (users.has(test) ? LONGEST : 0);
  const all = (testsOf.get(place) ?? []).toSorted((one, other) => cost(one) - cost(other));
  const tests = all.filter((test) => {
    const longer = time + (took.get(test) ?? 0);
    if (longer <= LONGEST) time = longer;
    return longer <= LONGEST;
  });
  return { tests: luck.sorted(file, tests), left: all.length - tests.length };
}

const tally = new Map(ROOMS.map(([room]) => [room, { noticed: 0, all: 0, unreached: 0, unseen: 0 }]));

/** Tells how many were noticed, room by room. */
function tell(): void {
  const asked = [...tally.values()].reduce((sum, { all }) => sum + all, 0);
  console.log(`\n${String(asked)} of ${String(faults.length)} faults, seed ${seed}`);
  for (const [room, , wanted] of ROOMS) {
    const { noticed = 0, all = 0, unreached = 0, unseen = 0 } = tally.get(room) ?? {};
    const share = `${((100 * noticed) / all).toFixed(1)} %; wanted ${String(100 * wanted)} %`;
    const besides = `${String(unreached)} in no test, ${String(unseen)} besides that cannot be seen`;
    if (all > 0) console.log(`${room}: ${String(noticed)} of ${String(all)} noticed (${share}), ${besides}`);
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
    const { file, room } = fault;
    const source = readFileSync(file, 'utf8');
    const of = tally.get(room) ?? { noticed: 0, all: 0, unreached: 0, unseen: 0 };
    if (reasonUnseen(file, source, fault) !== undefined) {
      of.unseen += 1;
      continue;
    }
    const { tests, left: unasked } = shownTo(fault, source);
    const longest = Math.max(0, ...tests.map((test) => took.get(test) ?? 0));
    const by = tests.length === 0 ? '' : await asker.ask({ file, code: withFault(source, fault), tests }, longest);
    luck.learn(file, tests, by);
    of.all += 1;
    if (by !== '') {
      of.noticed += 1;
      continue;
    }
    if (tests.length + unasked === 0) of.unreached += 1;
    const asked =
      tests.length + unasked === 0 ? 'in no test' : `${String(tests.length)} tests, ${String(unasked)} not asked`;
    console.log(`${file}:${String(lineOf(source, fault).line)}  ${putOf(source, fault)}  (${asked})`);
  }
  asker.end();
}

await Promise.all(Array.from({ length: availableParallelism() }, askOneByOne));
tell();
