import { type SeatNumber, WINDS } from '../../../engine/riichi/index.ts';
import { fill } from '../../../i18n/strings.ts';
import type { QuestionOf } from '../../../quizzes/question.ts';
import type { CountedWinner } from '../../../quizzes/skills/several-wins/deal.ts';
import { decidedBy, movesOf, winsChoices } from '../../../quizzes/skills/several-wins/index.ts';
import { Citation } from '../../words/Citation.tsx';
import type { PlayWords } from '../../play/words.ts';
import { PointsPick, SaidPoints } from '../PointsPick.tsx';
import { useSpeech } from '../speech.ts';
import type { SkillView } from '../view.ts';

interface Asked {
  readonly question: QuestionOf<'several-wins'>;
}
type Play = PlayWords['play'];

const TURNS = { right: 1, across: 2, left: 3 } as const;
const wind = (seat: SeatNumber, play: Play): string => play[`wind.${WINDS[seat]}`];

function winnerTold(winner: CountedWinner, play: Play): string {
  const { seat } = winner;
  if ('han' in winner) return fill(play['won.hand'], { wind: wind(seat, play), han: winner.han, fu: winner.fu });
  const liable = ((seat + TURNS[winner.liable[0].from]) % 4) as SeatNumber;
  return fill(play['won.yakuman'], { wind: wind(seat, play), liable: wind(liable, play) });
}

function Prompt({ question }: Asked) {
  const { play } = useSpeech().words;
  const { event, riichi, counters, bets, seat } = question;
  const winners = event.type === 'ron' ? event.winners : [event.winner];
  const names = riichi.map((one) => wind(one, play)).join(', ');
  return (
    <>
      <p class="told">
        {event.type === 'ron' ? fill(play['won.ron'], { from: wind(event.discarder, play) }) : play['won.tsumo']}
      </p>
      <ul class="lines">
        {winners.map((winner) => (
          <li key={winner.seat}>{winnerTold(winner, play)}</li>
        ))}
      </ul>
      {riichi.length > 0 && <p class="told">{fill(play['won.riichi'], { seats: names })}</p>}
      <p class="told">{fill(play['won.table'], { counters, bets })}</p>
      <p class="told asked">{fill(play.asked, { wind: wind(seat, play) })}</p>
    </>
  );
}

function Why({ question }: Asked) {
  const { words, lang, locale } = useSpeech();
  const { play } = words;
  const purse = (one: SeatNumber | 'table' | 'nobody'): string =>
    typeof one === 'number' ? wind(one, play) : play[`move.${one}`];
  return (
    <ul class="lines">
      {decidedBy(question).map(({ id, cite }) => (
        <li key={id}>
          {play[`won.${id}`]} <Citation clause={cite} words={words} locale={locale} />
        </li>
      ))}
      {movesOf(question).map(({ from, to, points, cite }, i) => (
        <li key={i}>
          {fill(play['move.line'], { from: purse(from), to: purse(to), points: points.toLocaleString(lang) })}{' '}
          <Citation clause={cite} words={words} locale={locale} />
        </li>
      ))}
    </ul>
  );
}

/** What a hand brings or costs when several win, or somebody is liable. */
export const view: SkillView<'several-wins'> = {
  Prompt,
  Form: ({ question, label, send }) => <PointsPick label={label} choices={winsChoices(question)} onAnswer={send} />,
  Said: SaidPoints,
  Why,
};
