import { type SeatNumber, settleRequest } from '../../../../engine/riichi/index.ts';
import { fill } from '../../../../i18n/strings.ts';
import { type AFTER, COUNTS, PLAYERS, type PlayedHand } from '../../../../quizzes/skills/counters/hands.ts';
import { counters, tablesAfter } from '../../../../quizzes/skills/counters/index.ts';
import { describeTableAfter, describeHand } from './game-text.ts';
import { windsAt } from './wins-text.ts';
import { type AskContext, type AskQuestion, TABLE, plainChoices, riichiId, riichiRules } from './ask-question.ts';

/** Questions about the next dealer and what lies on the table then. */
export type TurnAsk =
  | { readonly of: 'dealer'; readonly tenpai: readonly SeatNumber[] }
  | { readonly of: 'dealer'; readonly winners: readonly SeatNumber[]; readonly from: SeatNumber }
  | { readonly of: 'game'; readonly hands: readonly PlayedHand[]; readonly ask: (typeof AFTER)[number] };

/** Whether East deals again. */
export function dealerAsk(ask: Extract<TurnAsk, { of: 'dealer' }>, { rules, play }: AskContext): AskQuestion {
  const { cite } = riichiRules(rules);
  const isDraw = 'tenpai' in ask;
  const event = isDraw
    ? { type: 'draw', tenpai: ask.tenpai }
    : { type: 'ron', discarder: ask.from, winners: ask.winners.map((seat) => ({ seat, han: 2, fu: 30 })) };
  const found = settleRequest({ rules, ...TABLE, event });
  if (!found.ok) throw new Error(`${found.error.field}: ${found.error.why}`);
  const { next, reasons } = found;
  const prompt = isDraw
    ? fill(play['dealer.draw'], { seats: windsAt(ask.tenpai, play) })
    : fill(play['dealer.ron'], { winners: windsAt(ask.winners, play), from: windsAt([ask.from], play) });
  return {
    prompt: [prompt],
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
export function gameAsk({ hands, ask }: Extract<TurnAsk, { of: 'game' }>, { rules, play }: AskContext): AskQuestion {
  const question = { skill: 'counters', rules: riichiId(rules), hands, ask } as const;
  const tables = tablesAfter(question);
  return {
    prompt: [
      play['game.players'],
      ...hands.map((hand, i) => `${String(i + 1)}. ${describeHand(hand, play)}`),
      play[`game.ask.${ask}`],
    ],
    choices: plainChoices(ask === 'dealer' ? PLAYERS : COUNTS),
    answer: counters.solve(question),
    why: tables.map((table, i) => describeTableAfter(i + 1, table, play)),
    cites: counters.cites(question),
    scene: { of: 'tables', tables: [{ dealer: 0, counters: 0, bets: 0 }] },
    after: { of: 'tables', tables },
  };
}
