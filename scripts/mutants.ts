/**
 * Puts single faults into the code, one at a time and in memory only, and tells which of them no test notices.
 * `npm run mutants [how many] [seed] [a room, or part of a path]`; without a number 1,000, spread over the rooms by how many each can have.
 * First each test file is run once without a fault, to see what it runs; a fault is then shown to those that run its place. What a
 * test runs is kept until it or anything that it loads changes, and so is what it said of a fault: a sample that was stopped (Ctrl+C)
 * goes on where it was. What no test notices while all stays loaded may be against the types; else the likeliest are asked once more,
 * with the fault loaded anew. A fault is told as undecided where a test runs its place for which there was no time.
 */
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { makeRandom } from '../src/quizzes/random.ts';
import { makeAsker } from './mutants/askers.ts';
import { type Fault, faultsIn, withFault } from './mutants/faults.ts';
import { type Verdict, faultKey, readKept, writeKept } from './mutants/kept.ts';
import { makeLuck } from './mutants/luck.ts';
import { placesOf } from './mutants/places.ts';
import { reachOfTests } from './mutants/reach.ts';
import { type Sweep, sweep } from './mutants/sweep.ts';
import { breaksTypes } from './mutants/types.ts';
import { lineOf, putOf, reasonUnseen } from './mutants/unseen.ts';

const [count = '1000', seed = '1', where = ''] = process.argv.slice(2);

/** So long the tests asked about a fault may take together when nothing is wrong, in milliseconds of a processor: among others, and alone. */
const LONGEST = { among: 20_000, alone: 10_000 } as const;

/** From so many faults on of which not all is known a sweep over all of them is worth its while. */
const MANY = 20;

