import { RIICHI_RULEBOOKS } from '../../../engine/riichi/index.ts';
import type { QuestionOf } from '../../../quizzes/games/question.ts';
import type { ScoringOption } from '../../../quizzes/base/riichi-options.ts';
import { paysTheSame, tellingOptions } from '../../../quizzes/skills/other-rules/index.ts';
import { Citation } from '../../base/words/Citation.tsx';
import { useStrings } from './strings.ts';
import { $tableWords } from './table-words.ts';
import { useAtOnce } from '../../base/words/use-at-once.ts';

const NAMED = [
  'redFives',
  'openTanyao',
  'ippatsu',
  'uraDora',
  'kanDora',
  'kanUraDora',
  'rinshanTsumoFu',
  'countedHand',
] as const satisfies readonly ScoringOption[];

/** Explains an option; options without a text of their own share one. */
const nameOf = (knob: ScoringOption) => NAMED.find((one) => one === knob) ?? 'other';

/** The options that make the other rulebook pay differently, with citations, or that none does. */
export function Differs({ question }: { readonly question: QuestionOf<'other-rules'> }) {
  const { words, locale } = useStrings();
  const differs = useAtOnce($tableWords)?.differs;
  const { cite } = RIICHI_RULEBOOKS[question.other];
  if (!differs) return null;
  if (paysTheSame(question)) return <p>{differs.none}</p>;
  return (
    <ul class="differs">
      {tellingOptions(question).map((knob) => (
        <li key={knob}>
          {differs[nameOf(knob)]} <Citation clause={cite[knob]} words={words} locale={locale} />
        </li>
      ))}
    </ul>
  );
}
