import {
  RIICHI_RULEBOOKS,
  type RiichiId,
  type Shares,
  type Win,
  readingsOpen,
  scoreRequest,
  totalOf,
} from '../../../../engine/riichi/index.ts';
import { parseCount } from '../../../../quizzes/judge/parse-number.ts';
import { parseShares } from '../../../../quizzes/judge/parse-payment.ts';
import { parsePayment } from '../../../../quizzes/judge/payment-text.ts';
import { sameShares, sharesIn } from '../../../../quizzes/judge/shares.ts';
import { type Scored, judgeSteps, ownPayments } from '../../../../quizzes/judge/steps.ts';
import { situationOf } from '../../../../quizzes/judge/situation.ts';
import { type OpenReading, STEPS, type StepAnswers, type StepId } from '../../../../quizzes/base/terms.ts';
import type { PartVerdict } from '../../../base/answer/parts.ts';
import { STEP_GROUPS, type StepGroup } from '../../../base/steps/step-groups.ts';
import { type Draft, requestOf } from '../../hand-editor/draft.ts';
import type { Guess } from './guess.ts';

/** A judged guess: the hand, the parsed values, and a verdict per part filled in. */
export interface Judged {
  readonly scored: Scored;
  readonly given: StepAnswers;
  readonly parts: readonly { readonly part: StepId; readonly verdict: PartVerdict }[];
  /** The reading other than ours by which all of it is right. */
  readonly reading?: OpenReading;
}

const READ = { han: parseCount, fu: parseCount, payment: parsePayment } as const;

const filledIn = (guess: Guess): readonly StepId[] =>
  STEPS.filter((step) => (step === 'yaku' ? guess.yaku.length > 0 : guess[step].trim() !== ''));

/** Shares of a typed payment; a total stands for the shares it is made of. */
function sharesSaid(text: string, numbers: StepAnswers, scored: Scored): Shares | undefined {
  const { payment } = scored.win;
  const parsed = parseShares(text, situationOf(scored.hand));
  const written = parsePayment(text);
  const sum = written?.form === 'sum' ? written.points : undefined;
  const fitting = [
    { shares: sharesIn(payment), total: payment.total },
    ...ownPayments(numbers, scored).map(({ shares }) => ({ shares, total: totalOf(shares) })),
  ].find(({ shares, total }) => total === sum || (parsed && sameShares(parsed, shares)));
  return fitting?.shares ?? parsed;
}

function read(guess: Guess, scored: Scored): StepAnswers {
  const [han, fu] = [parseCount(guess.han), parseCount(guess.fu)];
  const numbers: StepAnswers = {
    ...(guess.yaku.length > 0 && { yaku: guess.yaku }),
    ...(han !== undefined && { han }),
    ...(fu !== undefined && { fu }),
  };
  const payment = sharesSaid(guess.payment, numbers, scored);
  return { ...numbers, ...(payment && { payment }) };
}

/** Which parts of a guess belong to each part of the explanation. */
export const PARTS_OF: Readonly<Record<StepGroup, readonly StepId[]>> = {
  han: ['yaku', 'han'],
  fu: ['fu'],
  payment: ['payment'],
};

/** Parts of the explanation opened by a guess: those with something readable. */
export const openGroups = ({ parts }: Pick<Judged, 'parts'>): readonly StepGroup[] =>
  STEP_GROUPS.filter((group) =>
    parts.some(({ part, verdict }) => PARTS_OF[group].includes(part) && verdict !== 'unreadable'),
  );

function judgeBy(guess: Guess, scored: Scored): Judged {
  const { win } = scored;
  const given = read(guess, scored);
  const isUnread = (part: StepId): boolean =>
    part !== 'yaku' && win[part] !== null && READ[part](guess[part]) === undefined;
  const parts = judgeSteps(given, scored, filledIn(guess)).parts.map(({ part, mark }) => ({
    part,
    verdict: isUnread(part) ? ('unreadable' as const) : mark,
  }));
  return { scored, given, parts };
}

const isRight = ({ parts }: Judged): boolean =>
  parts.every(({ verdict }) => verdict === 'right' || verdict === 'not-needed');

/** Parses a guess and judges every part that was filled in; one that follows another reading of the rulebook is right. */
export function judge(guess: Guess, win: Win, draft: Draft, rules: RiichiId): Judged {
  const hand = requestOf(draft, rules);
  const own = judgeBy(guess, { hand, rules, win });
  if (isRight(own)) return own;
  for (const reading of readingsOpen(RIICHI_RULEBOOKS[rules], hand.knobs)) {
    const knobs = { ...hand.knobs, [reading.option]: reading.value };
    const other = scoreRequest({ ...hand, knobs });
    if (!other.ok || other.kind !== 'win') continue;
    const judged = judgeBy(guess, { hand: { ...hand, knobs }, rules, knobs, win: other });
    if (isRight(judged)) return { ...own, parts: judged.parts, reading };
  }
  return own;
}
