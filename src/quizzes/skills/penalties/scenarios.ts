import data from '../../../content/penalties/scenes.json' with { type: 'json' };
import { type RiichiId, baseBook, isRiichiId, standsOn } from '../../../engine/rulebooks/ids.ts';

/** A rulebook's rulings on offences, from the mildest to the gravest. */
export const RULINGS = [
  'nothing',
  'warning',
  'dead-hand',
  'redeal',
  'chombo',
  'points',
  'referee',
  'substitute',
  'disqualified',
] as const;

/** One of these. */
export type Ruling = (typeof RULINGS)[number];

/** The ruling and its article; `booklet` for a section that only the printed booklet has. */
export type Ruled = readonly [ruling: Ruling, place: string, booklet?: 'booklet'];

type ByRulebook = Readonly<Partial<Record<RiichiId, Ruled>>>;

/**
 * A scenario: the id of its offence in the list of penalties, its revision, and the rulings on it as told and with the
 * one difference (the twist) that changes the ruling. Rulebooks that say nothing, or nothing that a scene could decide,
 * have no ruling.
 */
type Scenario = readonly [id: string, revision: number, asItComes: ByRulebook, withTwist: ByRulebook];

interface Data {
  /** Offences on which a rulebook has a rule of its own that no scene can decide. */
  readonly undecided: Readonly<Partial<Record<RiichiId, readonly string[]>>>;
  readonly scenes: readonly {
    readonly id: string;
    readonly revision: number;
    readonly asItComes: ByRulebook;
    readonly withTwist: ByRulebook;
  }[];
}

const { undecided, scenes } = data as unknown as Data;

/** Every scenario, in the order of the list of penalties. */
export const SCENARIOS: readonly Scenario[] = scenes.map(({ id, revision, asItComes, withTwist }) => [
  id,
  revision,
  asItComes,
  withTwist,
]);

/** A scene: a scenario as told, or with its twist. */
export interface Scene {
  readonly id: string;
  readonly twist: boolean;
}

/** The rulebook whose text rules on offences: the one this rulebook builds on, if any. */
export const penaltyTextOf = (rules: RiichiId): RiichiId => {
  const base = standsOn(rules);
  return isRiichiId(base) ? base : baseBook(rules);
};

/** A rulebook's ruling on a scene; undefined when it has none. */
export function ruledOn({ id, twist }: Scene, rules: RiichiId): Ruled | undefined {
  if (undecided[rules]?.includes(id)) return undefined;
  return SCENARIOS.find(([one]) => one === id)?.[twist ? 3 : 2][penaltyTextOf(rules)];
}

/** Every scene that a rulebook decides. */
export const scenesUnder = (rules: RiichiId): readonly Scene[] =>
  SCENARIOS.flatMap(([id]) => [false, true].map((twist): Scene => ({ id, twist }))).filter((scene) =>
    ruledOn(scene, rules),
  );
