import { GRADES, type Grade, OPTION_IDS, type OptionId, type RiichiRules } from '../../../engine/riichi/index.ts';

/** The options of a rulebook that are known in the same way, and by whom. */
interface Graded {
  readonly grade: Grade;
  readonly options: readonly OptionId[];
  readonly sources: readonly string[];
}

/** The options of a rulebook by how we know them, the surest first; none for a rulebook that we have read. */
export const gradesOf = ({ cite }: Pick<RiichiRules, 'cite'>): readonly Graded[] =>
  GRADES.flatMap((grade) => {
    const options = OPTION_IDS.filter((option) => cite[option].known?.grade === grade);
    const sources = [...new Set(options.flatMap((option) => cite[option].known?.from ?? []))];
    return options.length === 0 ? [] : [{ grade, options, sources }];
  });
