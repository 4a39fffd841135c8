import { type GameId, gameOf } from '../../../engine/rulebooks/ids.ts';
import type { Blueprint, ExamRules, Part } from './blueprint.ts';
import type { Stratum } from '../../base/stratum.ts';

const MINUTES = 45;

/**
 * Whole hands: each sheet has one of each stratum. How a hand was won predicts its fu no better than a coin, and three
 * hands have a less common yaku.
 */
const HANDS = {
  skill: 'whole',
  level: 2,
  count: 8,
  strata: [
    { open: true, by: 'discard', limit: false, rare: true, tensByLot: 30 },
    { open: false, dealer: false, by: 'draw', limit: false, tensByLot: 30 },
    { open: false, dealer: false, by: 'discard', limit: false, tensByLot: 40 },
    { open: true, dealer: true, by: 'discard', limit: false, tensByLot: 30 },
    { open: false, by: 'discard', limit: true, rare: true, fu: 'low' },
    { open: true, dealer: false, by: 'draw', limit: false, rare: true, tensByLot: 30 },
    { open: true, dealer: true, by: 'draw', limit: false, tensByLot: 30 },
    { open: false, dealer: false, by: 'discard', limit: false, tensByLot: 40 },
  ],
} as const satisfies Frozen;

/** Whole hands only: two more, so that guessing does not get far when nothing else asks for fu. */
const HANDS_ALONE = {
  ...HANDS,
  count: 10,
  strata: [
    ...HANDS.strata,
    { open: true, by: 'discard', limit: false, rare: true, tensByLot: 30 },
    { open: false, dealer: false, by: 'draw', limit: false, tensByLot: 30 },
  ],
} as const satisfies Frozen;

const COUNTS = {
  skill: 'fu',
  level: 2,
  count: 4,
  strata: [{ tens: 30 }, { tens: 40 }, { tens: 50 }, { tens: 60 }],
} as const satisfies Frozen;

const PAYMENTS = {
  skill: 'payment',
  level: 2,
  count: 4,
  strata: [
    { dealer: false, by: 'draw' },
    { dealer: true, by: 'draw' },
    { dealer: false, by: 'discard' },
    { dealer: true, by: 'discard' },
  ],
} as const satisfies Frozen;

/** Whole hands of MCR, from few fan to many. */
const MCR_HANDS = {
  skill: 'mcr-whole',
  level: 2,
  count: 8,
  strata: [
    { open: true, by: 'discard', fans: 'few' },
    { open: false, by: 'discard', fans: 'some' },
    { open: true, by: 'draw', fans: 'some' },
    { open: false, by: 'draw', fans: 'many' },
    { open: true, by: 'discard', fans: 'some' },
    { open: false, by: 'discard', fans: 'many' },
    { open: true, by: 'draw', fans: 'many' },
    { open: false, by: 'draw', fans: 'some' },
  ],
} as const satisfies Frozen;

/** Hands near the minimum of eight points: enough, or how many are missing. */
const EIGHTS = {
  skill: 'eight',
  level: 2,
  count: 4,
  strata: [
    { open: true, short: true },
    { open: true, short: false },
    { open: false, short: true },
    { open: false, short: false },
  ],
} as const satisfies Frozen;

const MCR_PAYMENTS = {
  skill: 'mcr-payment',
  level: 2,
  count: 2,
  strata: [{ by: 'draw' }, { by: 'discard' }],
} as const satisfies Frozen;

/** The preset blueprints: whole hands only, or also their parts on their own. */
export const PRESET_IDS = ['hands', 'mixed'] as const;

/** A blueprint to begin with. */
export type PresetId = (typeof PRESET_IDS)[number];

type Frozen = Omit<Part, 'strata'> & { readonly strata: readonly Part['strata'][number][] };

/** The presets of a game, and what they share. */
interface GamePresets {
  readonly parts: Readonly<Record<PresetId, readonly Frozen[]>>;
  /**
   * Topics to pass on their own. By total points alone a candidate could pass by guessing every fu, since steps that
   * follow from wrong fu count.
   */
  readonly mustPass: Blueprint['mustPass'];
  /** Whether a score table is allowed, as Samara 3.2 has it. */
  readonly scoreTable: boolean;
}

const PRESETS: Readonly<Record<GameId, GamePresets>> = {
  riichi: {
    parts: { hands: [HANDS_ALONE], mixed: [HANDS, COUNTS, PAYMENTS] },
    mustPass: [
      { topic: 'yaku', share: 0.7 },
      { topic: 'fu', share: 0.8 },
      { topic: 'payment', share: 0.6 },
    ],
    scoreTable: true,
  },
  mcr: {
    parts: { hands: [MCR_HANDS], mixed: [MCR_HANDS, EIGHTS, MCR_PAYMENTS] },
    mustPass: [
      { topic: 'fan', share: 0.7 },
      { topic: 'payment', share: 0.6 },
    ],
    scoreTable: false,
  },
};

const own = (part: Frozen): Part => ({ ...part, strata: part.strata.map((stratum) => ({ ...stratum })) });

/** A new part for a skill: as in a preset, or without strata if no preset has it. */
export function partOf(skill: Part['skill']): Part {
  const known = Object.values(PRESETS)
    .flatMap(({ parts }) => parts.mixed)
    .find((part) => part.skill === skill);
  return known ? own(known) : { skill, level: 2, count: 4, strata: [] };
}

/** The level that strata of fu and rare yaku are made for; other levels rarely deal some of them. */
const LEVEL_OF_STRATA = 2;

const milder = ({ open, dealer, by, limit, fans, short }: Stratum): Stratum =>
  Object.fromEntries(Object.entries({ open, dealer, by, limit, fans, short }).filter(([, said]) => said !== undefined));

/** A part at another level, with strata that level can deal. */
export function atLevel(part: Part, level: Part['level']): Part {
  const strata = level === LEVEL_OF_STRATA ? partOf(part.skill).strata : part.strata.map(milder);
  return { ...part, level, strata };
}

/** Makes the blueprint of a preset, with one attempt; retakes are granted to each person. */
export function presetOf(id: PresetId, rules: ExamRules): Blueprint {
  const { parts, mustPass, scoreTable } = PRESETS[gameOf(rules)];
  return {
    rules,
    parts: parts[id].map(own),
    shuffled: true,
    undisputed: true,
    passMark: 0.8,
    mustPass: mustPass.map((one) => ({ ...one })),
    minutes: MINUTES,
    scoreTable,
    attempts: 1,
  };
}
