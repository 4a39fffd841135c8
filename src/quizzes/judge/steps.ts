import { type HandRequest, type PatternId, type RulebookId, type Win, YAKU_RULES } from '../../engine/index.ts';
import type { Mark, Named, Shares, Situation, StepAnswers, StepId, Verdict } from '../question.ts';
import { STEPS } from '../question.ts';
import { sameShares, sharesIn, sharesOf } from './shares.ts';

/** A scored hand as the judge needs it. */
export interface Scored {
  readonly hand: HandRequest;
  readonly rules: RulebookId;
  readonly win: Win;
}

/** What decides the payment of a hand. */
export const situationOf = ({ seatWind, by, counters }: HandRequest): Situation => ({
  dealer: seatWind === 'east',
  by,
  counters: counters ?? 0,
});

const isClosed = (hand: HandRequest): boolean =>
  (hand.melds ?? []).every((meld) => meld.type === 'kong' && meld.form === 'concealed');

/** The han that patterns are worth in this hand, open or closed, dora apart; undefined when a limit hand is among them. */
export function hanOf(named: readonly Named[], hand: HandRequest): number | undefined {
  const column = isClosed(hand) ? 'closed' : 'open';
  const worth = named.filter((id) => id !== 'dora').map((id) => YAKU_RULES.find((rule) => rule.id === id)?.[column]);
  return worth.includes(undefined) ? undefined : worth.reduce<number>((sum, han) => sum + (han ?? 0), 0);
}

const DORA = ['dora', 'kanDora', 'uraDora', 'redFives'] as const;

/** The han of a hand that come from dora of every kind. */
export const doraHan = (win: Win): number => DORA.reduce((sum, kind) => sum + win[kind], 0);

/** Double riichi may be ticked alone or, as the EMA books list it, as riichi and one more. */
const withoutRiichi = (patterns: readonly Named[]): readonly Named[] =>
  patterns.includes('double-riichi') ? patterns.filter((id) => id !== 'riichi') : patterns;

/** Whether two lists name the same patterns. */
export function samePatterns(a: readonly Named[], b: readonly Named[]): boolean {
  const [left, right] = [new Set(withoutRiichi(a)), new Set(withoutRiichi(b))];
  return left.size === right.size && [...left].every((id) => right.has(id));
}

/** From so many han on the fu no longer matter. */
const isLimitByHan = (han: number, rules: RulebookId): boolean =>
  sameShares(pays(han, 20, rules), pays(han, 130, rules));
const pays = (han: number, fu: number, rules: RulebookId): Shares =>
  sharesOf(han, fu, { dealer: false, by: 'discard', counters: 0 }, rules);

type Judge = (given: StepAnswers, scored: Scored) => Mark | undefined;

const patternsOf = ({ items }: Win): readonly PatternId[] => items.map(({ id }) => id);

const judges: Readonly<Record<StepId, Judge>> = {
  yaku: ({ yaku }, { win }) => yaku && (samePatterns(yaku, patternsOf(win)) ? 'right' : 'wrong'),
  han: ({ yaku, han }, { win, hand }) => {
    if (win.han === null) return 'not-needed';
    if (han === undefined) return undefined;
    if (han === win.han) return 'right';
    if (!yaku || samePatterns(yaku, patternsOf(win))) return 'wrong';
    const own = hanOf(withoutRiichi(yaku), hand);
    return own !== undefined && han === own + doraHan(win) ? 'carried' : 'wrong';
  },
  fu: ({ han, fu }, { win, rules }) => {
    if (win.fu === null) return 'not-needed';
    if (fu === undefined) return isLimitByHan(han ?? win.han ?? 0, rules) ? 'not-needed' : undefined;
    return fu === win.fu ? 'right' : 'wrong';
  },
  payment: ({ han, fu, payment }, { win, hand, rules }) => {
    if (!payment) return undefined;
    if (sameShares(payment, sharesIn(win.payment))) return 'right';
    if (win.han === null || win.fu === null) return 'wrong';
    const own = sharesOf(han ?? win.han, fu ?? win.fu, situationOf(hand), rules);
    return sameShares(payment, own) ? 'carried' : 'wrong';
  },
};

/**
 * Judges the asked steps each for itself. Han are held against the learner's own yaku, the payment against his own han and
 * fu: what follows rightly from an earlier error is `carried`. A step without an answer is wrong, unless it is not needed.
 */
export function judgeSteps(given: StepAnswers, scored: Scored, asked: readonly StepId[] = STEPS): Verdict {
  const parts = asked.map((part) => ({ part, mark: judges[part](given, scored) ?? ('wrong' as const) }));
  return { right: parts.every(({ mark }) => mark === 'right' || mark === 'not-needed'), parts };
}
