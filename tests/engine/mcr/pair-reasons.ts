import { type Block, blockOf } from '../../../src/engine/base/decompose.ts';
import { combinationsOf } from '../../../src/engine/mcr/score/combine.ts';
import { factsOf } from '../../../src/engine/mcr/hand/facts.ts';
import { COMBINATION_RULES } from '../../../src/engine/mcr/fan/combinations.ts';
import { FANS } from '../../../src/engine/mcr/options/ids.ts';
import { type FanId, MCR_RULEBOOKS } from '../../../src/engine/mcr/index.ts';
import { readMcr } from './read.ts';
import { SHAPE_TRAIT, type Shape } from '../../../src/engine/mcr/hand/shape.ts';
import { mcrHand } from './hands.ts';
import { pairKey } from './pair-table.ts';

/** Hands of pairs that a search rarely finds: few kinds, many alike. */
export const CONSTRUCTED = [
  '1111999m1111p99p +9m',
  '1111999p9999s55z +9p',
  '8888999p8888s99s +9p',
  '3555567s +4s [5555m] [5555p]',
  '3555567s +4s (5555m) (5555p)',
  '3555567s +4s (5555m) (456p)',
  '12p11s555z +3p (7777z) [6666z]',
  '1122335577889m +9m',
  '111122223333m4m +4m',
  '111222333444m5p +5p',
  '111222333m55z +5z (234p)',
] as const;

/** The tiles of a hand that is reversible, by kind. */
const REVERSIBLE = new Set([9, 10, 11, 12, 13, 16, 17, 19, 21, 22, 23, 25, 26]);

const SUITED = Array.from({ length: 27 }, (_, kind) => kind);
const SETS: readonly Block[] = [
  ...SUITED.filter((kind) => kind % 9 <= 6).map((kind) => blockOf('chow', kind)),
  ...SUITED.map((kind) => blockOf('pung', kind)),
].sort((a, b) => a.kind - b.kind || (a.type === 'pung' ? -1 : 1));
/** A pung that no combination takes. */
const OTHER = blockOf('pung', 33);
const FIVES = [4, 13, 22];

const read = readMcr(mcrHand('123m456p789s11z55z +1z'));
if (!read.ok) throw new Error(read.error.why);
const FACTS = factsOf(read.value.hand, MCR_RULEBOOKS['mcr-2006'].options);

function held(sorted: readonly Block[], pair: number): FanId[] {
  const shape: Shape = {
    facts: FACTS,
    form: 'standard',
    traits: SHAPE_TRAIT.standard,
    pair,
    sets: sorted,
    own: sorted.length,
    sorted,
    chows: 4,
    pungs: 4,
    windPungs: 0,
    dragonPungs: 0,
    knitted: undefined,
  };
  const { large, pairs } = combinationsOf(shape);
  return [...large, ...pairs].map(({ fan }) => FANS[fan] ?? 'flower-tiles');
}

const isReversible = ({ type, kind }: Block): boolean =>
  REVERSIBLE.has(kind) && (type === 'pung' || (REVERSIBLE.has(kind + 1) && REVERSIBLE.has(kind + 2)));

/** Every pair of fan from combined sets, and each of them with reversible tiles, that some four sets have together. */
function heldTogether(): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (sets: readonly Block[], pair: number): void => {
    const ids: FanId[] = held(sets, pair);
    if (sets.every((set) => set === OTHER || isReversible(set))) ids.push('reversible-tiles');
    for (const a of ids) for (const b of ids) if (a !== b) found.add(pairKey(a, b));
  };
  const all = [...SETS, OTHER];
  for (let a = 0; a < all.length; a++)
    for (let b = a; b < all.length; b++)
      for (let c = b; c < all.length; c++)
        for (let d = c; d < all.length; d++) {
          const sets = [a, b, c, d].map((i) => all[i] ?? OTHER);
          look(sets, 33);
          if (sets.every(({ type, kind }) => type === 'chow' && kind % 3 === 0))
            for (const five of FIVES) look(sets, five);
        }
  return found;
}

/** The pairs that no four sets have together, out of all sets of suited tiles. */
export function pairsWithoutSets(): ReadonlySet<string> {
  const together = heldTogether();
  const ids: FanId[] = [...COMBINATION_RULES.map(({ fan }) => fan), 'reversible-tiles'];
  const keys = ids.flatMap((a, i) => ids.slice(i + 1).map((b) => pairKey(a, b)));
  return new Set(keys.filter((key) => !together.has(key)));
}

const GATES = '1112345678999';

/** Every nine gates of one suit, self-drawn. */
export const NINE_GATES = Array.from('123456789', (rank) => `${GATES}m *${rank}m`);
