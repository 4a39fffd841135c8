import { FURITEN } from '../../../../quizzes/skills/furiten/deal.ts';
import { skillOf } from '../../../../quizzes/games/skills.ts';
import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { TableState } from '../../play/TableState.tsx';
import { Cites } from '../Cites.tsx';
import { WordPick } from '../WordPick.tsx';
import { useStrings } from '../strings.ts';
import type { SkillView } from '../view.ts';

function Why({ question }: { readonly question: QuestionOf<'furiten'> }) {
  const { play } = useStrings().words;
  const answer = FURITEN.find((one) => one === skillOf('furiten').solve(question)) ?? 'may';
  const isFixed = answer === 'discard' && (question.state.riichi ?? 'none') !== 'none';
  return (
    <>
      <p>{isFixed ? play['why.discard-in-riichi'] : play[`why.${answer}`]}</p>
      <Cites question={question} />
    </>
  );
}

/** Whether a player may ron on a discard. */
export const view: SkillView<'furiten'> = {
  Prompt: ({ question }) => <TableState state={question.state} rules={question.rules} words={useStrings().words} />,
  Form: ({ label, send }) => {
    const { play } = useStrings().words;
    const choices = FURITEN.map((value) => ({ value, text: play[`furiten.${value}`] }));
    return <WordPick label={label} choices={choices} onAnswer={send} />;
  },
  Given: ({ given }) => <>{useStrings().words.play[`furiten.${given}`]}</>,
  Why,
};
