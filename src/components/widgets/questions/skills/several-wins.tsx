import { fill } from '../../../../i18n/strings.ts';
import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { decidedBy, movesOf, winsChoices } from '../../../../quizzes/skills/several-wins/index.ts';
import { Citation } from '../../../base/words/Citation.tsx';
import { describeMove, windAt, windsAt, describeWinner, describeWin } from '../../play/asks/wins-text.ts';
import { PointsPick, GivenPoints } from '../PointsPick.tsx';
import { useStrings } from '../strings.ts';
import type { SkillView } from '../view.ts';

interface AskQuestion {
  readonly question: QuestionOf<'several-wins'>;
}
function Prompt({ question }: AskQuestion) {
  const { play } = useStrings().words;
  const { event, riichi, counters, bets, seat } = question;
  const winners = event.type === 'ron' ? event.winners : [event.winner];
  return (
    <>
      <p class="told">{describeWin(question, play)}</p>
      <ul class="lines">
        {winners.map((winner) => (
          <li key={winner.seat}>{describeWinner(winner, play)}</li>
        ))}
      </ul>
      {riichi.length > 0 && <p class="told">{fill(play['won.riichi'], { seats: windsAt(riichi, play) })}</p>}
      <p class="told">{fill(play['won.table'], { counters, bets })}</p>
      <p class="told asked">{fill(play.asked, { wind: windAt(seat, play) })}</p>
    </>
  );
}

function Why({ question }: AskQuestion) {
  const { words, lang, locale } = useStrings();
  const { play } = words;
  return (
    <ul class="lines">
      {decidedBy(question).map(({ id, cite }) => (
        <li key={id}>
          {play[`won.${id}`]} <Citation clause={cite} words={words} locale={locale} />
        </li>
      ))}
      {movesOf(question).map((move, i) => (
        <li key={i}>
          {describeMove(move, play, lang)} <Citation clause={move.cite} words={words} locale={locale} />
        </li>
      ))}
    </ul>
  );
}

/** Points won or lost when several players win or somebody is liable. */
export const view: SkillView<'several-wins'> = {
  Prompt,
  Form: ({ question, label, send }) => <PointsPick label={label} choices={winsChoices(question)} onAnswer={send} />,
  Given: GivenPoints,
  Why,
};
