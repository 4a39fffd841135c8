import { type PatternId, type RulebookId, type Shares, type Win, YAKU_RULES } from '../../engine/index.ts';
import type { Draft } from './draft.ts';
import { parsePayment } from '../../quizzes/judge/payment-text.ts';
import { says, sharesFor } from './price.ts';

/** What somebody thinks a hand is worth; an empty text is no guess. */
export interface Guess {
  readonly yaku: readonly PatternId[];
  readonly han: string;
  readonly fu: string;
  readonly payment: string;
}

/** No guess at all. */
export const NO_GUESS: Guess = { yaku: [], han: '', fu: '', payment: '' };

/** The parts that are judged, in the order of counting. */
export const PARTS = ['yaku', 'han', 'fu', 'payment'] as const;
export type Part = (typeof PARTS)[number];

/** `follows` is right for the learner's own earlier numbers; `unneeded` is a number that this hand does not have. */
export type Verdict = 'right' | 'follows' | 'wrong' | 'unreadable' | 'unneeded';

/** A remark on a number: what it would have been right for. */
export type Hint = 'unrounded' | 'all' | 'counters' | 'dealer' | 'number' | 'limit' | 'payment';

/** The verdict on one part. */
export interface Judged {
  readonly verdict: Verdict;
  readonly hint?: Hint;
  readonly missing?: readonly PatternId[];
  readonly extra?: readonly PatternId[];
  /** The own numbers that a payment follows from. */
  readonly own?: { readonly han: number; readonly fu: number };
}

const wholeNumber = (text: string): number | undefined => {
  const tidy = text.normalize('NFKC').trim();
  return /^\d{1,3}$/.test(tidy) ? Number(tidy) : undefined;
};

/** One entry stands for riichi and double riichi, whichever way it was ticked. */
const oneRiichi = (yaku: readonly PatternId[]): readonly PatternId[] =>
  yaku.includes('double-riichi') ? yaku.filter((id) => id !== 'riichi') : yaku;

function judgeYaku(guess: Guess, { items }: Win): Judged {
  const ticked = oneRiichi(guess.yaku);
  const right = items.map(({ id }) => id);
  const missing = right.filter((id) => !ticked.includes(id));
  const extra = ticked.filter((id) => !right.includes(id));
  return { verdict: missing.length + extra.length === 0 ? 'right' : 'wrong', missing, extra };
}

/** The han of the ticked yaku and the dora of the hand. */
function hanOfTicked(guess: Guess, win: Win, closed: boolean): number {
  const yaku = oneRiichi(guess.yaku).reduce((sum, id) => {
    const rule = YAKU_RULES.find((one) => one.id === id);
    return sum + (rule ? (closed ? rule.closed : rule.open) : 0);
  }, 0);
  return yaku + win.dora + win.kanDora + win.uraDora + win.redFives;
}

function judgeHan(guess: Guess, win: Win, closed: boolean): Judged {
  const han = wholeNumber(guess.han);
  if (win.han === null) return { verdict: 'unneeded', hint: 'limit' };
  if (han === undefined) return { verdict: 'unreadable', hint: 'number' };
  if (han === win.han) return { verdict: 'right' };
  const follows = guess.yaku.length > 0 && han === hanOfTicked(guess, win, closed);
  return { verdict: follows ? 'follows' : 'wrong' };
}

function judgeFu(guess: Guess, { fu, fuExact }: Win): Judged {
  const own = wholeNumber(guess.fu);
  if (fu === null) return { verdict: 'unneeded', hint: 'limit' };
  if (own === undefined) return { verdict: 'unreadable', hint: 'number' };
  if (own === fu) return { verdict: 'right' };
  return own === fuExact ? { verdict: 'wrong', hint: 'unrounded' } : { verdict: 'wrong' };
}

const SEVEN_PAIRS_FU = 25;
const roundedFu = (fu: number): number => (fu === SEVEN_PAIRS_FU ? fu : Math.ceil(fu / 10) * 10);

/** Han and fu that somebody may have gone on with: both own numbers, or one of them with the other right. */
function ownNumbers(guess: Guess, han: number, fu: number): readonly { readonly han: number; readonly fu: number }[] {
  const ownHan = wholeNumber(guess.han) ?? han;
  const ownFu = roundedFu(wholeNumber(guess.fu) ?? fu);
  const tried = [
    { han: ownHan, fu: ownFu },
    { han: ownHan, fu },
    { han, fu: ownFu },
  ];
  return tried.filter((one) => one.han !== han || one.fu !== fu);
}

function judgePayment(guess: Guess, win: Win, draft: Draft, rules: RulebookId): Judged {
  const payment = parsePayment(guess.payment);
  if (!payment) return { verdict: 'unreadable', hint: 'payment' };
  const is = (shares: Shares): boolean => says(payment, shares);
  if (is(win.payment)) return { verdict: 'right' };
  if (payment.form === 'sum' && payment.points === win.payment.total) return { verdict: 'right', hint: 'all' };

  if (win.han === null || win.fu === null) return { verdict: 'wrong' };
  const own = ownNumbers(guess, win.han, win.fu).find(({ han, fu }) => is(sharesFor(han, fu, draft, rules)));
  if (own) return { verdict: 'follows', own };
  if (is(sharesFor(win.han, win.fu, { ...draft, counters: 0 }, rules))) return { verdict: 'wrong', hint: 'counters' };
  const seatWind = draft.seatWind === 'east' ? 'south' : 'east';
  if (is(sharesFor(win.han, win.fu, { ...draft, seatWind }, rules))) return { verdict: 'wrong', hint: 'dealer' };
  return { verdict: 'wrong' };
}

/** Judges every part that was filled in, each by itself; an earlier error is carried forward, not punished twice. */
export function judge(guess: Guess, win: Win, draft: Draft, rules: RulebookId): Partial<Record<Part, Judged>> {
  const closed = draft.melds.every((meld) => meld.type === 'kong' && meld.form === 'concealed');
  return {
    ...(guess.yaku.length > 0 ? { yaku: judgeYaku(guess, win) } : {}),
    ...(guess.han.trim() !== '' ? { han: judgeHan(guess, win, closed) } : {}),
    ...(guess.fu.trim() !== '' ? { fu: judgeFu(guess, win) } : {}),
    ...(guess.payment.trim() !== '' ? { payment: judgePayment(guess, win, draft, rules) } : {}),
  };
}
