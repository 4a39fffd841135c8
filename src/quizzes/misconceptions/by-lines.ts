import type { Named, StepId } from '../base/terms.ts';
import { type Change, type Count, countedBy, lineBy } from '../lines/count.ts';
import { fuCount } from '../lines/fu.ts';
import { hanCount } from '../lines/han.ts';
import { type LineId, type Lines, idsIn } from '../base/lines.ts';
import { paymentAsked } from '../lines/payment.ts';
import { EDITION_MISCONCEPTIONS } from './editions.ts';
import { FU_MISCONCEPTIONS } from './fu.ts';
import { HAN_MISCONCEPTIONS, changeByYaku } from './han.ts';
import type { Case, Misconception } from './misconception.ts';
import { countOfPayment } from './payment-change.ts';
import { PAYMENT_MISCONCEPTIONS } from './payment.ts';
import { YAKU_MISCONCEPTIONS } from './yaku.ts';

/** The steps that can be answered line by line. */
export const STEPS_IN_LINES = ['han', 'fu', 'payment'] as const satisfies readonly StepId[];
/** A step that can be answered line by line. */
export type StepInLines = (typeof STEPS_IN_LINES)[number];

/** A misconception and how it fills in the lines. */
export interface Suspect {
  readonly mistake: Misconception;
  readonly change: Change;
}

const changed = (one: Case, mistakes: readonly Misconception[]): readonly Suspect[] =>
  mistakes.flatMap((mistake) => {
    const change = mistake.change?.(one);
    return change ? [{ mistake, change }] : [];
  });

const lineOfYaku = (id: Named): readonly LineId[] => (id === 'dora' ? [] : [`yaku:${id}`]);

const yakuIn = (one: Case): readonly Suspect[] =>
  YAKU_MISCONCEPTIONS.flatMap((mistake) => {
    const change = changeByYaku(mistake, one);
    return change ? [{ mistake, change }] : [];
  });

/**
 * How a step is counted line by line, and the misconceptions that count it differently; undefined if it is not counted.
 */
const WAYS: Readonly<
  Record<StepInLines, (one: Case) => { readonly count: Count; readonly suspects: readonly Suspect[] } | undefined>
> = {
  fu: (one) => {
    const count = fuCount(one);
    return count && { count, suspects: changed(one, [...FU_MISCONCEPTIONS, ...EDITION_MISCONCEPTIONS.fu]) };
  },
  han: (one) => {
    const suspects = [...yakuIn(one), ...changed(one, [...HAN_MISCONCEPTIONS, ...EDITION_MISCONCEPTIONS.han])];
    const thought = YAKU_MISCONCEPTIONS.flatMap((mistake) => mistake.answer(one) ?? []).flatMap(lineOfYaku);
    const count = hanCount(one, [...idsIn(one.lines ?? {}), ...thought]);
    return count && { count, suspects };
  },
  payment: (one) => {
    const found = countOfPayment(one);
    if (!found) return undefined;
    const asked = paymentAsked(found.due);
    return {
      count: { ...found.count, ids: asked },
      suspects: changed(one, [...PAYMENT_MISCONCEPTIONS, ...EDITION_MISCONCEPTIONS.payment]),
    };
  },
};

/** A line as filled in, and what is right after the lines before it. */
export interface LineGiven {
  readonly id: LineId;
  readonly given: number;
  readonly right: number;
  readonly earlier: Lines;
}

/** A step answered line by line, and the misconceptions that may be behind it. */
export interface Read {
  readonly count: Count;
  readonly lines: readonly LineGiven[];
  readonly suspects: readonly Suspect[];
}

/** Reads an answer in lines; undefined when there is none, or nothing is counted. */
export function readLines(step: StepInLines, one: Case): Read | undefined {
  const own = one.lines;
  const way = own && WAYS[step](one);
  if (!way) return undefined;
  const { count, suspects } = way;
  const lines: LineGiven[] = [];
  let earlier: Lines = {};
  for (const id of count.ids) {
    const given = own[id] ?? 0;
    lines.push({ id, given, right: lineBy(count, undefined, id, earlier), earlier });
    earlier = { ...earlier, [id]: given };
  }
  return { count, lines, suspects };
}

/** The lines that a misconception itself gets wrong, without those that only follow from them. */
export function changedLines(step: StepId, mistake: Misconception, one: Case): readonly LineId[] {
  const way = STEPS_IN_LINES.some((known) => known === step) ? WAYS[step as StepInLines](one) : undefined;
  const suspect = way?.suspects.find((each) => each.mistake.id === mistake.id);
  if (!way || !suspect) return [];
  const theirs = countedBy(way.count, suspect.change);
  return way.count.ids.filter((id) => theirs[id] !== lineBy(way.count, undefined, id, theirs));
}

/** What a suspected misconception puts into a line after the learner's own lines. */
export const guessOf = ({ change }: Suspect, { id, right, earlier }: LineGiven): number =>
  change(id, right, earlier) ?? right;
