import {
  type Clause,
  type ExcludeStep,
  type HandRequest,
  type PatternId,
  RIICHI_RULEBOOKS,
  type ReadingScore,
  WINDS,
  type Wind,
  isDragon,
  windKind,
} from '../../engine/riichi/index.ts';
import { kindOfSet } from '../hands/pair-and-wait.ts';
import { wonReading } from './fu-lines.ts';
import { type Case, rescored } from './misconception.ts';

/** The patterns that somebody names. */
export type Patterns = readonly PatternId[];

/** The patterns of a score or of a reading. */
export const idsOf = ({ items }: Pick<ReadingScore, 'items'>): Patterns => items.map(({ id }) => id);
/** The patterns that a hand has. */
export const truth = ({ win }: Case): Patterns => idsOf(win);
/** The base points of the reading that counts. */
export const baseWon = (one: Case): number => wonReading(one)?.base ?? 0;
/** Whether a hand is no limit hand. */
export const ordinary = ({ win }: Case): boolean => win.yakuman === 0;

/** Forgets patterns, when the hand has them. */
export const forgetting =
  (...forgotten: Patterns) =>
  (one: Case): Patterns | undefined => {
    const left = truth(one).filter((id) => !forgotten.includes(id));
    return left.length === truth(one).length ? undefined : left;
  };

/** Takes patterns for others, when the hand has them. */
export const exchanging =
  (taken: Readonly<Partial<Record<PatternId, PatternId>>>) =>
  (one: Case): Patterns | undefined =>
    truth(one).some((id) => taken[id]) ? truth(one).map((id) => taken[id] ?? id) : undefined;

/** The place of the first of these patterns that the hand has. */
export const placeOfPatterns =
  (...patterns: Patterns) =>
  (one: Case): Clause => {
    const [first = 'yaku-add-up'] = truth(one).filter((id) => patterns.includes(id));
    return RIICHI_RULEBOOKS[one.rules].cite[first];
  };

/** The patterns that hold in a hand but are kept out for this reason. */
export const excludedIn = ({ win }: Case, principle: ExcludeStep['principle']): readonly ExcludeStep[] =>
  win.steps.filter((step): step is ExcludeStep => step.kind === 'exclude' && step.principle === principle);

/** The clause that excludes a pattern for this reason, preferring one the learner named. */
export const placeOfExclusion =
  (...principles: readonly ExcludeStep['principle'][]) =>
  (one: Case): Clause => {
    const excluded = principles.flatMap((principle) => excludedIn(one, principle));
    const named = excluded.find(({ rule }) => one.given.yaku?.some((id) => id === rule)) ?? excluded[0];
    return named?.cite ?? RIICHI_RULEBOOKS[one.rules].cite['yaku-add-up'];
  };

/** The patterns for pungs of dragons. */
export const DRAGON_PUNGS: Patterns = ['yakuhai-white', 'yakuhai-green', 'yakuhai-red'];

/** In a hand with several pungs of dragons: those that the learner left out beside another, or else the last one. */
export function dragonsLeftOut(one: Case): Patterns {
  const dragons = truth(one).filter((id) => DRAGON_PUNGS.includes(id));
  const unseen = dragons.filter((id) => one.given.yaku?.includes(id) === false);
  if (dragons.length < 2) return [];
  return unseen.length > 0 && unseen.length < dragons.length ? unseen : dragons.slice(-1);
}

/** Whether a hand has a pung of the wind that is both the seat's and the round's. */
export const isDoubleWind = (one: Case): boolean =>
  truth(one).includes('yakuhai-seat') && truth(one).includes('yakuhai-round');

/** The patterns of the hand scored with a changed condition. */
export const given =
  (change: (one: Case) => Partial<HandRequest> | undefined) =>
  (one: Case): Patterns | undefined => {
    const changed = ordinary(one) ? change(one) : undefined;
    const win = changed && rescored(one, changed);
    return win && idsOf(win);
  };

const isRow = (set: string): boolean => /^(\d)(?!\1)\d\d[mps]$/.test(set);

interface Shape {
  readonly chows: readonly string[];
  readonly pungs: readonly string[];
  readonly pair: number;
  readonly wait: string;
}

/** The sets of an ordinary hand of four sets and a pair. */
export function shapeOf(one: Case): Shape | undefined {
  const reading = ordinary(one) ? wonReading(one) : undefined;
  const [pair = '', ...sets] = reading?.sets.split(' ') ?? [];
  if (!reading || sets.length !== 4) return undefined;
  return {
    chows: sets.filter(isRow),
    pungs: sets.filter((set) => !isRow(set)),
    pair: kindOfSet(pair),
    wait: reading.wait,
  };
}

/** Whether a pair of this kind has value. */
export const isValue = (kind: number, { seatWind, roundWind }: HandRequest): boolean =>
  isDragon(kind) || windKind(seatWind) === kind || windKind(roundWind) === kind;

/** Adds a pattern to hands whose shape seems to have it. */
export const seeing =
  (id: PatternId, seems: (shape: Shape, one: Case) => boolean) =>
  (one: Case): Patterns | undefined => {
    const shape = shapeOf(one);
    return shape && !truth(one).includes(id) && seems(shape, one) ? [...truth(one), id] : undefined;
  };

/** The hand's pungs of winds that are worth nothing. */
export const guestWinds = ({ hand }: Case, { pungs }: Shape): readonly Wind[] =>
  WINDS.filter(
    (wind) =>
      pungs.some((set) => kindOfSet(set) === windKind(wind)) && wind !== hand.seatWind && wind !== hand.roundWind,
  );

/** Whether a hand would be all simples but for its honours. */
export function isSimplesAndHonours(one: Case): boolean {
  const sets = wonReading(one)?.sets.split(' ') ?? [];
  const honours = sets.filter((set) => set.endsWith('z'));
  return honours.length > 0 && sets.every((set) => set.endsWith('z') || !/[19]/.test(set));
}
