import { FANS, type FanId } from '../../../engine/mcr/index.ts';

/** The families by which fan are taught: by what one looks at to see them. */
export const FAN_FAMILIES = ['chows', 'pungs', 'kongs', 'honors', 'tiles', 'shapes', 'win'] as const;

/** A family of fan. */
export type FanFamily = (typeof FAN_FAMILIES)[number];

const MEMBERS: Readonly<Record<Exclude<FanFamily, 'tiles'>, readonly FanId[]>> = {
  chows: [
    'pure-terminal-chows',
    'quadruple-chow',
    'four-pure-shifted-chows',
    'pure-triple-chow',
    'pure-straight',
    'three-suited-terminal-chows',
    'pure-shifted-chows',
    'mixed-straight',
    'mixed-triple-chow',
    'mixed-shifted-chows',
    'all-chows',
    'pure-double-chow',
    'mixed-double-chow',
    'short-straight',
    'two-terminal-chows',
  ],
  pungs: [
    'four-pure-shifted-pungs',
    'pure-shifted-pungs',
    'triple-pung',
    'mixed-shifted-pungs',
    'all-pungs',
    'double-pung',
    'four-concealed-pungs',
    'three-concealed-pungs',
    'two-concealed-pungs',
  ],
  kongs: [
    'four-kongs',
    'three-kongs',
    'two-concealed-kongs',
    'melded-and-concealed-kong',
    'two-melded-kongs',
    'concealed-kong',
    'melded-kong',
  ],
  honors: [
    'big-four-winds',
    'big-three-dragons',
    'little-four-winds',
    'little-three-dragons',
    'big-three-winds',
    'two-dragon-pungs',
    'dragon-pung',
    'prevalent-wind',
    'seat-wind',
    'pung-of-terminals-or-honors',
  ],
  shapes: [
    'nine-gates',
    'seven-shifted-pairs',
    'thirteen-orphans',
    'seven-pairs',
    'greater-honors-and-knitted-tiles',
    'lesser-honors-and-knitted-tiles',
    'knitted-straight',
    'chicken-hand',
  ],
  win: [
    'last-tile-draw',
    'last-tile-claim',
    'out-with-replacement-tile',
    'robbing-the-kong',
    'melded-hand',
    'fully-concealed-hand',
    'last-tile',
    'concealed-hand',
    'edge-wait',
    'closed-wait',
    'single-wait',
    'self-drawn',
    'flower-tiles',
  ],
};

const FAMILY_OF: ReadonlyMap<FanId, FanFamily> = new Map(
  Object.entries(MEMBERS).flatMap(([family, fans]) => fans.map((fan) => [fan, family as FanFamily] as const)),
);

/** The family of a fan; one about all tiles of a hand belongs to `tiles`. */
export const familyOfFan = (fan: FanId): FanFamily => FAMILY_OF.get(fan) ?? 'tiles';

/** The fan of a family, most points first. */
export const fansOfFamily = (family: FanFamily): readonly FanId[] => FANS.filter((fan) => familyOfFan(fan) === family);
