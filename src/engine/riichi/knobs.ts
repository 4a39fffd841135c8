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

/** The options that scoring a hand reads. */
export const SCORING_OPTIONS = Object.keys({
  ...SCORING_VALUES,
  ...SCORING_LISTS,
}) as readonly (keyof ScoringOptions)[];

/** The options that settling a hand and judging play at the table read. */
export const TABLE_OPTIONS = Object.keys({ ...TABLE_VALUES, ...TABLE_LISTS }) as readonly (keyof TableOptions)[];

/** The options that finishing, ranking and keeping time read. */
export const TOURNAMENT_OPTIONS = Object.keys(TOURNAMENT_VALUES) as readonly (keyof TournamentOptions)[];

/** The names of all rule options. */
export const KNOBS = Object.keys({
  ...SCORING_VALUES,
  ...SCORING_LISTS,
  ...TABLE_VALUES,
  ...TABLE_LISTS,
  ...TOURNAMENT_VALUES,
}) as readonly KnobId[];

/** Options by name, not yet checked. */
export type Named = Readonly<Record<string, unknown>>;

/** Whether a value of unknown form is the same as one of ours; ours is never circular, so this ends. */
export function isSame(ours: unknown, given: unknown): boolean {
  if (typeof ours !== 'object' || ours === null) return ours === given;
  if (typeof given !== 'object' || given === null || Array.isArray(ours) !== Array.isArray(given)) return false;
  if (Array.isArray(ours)) {
    const list = given as readonly unknown[];
    for (let i = 0; i < ours.length; i++) if (ours[i] !== list[i] && !isSame(ours[i], list[i])) return false;
    return ours.length === list.length;
  }
  const names = Object.keys(ours);
  return (
    Object.keys(given).length === names.length &&
    names.every((name) => isSame((ours as Named)[name], (given as Named)[name]))
  );
}

/** Checks overrides of single options by name; an unknown name or value is `bad-knob`. */
export function withKnobs(knobs: RiichiKnobs, overrides: Named): Result<RiichiKnobs> {
  for (const [knob, value] of Object.entries(overrides)) {
    const values = VALUES.get(knob);
    if (values?.some((one) => isSame(one, value))) continue;
    const members = LISTS.get(knob);
    if (members && Array.isArray(value) && value.every((one) => members.includes(one))) continue;
    const wanted = members ? `a list of ${members.join(', ')}` : values?.map((one) => JSON.stringify(one)).join(' or ');
    return refuse(wanted ? 'bad-knob-value' : 'unknown-knob', `knobs.${knob}`, { knob, ...(wanted && { wanted }) });
  }
  return ok({ ...knobs, ...overrides });
}
