import {
  OPTION_VALUES,
  RIICHI_RULEBOOKS,
  type RiichiOptions,
  SCORING_OPTIONS,
  type ScoringOptions,
  YAKUMAN,
} from '../../engine/riichi/index.ts';
import type { Ruleset } from './ruleset.ts';

/** Every option of a ruleset. */
export const optionsOf = ({ rules, knobs }: Ruleset): RiichiOptions =>
  knobs ? { ...RIICHI_RULEBOOKS[rules].options, ...knobs } : RIICHI_RULEBOOKS[rules].options;

/** An option that the score of a hand may depend on. */
export type ScoringOption = keyof ScoringOptions;

/** The scoring options in which two rulesets differ. */
export function differingOptions(some: Ruleset, others: Ruleset): readonly ScoringOption[] {
  const [a, b] = [optionsOf(some), optionsOf(others)];
  return SCORING_OPTIONS.filter((option) => JSON.stringify(a[option]) !== JSON.stringify(b[option]));
}

const isValueOf = (option: string, value: unknown): boolean => {
  if (option === 'pao') return Array.isArray(value) && value.every((id) => YAKUMAN.some((one) => one === id));
  const values: readonly unknown[] = Object.hasOwn(OPTION_VALUES, option)
    ? OPTION_VALUES[option as keyof typeof OPTION_VALUES]
    : [];
  return values.some((one) => JSON.stringify(one) === JSON.stringify(value));
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether something that was read is a choice of options that a score may depend on. */
export const areOptions = (value: unknown): value is NonNullable<Ruleset['knobs']> =>
  isRecord(value) && Object.entries(value).every(([option, chosen]) => isValueOf(option, chosen));
