import type { LineId } from '../base/lines.ts';
import { STEPS, type StepId } from '../base/terms.ts';
import { editionIn } from './edition-ids.ts';
import type { Misconception } from './misconception.ts';
import type { SmallExplanation } from './small.ts';

/** A misconception that gives the learner's answer, how likely it is, and whether it can be given without "perhaps". */
export interface Explanation {
  readonly mistake: Misconception;
  readonly share: number;
  readonly certain: boolean;
  /** The lines it explains, if the answer was given line by line. */
  readonly lines?: readonly LineId[];
}

/** Of causes by lines, likeliest first, those that explain something which none before them does. */
export function leadingOf(causes: readonly Explanation[]): readonly Explanation[] {
  const told = new Set<LineId>();
  return causes.filter(({ lines = [] }) => {
    const isNew = lines.some((id) => !told.has(id));
    if (isNew) lines.forEach((id) => told.add(id));
    return isNew;
  });
}

/** From which share on a cause is gone by, and from which on it is worth telling beside another. */
const [LIKELY, TELLING] = [0.5, 0.15] as const;
/** How many explanations to show for an answer, and how many alternatives for a step. */
const [MOST, MOST_OF_STEP] = [3, 2] as const;

/** An explanation as shown: certain, possible, or an alternative to the one before it. */
export interface ToTell {
  readonly step: StepId;
  readonly cause: Explanation;
  readonly told: 'certain' | 'perhaps' | 'or';
}

function toldOfStep(step: StepId, causes: readonly Explanation[]): readonly ToTell[] {
  const certain = causes.find((cause) => cause.certain);
  const isByLines = causes[0]?.lines !== undefined;
  if (isByLines)
    return leadingOf(causes).map((cause) => ({ step, cause, told: cause.certain ? 'certain' : 'perhaps' }));
  if (certain) return [{ step, cause: certain, told: 'certain' }];
  return causes
    .filter(({ share }) => share >= TELLING)
    .slice(0, MOST_OF_STEP)
    .map((cause, i) => ({ step, cause, told: i === 0 ? 'perhaps' : 'or' }));
}

/**
 * The few explanations to show: one for each wrong line; for a number the certain one, or the likeliest with
 * alternatives as "or". If there are too many, the least likely alternatives go first.
 */
export function toTell(causes: Readonly<Partial<Record<StepId, readonly Explanation[]>>>): readonly ToTell[] {
  const all = STEPS.flatMap((step) => toldOfStep(step, causes[step] ?? []));
  const rank = ({ told, cause }: ToTell): number => ({ certain: 2, perhaps: 1, or: 0 })[told] + cause.share / 2;
  const kept = new Set(all.toSorted((a, b) => rank(b) - rank(a)).slice(0, MOST));
  return all.filter((one) => kept.has(one));
}

/** The leading explanations: the first for each wrong line, else the first if it is likely. */
export const leadingExplanations = (causes: readonly Explanation[]): readonly Explanation[] =>
  causes[0]?.lines ? leadingOf(causes) : causes.slice(0, 1).filter(({ share }) => share >= LIKELY);

/** Whether a cause is counting by an older edition. */
const isEdition = ({ mistake }: Explanation): boolean => editionIn(mistake.id) !== undefined;

/**
 * The leading explanations, or those of a tie: where the number is right by an older edition and may come from something
 * else as well, none leads, and the next question has to tell them apart.
 */
export function suspectedExplanations(causes: readonly Explanation[]): readonly Explanation[] {
  const leading = leadingExplanations(causes);
  const told = causes.filter(({ share }) => share >= TELLING).slice(0, MOST_OF_STEP);
  return leading.some(({ certain }) => certain) || !told.some(isEdition) ? leading : told;
}

/**
 * The likeliest cause and the one beside it, where neither is certain: the next question has to tell them apart. Lines part
 * them by themselves.
 */
export const tiedExplanations = (causes: readonly Explanation[]): readonly Explanation[] =>
  causes.some(({ certain, lines }) => certain || lines !== undefined)
    ? []
    : causes.filter(({ share }) => share >= TELLING).slice(0, MOST_OF_STEP);

/** The suspects of a small question: the first, and beside it, unless it is certain, counting by an older edition. */
export const suspectedInSmall = (causes: readonly SmallExplanation[]): readonly SmallExplanation[] =>
  causes.filter(({ id }, i) => i === 0 || (causes[0]?.certain === false && editionIn(id) !== undefined));

/** What is told of a small question: the certain one, or the likeliest with alternatives as "or". */
export function smallToTell(causes: readonly SmallExplanation[]): readonly (SmallExplanation & Pick<ToTell, 'told'>)[] {
  const [first, ...rest] = causes;
  if (!first) return [];
  if (first.certain) return [{ ...first, told: 'certain' }];
  const others = rest.slice(0, MOST_OF_STEP - 1).map((one) => ({ ...one, told: 'or' }) as const);
  return [{ ...first, told: 'perhaps' }, ...others];
}
