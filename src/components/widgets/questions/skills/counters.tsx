import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { COUNTS, PLAYERS } from '../../../../quizzes/skills/counters/hands.ts';
import { tablesAfter } from '../../../../quizzes/skills/counters/index.ts';
import { describeTableAfter, describeHand } from '../../play/asks/game-text.ts';
import { Cites } from '../Cites.tsx';
import { WordPick } from '../WordPick.tsx';
import { useStrings } from '../strings.ts';
import type { SkillView } from '../view.ts';

interface AskQuestion {
  readonly question: QuestionOf<'counters'>;
}
function Prompt({ question }: AskQuestion) {
  const { play } = useStrings().words;
  return (
    <>
      <p class="told">{play['game.players']}</p>
      <ol class="told lines">
        {question.hands.map((hand, i) => (
          <li key={i}>
            {i + 1}. {describeHand(hand, play)}
          </li>
        ))}
      </ol>
      <p class="told asked">{play[`game.ask.${question.ask}`]}</p>
    </>
  );
}

function Why({ question }: AskQuestion) {
  const { play } = useStrings().words;
  return (
    <>
      <ol class="lines">
        {tablesAfter(question).map((table, i) => (
          <li key={i}>{describeTableAfter(i + 1, table, play)}</li>
        ))}
      </ol>
      <Cites question={question} />
    </>
  );
}

/** Counters and bets on the table, and the dealer, after some hands. */
export const view: SkillView<'counters'> = {
  Prompt,
  Form: ({ question: { ask }, label, send }) => {
    const choices = (ask === 'dealer' ? PLAYERS : COUNTS).map((value) => ({ value, text: value }));
    return <WordPick label={label} choices={choices} onAnswer={send} />;
  },
  Given: ({ given }) => <>{given}</>,
  Why,
};
