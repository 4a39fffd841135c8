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
  if (typeof ours !== 'object' || ours === null) return ours === given;
  if (typeof given !== 'object' || given === null || Array.isArray(ours) !== Array.isArray(given)) return false;
  const entries = Object.entries(ours);
  return (
    Object.keys(given).length === entries.length &&
    entries.every(([key, value]) => Object.hasOwn(given, key) && isSame(value, (given as Named)[key]))
  );
}

/**
 * Checks overrides of single options by name; an unknown name or value is `bad-knob`. Where they change nothing, these are
 * the options that were given.
 */
export function withKnobs(knobs: RiichiKnobs, overrides: Named): Result<RiichiKnobs> {
  const own = knobs as unknown as Named;
  let isChanged = false;
  for (const knob in overrides) {
    const value = overrides[knob];
    if (value !== undefined && value === own[knob]) continue;
    isChanged ||= !isSame(own[knob], value);
    const values = VALUES.get(knob);
    if (values?.some((one) => isSame(one, value))) continue;
    const members = LISTS.get(knob);
    if (members && Array.isArray(value) && value.every((one) => members.includes(one))) continue;
    const wanted = members ? `a list of ${members.join(', ')}` : values?.map((one) => JSON.stringify(one)).join(' or ');
    return refuse(wanted === undefined ? 'unknown-knob' : 'bad-knob-value', `knobs.${knob}`, {
      knob,
      ...(wanted !== undefined && { wanted }),
    });
  }
  return ok(isChanged ? { ...knobs, ...overrides } : knobs);
}
