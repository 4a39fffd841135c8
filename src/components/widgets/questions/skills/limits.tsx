import { plainBase } from '../../../../engine/riichi/index.ts';
import { fill } from '../../../../i18n/strings.ts';
import { named } from '../../../../i18n/signs.ts';
import { limitSteps } from '../../../../quizzes/judge/pay-steps.ts';
import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { Figure } from '../Figure.tsx';
import { LimitPick } from '../LimitPick.tsx';
import { Lines } from '../Lines.tsx';
import { useStrings } from '../strings.ts';
import type { SkillView } from '../view.ts';

function Why({ question }: { readonly question: QuestionOf<'limits'> }) {
  const { words, lang } = useStrings();
  const { han, fu } = question;
  return (
    <>
      <p>{named(fill(words.step.base, { fu, han, n: han + 2 }), plainBase(han, fu).toLocaleString(lang), lang)}</p>
      <Lines steps={limitSteps(question)} group="payment" han={null} fu={null} />
    </>
  );
}

/** Which limit han and fu reach. */
export const view: SkillView<'limits'> = {
  Prompt: Figure,
  Form: ({ label, send }) => <LimitPick label={label} onAnswer={send} />,
  Given: ({ given }) => {
    const { practice, step } = useStrings().words;
    return <>{given === 'none' ? practice['limit.none'] : step[`limit.${given}`]}</>;
  },
  Why,
};
