import type { SeatNumber } from '../../../../engine/riichi/index.ts';
import { type Strings, fill } from '../../../../i18n/strings.ts';
import { PLAYERS, type PlayedHand } from '../../../../quizzes/skills/counters/hands.ts';

type Play = Strings<'play'>;

/** Letters of the players in a running game, or a dash for none. */
const playerLetters = (seats: readonly SeatNumber[]): string =>
  seats.length === 0 ? '–' : seats.map((seat) => PLAYERS[seat]).join(', ');

function describeHandEnd(hand: PlayedHand, play: Play): string {
  switch (hand.type) {
    case 'draw':
      return fill(play['game.draw'], { seats: playerLetters(hand.tenpai) });
    case 'chombo':
      return fill(play['game.chombo'], { seats: playerLetters([hand.seat]) });
    case 'win': {
      const winners = playerLetters(hand.winners);
      return hand.discarder === undefined
        ? fill(play['game.tsumo'], { winners })
        : fill(play['game.ron'], { winners, from: playerLetters([hand.discarder]) });
    }
  }
}

/** How a hand ended, and who was in riichi. */
export const describeHand = (hand: PlayedHand, play: Play): string =>
  [
    describeHandEnd(hand, play),
    ...(hand.riichi.length > 0 ? [fill(play['game.riichi'], { seats: playerLetters(hand.riichi) })] : []),
  ].join(' ');

/** The table after a hand, and the next dealer. */
export const describeTableAfter = (
  n: number,
  { dealer, counters, bets }: { readonly dealer: SeatNumber; readonly counters: number; readonly bets: number },
  play: Play,
): string => fill(play['game.after'], { n, dealer: playerLetters([dealer]), counters, bets });
