import { type Result, ok, refuse } from '../../base/result.ts';
import { SCORING_LISTS, SCORING_VALUES, type ScoringOptions } from './scoring.ts';
import { TABLE_LISTS, TABLE_VALUES, type TableOptions } from './table.ts';
import { TOURNAMENT_VALUES, type TournamentOptions } from './tournament.ts';

/** Every rule option of a riichi rulebook, by who reads it; all are required. */
export type RiichiOptions = ScoringOptions & TableOptions & TournamentOptions;

/** The name of a rule option. */
export type OptionId = keyof RiichiOptions;

/** The values that each option may take; the options that are lists apart. */
export const OPTION_VALUES = { ...SCORING_VALUES, ...TABLE_VALUES, ...TOURNAMENT_VALUES } as const;

/** The members that the options that are lists may have. */
const MEMBERS = { ...SCORING_LISTS, ...TABLE_LISTS };

const ALLOWED: ReadonlyMap<string, readonly unknown[]> = new Map(Object.entries({ ...OPTION_VALUES, ...MEMBERS }));

/** Options by name, not yet checked. */
export type Named = Readonly<Record<string, unknown>>;

/** Deep equality of plain data, ignoring the order of keys. */
export function isSame(ours: unknown, given: unknown): boolean {
  if (typeof ours !== 'object' || typeof given !== 'object' || !ours || !given) return ours === given;
  const names = Object.keys(ours);
  return (
    Array.isArray(ours) === Array.isArray(given) &&
    names.length === Object.keys(given).length &&
    names.every((name) => isSame((ours as Named)[name], (given as Named)[name]))
  );
}

/** The values that an option may have, or the members of one that is a list; neither where there is no such option. */
export function allowedValues(option: string): {
  readonly values: readonly unknown[];
  readonly members: readonly unknown[];
} {
  const allowed = ALLOWED.get(option) ?? [];
  return option in MEMBERS ? { values: [], members: allowed } : { values: allowed, members: [] };
}

/** Checks overrides of single options by name; an unknown name or value is `bad-knob`. */
export function withOptions(options: RiichiOptions, overrides: Named): Result<RiichiOptions> {
  for (const [option, value] of Object.entries(overrides)) {
    const allowed = ALLOWED.get(option);
    if (!allowed) return refuse('unknown-knob', `knobs.${option}`, { knob: option });
    const isList = option in MEMBERS;
    const fits = isList
      ? Array.isArray(value) && value.every((one) => allowed.includes(one))
      : allowed.some((one) => isSame(one, value));
    if (fits) continue;
    const wanted = isList ? `a list of ${allowed.join(', ')}` : allowed.map((one) => JSON.stringify(one)).join(' or ');
    return refuse('bad-knob-value', `knobs.${option}`, { knob: option, wanted });
  }
  return ok({ ...options, ...overrides });
}
