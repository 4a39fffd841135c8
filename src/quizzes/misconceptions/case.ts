import { type HandRequest, type Win, scoreRequest, totalOf } from '../../engine/riichi/index.ts';
import { winOf } from '../hands/win.ts';
import { sharesOf } from '../judge/shares.ts';
import type { Lines } from '../base/lines.ts';
import type { Situation, StepAnswers } from '../base/terms.ts';
import { type Ruleset, rulesetOf } from '../base/ruleset.ts';
import type { Case } from './misconception.ts';

/** Han and fu, who wins, and how. */
type Worth = Ruleset & Situation & { readonly han: number; readonly fu: number };

/** A score of which only han, fu and payment are known. */
function bareWin(question: Worth): Win {
  const { han, fu } = question;
  const shares = sharesOf(han, fu, question, question);
  return {
    ok: true,
    kind: 'win',
    items: [],
    dora: 0,
    kanDora: 0,
    uraDora: 0,
    redFives: 0,
    han,
    fu,
    fuExact: fu,
    limit: null,
    yakuman: 0,
    payment: { ...shares, total: totalOf(shares), liable: null, bets: 0 },
    steps: [],
    readings: [],
    notes: [],
  };
}

const NOTHING = { discarder: null, east: null, others: null };

/** A complete hand without yaku, as a win worth nothing: no yaku, no han, no payment. */
function lostWin(hand: HandRequest): Win | undefined {
  const score = scoreRequest(hand);
  if (!score.ok || score.kind !== 'no-win' || score.reason !== 'no-yaku') return undefined;
  const { dora, kanDora, uraDora, redFives, steps, readings, notes } = score;
  const found = { dora, kanDora, uraDora, redFives, steps, readings, notes };
  const payment = { ...NOTHING, total: 0, liable: null, bets: 0 };
  return {
    ok: true,
    kind: 'win',
    items: [],
    han: 0,
    fu: null,
    fuExact: null,
    limit: null,
    yakuman: 0,
    payment,
    ...found,
  };
}

/** A hand that wins, or one without any yaku that counts as won for nothing; throws for one that is no hand. */
export function mustCount(hand: HandRequest): Win {
  const win = winOf(hand) ?? lostWin(hand);
  if (!win) throw new Error(`not a complete hand: ${JSON.stringify(hand)}`);
  return win;
}

const bareHand = ({ by, dealer, counters, ...question }: Worth): HandRequest => ({
  ...rulesetOf(question),
  concealed: '',
  winningTile: '',
  by,
  seatWind: dealer ? 'east' : 'south',
  roundWind: 'east',
  counters,
});

/** A question's hand as a case for the misconceptions; undefined if it is no hand. */
export function caseOfHand(
  question: Ruleset & { readonly hand: HandRequest },
  given: StepAnswers,
  lines?: Lines,
): Case | undefined {
  const { hand } = question;
  const win = winOf(hand) ?? lostWin(hand);
  return win && { ...rulesetOf(question), hand, win, given, ...(lines && { lines }) };
}

/** Bare han and fu in the same way. */
export const caseOfWorth = (question: Worth, given: StepAnswers, lines?: Lines): Case => ({
  ...rulesetOf(question),
  hand: bareHand(question),
  win: bareWin(question),
  given,
  ...(lines && { lines }),
});
