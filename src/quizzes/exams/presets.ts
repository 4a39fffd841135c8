import type { RiichiId } from '../../engine/rulebooks/ids.ts';
import type { Blueprint, Part } from './blueprint.ts';

const MINUTES = 45;

/** Whole hands: each sheet has one of each of these. */
const HANDS = {
  skill: 'whole',
  level: 2,
  count: 8,
  strata: [
    { open: false, dealer: false, by: 'discard', limit: false, fu: 'middle' },
    { open: true, dealer: false, by: 'draw', limit: false },
    { open: false, dealer: true, by: 'draw', limit: false },
    { open: true, dealer: true, by: 'discard', limit: false },
    { open: false, dealer: false, by: 'draw', limit: false },
    { open: true, dealer: false, by: 'discard', limit: false, fu: 'middle' },
    { dealer: false, limit: true },
    { open: false, dealer: true, by: 'discard', limit: false },
  ],
} as const;

const COUNTS = {
  skill: 'fu',
  level: 2,
  count: 4,
  strata: [{ open: false, fu: 'middle' }, { open: true, fu: 'middle' }, { open: true, fu: 'low' }, { fu: 'high' }],
} as const;

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
} as const;

const PARTS = { hands: [HANDS], mixed: [HANDS, COUNTS, PAYMENTS] } as const;

/** The blueprints to begin with: whole hands alone, or fu and payments by themselves, too. */
export const PRESET_IDS = ['hands', 'mixed'] as const;

/** A blueprint to begin with. */
export type PresetId = (typeof PRESET_IDS)[number];

const own = (part: (typeof PARTS)['mixed'][number]): Part => ({
  ...part,
  strata: part.strata.map((stratum) => ({ ...stratum })),
});

/** A blueprint to begin with, under a rulebook of riichi: score tables are allowed, as Samara 3.2 has it, and one retake. */
export const presetOf = (id: PresetId, rules: RiichiId): Blueprint => ({
  rules,
  parts: PARTS[id].map(own),
  passMark: 0.8,
  mustPass: [{ topic: 'payment', share: 0.6 }],
  minutes: MINUTES,
  scoreTable: true,
  attempts: 2,
});
