import {
  type BookId,
  type Clause,
  type OptionId,
  RIICHI_RULEBOOKS,
  type RiichiId,
  baseBook,
  choicesIn,
} from '../../../engine/riichi/index.ts';

const placeOf = (clause: Clause): string =>
  'article' in clause
    ? `${clause.book} ${clause.article}`
    : 'published' in clause
      ? `${clause.published} ${clause.section}`
      : placeOf(clause.from);

/** The places of a rulebook that the options of the house change: those of the options, and those that name them as variants. */
export function changedPlaces(rules: BookId): readonly string[] {
  const { chosen = {} } = RIICHI_RULEBOOKS[rules as RiichiId];
  const { cite, variants = [] } = RIICHI_RULEBOOKS[baseBook(rules) as RiichiId];
  const named = variants.filter(({ id }) => choicesIn(rules).includes(id));
  const options = Object.keys(chosen) as OptionId[];
  return [...options.map((option) => cite[option]), ...named.map((variant) => variant.cite)].map(placeOf);
}
