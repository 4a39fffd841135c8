import { type FamilyPlan, familySkill } from '../../mcr/family-skill.ts';
import type { McrMix } from '../../mcr/hands/plans.ts';

const everywhere = (mix: McrMix): FamilyPlan['mix'] => ({ 1: mix, 2: mix, 3: mix });

const PAIRED: McrMix = [
  ['related', 5],
  ['chows', 1],
  ['same-over-suits', 2],
  ['mixed-straight', 2],
  ['straight', 2],
  ['shifted-over-suits', 2],
  ['shifted-in-suit', 1.5],
];

const CHOWS: McrMix = [
  ...PAIRED,
  ['same-in-suit', 0.6],
  ['four-chows', 0.6],
  ['terminal-chows', 0.8],
  ['full-flush', 0.6],
];

const PUNGS: McrMix = [
  ['same-pungs', 2],
  ['shifted-pungs', 2],
  ['pungs', 2],
  ['three-pungs', 2],
];

const HONORS: McrMix = [
  ['dragon', 2],
  ['two-dragons', 1.5],
  ['wind', 2.5],
  ['winds', 1],
  ['all-types', 1.5],
  ['pungs', 1],
  ['half-flush', 1],
  ['ends-and-honours', 0.4],
];

const TILES: McrMix = [
  ['half-flush', 2],
  ['full-flush', 1],
  ['simples', 2],
  ['outside', 2],
  ['all-types', 2],
  ['upper-four', 1],
  ['lower-four', 1],
  ['three-ranks', 1],
  ['fives', 1],
  ['reversible', 1],
  ['related', 1],
  ['even-pungs', 0.5],
  ['ends-and-honours', 0.5],
  ['green', 0.3],
  ['pairs', 0.5],
];

const KONGS: McrMix = [
  ['kongs', 3],
  ['pungs', 1],
  ['three-pungs', 1],
];

/** Which fan of one family count: of chows, pungs, kongs, honours, or of all tiles. */
export const fanSets = familySkill('fan-sets', [
  { family: 'chows', weight: 4, mix: { 1: PAIRED, 2: CHOWS, 3: CHOWS }, taste: { kongs: 0 } },
  { family: 'pungs', weight: 2, mix: everywhere(PUNGS) },
  { family: 'honors', weight: 2, mix: everywhere(HONORS) },
  { family: 'tiles', weight: 2.5, mix: everywhere(TILES) },
  { family: 'kongs', weight: 1, mix: everywhere(KONGS) },
]);
