import { type SeatNumber, WINDS } from '../../../../engine/riichi/index.ts';
import { type Strings, fill } from '../../../../i18n/strings.ts';
import type { CountedWinner, WonHand } from '../../../../quizzes/skills/several-wins/deal.ts';

type Play = Strings<'play'>;

const TURNS = { right: 1, across: 2, left: 3 } as const;

/** Wind of a seat; seat 0 is East. */
export const windAt = (seat: SeatNumber, play: Play): string => play[`wind.${WINDS[seat]}`];

/** Seats by their winds, or a dash for none. */
export const windsAt = (seats: readonly SeatNumber[], play: Play): string =>
  seats.length === 0 ? '–' : seats.map((seat) => windAt(seat, play)).join(', ');

/** A winner with the hand's value, or who is liable. */
export function describeWinner(winner: CountedWinner, play: Play): string {
  const { seat } = winner;
  if ('han' in winner) return fill(play['won.hand'], { wind: windAt(seat, play), han: winner.han, fu: winner.fu });
  const liable = ((seat + TURNS[winner.liable[0].from]) % 4) as SeatNumber;
  return fill(play['won.yakuman'], { wind: windAt(seat, play), liable: windAt(liable, play) });
}

export const describeWin = ({ event }: Pick<WonHand, 'event'>, play: Play): string =>
  event.type === 'ron' ? fill(play['won.ron'], { from: windAt(event.discarder, play) }) : play['won.tsumo'];

/** A transfer of points between players, the sticks on the table, and nobody. */
export function describeMove(
  {
    from,
    to,
    points,
  }: {
    readonly from: SeatNumber | 'table' | 'nobody';
    readonly to: SeatNumber | 'table' | 'nobody';
    readonly points: number;
  },
  play: Play,
  lang: string,
): string {
  const purse = (one: SeatNumber | 'table' | 'nobody'): string =>
    typeof one === 'number' ? windAt(one, play) : play[`move.${one}`];
  return fill(play['move.line'], { from: purse(from), to: purse(to), points: points.toLocaleString(lang) });
}
