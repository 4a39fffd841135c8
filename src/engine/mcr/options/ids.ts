/** The 81 fan of the Green Book in its order, by what each is worth (table 3.8.1). */
const GRADES = [
  [
    88,
    [
      'big-four-winds',
      'big-three-dragons',
      'all-green',
      'nine-gates',
      'four-kongs',
      'seven-shifted-pairs',
      'thirteen-orphans',
    ],
  ],
  [
    64,
    [
      'all-terminals',
      'little-four-winds',
      'little-three-dragons',
      'all-honors',
      'four-concealed-pungs',
      'pure-terminal-chows',
    ],
  ],
  [48, ['quadruple-chow', 'four-pure-shifted-pungs']],
  [32, ['four-pure-shifted-chows', 'three-kongs', 'all-terminals-and-honors']],
  [
    24,
    [
      'seven-pairs',
      'greater-honors-and-knitted-tiles',
      'all-even-pungs',
      'full-flush',
      'pure-triple-chow',
      'pure-shifted-pungs',
      'upper-tiles',
      'middle-tiles',
      'lower-tiles',
    ],
  ],
  [
    16,
    [
      'pure-straight',
      'three-suited-terminal-chows',
      'pure-shifted-chows',
      'all-fives',
      'triple-pung',
      'three-concealed-pungs',
    ],
  ],
  [12, ['lesser-honors-and-knitted-tiles', 'knitted-straight', 'upper-four', 'lower-four', 'big-three-winds']],
  [
    8,
    [
      'mixed-straight',
      'reversible-tiles',
      'mixed-triple-chow',
      'mixed-shifted-pungs',
      'chicken-hand',
      'last-tile-draw',
      'last-tile-claim',
      'out-with-replacement-tile',
      'robbing-the-kong',
      'two-concealed-kongs',
    ],
  ],
  [6, ['all-pungs', 'half-flush', 'mixed-shifted-chows', 'all-types', 'melded-hand', 'two-dragon-pungs']],
  [4, ['outside-hand', 'fully-concealed-hand', 'two-melded-kongs', 'last-tile']],
  [
    2,
    [
      'dragon-pung',
      'prevalent-wind',
      'seat-wind',
      'concealed-hand',
      'all-chows',
      'tile-hog',
      'double-pung',
      'two-concealed-pungs',
      'concealed-kong',
      'all-simples',
    ],
  ],
  [
    1,
    [
      'pure-double-chow',
      'mixed-double-chow',
      'short-straight',
      'two-terminal-chows',
      'pung-of-terminals-or-honors',
      'melded-kong',
      'one-voided-suit',
      'no-honors',
      'edge-wait',
      'closed-wait',
      'single-wait',
      'self-drawn',
      'flower-tiles',
    ],
  ],
] as const;

/** One of the 81 fan. */
type Numbered = (typeof GRADES)[number][1][number];

/** A fan, by its English name: the 81 of the table, and one melded with one concealed kong, which fan 57 describes. */
export type FanId = Numbered | 'melded-and-concealed-kong';

/** The 81 fan in the order of the table. */
export const NUMBERED_FANS: readonly Numbered[] = GRADES.flatMap(([, ids]): readonly Numbered[] => ids);

const MIXED_KONGS: FanId = 'melded-and-concealed-kong';
const AFTER: Numbered = 'two-dragon-pungs';

/** Every fan in counting order: higher values first, so that a fan comes before those it excludes. */
export const FANS: readonly FanId[] = NUMBERED_FANS.flatMap((id): FanId[] => (id === AFTER ? [id, MIXED_KONGS] : [id]));

const PLACES: ReadonlyMap<string, number> = new Map(FANS.map((id, place) => [id, place]));

/** The index of a fan in `FANS`, which counts and tables use. */
export const placeOf = (id: FanId): number => PLACES.get(id)!;

/** Whether a text is the id of a fan. */
export const isFan = (id: string): id is FanId => PLACES.has(id);

/** The number of a fan in the table, 1 to 81. */
export const fanNumber = (id: FanId): number => NUMBERED_FANS.indexOf(id === MIXED_KONGS ? 'two-melded-kongs' : id) + 1;

const MIXED_KONGS_POINTS = 6;

/** What each fan of `FANS` is worth by the table, in points. */
export const POINTS: readonly number[] = FANS.map(
  (id) => GRADES.find(([, ids]) => (ids as readonly FanId[]).includes(id))?.[0] ?? MIXED_KONGS_POINTS,
);

/** The fan that one hand may count more than once; a second dragon pung makes them two dragon pungs. */
export const REPEATABLE = [
  'tile-hog',
  'double-pung',
  'pure-double-chow',
  'mixed-double-chow',
  'short-straight',
  'two-terminal-chows',
  'pung-of-terminals-or-honors',
  'flower-tiles',
] as const satisfies readonly FanId[];

/** The principles by which one fan excludes another (3.9.1.5). */
export const PRINCIPLES = ['non-repeat', 'non-separation', 'non-identical', 'high-versus-low', 'account-once'] as const;

/** A principle of counting. */
export type Principle = (typeof PRINCIPLES)[number];

/** Other rules that need a clause: shapes, minimum, flowers and payments. */
export const COUNTING_RULES = [
  'winning-shapes',
  'minimum',
  'flowers-after-minimum',
  'concealed-kongs',
  'pay-discard',
  'pay-draw',
] as const;

/** A rule about counting and paying as a whole. */
export type CountingRule = (typeof COUNTING_RULES)[number];
