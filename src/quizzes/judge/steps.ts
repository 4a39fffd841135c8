import {
  type HandRequest,
  type Item,
  type PatternId,
  type Win,
  YAKU_RULES,
  doraHan,
  isClosed,
} from '../../engine/riichi/index.ts';
import type { AnyStepId, Mark, Named, OwnNumbers, Shares, StepAnswers, StepId, Verdict } from '../base/terms.ts';
import { STEPS } from '../base/terms.ts';
import type { Ruleset } from '../base/ruleset.ts';
import { sameShares, sharesIn, sharesOf } from './shares.ts';
import { situationOf } from './situation.ts';

/** A scored hand as the judge needs it. */
export interface Scored extends Ruleset {
  readonly hand: HandRequest;
  readonly win: Win;
}

/**
 * The han that patterns are worth in this hand, open or closed, dora apart; undefined when a limit hand is among them. Those
 * that the hand has are worth what its score says: `items`. Who names one that an open hand cannot have counts it as closed.
 */
export function hanOf(named: readonly Named[], hand: HandRequest, items: readonly Item[] = []): number | undefined {
  const column = isClosed(hand) ? 'closed' : 'open';
  const byList = (id: Named): number | undefined => {
    const rule = YAKU_RULES.find((one) => one.id === id);
    return rule && (rule[column] || rule.closed);
  };
  const worth = named
    .filter((id) => id !== 'dora')
    .map((id) => items.find((item) => item.id === id)?.han ?? byList(id));
  return worth.includes(undefined) ? undefined : worth.reduce<number>((sum, han) => sum + (han ?? 0), 0);
}

/** Double riichi may be ticked alone or, as the EMA books list it, as riichi and one more. */
const withoutRiichi = <N extends Named>(patterns: readonly N[]): readonly N[] =>
  patterns.some((id) => id === 'double-riichi') ? patterns.filter((id) => id !== 'riichi') : patterns;

/** The patterns that the first list names and the second does not. */
export function patternsBeyond<N extends Named>(some: readonly N[], others: readonly Named[]): readonly N[] {
  const named = withoutRiichi(others);
  return withoutRiichi(some).filter((id) => !named.includes(id));
}

/** Whether two lists name the same patterns. */
export const samePatterns = (a: readonly Named[], b: readonly Named[]): boolean =>
  patternsBeyond(a, b).length + patternsBeyond(b, a).length === 0;

const SEVEN_PAIRS_FU = 25;
const roundedFu = (fu: number): number => (fu === SEVEN_PAIRS_FU ? fu : Math.ceil(fu / 10) * 10);

/** A payment, and the han and fu that it is right for. */
export interface OwnPayment {
  readonly han: number;
  readonly fu: number;
  readonly shares: Shares;
}

/** The han and fu that a payment was held against, where they are the learner's own and not the right ones. */
export function ownNumbers(given: StepAnswers, scored: Scored): OwnNumbers | undefined {
  const { win } = scored;
  const [han, fu] = [given.han ?? win.han, given.fu ?? win.fu];
  if (win.han === null || han === null || fu === null || (han === win.han && fu === win.fu)) return undefined;
  if (!isLimitByHan(han, scored)) return { han, fu };
  return han === win.han ? undefined : { han };
}

/**
 * The payments that follow from a learner's own han and fu, or from the right one where he gave none. Fu that he left
 * unrounded may be rounded now or not: that error is the fu's. None for a limit hand, which pays by its name.
 */
export function ownPayments(given: StepAnswers, scored: Scored): readonly OwnPayment[] {
  const { win, hand } = scored;
  const [han, fu] = [given.han ?? win.han, given.fu ?? win.fu];
  if (win.han === null || win.fu === null || han === null || fu === null) return [];
  const situation = situationOf(hand);
  return [roundedFu(fu), fu].map((one) => ({ han, fu: one, shares: sharesOf(han, one, situation, scored) }));
}

/** From this many han on the fu no longer matter. */
const isLimitByHan = (han: number, ruleset: Ruleset): boolean =>
  sameShares(pays(han, 20, ruleset), pays(han, 130, ruleset));
const pays = (han: number, fu: number, ruleset: Ruleset): Shares =>
  sharesOf(han, fu, { dealer: false, by: 'discard', counters: 0 }, ruleset);

/** The verdict on the steps of a hand. */
export interface StepsVerdict extends Verdict {
  readonly parts: readonly { readonly part: StepId; readonly mark: Mark; readonly own?: OwnNumbers }[];
}

const patternsOf = ({ items }: Win): readonly PatternId[] => items.map(({ id }) => id);

/** The han that follow from the yaku that a learner named, dora included; undefined where he named none but the right ones, or a limit hand. */
export function ownHan({ yaku }: StepAnswers, { win, hand }: Scored): number | undefined {
  if (!yaku || samePatterns(yaku, patternsOf(win))) return undefined;
  const own = hanOf(withoutRiichi(yaku), hand, win.items);
  return own === undefined ? undefined : own + doraHan(win);
}

type Judge = (given: StepAnswers, scored: Scored) => Mark | undefined;

const judges: Readonly<Record<StepId, Judge>> = {
  yaku: ({ yaku }, { win }) => yaku && (samePatterns(yaku, patternsOf(win)) ? 'right' : 'wrong'),
  han: (given, scored) => {
    const { win } = scored;
    if (win.han === null) return 'not-needed';
    if (given.han === undefined) return undefined;
    if (given.han === win.han) return 'right';
    return given.han === ownHan(given, scored) ? 'carried' : 'wrong';
  },
  fu: ({ han, fu }, scored) => {
    const { win } = scored;
    if (win.fu === null) return 'not-needed';
    if (fu === undefined) return isLimitByHan(han ?? win.han ?? 0, scored) ? 'not-needed' : undefined;
    return fu === win.fu ? 'right' : 'wrong';
  },
  payment: (given, scored) => {
    const { payment } = given;
    if (!payment) return undefined;
    if (sameShares(payment, sharesIn(scored.win.payment))) return 'right';
    return ownPayments(given, scored).some(({ shares }) => sameShares(payment, shares)) ? 'carried' : 'wrong';
  },
};

/** Whether a step is right, or follows correctly from the learner's earlier steps. */
export const isSound = (step: StepId, given: StepAnswers, scored: Scored): boolean =>
  judges[step](given, scored) !== 'wrong';

/**
 * Judges the asked steps each for itself. Han are held against the learner's own yaku, the payment against his own han and
 * fu: what follows rightly from an earlier error is `carried`, and a payment says which numbers it was held against. A step
 * without an answer is wrong, unless it is not needed.
 */
export function judgeSteps(given: StepAnswers, scored: Scored, asked: readonly AnyStepId[] = STEPS): StepsVerdict {
  const parts = STEPS.filter((step) => asked.includes(step)).map((part) => {
    const mark = judges[part](given, scored) ?? 'wrong';
    const own = part === 'payment' && given.payment && mark !== 'right' ? ownNumbers(given, scored) : undefined;
    return { part, mark, ...(own && { own }) };
  });
  return { right: parts.every(({ mark }) => mark === 'right' || mark === 'not-needed'), parts };
}
