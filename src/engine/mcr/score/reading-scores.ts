import { repeatKind } from '../../base/notation.ts';
import { KINDS, SUIT_LETTERS } from '../../base/tile.ts';
import type { Counted } from './count.ts';
import { type Entries, placeIn, timesIn } from './entries.ts';
import type { McrItem, McrReadingScore } from './outcome.ts';
import { PAIR, type Reading } from '../hand/reading.ts';
import type { McrRules } from '../options/rules.ts';
import type { Shape } from '../hand/shape.ts';
import { tableOf } from './table.ts';

/** The items of a list of fan. */
export const itemsOf = (list: Entries, rules: McrRules): McrItem[] => {
  const { items } = tableOf(rules.options);
  return list.map((entry) => items[placeIn(entry)]![timesIn(entry)]!);
};

function setsOf(shape: Shape): string {
  const { form, pair, knitted, facts } = shape;
  if (form === 'orphans' || form === 'unpaired') return '';
  let sets = '';
  if (form === 'seven-pairs') {
    for (let kind = 0; kind < KINDS; kind++)
      for (let left = facts.all[kind]!; left > 0; left -= 2) sets += (sets && ' ') + repeatKind(kind, 2);
    return sets;
  }
  sets = repeatKind(pair, 2);
  knitted?.forEach((first, suit) => (sets += ` ${first + 1}${first + 4}${first + 7}${SUIT_LETTERS[suit]!}`));
  for (const set of shape.sets) sets += set.spaced;
  return sets;
}

function endsOf({ shape, ends }: Reading): string {
  if (ends >= 0) return shape.sets[ends]!.tiles;
  return repeatKind(shape.facts.hand.winning, ends === PAIR || shape.form === 'seven-pairs' ? 2 : 1);
}

/** The scores of all readings: the one that counts, and why each other lost. Readings of one shape are adjacent. */
export function readingScores(
  readings: readonly Counted[],
  best: Counted,
  bestItems: readonly McrItem[],
  rules: McrRules,
): McrReadingScore[] {
  const scores: McrReadingScore[] = [];
  let shape: Shape | undefined;
  let sets = '';
  let told = best.list;
  let items = bestItems;
  for (const counted of readings) {
    const { reading, list, total: points } = counted;
    if (reading.shape !== shape) {
      shape = reading.shape;
      sets = setsOf(shape);
    }
    const ends = endsOf(reading);
    if (counted === best) scores.push({ won: true, sets, ends, items: bestItems, points });
    else {
      const because = points < best.total ? 'fewer-points' : 'later-in-order';
      if (list !== told) {
        told = list;
        items = itemsOf(list, rules);
      }
      scores.push({ won: false, because, sets, ends, items, points });
    }
  }
  return scores;
}
