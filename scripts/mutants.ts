/**
 * Puts single faults into the code, one at a time and in memory only, and tells which of them no test notices.
 * `npm run mutants [how many] [seed] [a room, or part of a path]`; without a number 1,000, spread over the rooms by how many each can have.
 * First each test file is run once without a fault, to see what it runs; a fault is then shown to those that run its place. What a
 * test runs is kept until it or anything that it loads changes, and so is what it said of a fault: a sample that was stopped (Ctrl+C) goes on
 * where it was, and after a change those are asked first that noticed before. What no test notices may still be against the types.
 */
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { makeRandom } from '../src/quizzes/random.ts';
import { makeAsker } from './mutants/askers.ts';
import { type Fault, faultsIn, withFault } from './mutants/faults.ts';
import { faultKey, readKept, stateKey, writeKept } from './mutants/kept.ts';
import { makeLuck } from './mutants/luck.ts';
import { placesOf } from './mutants/places.ts';
import { reachOfTests } from './mutants/reach.ts';
import { sweep } from './mutants/sweep.ts';
import { STUCK } from './mutants/said.ts';
import { breaksTypes } from './mutants/types.ts';
import { lineOf, putOf, reasonUnseen } from './mutants/unseen.ts';

const [count = '1000', seed = '1', where = ''] = process.argv.slice(2);

/** So long the tests asked about a fault may take together when nothing is wrong, in milliseconds of a processor: what these do not notice is not tested where one would look for it. */
const LONGEST = 20_000;

/** From so many faults on of which nothing is known a sweep over all of them is worth its while. */
const MANY = 100;

/** Tests that take longer, in the same, are not asked about many faults at once: each of these takes its time by itself. */
const SWIFT = 1500;

/** The faults of a room that were asked about, and how they ended. */
interface Tally {
  noticed: number;
  all: number;
  stuck: number;
  typed: number;
  unreached: number;
  unseen: number;
}

/** A room, and the share of faults that tests are to notice there. */
interface Room {
  readonly name: string;
  readonly glob: string;
  readonly wanted: number;
  readonly tally: Tally;
}

const room = (name: string, glob: string, wanted: number): Room => ({
  name,
  glob,
  wanted,
  tally: { noticed: 0, all: 0, stuck: 0, typed: 0, unreached: 0, unseen: 0 },
});

const ROOMS = [
  room('engine', 'src/engine/**/*.ts', 0.9),
  room('quizzes', 'src/quizzes/!(exams)/**/*.ts', 0.8),
  room('exams', 'src/quizzes/exams/**/*.ts', 0.8),
  room('components', 'src/components/**/*.ts', 0.8),
];

/** What only a page in a browser can run is held by browser tests. */
const OF_A_PAGE = /from 'preact|\b(?:document|window|navigator|localStorage|location|fetch|HTMLElement)\b/;

interface Placed extends Fault {
  readonly room: Room;
  readonly file: string;
}

/** Where a fault stands, the tests to show it to, and how many more run its place that the time does not allow. */
interface Shown {
  readonly place: string;
  readonly tests: readonly string[];
  readonly left: number;
}

const isRoom = ROOMS.some(({ name }) => name === where);
const faults: readonly Placed[] = ROOMS.flatMap((room) =>
  globSync(room.glob)
    .filter((file) => (isRoom ? room.name === where : file.includes(where)))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
    .filter(({ source }) => !OF_A_PAGE.test(source))
    .flatMap(({ file, source }) => faultsIn(file, source).map((fault) => ({ ...fault, room, file }))),
);
const sample = makeRandom(seed).shuffled(faults).slice(0, Number(count));

console.log('what each test runs …');
const { testsOf, took, states } = await reachOfTests();
const kept = readKept();
const luck = makeLuck(took, kept.learnt);

/**
 * The tests to show a fault to: those that are likely to notice it in little time, as long as the time goes. Whoever loads a file runs what stands outside its
 * functions: of these, those first that run one of its functions, too.
 */
function shownTo({ file, start }: Placed, source: string): Shown {
  let time = 0;
  const place = placesOf(file, source)(start);
  const own = [...testsOf].flatMap(([other, tests]) => (other.startsWith(`${file}:`) ? tests : []));
  const users = new Set(place === file ? own : []);
  const likely = luck.sorted(file, place, testsOf.get(place) ?? []);
  const all = likely.toSorted((one, other) => Number(users.has(other)) - Number(users.has(one)));
  const tests = all.filter((test) => {
    const longer = time + (took.get(test) ?? 0);
    if (longer <= LONGEST) time = longer;
    return longer <= LONGEST;
  });
  return { place, tests, left: all.length - tests.length };
}

/** Tells how many were noticed, room by room, and keeps what was found out. */
function tell(): void {
  kept.learnt = luck.learnt();
  writeKept(kept);
  const asked = ROOMS.reduce((sum, { tally }) => sum + tally.all + tally.unseen, 0);
  console.log(`\n${String(asked)} of ${String(faults.length)} faults, seed ${seed}`);
  for (const { name, wanted, tally } of ROOMS) {
    const { noticed, all, stuck, typed, unreached, unseen } = tally;
    const share = `${((100 * noticed) / all).toFixed(1)} %; wanted ${String(100 * wanted)} %`;
    const besides = `${String(stuck)} as tests did not end, ${String(typed)} by the types alone, ${String(unreached)} in no test, ${String(unseen)} besides that cannot be seen`;
    if (all > 0) console.log(`${name}: ${String(noticed)} of ${String(all)} noticed (${share}), ${besides}`);
  }
}

