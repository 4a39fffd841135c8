import type { FanId, Principle } from '../options/ids.ts';

/** What a fan excludes: by its own article, and by implication. */
export interface Exclusions {
  readonly stated?: readonly FanId[];
  readonly implied?: readonly FanId[];
}

/** Which fan keep which out, whole (the table of fan and the Non-Repeat principle, 3.9.1.5); single pungs are in `fan/pungs.ts`. */
export const EXCLUSIONS: Readonly<Partial<Record<FanId, Exclusions>>> = {
  'big-four-winds': {
    stated: ['big-three-winds', 'all-pungs', 'prevalent-wind', 'seat-wind', 'pung-of-terminals-or-honors'],
    implied: ['little-four-winds'],
  },
  'big-three-dragons': { stated: ['two-dragon-pungs', 'dragon-pung'], implied: ['little-three-dragons'] },
  'all-green': { implied: ['one-voided-suit'] },
  'nine-gates': {
    stated: ['full-flush', 'concealed-hand', 'pung-of-terminals-or-honors'],
    implied: ['one-voided-suit', 'no-honors'],
  },
  'four-kongs': {
    stated: ['single-wait'],
    implied: [
      'three-kongs',
      'two-concealed-kongs',
      'all-pungs',
      'melded-and-concealed-kong',
      'two-melded-kongs',
      'concealed-kong',
      'melded-kong',
    ],
  },
  'seven-shifted-pairs': {
    stated: ['full-flush', 'concealed-hand', 'single-wait'],
    implied: ['seven-pairs', 'one-voided-suit', 'no-honors'],
  },
  'thirteen-orphans': {
    stated: ['all-types', 'concealed-hand', 'single-wait'],
    implied: ['all-terminals-and-honors', 'outside-hand'],
  },
  'all-terminals': {
    stated: ['all-pungs', 'outside-hand', 'pung-of-terminals-or-honors', 'no-honors'],
    implied: ['all-terminals-and-honors'],
  },
  'little-four-winds': { stated: ['big-three-winds', 'pung-of-terminals-or-honors'] },
  'little-three-dragons': { stated: ['two-dragon-pungs', 'dragon-pung'] },
  'all-honors': {
    stated: ['all-pungs', 'outside-hand', 'pung-of-terminals-or-honors'],
    implied: ['all-terminals-and-honors', 'one-voided-suit'],
  },
  'four-concealed-pungs': {
    stated: ['all-pungs', 'concealed-hand'],
    implied: ['three-concealed-pungs', 'two-concealed-pungs'],
  },
  'pure-terminal-chows': {
    stated: ['seven-pairs', 'full-flush', 'all-chows', 'pure-double-chow', 'two-terminal-chows'],
    implied: ['one-voided-suit', 'no-honors'],
  },
  'quadruple-chow': { stated: ['pure-shifted-pungs', 'tile-hog', 'pure-double-chow'], implied: ['pure-triple-chow'] },
  'four-pure-shifted-pungs': { stated: ['pure-triple-chow', 'all-pungs'], implied: ['pure-shifted-pungs'] },
  'four-pure-shifted-chows': { stated: ['short-straight'], implied: ['pure-shifted-chows', 'two-terminal-chows'] },
  'three-kongs': {
    implied: ['two-concealed-kongs', 'melded-and-concealed-kong', 'two-melded-kongs', 'concealed-kong', 'melded-kong'],
  },
  'all-terminals-and-honors': { stated: ['all-pungs', 'pung-of-terminals-or-honors'], implied: ['outside-hand'] },
  'seven-pairs': { stated: ['concealed-hand', 'single-wait'] },
  'greater-honors-and-knitted-tiles': {
    stated: ['all-types', 'concealed-hand'],
    implied: ['lesser-honors-and-knitted-tiles'],
  },
  'all-even-pungs': { stated: ['all-pungs', 'all-simples'], implied: ['no-honors'] },
  'full-flush': { stated: ['no-honors'], implied: ['one-voided-suit'] },
  'pure-triple-chow': { stated: ['pure-shifted-pungs', 'pure-double-chow'] },
  'pure-shifted-pungs': { stated: ['pure-triple-chow'] },
  'upper-tiles': { stated: ['no-honors'], implied: ['upper-four'] },
  'middle-tiles': { stated: ['all-simples', 'no-honors'] },
  'lower-tiles': { stated: ['no-honors'], implied: ['lower-four'] },
  'pure-straight': {},
  'three-suited-terminal-chows': {
    stated: ['all-chows', 'pure-double-chow', 'two-terminal-chows', 'no-honors'],
    implied: ['mixed-double-chow'],
  },
  'all-fives': { stated: ['all-simples'], implied: ['no-honors'] },
  'triple-pung': { implied: ['double-pung'] },
  'three-concealed-pungs': { implied: ['two-concealed-pungs'] },
  'lesser-honors-and-knitted-tiles': { stated: ['all-types', 'concealed-hand'] },
  'upper-four': { stated: ['no-honors'] },
  'lower-four': { stated: ['no-honors'] },
  'reversible-tiles': { stated: ['one-voided-suit'] },
  'last-tile-draw': { stated: ['self-drawn'] },
  'out-with-replacement-tile': { stated: ['self-drawn'] },
  'robbing-the-kong': { stated: ['last-tile'] },
  'two-concealed-kongs': { implied: ['two-concealed-pungs', 'concealed-kong'] },
  'half-flush': { implied: ['one-voided-suit'] },
  'melded-hand': { stated: ['single-wait'] },
  'two-dragon-pungs': { implied: ['dragon-pung'] },
  'melded-and-concealed-kong': { implied: ['concealed-kong', 'melded-kong'] },
  'fully-concealed-hand': { implied: ['self-drawn'] },
  'two-melded-kongs': { implied: ['melded-kong'] },
  'all-chows': { stated: ['no-honors'] },
  'all-simples': { implied: ['no-honors'] },
};

/** Two fan that read the same tiles differently; a hand counts the higher one. */
const OTHER_READING: Readonly<Partial<Record<FanId, readonly FanId[]>>> = {
  'pure-terminal-chows': ['seven-pairs'],
  'quadruple-chow': ['pure-shifted-pungs'],
  'four-pure-shifted-pungs': ['pure-triple-chow'],
  'pure-triple-chow': ['pure-shifted-pungs'],
  'pure-shifted-pungs': ['pure-triple-chow'],
};

/** Why one fan excludes another: the principle, and whether its own article says so. */
export interface Reason {
  readonly principle: Principle;
  readonly stated: boolean;
}

/** The reason why one fan excludes another by the table, if it does. */
export function exclusionOf(by: FanId, out: FanId): Reason | undefined {
  const { stated, implied } = EXCLUSIONS[by] ?? {};
  const isStated = stated?.includes(out) === true;
  if (!isStated && implied?.includes(out) !== true) return undefined;
  return { principle: OTHER_READING[by]?.includes(out) === true ? 'high-versus-low' : 'non-repeat', stated: isStated };
}
