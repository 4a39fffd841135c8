import { oracleSettle } from '../oracle-settle/settle.ts';
import type { SettleRequest, TableEvent } from '../oracle-settle/types.ts';
import { makeRandom } from '../oracle-table/random.ts';
import { McrTable, WINDS } from './mcr-table.ts';
import { MCR_RULES, type McrCourse, type McrTableRequest, type McrWinner } from './mcr-types.ts';

/** A winner with his hand or his points only, at his seat in the session. */
const forRequest = (winner: McrWinner, part: 'hand' | 'points', turn: (seat: number) => number): McrWinner => ({
  seat: turn(winner.seat),
  ...(part === 'hand' ? { hand: winner.hand ?? {} } : { points: winner.points ?? 0 }),
});

const HANDS = 4;

/** Plays a few hands of an MCR session; scores and deals carry over. */
export function playMcrGame(seed: number): { courses: McrCourse[]; end: Pick<McrTableRequest, 'rules' | 'scores'> } {
  const random = makeRandom(seed);
  const rules = random.pick(MCR_RULES);
  const firstDealer = random.below(4);
  let standing = { rules, roundWind: random.pick(WINDS), dealer: firstDealer, firstDealer, scores: [0, 0, 0, 0] };
  const courses: McrCourse[] = [];
  for (let hand = 0; hand < HANDS; hand += 1) {
    const table = new McrTable(HANDS * seed + hand, rules, standing.roundWind);
    const event = table.play();
    const turn = (player: number): number => (player + standing.dealer) % 4;
    const as = (part: 'hand' | 'points'): McrTableRequest => ({
      ...standing,
      event: {
        ...event,
        ...(event.discarder !== undefined && { discarder: turn(Number(event.discarder)) }),
        ...(event.winners && { winners: random.shuffled(event.winners.map((one) => forRequest(one, part, turn))) }),
        ...(event.winner && { winner: forRequest(event.winner, part, turn) }),
      },
    });
    const counted = as('points');
    courses.push({ inTiles: as('hand'), ...(event.type !== 'draw' && { counted }), asks: table.asks });
    const { next, scores } = oracleSettle({
      ...counted,
      event: counted.event as unknown as TableEvent,
    } as SettleRequest);
    if (next.kind !== 'hand') return { courses, end: { rules, scores } };
    standing = { ...standing, dealer: next.dealer, roundWind: next.roundWind, scores };
  }
  return { courses, end: standing };
}
