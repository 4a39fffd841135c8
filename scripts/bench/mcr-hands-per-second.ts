import type { HandRequest } from '../../src/engine/index.ts';
import { scoreRequest } from '../../src/engine/mcr/index.ts';
import { mcrHands } from '../../tests/engine/mcr/generate.ts';
import { calibrate } from './calibrate.ts';

const EACH = 2000;
const PASSES = 61;
const LOOP_STEPS = 1_000_000;

/** The sets of hands that are timed: as dealt, with several readings, and with other lists of equal points. */
const SETS = ['dealt', 'many readings', 'equal lists'] as const;
type HandSet = (typeof SETS)[number];

/** Seeded winning hands, equally many of each set. */
function benchHands(): Record<HandSet, HandRequest[]> {
  const sets: Record<HandSet, HandRequest[]> = { dealt: [], 'many readings': [], 'equal lists': [] };
  for (let seed = 1; SETS.some((set) => sets[set].length < EACH); seed++)
    for (const request of mcrHands(seed, EACH)) {
      const result = scoreRequest(request);
      if (!result.ok || result.kind !== 'win') continue;
      const fits: Record<HandSet, boolean> = {
        dealt: true,
        'many readings': result.readings.length > 2,
        'equal lists': result.equalLists.length > 0,
      };
      for (const set of SETS) if (fits[set] && sets[set].length < EACH) sets[set].push(request);
    }
  return sets;
}

/** Reads every step, item and equal list, so that no reason stays uncomputed. */
function readAll(request: HandRequest): number {
  const result = scoreRequest(request);
  if (!result.ok || result.kind !== 'win') throw new Error(`not a win: ${JSON.stringify(request)}`);
  let sum = result.payment.total;
  for (const step of result.steps) sum += step.kind === 'exclude' ? step.by.length : step.value;
  for (const list of result.equalLists) for (const { points, count } of list) sum += points * count;
  return sum;
}

function nanoseconds(work: () => void, times: number): number {
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start) / times;
}

const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
const show = (number: number): string => Math.round(number).toLocaleString('en').padStart(12);

const hands = benchHands();
console.log(
  `${String(EACH)} hands of each set, ${String(PASSES)} passes in turn with a loop of ${String(LOOP_STEPS)} xorshift steps`,
);
console.log('set             hands a second:  median     fastest   loop steps a second: fastest   steps a hand');
let sink = 0;
for (const set of SETS) {
  const texts = hands[set].map((request) => JSON.stringify(request));
  const times: [number[], number[]] = [[], []];
  for (let pass = 0; pass < PASSES; pass++) {
    const requests = texts.map((text) => JSON.parse(text) as HandRequest);
    times[0].push(
      nanoseconds(() => {
        for (const request of requests) sink += readAll(request);
      }, EACH),
    );
    times[1].push(nanoseconds(() => (sink += calibrate(LOOP_STEPS)), LOOP_STEPS));
  }
  const [own, loop] = times.map(sorted) as [number[], number[]];
  const [fastest, step] = [own[0]!, loop[0]!];
  const middle = own[own.length >> 1]!;
  console.log(
    `${set.padEnd(24)} ${show(1e9 / middle)}${show(1e9 / fastest)}${show(1e9 / step).padStart(30)}${show(fastest / step).padStart(15)}`,
  );
}
if (Number.isNaN(sink)) throw new Error('the work was not done');