/** The faults of a room that were asked about, and how they ended. */
interface Tally {
  all: number;
  byTests: number;
  stuck: number;
  byTypes: number;
  survived: number;
  undecided: number;
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
  tally: { all: 0, byTests: 0, stuck: 0, byTypes: 0, survived: 0, undecided: 0, unseen: 0 },
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
const { testsOf, took, states, whileLoading } = await reachOfTests();
const kept = readKept();
const luck = makeLuck(took, kept.learnt);
const timeOf = (test: string): number => took.get(test) ?? 0;
const stateOf = (test: string): string => states.get(test) ?? '';

/** A fault to be asked about: its place, and the tests that run it, those first that are likely to notice in little time. */
interface Question {
  readonly fault: Placed;
  readonly source: string;
  readonly code: string;
  readonly place: string;
  readonly tests: readonly string[];
  /** What was said so far. */
  readonly verdict: Verdict;
}

/** Whoever loads a file runs what stands outside its functions: of these tests, those first that run one of its functions, too. */
function testsFor(file: string, place: string): readonly string[] {
  const likely = luck.sorted(file, place, testsOf.get(place) ?? []);
  if (place !== file) return likely;
  const users = new Set([...testsOf].flatMap(([other, tests]) => (other.startsWith(`${file}:`) ? tests : [])));
  return likely.toSorted((one, other) => Number(users.has(other)) - Number(users.has(one)));
}

/** What was said of a fault before, as far as nothing changed that it rests on. */
function verdictBefore(key: string, tests: readonly string[]): Verdict {
  const { by, silent, alone } = kept.verdicts[key] ?? { silent: [], alone: [] };
  const now = new Set(tests.map(stateOf));
  const still = (said: readonly string[]): readonly string[] => said.filter((state) => now.has(state));
  return { ...(by && now.has(by.state) && { by }), silent: still(silent), alone: still(alone) };
}

function questionOf(fault: Placed): Question {
  const source = readFileSync(fault.file, 'utf8');
  const code = withFault(source, fault);
  const place = placesOf(fault.file, source)(fault.start);
  const tests = testsFor(fault.file, place);
  const key = faultKey(fault.file, code);
  const verdict = verdictBefore(key, tests);
  kept.verdicts[key] = verdict;
  return { fault, source, code, place, tests, verdict };
}

function notice({ fault, place, verdict }: Question, test: string, isStuck: boolean, asked: readonly string[]): void {
  verdict.by = { test, state: stateOf(test), isStuck };
  luck.learn(fault.file, place, asked, test);
}

/** The tests that were not asked yet, neither among others nor alone. */
const openTo = ({ tests, verdict: { silent, alone } }: Question): readonly string[] =>
  tests.filter((test) => !silent.includes(stateOf(test)) && !alone.includes(stateOf(test)));

/** Tells how many were noticed, room by room, and keeps what was found out. */
function tell(): void {
  kept.learnt = luck.learnt();
  writeKept(kept);
  const asked = ROOMS.reduce((sum, { tally }) => sum + tally.all + tally.unseen, 0);
  console.log(`\n${String(asked)} of ${String(faults.length)} faults, seed ${seed}`);
  for (const { name, wanted, tally } of ROOMS) {
    const { all, byTests, stuck, byTypes, survived, undecided, unseen } = tally;
    const noticed = byTests + byTypes;
    const share = `${((100 * noticed) / all).toFixed(1)} % for certain; wanted ${String(100 * wanted)} %`;
    const how = `${String(byTests)} by tests (${String(stuck)} as they did not end), ${String(byTypes)} by types`;
    const rest = `${String(survived)} not, ${String(undecided)} undecided, ${String(unseen)} besides that cannot be seen`;
    if (all > 0) console.log(`${name}: ${String(noticed)} of ${String(all)} noticed (${share}): ${how}; ${rest}`);
  }
}

const questions: Question[] = [];
for (const fault of sample) {
  const isUnseen = reasonUnseen(fault.file, readFileSync(fault.file, 'utf8'), fault) !== undefined;
  if (isUnseen) fault.room.tally.unseen += 1;
  else questions.push(questionOf(fault));
}

/** First all tests sweep over all faults of which not all is known, several shares at once; what they notice need not be asked one by one. */
const unknown = questions.filter((question) => question.verdict.by === undefined && openTo(question).length > 0);
const swift = [...took.keys()].toSorted((one, other) => timeOf(one) - timeOf(other));
const swept: Sweep<Placed> | undefined =
  unknown.length < MANY
    ? undefined
    : sweep(
        unknown.map((question) => ({ fault: question.fault, tests: openTo(question) })),
        swift,
        LONGEST.among,
      );

/** Takes in what a sweep found; what runs while files are loaded is not judged by it. */
function takeIn(): void {
  const said = swept?.said();
  if (!said) return;
  for (const question of unknown) {
    const { by, isStuck, silent } = said.get(question.fault) ?? { by: undefined, isStuck: false, silent: [] };
    const isLoaded = question.place === question.fault.file || whileLoading.has(question.place);
    if (by !== undefined) notice(question, by, isStuck, [by]);
    else if (!isLoaded) question.verdict.silent = [...question.verdict.silent, ...silent.map(stateOf)];
  }
}

// Whoever stops it is told how far it came.
let isSweeping = true;
process.once('SIGINT', () => {
  if (isSweeping) takeIn();
  tell();
  process.exit();
});

await swept?.end;
takeIn();
isSweeping = false;
if (swept) {
  const noticed = unknown.filter(({ verdict }) => verdict.by !== undefined);
  console.log(`${String(noticed.length)} of ${String(unknown.length)} noticed at once`);
}

const left = questions.values();

async function askOneByOne(): Promise<void> {
  const asker = await makeAsker();

  /** Asks the likeliest tests alone, as long as the time goes: of a file that is loaded anew more is seen. */
  async function askAlone(question: Question): Promise<void> {
    const { fault, code, place, tests, verdict } = question;
    const asked = tests.filter((test) => verdict.alone.includes(stateOf(test)));
    let time = asked.reduce((sum, test) => sum + timeOf(test), 0);
    const own = tests.filter((test) => {
      const longer = time + timeOf(test);
      if (asked.includes(test) || longer > LONGEST.alone) return false;
      time = longer;
      return true;
    });
    if (own.length === 0) return;
    const { by, isStuck } = await asker.ask({
      file: fault.file,
      code,
      tests: own,
      longest: Math.max(...own.map(timeOf)),
    });
    if (by !== '') {
      notice(question, by, isStuck, own);
      return;
    }
    verdict.alone = [...verdict.alone, ...own.map(stateOf)];
    luck.learn(fault.file, place, own, '');
  }

  for (const question of left) {
    const { fault, source, code, tests, verdict } = question;
    const { tally } = fault.room;
    const isTyped = verdict.by === undefined && breaksTypes(fault.file, code);
    if (verdict.by === undefined && !isTyped) await askAlone(question);
    tally.all += 1;
    if (verdict.by?.isStuck) tally.stuck += 1;
    if (isTyped) tally.byTypes += 1;
    else if (verdict.by) tally.byTests += 1;
    if (isTyped || verdict.by) continue;
    const open = openTo(question);
    if (open.length === 0) tally.survived += 1;
    else tally.undecided += 1;
    const asked =
      tests.length === 0
        ? 'in no test'
        : `${String(tests.length - open.length)} tests, ${String(open.length)} not asked`;
    const { line, text } = lineOf(source, fault);
    console.log(`${fault.file}:${String(line)}  ${putOf(source, fault)}  (${asked})\n    ${text}`);
    for (const test of open.slice(0, 4)) console.log(`      ? ${test}`);
  }
  asker.end();
}

await Promise.all(Array.from({ length: availableParallelism() }, askOneByOne));
tell();
