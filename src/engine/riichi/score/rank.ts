import { repeatKind } from '../../base/notation.ts';
import { KINDS } from '../../base/tile.ts';
import type { Evaluation } from './evaluate.ts';
import type { Lost, ReadingScore } from './outcome.ts';
import type { Reading } from '../hand/reading.ts';

function setsOf({ hand, shape }: Reading): string {
  if (shape.form === 'orphans') return '';
  if (shape.form === 'seven-pairs') {
    let pairs = '';
    for (let kind = 0; kind < KINDS; kind++)
      if (hand.concealed[kind]! > 0) pairs += (pairs && ' ') + repeatKind(kind, 2);
    return pairs;
  }
  let sets = repeatKind(shape.pair, 2);
  for (const { spaced } of shape.blocks) sets += spaced;
  return sets;
}

const endsOf = ({ hand, shape, ends }: Reading): string =>
  ends ? ends.tiles : repeatKind(hand.winning, shape.form === 'orphans' ? 1 : 2);

/** What makes one evaluation better than another, in this order, and why the other one loses. */
const RANKED: readonly (readonly [Lost, (evaluation: Evaluation) => number])[] = [
  ['not-enough-yaku', ({ enough }) => Number(enough)],
  ['fewer-points', ({ base }) => base],
  ['later-in-order', ({ times }) => times.length],
  ['fewer-han', ({ han }) => han ?? 0],
  ['fewer-fu', ({ fu }) => fu ?? 0],
];

/** Why `a` loses to `b`, or undefined when it does not: points, then number of limit hands, han, fu. */
export function losesTo(a: Evaluation, b: Evaluation): Lost | undefined {
  for (const [why, worth] of RANKED) if (worth(a) !== worth(b)) return worth(a) < worth(b) ? why : undefined;
  return undefined;
}

/** The one that counts (EMA 2016 3.4.9). */
export const dearest = (evaluations: readonly Evaluation[]): Evaluation =>
  evaluations.reduce((best, one) => (losesTo(best, one) ? one : best));

/** The score of a reading: the one that counts, or why it lost. */
export function scoreOf(evaluation: Evaluation, best: Evaluation): ReadingScore {
  const { reading, items, han, fu, limit, base } = evaluation;
  const { wait } = reading;
  const told = { won: true, sets: setsOf(reading), ends: endsOf(reading), wait, items, han, fu, limit, base };
  return evaluation === best ? told : { ...told, won: false, because: losesTo(evaluation, best) ?? 'later-in-order' };
}
