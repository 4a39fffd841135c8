import { type HandRequest, MCR_RULEBOOKS, MINIMUM, readingsOpen, scoreRequest } from '../../../../engine/mcr/index.ts';
import type { McrId } from '../../../../engine/rulebooks/ids.ts';
import type { Mark, McrAnswers, McrShares, McrStepId, OpenReading } from '../../../../quizzes/base/terms.ts';
import { parseCount } from '../../../../quizzes/judge/parse-number.ts';
import { judgeCount } from '../../../../quizzes/mcr/judge.ts';
import { mcrSharesOf, sameMcrShares } from '../../../../quizzes/mcr/misconceptions/checks.ts';
import type { PartVerdict } from '../../../base/answer/parts.ts';
import { readMcrShares } from '../../fan/mcr-shares.ts';
import { type McrGuess, filledIn } from './guess.ts';
import type { Counted } from './state.ts';

/** One part of a guess with its verdict. */
export interface JudgedPart {
  readonly part: McrStepId;
  readonly verdict: PartVerdict;
}

type By = 'discard' | 'draw';

/** What each player pays for these points; nothing if the hand cannot win. */
const dueFor = (points: number, { flowers }: Counted, by: By): McrShares =>
  points - flowers < MINIMUM ? { discarder: by === 'draw' ? null : 0, others: 0 } : mcrSharesOf({ points, by });

/** Compares a payment with what is due, or with what would be due for the learner's own points. */
function judgePayment(payment: McrShares, points: number | undefined, count: Counted, by: By): Mark {
  if (sameMcrShares(payment, dueFor(count.points, count, by))) return 'right';
  return points !== undefined && sameMcrShares(payment, dueFor(points, count, by)) ? 'carried' : 'wrong';
}

/** Parses a guess and judges each part filled in separately; a hand that cannot win pays nobody. */
export function judgeGuess(guess: McrGuess, count: Counted, by: By, rules: McrId): readonly JudgedPart[] {
  const [points, payment] = [parseCount(guess.points), readMcrShares(guess.payment, by)];
  const given: McrAnswers = {
    ...(guess.fan.length > 0 ? { fan: guess.fan } : {}),
    ...(points === undefined ? {} : { points }),
    ...(payment ? { payment } : {}),
  };
  const filled = filledIn(guess);
  const isUnread = (part: McrStepId): boolean => part !== 'fan' && given[part] === undefined;
  const { parts } = judgeCount(given, { rules, hand: { by }, count }, filled);
  return filled.map((part) => {
    const mark = parts.find((one) => one.part === part)?.mark ?? 'wrong';
    if (isUnread(part)) return { part, verdict: 'unreadable' };
    return { part, verdict: part === 'payment' && payment ? judgePayment(payment, points, count, by) : mark };
  });
}

/** A judged guess, and the reading other than ours by which all of it is right. */
interface JudgedGuess {
  readonly parts: readonly JudgedPart[];
  readonly reading?: OpenReading;
}

const isRight = (parts: readonly JudgedPart[]): boolean => parts.every(({ verdict }) => verdict === 'right');

/** Judges a guess at a hand; one that follows another reading of the rulebook is right. */
export function judgeByReadings(guess: McrGuess, count: Counted, hand: HandRequest, rules: McrId): JudgedGuess {
  const own = judgeGuess(guess, count, hand.by, rules);
  if (isRight(own)) return { parts: own };
  for (const reading of readingsOpen(MCR_RULEBOOKS[rules], hand.knobs)) {
    const other = scoreRequest({ ...hand, knobs: { ...hand.knobs, [reading.option]: reading.value } });
    const parts = other.ok ? judgeGuess(guess, other, hand.by, rules) : own;
    if (isRight(parts)) return { parts, reading };
  }
  return { parts: own };
}
