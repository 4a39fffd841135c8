import {
  KNOB_VALUES,
  RIICHI_RULEBOOKS,
  type RiichiKnobs,
  SCORING_OPTIONS,
  type ScoringOptions,
  YAKUMAN,
} from '../../engine/riichi/index.ts';
import type { Ruleset } from '../ruleset.ts';

/** Every option of a ruleset. */
export const knobsOf = ({ rules, knobs }: Ruleset): RiichiKnobs =>
  knobs ? { ...RIICHI_RULEBOOKS[rules].knobs, ...knobs } : RIICHI_RULEBOOKS[rules].knobs;

/** An option that the score of a hand may depend on. */
export type ScoringKnob = keyof ScoringOptions;

/** The scoring options in which two rulesets differ. */
export function knobsApart(some: Ruleset, others: Ruleset): readonly ScoringKnob[] {
  const [a, b] = [knobsOf(some), knobsOf(others)];
  return SCORING_OPTIONS.filter((knob) => JSON.stringify(a[knob]) !== JSON.stringify(b[knob]));
}

const isValueOf = (knob: string, value: unknown): boolean => {
  if (knob === 'pao') return Array.isArray(value) && value.every((id) => YAKUMAN.some((one) => one === id));
  const values: readonly unknown[] = Object.hasOwn(KNOB_VALUES, knob)
    ? KNOB_VALUES[knob as keyof typeof KNOB_VALUES]
    : [];
  return values.some((one) => JSON.stringify(one) === JSON.stringify(value));
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether something that was read is a choice of options that a score may depend on. */
export const areKnobs = (value: unknown): value is NonNullable<Ruleset['knobs']> =>
  isRecord(value) && Object.entries(value).every(([knob, chosen]) => isValueOf(knob, chosen));
