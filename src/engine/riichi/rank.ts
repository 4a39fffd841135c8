import { repeatKind } from '../notation.ts';
import { KINDS } from '../tile.ts';
import type { Evaluation } from './evaluate.ts';
import type { Lost, ReadingScore } from './outcome.ts';
import type { Reading } from './reading.ts';

function setsOf({ hand, shape }: Reading): string {
  if (shape.form === 'orphans') return '';
  if (shape.form === 'seven-pairs') {
    let pairs = '';
    for (let kind = 0; kind < KINDS; kind++)
      if (hand.concealed[kind]! > 0) pairs += (pairs && ' ') + repeatKind(kind, 2);
    return pairs;
  }
  let sets = repeatKind(shape.pair, 2);
  const own = shape.blocks.length - hand.melds.length;
  for (let i = 0; i < shape.blocks.length; i++) {
    const block = shape.blocks[i]!;
    const kong = i >= own && hand.melds[i - own]!.type === 'kong';
    sets += kong ? ` ${repeatKind(block.kind, 4)}` : block.spaced;
  }
  return sets;
}

const endsOf = ({ hand, shape, ends }: Reading): string =>
  ends ? ends.tiles : shape.form === 'orphans' ? repeatKind(hand.winning, 1) : repeatKind(hand.winning, 2);

/** Why `a` loses to `b`, or undefined when it does not: points, then number of limit hands, han, fu. */
export function losesTo(a: Evaluation, b: Evaluation): Lost | undefined {
  if (a.enough !== b.enough) return b.enough ? 'not-enough-yaku' : undefined;
  if (a.base !== b.base) return a.base < b.base ? 'fewer-points' : undefined;
  if (a.times.length !== b.times.length) return a.times.length < b.times.length ? 'later-in-order' : undefined;
  if (a.han !== b.han) return (a.han ?? 0) < (b.han ?? 0) ? 'fewer-han' : undefined;
  return (a.fu ?? 0) < (b.fu ?? 0) ? 'fewer-fu' : undefined;
}

/** The one that counts (EMA 2016 3.4.9). */
export const dearest = (evaluations: readonly Evaluation[]): Evaluation =>
  evaluations.reduce((best, one) => (losesTo(best, one) ? one : best));

/** A reading as it is told: the one that counts, or why it lost. */
export function scoreOf(evaluation: Evaluation, best: Evaluation): ReadingScore {
  const { reading, items, han, fu, limit, base } = evaluation;
  const sets = setsOf(reading);
  const ends = endsOf(reading);
  const { wait } = reading;
  if (evaluation === best) return { won: true, sets, ends, wait, items, han, fu, limit, base };
  const because = losesTo(evaluation, best) ?? 'later-in-order';
  return { won: false, because, sets, ends, wait, items, han, fu, limit, base };
}
