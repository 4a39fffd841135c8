import { fill } from '../../../../i18n/strings.ts';
import { furtherReasons } from '../../../../quizzes/skills/may-i/index.ts';
import { type MayChoice, optionsFor } from '../../../../quizzes/skills/may-i/options.ts';
import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { TableState } from '../../play/TableState.tsx';
import type { PlayWords } from '../../play/words.ts';
import { Cites } from '../Cites.tsx';
import { WordPick } from '../WordPick.tsx';
import { useStrings } from '../strings.ts';
import type { SkillView } from '../view.ts';

const choiceText = (choice: MayChoice, { play }: Pick<PlayWords, 'play'>): string =>
  choice === 'yes' ? play.yes : fill(play.no, { why: play[`because.${choice}`] });

function Why({ question }: { readonly question: QuestionOf<'may-i'> }) {
  const { words } = useStrings();
  return (
    <>
      {furtherReasons(question).map((one) => (
        <p key={one}>{fill(words.play['also-true'], { answer: choiceText(one, words) })}</p>
      ))}
      <Cites question={question} />
    </>
  );
}

/** Whether a player may call, discard, declare or win, or why not. */
export const view: SkillView<'may-i'> = {
  Prompt: ({ question: { state, action, rules } }) => (
    <TableState state={state} action={action} rules={rules} words={useStrings().words} />
  ),
  Form: ({ question, label, send }) => {
    const { words } = useStrings();
    const choices = optionsFor(question.action).map((value) => ({ value, text: choiceText(value, words) }));
    return <WordPick label={label} choices={choices} onAnswer={send} />;
  },
  Given: ({ given }) => <>{choiceText(given, useStrings().words)}</>,
  Why,
};
