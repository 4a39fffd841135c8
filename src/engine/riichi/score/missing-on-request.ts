import { TRAIT } from '../../base/tile.ts';
import type { PatternId } from '../options/ids.ts';
import { type Lack, type Missing, type Near, OUTSIDE, failing, outsideLack } from './missing.ts';
import type { Reading } from '../hand/reading.ts';
import type { RiichiRules } from '../options/rules.ts';

/** Conditions explained only when somebody asks about that pattern. */
export type FurtherLack = 'sets-with-terminal' | 'pung-by-own-draw';

/** Whether a discard ended the one pung that would have to be concealed, too. */
const endedPung =
  (wanted: number): Near<FurtherLack>[2] =>
  ({ hand, wait, concealedPungs }) =>
    !hand.byDraw && wait === 'pung' && concealedPungs === wanted - 1;

/** The explanations for a pattern that somebody asks about, beyond the above. */
const FURTHER: readonly Near<Lack | FurtherLack>[] = [
  ['tanyao', 'sets-of-simples', (r) => failing(r, (traits) => (traits & OUTSIDE) !== 0)],
  ['chanta', 'sets-with-outside', outsideLack],
  ['junchan', 'sets-with-terminal', (r) => r.shape.chowCount > 0 && failing(r, (traits) => !(traits & TRAIT.terminal))],
  ['sanankou', 'pung-by-own-draw', endedPung(3)],
  ['suuankou', 'pung-by-own-draw', endedPung(4)],
];

/** What a pattern lacks in a reading, among the conditions explained only on request. */
export function nearFurther(
  reading: Reading,
  asked: PatternId,
  rules: RiichiRules,
): (Omit<Missing, 'lacks'> & { readonly lacks: Lack | FurtherLack }) | undefined {
  for (const [pattern, lacks, near] of FURTHER) {
    const count = pattern === asked ? Number(near(reading, rules)) : 0;
    if (count > 0) return { pattern, lacks, count, cite: rules.cite[pattern] };
  }
  return undefined;
}
