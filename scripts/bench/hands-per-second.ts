import { type HandRequest, type Step, riichiRulesOf, scoreRequest } from '../../src/engine/riichi/index.ts';
import { HAND_SETS, benchHands } from './hands.ts';
import { type MajiangHand, scoreMajiang, toMajiang } from './majiang.ts';
import { calibrate } from './calibrate.ts';

const EACH = 2000;
const IN_A_PASS = 200;
const PASSES = 301;
const WARM_UP = 50;
const LOOP_STEPS = 100_000;

function valueOf(step: Step): number {
  switch (step.kind) {
    case 'add':
    case 'pay':
      return step.value;
    case 'round':
    case 'limit':
      return step.to;
    case 'exclude':
      return step.by.length;
  }
}

/** Reads every step, so that no reason stays uncomputed. */
function readAll(request: HandRequest): number {
  const result = scoreRequest(request);
  if (!result.ok || result.kind !== 'win') throw new Error(`not a win: ${JSON.stringify(request)}`);
  let sum = result.payment.total;
  for (const step of result.steps) sum += valueOf(step);
  return sum;
}

let sink = 0;

/** CPU seconds for each piece of work; time spent waiting for other processes is not counted. */
function secondsEach(work: () => number, pieces: number): number {
  const start = process.cpuUsage();
  sink += work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6 / pieces;
}

/**
 * One side of the comparison: its inputs, built anew for each pass outside the timed part, and the function that scores
 * one.
 */
interface Side<T> {
  readonly make: (from: number) => readonly T[];
  readonly score: (input: T) => number;
}

function pass<T>({ make, score }: Side<T>, from: number): number {
  const inputs = make(from);
  return secondsEach(() => {
    let sum = 0;
    for (const input of inputs) sum += score(input);
    return sum;
  }, inputs.length);
}

/** Hands or steps per second in the median pass, and in the fastest. */
type Speed = readonly [middle: number, fastest: number];
const speedOf = (times: number[]): Speed => {
  const sorted = times.sort((a, b) => a - b);
  return [1 / sorted[sorted.length >> 1]!, 1 / sorted[0]!];
};

/** The speed of each side and of the loop; the passes take turns, so that a busy machine slows all of them alike. */
function compare<A, B>(own: Side<A>, other: Side<B>): readonly [Speed, Speed, Speed] {
  const times: [number[], number[], number[]] = [[], [], []];
  for (let i = 0; i < WARM_UP + PASSES; i++) {
    const from = (i * IN_A_PASS) % EACH;
    const taken = [pass(own, from), pass(other, from), secondsEach(() => calibrate(LOOP_STEPS), LOOP_STEPS)] as const;
    if (i >= WARM_UP) taken.forEach((time, side) => times[side]!.push(time));
  }
  return [speedOf(times[0]), speedOf(times[1]), speedOf(times[2])];
}

/** Every option, overridden with the value it already has in the comparison's profile: nothing changes. */
function allOptions(): NonNullable<HandRequest['knobs']> {
  const rules = riichiRulesOf('tenhou');
  if (!rules.ok) throw new Error(rules.error.why);
  return { ...rules.value.options };
}

const hands = benchHands(EACH);
const RUNS = [
  ...HAND_SETS.map((set) => ({ name: set, hands: hands[set] })),
  { name: 'all options', hands: hands.everyday.map((hand): HandRequest => ({ ...hand, knobs: allOptions() })) },
];
const show = (perSecond: number): string => Math.round(perSecond).toLocaleString('en').padStart(12);
const two = (speed: Speed): string => speed.map(show).join(' ');
console.log(
  `${String(EACH)} hands of each set, ${String(PASSES)} passes of ${String(IN_A_PASS)}; a second, in the middle and fastest pass`,
);
console.log('set                      this engine               majiang-core            steps of a loop      times');
for (const { name, hands: set } of RUNS) {
  const requests = set.map((request) => JSON.stringify(request));
  const other = set.map(toMajiang);
  const differ = set.filter((request, i) => points(request) !== scoreMajiang(other[i]!)).length;
  const [own, theirs, loop] = compare<HandRequest, MajiangHand>(
    {
      make: (from) => requests.slice(from, from + IN_A_PASS).map((text) => JSON.parse(text) as HandRequest),
      score: readAll,
    },
    { make: (from) => other.slice(from, from + IN_A_PASS).map((hand) => ({ ...hand })), score: scoreMajiang },
  );
  const times = own.map((speed, i) => (speed / theirs[i]!).toFixed(1).padStart(5)).join(' ');
  console.log(
    `${name.padEnd(11)} ${two(own)} ${two(theirs)} ${two(loop)} ${times}   (${String(differ)} of ${String(set.length)} paid differently)`,
  );
}
if (!Number.isFinite(sink)) throw new Error('nothing was counted');

/** The points of a win without counters and bets, which the two programs book differently. */
function points(request: HandRequest): number {
  const result = scoreRequest({ ...request, counters: 0, bets: 0 });
  return result.ok && result.kind === 'win' ? result.payment.total : 0;
}
