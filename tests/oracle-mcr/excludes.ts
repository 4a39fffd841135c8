import type { FanId } from './fans.ts';
import type { Options } from './options.ts';

/** The fan that each fan excludes altogether, stated or implied. Exclusions set by set are in the fan's own tests. */
const EXCLUDES: Partial<Record<FanId, readonly FanId[]>> = {
  'big-four-winds': [
    'little-four-winds',
    'big-three-winds',
    'all-pungs',
    'prevalent-wind',
    'seat-wind',
    'pung-of-terminals-or-honors',
  ],
  'big-three-dragons': ['little-three-dragons', 'two-dragon-pungs', 'dragon-pung'],
  'all-green': ['one-voided-suit'],
  'nine-gates': ['full-flush', 'concealed-hand', 'one-voided-suit', 'no-honors'],
  'four-kongs': ['three-kongs', 'all-pungs', 'two-melded-kongs', 'melded-kong', 'single-wait'],
  'seven-shifted-pairs': ['seven-pairs', 'full-flush', 'concealed-hand', 'one-voided-suit', 'no-honors', 'single-wait'],
  'thirteen-orphans': ['all-terminals-and-honors', 'all-types', 'outside-hand', 'concealed-hand', 'single-wait'],
  'all-terminals': [
    'all-terminals-and-honors',
    'all-pungs',
    'outside-hand',
    'pung-of-terminals-or-honors',
    'no-honors',
  ],
  'little-four-winds': ['big-three-winds'],
  'little-three-dragons': ['two-dragon-pungs', 'dragon-pung'],
  'all-honors': [
    'all-terminals-and-honors',
    'all-pungs',
    'outside-hand',
    'pung-of-terminals-or-honors',
    'one-voided-suit',
  ],
  'four-concealed-pungs': ['three-concealed-pungs', 'two-concealed-pungs', 'all-pungs', 'concealed-hand'],
  'pure-terminal-chows': ['seven-pairs', 'full-flush', 'all-chows', 'one-voided-suit', 'no-honors'],
  'quadruple-chow': ['tile-hog'],
  'four-pure-shifted-pungs': ['all-pungs'],
  'three-kongs': ['two-melded-kongs', 'melded-kong'],
  'all-terminals-and-honors': ['all-pungs', 'outside-hand', 'pung-of-terminals-or-honors'],
  'seven-pairs': ['concealed-hand', 'single-wait'],
  'greater-honors-and-knitted-tiles': ['lesser-honors-and-knitted-tiles', 'all-types', 'concealed-hand'],
  'all-even-pungs': ['all-pungs', 'all-simples', 'no-honors'],
  'full-flush': ['one-voided-suit', 'no-honors'],
  'upper-tiles': ['no-honors'],
  'middle-tiles': ['all-simples', 'no-honors'],
  'lower-tiles': ['no-honors'],
  'three-suited-terminal-chows': ['all-chows', 'no-honors'],
  'all-fives': ['all-simples', 'no-honors'],
  'three-concealed-pungs': ['two-concealed-pungs'],
  'lesser-honors-and-knitted-tiles': ['all-types', 'concealed-hand'],
  'upper-four': ['no-honors'],
  'lower-four': ['no-honors'],
  'reversible-tiles': ['one-voided-suit'],
  'last-tile-draw': ['self-drawn'],
  'out-with-replacement-tile': ['self-drawn'],
  'robbing-the-kong': ['last-tile'],
  'two-concealed-kongs': ['two-concealed-pungs', 'concealed-kong'],
  'half-flush': ['one-voided-suit'],
  'melded-hand': ['single-wait'],
  'two-dragon-pungs': ['dragon-pung'],
  'melded-and-concealed-kong': ['concealed-kong', 'melded-kong'],
  'fully-concealed-hand': ['self-drawn'],
  'two-melded-kongs': ['melded-kong'],
  'all-chows': ['no-honors'],
  'all-simples': ['no-honors'],
};

/** Exclusions from the disputed points: D3 for Nine Gates, D4 for kongs, D9 for three numbers beside four. */
function disputed(options: Options): Partial<Record<FanId, readonly FanId[]>> {
  const kongs: FanId[] = options.bigKongsConcealed === 'pungs-only' ? ['two-concealed-kongs', 'concealed-kong'] : [];
  const pungs = {
    'all-terminal-pungs': ['pung-of-terminals-or-honors'],
    'all-terminal-pungs-and-concealed': ['pung-of-terminals-or-honors', 'two-concealed-pungs'],
    'one-terminal-pung': [],
  } satisfies Record<Options['nineGatesPungs'], FanId[]>;
  const beside = options.fourBesideTiles === 'yes';
  return {
    'nine-gates': pungs[options.nineGatesPungs],
    'four-kongs': kongs,
    'three-kongs': kongs,
    'upper-tiles': beside ? [] : ['upper-four'],
    'lower-tiles': beside ? [] : ['lower-four'],
  };
}

/** The fan that a fan excludes altogether. */
export function excludedBy(fan: FanId, options: Options): readonly FanId[] {
  return [...(EXCLUDES[fan] ?? []), ...(disputed(options)[fan] ?? [])];
}
