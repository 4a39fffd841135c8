import { type Result, ok, refuse } from '../../base/result.ts';

const FLAG = [true, false] as const;

/** Every option of an MCR rulebook with the values it may take: the disputed points of the Green Book, and one rule of MERS. */
export const OPTION_VALUES = {
  /** D1: whether a second wait on a tile that the hand has four times still rules out edge, closed and single wait. */
  exhaustedWait: ['counts', 'ignored'],
  /** D2: a knitted straight won on a tile that its knitted part has too: no wait fan, or the one that its set or pair gives. */
  knittedBodyWait: ['none', 'counts'],
  /** D3: what nine gates leaves of its two end pungs: concealed pungs only, nothing, or also one pung of terminals. */
  nineGatesPungs: ['concealed-pungs', 'none', 'concealed-and-terminal'],
  /** D4: whether one or two concealed kongs among three or four kongs also count as concealed kongs. */
  manyKongsAddConcealed: FLAG,
  /** D5: whether four equal honours in seven pairs are a tile hog. */
  honourTileHog: FLAG,
  /** D6: whether the tile hog that all green or all terminals in seven pairs cannot do without counts. */
  forcedTileHog: FLAG,
  /** D7: whether the discard after the last tile also counts as out with replacement tile, as a sentence misprinted there says. */
  lastClaimIsReplacement: FLAG,
  /** D8: points of two concealed kongs, and of a melded with a concealed one; `6-and-3` is each kong by itself. */
  kongPairs: ['8-and-6', '6-and-5', '6-and-3'],
  /** D9: whether upper tiles add upper four, and lower tiles lower four. */
  tilesAddFour: FLAG,
  /** Whether a winner who does not show the winning tile distinctly loses its wait, last tile and nine gates. */
  hiddenTileForfeits: FLAG,
} as const;

/** Every rule option of an MCR rulebook; all are required. */
export type McrOptions = { readonly [K in keyof typeof OPTION_VALUES]: (typeof OPTION_VALUES)[K][number] };

/** The name of an option. */
export type McrOptionId = keyof McrOptions;

/** The names of all options. */
export const MCR_OPTION_IDS = Object.keys(OPTION_VALUES) as readonly McrOptionId[];

/** Checks overrides of single options by name; an unknown name or value is `bad-knob`. */
export function withMcrOptions(options: McrOptions, overrides: Readonly<Record<string, unknown>>): Result<McrOptions> {
  for (const [name, value] of Object.entries(overrides)) {
    const field = `knobs.${name}`;
    if (!Object.hasOwn(OPTION_VALUES, name)) return refuse('unknown-knob', field, { knob: name });
    const allowed: readonly unknown[] = OPTION_VALUES[name as McrOptionId];
    if (!allowed.includes(value))
      return refuse('bad-knob-value', field, {
        knob: name,
        wanted: allowed.map((one) => JSON.stringify(one)).join(' or '),
      });
  }
  return ok({ ...options, ...overrides });
}
