import { type SeatNumber, settleRequest } from '../../../../engine/riichi/index.ts';
import { fill } from '../../../../i18n/strings.ts';
import { type AFTER, COUNTS, PLAYERS, type PlayedHand } from '../../../../quizzes/skills/counters/hands.ts';
import { counters, tablesAfter } from '../../../../quizzes/skills/counters/index.ts';
import { afterTold, handTold } from './game-text.ts';
import { windsAt } from './wins-text.ts';
import { type AskSpeech, type Asked, TABLE, asSaid, riichiId, riichiRules } from './asked.ts';

/** Asks about who deals next, and what lies on the table then. */
export type TurnAsk =
  | { readonly of: 'dealer'; readonly tenpai: readonly SeatNumber[] }
  | { readonly of: 'dealer'; readonly winners: readonly SeatNumber[]; readonly from: SeatNumber }
  | { readonly of: 'game'; readonly hands: readonly PlayedHand[]; readonly ask: (typeof AFTER)[number] };

/** Whether East deals again. */
export function dealerAsk(ask: Extract<TurnAsk, { of: 'dealer' }>, { rules, play }: AskSpeech): Asked {
  const { cite } = riichiRules(rules);
  const isDraw = 'tenpai' in ask;
  const event = isDraw
    ? { type: 'draw', tenpai: ask.tenpai }
    : { type: 'ron', discarder: ask.from, winners: ask.winners.map((seat) => ({ seat, han: 2, fu: 30 })) };
  const found = settleRequest({ rules, ...TABLE, event });
  if (!found.ok) throw new Error(`${found.error.field}: ${found.error.why}`);
  const { next, reasons } = found;
  const told = isDraw
    ? fill(play['dealer.draw'], { seats: windsAt(ask.tenpai, play) })
    : fill(play['dealer.ron'], { winners: windsAt(ask.winners, play), from: windsAt([ask.from], play) });
  return {
    told: [told],
    choices: [
      { value: 'yes', text: play.yes },
      { value: 'no', text: play['no-plain'] },
    ],
    answer: next.kind === 'hand' && next.dealer === 0 ? 'yes' : 'no',
    why: [],
    cites: [reasons[0]?.cite ?? cite.dealerStays],
  };
}

/** Who deals after some hands, or what lies on the table then. */
export function gameAsk({ hands, ask }: Extract<TurnAsk, { of: 'game' }>, { rules, play }: AskSpeech): Asked {
  const question = { skill: 'counters', rules: riichiId(rules), hands, ask } as const;
  const tables = tablesAfter(question);
  return {
    told: [
      play['game.players'],
      ...hands.map((hand, i) => `${String(i + 1)}. ${handTold(hand, play)}`),
      play[`game.ask.${ask}`],
    ],
    choices: asSaid(ask === 'dealer' ? PLAYERS : COUNTS),
    answer: counters.solve(question),
    why: tables.map((table, i) => afterTold(i + 1, table, play)),
    cites: counters.cites(question),
    scene: { of: 'tables', tables: [{ dealer: 0, counters: 0, bets: 0 }] },
    after: { of: 'tables', tables },
  };
}
