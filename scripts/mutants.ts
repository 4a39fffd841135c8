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
import { type Asker, makeAsker } from './mutants/askers.ts';
import { type Fault, faultsIn, withFault } from './mutants/faults.ts';
import { NOTHING_SAID, type Verdict, faultKey, readKept, writeKept } from './mutants/kept.ts';
import { makeLuck } from './mutants/luck.ts';
import { placesOf } from './mutants/places.ts';
import { reachOfTests } from './mutants/reach.ts';
import { sweep } from './mutants/sweep.ts';
import { breaksTypes } from './mutants/types.ts';
import { lineOf, putOf, reasonUnseen } from './mutants/unseen.ts';

const [count = '1000', seed = '1', where = ''] = process.argv.slice(2);

/** So long the tests asked about a fault may take together when nothing is wrong, in milliseconds of a processor: among others; alone; and alone where all was asked among others that could be. */
const LONGEST = { among: 20_000, alone: 10_000, again: 2000 } as const;

/** Tests that take longer, in the same, are asked last. */
const SWIFT = 4000;

/** From so many faults on a sweep over all of them is worth its while. */
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
  const { by, silent, alone, passed, isTyped } = kept.verdicts[key] ?? NOTHING_SAID;
  const now = new Set(tests.map(stateOf));
  const still = (said: readonly string[]): readonly string[] => said.filter((state) => now.has(state));
  const noticed = by && now.has(by.state) && { by };
  const typed = isTyped !== undefined && { isTyped };
  return { ...noticed, ...typed, silent: still(silent), alone: still(alone), passed: still(passed) };
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

/** Whether a place runs while files are loaded: what is found there is not seen by a sweep. */
const isLoaded = ({ fault, place }: Question): boolean => place === fault.file || whileLoading.has(place);

const isNoticed = ({ verdict }: Question): boolean => verdict.by !== undefined || verdict.isTyped === true;

const questions: Question[] = [];
for (const fault of sample) {
  const isUnseen = reasonUnseen(fault.file, readFileSync(fault.file, 'utf8'), fault) !== undefined;
  if (isUnseen) fault.room.tally.unseen += 1;
  else questions.push(questionOf(fault));
}

function tallyUp({ fault, verdict, ...question }: Question): void {
  const { tally } = fault.room;
  tally.all += 1;
  if (verdict.by?.isStuck) tally.stuck += 1;
  if (verdict.by) tally.byTests += 1;
  else if (verdict.isTyped) tally.byTypes += 1;
  else if (openTo({ fault, verdict, ...question }).length === 0) tally.survived += 1;
  else tally.undecided += 1;
}

/** Tells of a fault that nobody noticed, and of the tests that were left. */
function tellOf(question: Question): void {
  const { fault, source, tests } = question;
  const open = openTo(question);
  const asked = `${String(tests.length - open.length)} tests asked, ${String(open.length)} not`;
  const { line, text } = lineOf(source, fault);
  console.log(`${fault.file}:${String(line)}  ${putOf(source, fault)}  (${asked})\n    ${text}`);
  for (const test of open.slice(0, 4)) console.log(`      ? ${test}`);
}

/** Tells what was found out, fault by fault and room by room, and keeps it. */
function tell(): void {
  kept.learnt = luck.learnt();
  writeKept(kept);
  questions.forEach(tallyUp);
  for (const question of questions) if (!isNoticed(question)) tellOf(question);
  console.log(`\n${String(sample.length)} of ${String(faults.length)} faults, seed ${seed}`);
  for (const { name, wanted, tally } of ROOMS) {
    const { all, byTests, stuck, byTypes, survived, undecided, unseen } = tally;
    const noticed = byTests + byTypes;
    const share = `${((100 * noticed) / all).toFixed(1)} % for certain; wanted ${String(100 * wanted)} %`;
    const how = `${String(byTests)} by tests (${String(stuck)} as they did not end), ${String(byTypes)} by types`;
    const rest = `${String(survived)} not, ${String(undecided)} undecided, ${String(unseen)} besides that cannot be seen`;
    if (all > 0) console.log(`${name}: ${String(noticed)} of ${String(all)} noticed (${share}): ${how}; ${rest}`);
  }
}

/** Takes in what a sweep found so far; whoever stops all is told how far it came. */
let takeIn = (): void => undefined;
process.once('SIGINT', () => {
  takeIn();
  tell();
  process.exit();
});

/** Tests sweep over all faults that nobody noticed and of which they did not say anything yet, several shares at once. */
async function sweepWith(own: readonly string[]): Promise<void> {
  const toAsk = questions.flatMap((question) => {
    const { silent, alone, passed } = question.verdict;
    const said = new Set([...silent, ...alone, ...passed]);
    const tests = question.tests.filter((test) => own.includes(test) && !said.has(stateOf(test)));
    return isNoticed(question) || tests.length === 0 ? [] : [{ question, tests }];
  });
  if (toAsk.length < MANY) return;
  const swept = sweep(
    toAsk.map(({ question: { fault }, tests }) => ({ fault, tests })),
    own,
    LONGEST.among,
  );
  takeIn = () => {
    const said = swept.said();
    for (const { question } of toAsk) {
      const { by, isStuck, silent } = said.get(question.fault) ?? { by: undefined, isStuck: false, silent: [] };
      const { verdict } = question;
      if (by !== undefined) notice(question, by, isStuck, [by]);
      else if (isLoaded(question)) verdict.passed = [...verdict.passed, ...silent.map(stateOf)];
      else verdict.silent = [...verdict.silent, ...silent.map(stateOf)];
    }
  };
  await swept.end;
  takeIn();
  takeIn = () => undefined;
  const noticed = toAsk.filter(({ question }) => isNoticed(question));
  console.log(`${String(noticed.length)} of ${String(toAsk.length)} noticed at once`);
}

/** Asks the likeliest tests alone, as long as the time goes: of a file that is loaded anew more is seen. */
async function askAlone(question: Question, asker: Asker): Promise<void> {
  const { fault, code, place, tests, verdict } = question;
  const longest = isLoaded(question) ? LONGEST.alone : LONGEST.again;
  const asked = tests.filter((test) => verdict.alone.includes(stateOf(test)));
  let time = asked.reduce((sum, test) => sum + timeOf(test), 0);
  const own = tests.filter((test) => {
    const longer = time + timeOf(test);
    if (asked.includes(test) || longer > longest) return false;
    time = longer;
    return true;
  });
  if (own.length === 0) return;
  const all = { file: fault.file, code, tests: own, longest: Math.max(...own.map(timeOf)) };
  const { by, isStuck } = await asker.ask(all);
  if (by !== '') {
    notice(question, by, isStuck, own);
    return;
  }
  verdict.alone = [...verdict.alone, ...own.map(stateOf)];
  luck.learn(fault.file, place, own, '');
}

async function askOneByOne(left: Iterable<Question>): Promise<void> {
  const asker = await makeAsker();
  for (const question of left) {
    if (isNoticed(question)) continue;
    question.verdict.isTyped ??= breaksTypes(question.fault.file, question.code);
    if (!question.verdict.isTyped) await askAlone(question, asker);
  }
  asker.end();
}

const swiftFirst = [...took.keys()].toSorted((one, other) => timeOf(one) - timeOf(other));
await sweepWith(swiftFirst.filter((test) => timeOf(test) <= SWIFT));
const left = questions.values();
await Promise.all(Array.from({ length: availableParallelism() }, () => askOneByOne(left)));
await sweepWith(swiftFirst.filter((test) => timeOf(test) > SWIFT));
tell();
