import { type Result, ok, refuse } from '../result.ts';
import { SCORING_LISTS, SCORING_VALUES, type ScoringOptions } from './options/scoring.ts';
import { TABLE_LISTS, TABLE_VALUES, type TableOptions } from './options/table.ts';
import { TOURNAMENT_VALUES, type TournamentOptions } from './options/tournament.ts';

/** Every rule option of a riichi rulebook, by who reads it; all are required. */
export type RiichiKnobs = ScoringOptions & TableOptions & TournamentOptions;

/** The name of a rule option. */
export type KnobId = keyof RiichiKnobs;

/** The values that each option may take; the options that are lists apart. */
export const KNOB_VALUES = { ...SCORING_VALUES, ...TABLE_VALUES, ...TOURNAMENT_VALUES } as const;

const byName = (some: object) => new Map<string, readonly unknown[]>(Object.entries(some));
const VALUES = byName(KNOB_VALUES);
const LISTS = byName({ ...SCORING_LISTS, ...TABLE_LISTS });

const namesOf = <Id extends KnobId>(...parts: readonly Readonly<Partial<Record<Id, unknown>>>[]): readonly Id[] =>
  parts.flatMap((part) => Object.keys(part)) as Id[];

/** The options that scoring a hand reads. */
export const SCORING_OPTIONS = namesOf<keyof ScoringOptions>(SCORING_VALUES, SCORING_LISTS);

/** The options that settling a hand and judging play at the table read. */
export const TABLE_OPTIONS = namesOf<keyof TableOptions>(TABLE_VALUES, TABLE_LISTS);

/** The options that finishing, ranking and keeping time read. */
export const TOURNAMENT_OPTIONS = namesOf<keyof TournamentOptions>(TOURNAMENT_VALUES);

/** The names of all rule options. */
export const KNOBS: readonly KnobId[] = [...SCORING_OPTIONS, ...TABLE_OPTIONS, ...TOURNAMENT_OPTIONS];

type Named = Readonly<Record<string, unknown>>;

/** Whether a value of unknown form is the same as one of ours; ours is never circular, so this ends. */
function isSame(ours: unknown, given: unknown): boolean {
  if (typeof ours !== 'object' || ours === null || typeof given !== 'object' || given === null) return ours === given;
  if (Array.isArray(ours))
    return Array.isArray(given) && ours.length === given.length && ours.every((one, i) => isSame(one, given[i]));
  let names = 0;
  for (const name in ours) {
    if (!isSame((ours as Named)[name], (given as Named)[name])) return false;
    names++;
  }
  return !Array.isArray(given) && Object.keys(given).length === names;
}

/** Whether an option may have a value of unknown form. */
function mayBe(knob: string, value: unknown): boolean {
  const values = VALUES.get(knob);
  if (values) {
    for (const one of values) if (isSame(one, value)) return true;
    return false;
  }
  const members = LISTS.get(knob);
  return members !== undefined && Array.isArray(value) && value.every((one) => members.includes(one));
}

function refuseKnob(knob: string): Result<never> {
  const members = LISTS.get(knob);
  const wanted = members
    ? `a list of ${members.join(', ')}`
    : VALUES.get(knob)
        ?.map((one) => JSON.stringify(one))
        .join(' or ');
  return refuse(wanted === undefined ? 'unknown-knob' : 'bad-knob-value', `knobs.${knob}`, {
    knob,
    ...(wanted !== undefined && { wanted }),
  });
}

/**
 * Checks overrides of single options by name; an unknown name or value is `bad-knob`. Where they change nothing, these are
 * the options that were given.
 */
export function withKnobs(knobs: RiichiKnobs, overrides: Named): Result<RiichiKnobs> {
  const own = knobs as unknown as Named;
  let changed: Record<string, unknown> | undefined;
  for (const knob in overrides) {
    const value = overrides[knob];
    if (value !== undefined && value === own[knob]) continue;
    if (!mayBe(knob, value)) return refuseKnob(knob);
    if (!isSame(own[knob], value)) (changed ??= { ...knobs })[knob] = value;
  }
  return ok((changed as RiichiKnobs | undefined) ?? knobs);
}
