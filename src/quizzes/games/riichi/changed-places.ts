import {
  type BookId,
  type Clause,
  type OptionId,
  RIICHI_RULEBOOKS,
  type RiichiId,
  baseBook,
  choicesIn,
  chosenOptions,
} from '../../../engine/riichi/index.ts';

const placeOf = (clause: Clause): string =>
  'article' in clause
    ? `${clause.book} ${clause.article}`
    : 'published' in clause
      ? `${clause.published} ${clause.section}`
      : placeOf(clause.from);

/** The places of a rulebook that the options of the house change: those of the options, and those that name them as variants. */
export function changedPlaces(rules: BookId): readonly string[] {
  const { cite, variants = [], ...book } = RIICHI_RULEBOOKS[baseBook(rules) as RiichiId];
  const chosen = chosenOptions(rules, { cite, variants, ...book });
  const options = chosen.ok ? (Object.keys(chosen.value) as OptionId[]) : [];
  const named = variants.filter(({ id }) => choicesIn(rules).includes(id));
  return [...options.map((option) => cite[option]), ...named.map((variant) => variant.cite)].map(placeOf);
}
