import type { SeatNumber } from '../../../../engine/riichi/index.ts';
import { type Strings, fill } from '../../../../i18n/strings.ts';
import { PLAYERS, type PlayedHand } from '../../../../quizzes/skills/counters/hands.ts';

type Play = Strings<'play'>;

/** Players of a running game by their letters, or a dash for none. */
const playersTold = (seats: readonly SeatNumber[]): string =>
  seats.length === 0 ? '–' : seats.map((seat) => PLAYERS[seat]).join(', ');

function endTold(hand: PlayedHand, play: Play): string {
  switch (hand.type) {
    case 'draw':
      return fill(play['game.draw'], { seats: playersTold(hand.tenpai) });
    case 'chombo':
      return fill(play['game.chombo'], { seats: playersTold([hand.seat]) });
    case 'win': {
      const winners = playersTold(hand.winners);
      return hand.discarder === undefined
        ? fill(play['game.tsumo'], { winners })
        : fill(play['game.ron'], { winners, from: playersTold([hand.discarder]) });
    }
  }
}

/** How a hand of the game ended, and who was in riichi. */
export const handTold = (hand: PlayedHand, play: Play): string =>
  [
    endTold(hand, play),
    ...(hand.riichi.length > 0 ? [fill(play['game.riichi'], { seats: playersTold(hand.riichi) })] : []),
  ].join(' ');

/** What is on the table after a hand, and who deals. */
export const afterTold = (
  n: number,
  { dealer, counters, bets }: { readonly dealer: SeatNumber; readonly counters: number; readonly bets: number },
  play: Play,
): string => fill(play['game.after'], { n, dealer: playersTold([dealer]), counters, bets });