/** What is known of a fault, and how to find it out: the tests to show it to, and what was said of it before. */
interface Question {
  readonly fault: Placed;
  readonly source: string;
  readonly code: string;
  readonly shown: Shown;
  readonly key: string;
}

/** What a verdict rests on: the test that noticed, or all that did not. */
const stateOf = (by: string, { shown: { tests } }: Question): string =>
  stateKey(tests.filter((test) => by === '' || by === STUCK || test === by).map((test) => states.get(test) ?? ''));

/** What was said of a fault before, where nothing changed that it rests on. */
function knownOf(question: Question): string | undefined {
  const before = kept.verdicts[question.key];
  if (!before) return undefined;
  return before.state === stateOf(before.by, question) ? before.by : undefined;
}

function keep(by: string, question: Question): void {
  kept.verdicts[question.key] = { by, state: stateOf(by, question) };
}

function questionOf(fault: Placed): Question {
  const source = readFileSync(fault.file, 'utf8');
  const code = withFault(source, fault);
  const shown = shownTo(fault, source);
  return { fault, source, code, shown, key: faultKey(fault.file, code) };
}

const questions: Question[] = [];
for (const fault of sample) {
  const isUnseen = reasonUnseen(fault.file, readFileSync(fault.file, 'utf8'), fault) !== undefined;
  if (isUnseen) fault.room.tally.unseen += 1;
  else questions.push(questionOf(fault));
}

/** First all tests sweep over all faults of which nothing is known, several lots at once; what they notice need not be asked one by one. */
const unknown = questions.filter((question) => knownOf(question) === undefined && question.shown.tests.length > 0);
const lots = Array.from({ length: unknown.length >= MANY ? availableParallelism() : 0 }, (_, lot) => {
  const own = unknown.filter((_one, i) => i % availableParallelism() === lot);
  const timeOf = (test: string): number => took.get(test) ?? 0;
  const tests = new Set(own.flatMap(({ shown }) => shown.tests.filter((test) => timeOf(test) <= SWIFT)));
  const { end, noticed } = sweep(
    own.map(({ fault }) => fault),
    [...tests].toSorted((one, other) => timeOf(one) - timeOf(other)),
    LONGEST,
  );
  const takeIn = (): void => {
    const found = noticed();
    for (const question of own) {
      const by = found.get(question.fault);
      if (by === undefined) continue;
      luck.learn(question.fault.file, question.shown.place, [by], by);
      keep(by, question);
    }
  };
  return { end, takeIn };
});

// Whoever stops it is told how far it came.
process.once('SIGINT', () => {
  for (const { takeIn } of lots) takeIn();
  tell();
  process.exit();
});

await Promise.all(lots.map(({ end }) => end));
for (const { takeIn } of lots) takeIn();
const swept = unknown.filter((question) => knownOf(question) !== undefined);
if (lots.length > 0) console.log(`${String(swept.length)} of ${String(unknown.length)} noticed at once`);

const left = questions.values();

async function askOneByOne(): Promise<void> {
  const asker = await makeAsker();

  /** What the tests say of a fault: the one that notices it, or nothing; what they said before counts as long as nothing of it changed. */
  async function verdictOn(question: Question): Promise<string> {
    const { fault, code, shown, key } = question;
    const { place, tests } = shown;
    if (tests.length === 0) return '';
    const known = knownOf(question);
    if (known !== undefined) return known;
    const last = kept.verdicts[key]?.by;
    const ordered = [...tests.filter((test) => test === last), ...tests.filter((test) => test !== last)];
    const longest = Math.max(...tests.map((test) => took.get(test) ?? 0));
    const by = await asker.ask({ file: fault.file, code, tests: ordered, longest });
    luck.learn(fault.file, place, ordered, by);
    keep(by, question);
    return by;
  }

  for (const question of left) {
    const { fault, source, code, shown } = question;
    const { tally } = fault.room;
    const by = await verdictOn(question);
    const isTyped = by === '' && breaksTypes(fault.file, code);
    tally.all += 1;
    if (by === STUCK) tally.stuck += 1;
    if (isTyped) tally.typed += 1;
    if (by !== '' || isTyped) {
      tally.noticed += 1;
      continue;
    }
    const isUnreached = shown.tests.length + shown.left === 0;
    if (isUnreached) tally.unreached += 1;
    const asked = isUnreached ? 'in no test' : `${String(shown.tests.length)} tests, ${String(shown.left)} not asked`;
    const { line, text } = lineOf(source, fault);
    console.log(`${fault.file}:${String(line)}  ${putOf(source, fault)}  (${asked})\n    ${text}`);
  }
  asker.end();
}

await Promise.all(Array.from({ length: availableParallelism() }, askOneByOne));
tell();
