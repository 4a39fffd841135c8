import { type HandRequest, scoreRequest } from '../../src/engine/index.ts';
import { HAND_SETS, benchHands } from './hands.ts';
import { type MajiangHand, scoreMajiang, toMajiang } from './majiang.ts';

const EACH = 2000;
const PASSES = 15;

/** Reads every step, so that no reason can be left uncomputed. */
function readAll(request: HandRequest): number {
  const result = scoreRequest(request);
  if (!result.ok || result.kind !== 'win') throw new Error(`not a win: ${JSON.stringify(request)}`);
  let sum = result.payment.total;
  for (const step of result.steps) sum += 'value' in step ? step.value : step.kind.length;
  return sum;
}

/** Hands per second of the median pass; each pass gets inputs made anew, made outside the timed part. */
function speeds<T>(make: () => T[], score: (input: T) => number): number {
  const times: number[] = [];
  for (let pass = 0; pass < PASSES; pass++) {
    const inputs = make();
    const start = process.hrtime.bigint();
    for (const input of inputs) score(input);
    times.push(Number(process.hrtime.bigint() - start) / inputs.length);
  }
  times.sort((a, b) => a - b);
  return 1e9 / times[Math.floor(PASSES / 2)]!;
}

const hands = benchHands(EACH);
const show = (perSecond: number): string => Math.round(perSecond).toLocaleString('en').padStart(9);
console.log(`${String(EACH)} hands of each set, median of ${String(PASSES)} passes, hands per second`);
console.log('set           this engine  majiang-core  times');
for (const set of HAND_SETS) {
  const requests = hands[set].map((request) => JSON.stringify(request));
  const other = hands[set].map(toMajiang);
  const differ = hands[set].filter((request, i) => points(request) !== scoreMajiang(other[i]!)).length;
  const own = speeds(() => requests.map((text) => JSON.parse(text) as HandRequest), readAll);
  const theirs = speeds<MajiangHand>(() => other.map((hand) => ({ ...hand })), scoreMajiang);
  console.log(
    `${set.padEnd(13)} ${show(own)}     ${show(theirs)}  ${(own / theirs).toFixed(1).padStart(5)}   (${String(differ)} of ${String(requests.length)} paid differently)`,
  );
}

/** The points of a win without counters and bets, which the two programs book differently. */
function points(request: HandRequest): number {
  const result = scoreRequest({ ...request, counters: 0, bets: 0 });
  return result.ok && result.kind === 'win' ? result.payment.total : 0;
}
