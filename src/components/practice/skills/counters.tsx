import type { SeatNumber } from '../../../engine/riichi/index.ts';
import { fill } from '../../../i18n/strings.ts';
import type { QuestionOf } from '../../../quizzes/question.ts';
import { COUNTS, PLAYERS, type PlayedHand } from '../../../quizzes/skills/counters/hands.ts';
import { tablesAfter } from '../../../quizzes/skills/counters/index.ts';
import type { PlayWords } from '../../play/words.ts';
import { Cites } from '../Cites.tsx';
import { WordPick } from '../WordPick.tsx';
import { useSpeech } from '../speech.ts';
import type { SkillView } from '../view.ts';

interface Asked {
  readonly question: QuestionOf<'counters'>;
}
type Play = PlayWords['play'];

const named = (seats: readonly SeatNumber[]): string =>
  seats.length === 0 ? '–' : seats.map((seat) => PLAYERS[seat]).join(', ');

function handTold(hand: PlayedHand, play: Play): string {
  switch (hand.type) {
    case 'draw':
      return fill(play['game.draw'], { seats: named(hand.tenpai) });
    case 'chombo':
      return fill(play['game.chombo'], { seats: named([hand.seat]) });
    case 'win': {
      const winners = named(hand.winners);
      return hand.discarder === undefined
        ? fill(play['game.tsumo'], { winners })
        : fill(play['game.ron'], { winners, from: named([hand.discarder]) });
    }
  }
}

function Prompt({ question }: Asked) {
  const { play } = useSpeech().words;
  return (
    <>
      <p class="told">{play['game.players']}</p>
      <ol class="told lines">
        {question.hands.map((hand, i) => (
          <li key={i}>
            {i + 1}. {handTold(hand, play)}{' '}
            {hand.riichi.length > 0 && fill(play['game.riichi'], { seats: named(hand.riichi) })}
          </li>
        ))}
      </ol>
      <p class="told asked">{play[`game.ask.${question.ask}`]}</p>
    </>
  );
}

function Why({ question }: Asked) {
  const { play } = useSpeech().words;
  return (
    <>
      <ol class="lines">
        {tablesAfter(question).map(({ dealer, counters, bets }, i) => (
          <li key={i}>{fill(play['game.after'], { n: i + 1, dealer: named([dealer]), counters, bets })}</li>
        ))}
      </ol>
      <Cites question={question} />
    </>
  );
}

/** What is on the table, and who deals, after some hands. */
export const view: SkillView<'counters'> = {
  Prompt,
  Form: ({ question: { ask }, label, send }) => {
    const choices = (ask === 'dealer' ? PLAYERS : COUNTS).map((value) => ({ value, text: value }));
    return <WordPick label={label} choices={choices} onAnswer={send} />;
  },
  Said: ({ given }) => <>{given}</>,
  Why,
};
