import { WINDS } from '../../../../engine/riichi/index.ts';
import { fill } from '../../../../i18n/strings.ts';
import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { entryOf, finalChoices } from '../../../../quizzes/skills/final-scores/index.ts';
import { finalLines } from '../../play/asks/final-text.ts';
import { Cites } from '../Cites.tsx';
import { PointsPick } from '../PointsPick.tsx';
import { enteredText } from '../../../base/words/signed.ts';
import { useStrings } from '../strings.ts';
import type { SkillView } from '../view.ts';

interface AskQuestion {
  readonly question: QuestionOf<'final-scores'>;
}

function Prompt({ question: { scores, bets, chombo, seat } }: AskQuestion) {
  const { words, lang } = useStrings();
  const { play } = words;
  const wind = (one: number): string => play[`wind.${WINDS[one] ?? 'east'}`];
  return (
    <>
      <ul class="lines">
        {scores.map((points, i) => (
          <li key={i}>{fill(play['final.score'], { wind: wind(i), points: points.toLocaleString(lang) })}</li>
        ))}
      </ul>
      {bets > 0 && <p class="told">{fill(play['final.sticks'], { n: bets })}</p>}
      {chombo !== undefined && <p class="told">{fill(play['final.chombo'], { wind: wind(chombo) })}</p>}
      <p class="told asked">{fill(play.asked, { wind: wind(seat) })}</p>
    </>
  );
}

function Lines({ question }: AskQuestion) {
  const { words, lang } = useStrings();
  return (
    <ul class="lines">
      {finalLines(question, words.play, lang).map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
}

/** A player's final result. */
export const view: SkillView<'final-scores'> = {
  Prompt,
  Form: ({ question, label, send }) => (
    <PointsPick label={label} choices={finalChoices(question)} onAnswer={send} entry={entryOf(question)} />
  ),
  Given: ({ question, given }) => <>{enteredText(given, entryOf(question), useStrings().lang)}</>,
  Why: ({ question }) => (
    <>
      <Lines question={question} />
      <Cites question={question} />
    </>
  ),
};
