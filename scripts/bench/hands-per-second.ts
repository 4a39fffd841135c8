import { type HandRequest, scoreRequest } from '../../src/engine/riichi/index.ts';
import { HAND_SETS, benchHands } from './hands.ts';
import { type MajiangHand, scoreMajiang, toMajiang } from './majiang.ts';

const EACH = 2000;
const PASSES = 31;

/** Reads every step, so that no reason can be left uncomputed. */
function readAll(request: HandRequest): number {
  const result = scoreRequest(request);
  if (!result.ok || result.kind !== 'win') throw new Error(`not a win: ${JSON.stringify(request)}`);
  let sum = result.payment.total;
  for (const step of result.steps) sum += 'value' in step ? step.value : step.kind.length;
  return sum;
}

/** One side of the comparison: its inputs, made anew for each pass outside the timed part, and what scores one. */
interface Side<T> {
  readonly make: () => readonly T[];
  readonly score: (input: T) => number;
}

function nanosecondsEach<T>({ make, score }: Side<T>): number {
  const inputs = make();
  const start = process.hrtime.bigint();
  for (const input of inputs) score(input);
  return Number(process.hrtime.bigint() - start) / inputs.length;
}

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!;

/** Hands per second of each side's median pass; the passes take turns, so that a busy machine slows both alike. */
function compare<A, B>(own: Side<A>, other: Side<B>): readonly [number, number] {
  const times: [number[], number[]] = [[], []];
  for (let pass = 0; pass < PASSES; pass++) {
    times[0].push(nanosecondsEach(own));
    times[1].push(nanosecondsEach(other));
  }
  return [1e9 / median(times[0]), 1e9 / median(times[1])];
}

const hands = benchHands(EACH);
const show = (perSecond: number): string => Math.round(perSecond).toLocaleString('en').padStart(9);
console.log(`${String(EACH)} hands of each set, median of ${String(PASSES)} passes, hands per second`);
console.log('set           this engine  majiang-core  times');
for (const set of HAND_SETS) {
  const requests = hands[set].map((request) => JSON.stringify(request));
  const other = hands[set].map(toMajiang);
  const differ = hands[set].filter((request, i) => points(request) !== scoreMajiang(other[i]!)).length;
  const [own, theirs] = compare<HandRequest, MajiangHand>(
    { make: () => requests.map((text) => JSON.parse(text) as HandRequest), score: readAll },
    { make: () => other.map((hand) => ({ ...hand })), score: scoreMajiang },
  );
  console.log(
    `${set.padEnd(13)} ${show(own)}     ${show(theirs)}  ${(own / theirs).toFixed(1).padStart(5)}   (${String(differ)} of ${String(requests.length)} paid differently)`,
  );
}

/** The points of a win without counters and bets, which the two programs book differently. */
function points(request: HandRequest): number {
  const result = scoreRequest({ ...request, counters: 0, bets: 0 });
  return result.ok && result.kind === 'win' ? result.payment.total : 0;
}
