import type { PatternId } from '../../../engine/riichi/index.ts';
import { patternsBeyond } from '../../../quizzes/judge/steps.ts';
import type { QuestionOf } from '../../../quizzes/games/question.ts';
import { handUnder } from '../../../quizzes/base/ruleset.ts';
import type { Named } from '../../../quizzes/base/terms.ts';
import { WhyNots } from '../../base/steps/WhyNots.tsx';
import { useStrings } from './strings.ts';

interface Props {
  readonly question: QuestionOf<'yaku' | 'whole'>;
  readonly right: readonly Named[];
  readonly given: readonly Named[];
}

const isPattern = (named: Named): named is PatternId => named !== 'dora';

/** Explains why wrongly named yaku do not count. */
export function YakuTooMany({ question, right, given }: Props) {
  const patterns = patternsBeyond(given, right).filter(isPattern);
  return <WhyNots hand={handUnder(question.hand, question)} patterns={patterns} {...useStrings()} />;
}
