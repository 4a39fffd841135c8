import type { FanId } from '../../../src/engine/mcr/index.ts';

/** The shapes of a hand, as 3.7.2 lists them. */
type Form = 'standard' | 'knitted' | 'pairs' | 'orphans' | 'unpaired';

/** A span of numbers: at least, at most. */
type Span = readonly [least: number, most: number];

/**
 * What every hand is in which a fan counts, written apart from the engine. What is left out is free. Two fan that ask for
 * different things cannot meet, and the field in which they differ is the reason.
 */
export interface Features {
  readonly form?: readonly Form[];
  readonly by?: 'draw' | 'discard';
  readonly lastTile?: boolean;
  readonly robbed?: boolean;
  /** How many suits there are tiles of. */
  readonly suits?: Span;
  /** How many kinds of honours there are tiles of. */
  readonly honors?: Span;
  /** How many of the four winds and of the three dragons there are tiles of. */
  readonly winds?: Span;
  readonly dragons?: Span;
  /** Numbers that suited tiles may bear, and those that must be there, as digits. */
  readonly ranks?: string;
  readonly needs?: string;
  /** Of how many numbers in a row there must be tiles. */
  readonly run?: number;
  /** Chows, and pungs of suited tiles, of winds and of dragons; a knitted straight is three chows. */
  readonly chows?: Span;
  readonly pungs?: Span;
  readonly windPungs?: Span;
  readonly dragonPungs?: Span;
  /** The most sets of one suit, the pair counted too. */
  readonly inOneSuit?: Span;
  /** Sets that lie open; kongs that lie open, and concealed ones; all kongs. */
  readonly open?: Span;
  readonly openKongs?: Span;
  readonly concealedKongs?: Span;
  readonly kongs?: Span;
  /** Pungs and kongs that are concealed. */
  readonly concealedPungs?: Span;
  /** What the winning tile ends. */
  readonly ends?: readonly ('pair' | 'chow' | 'pung' | 'whole')[];
  /** How many of the winning tile's kind are among the concealed tiles, itself counted. */
  readonly winning?: Span;
  /** How many of its kind there are in the whole hand. */
  readonly winningInAll?: Span;
  /** The wait fan itself. */
  readonly wait?: 'edge' | 'closed' | 'single';
  /** How many suited tiles there are. */
  readonly suitTiles?: Span;
  /** How many fives there are: four of a suit at most, and one in every set and two in the pair. */
  readonly fives?: Span;
  /** How many kinds would have won. */
  readonly waits?: Span;
  /** Tiles that the hand may be made of, where numbers do not say it. */
  readonly tiles?: string;
  /** How many sets, the pair counted too, have a terminal, and how many a terminal or an honour. */
  readonly terminals?: Span;
  readonly outside?: Span;
  /** It needs a pung of terminals or of winds. */
  readonly terminalOrWindPung?: true;
  /** How many kinds it has four tiles of, kongs apart. */
  readonly hogs?: Span;
  /** How the chows are numbered, where that leaves no choice. */
  readonly chowPattern?: 'equal' | 'shifted' | 'straight' | 'same' | 'ends';
}

const STANDARD: readonly Form[] = ['standard'];
const WITH_PAIRS: readonly Form[] = ['standard', 'pairs'];
const WITH_SETS: readonly Form[] = ['standard', 'knitted'];
const NONE: Span = [0, 0];
const FOUR: Span = [4, 4];
const ONE: Span = [1, 1];

const noHonors = { honors: NONE, winds: NONE, dragons: NONE, windPungs: NONE, dragonPungs: NONE } as const;
const concealed = { open: NONE, openKongs: NONE } as const;
const withoutSets = {
  ...concealed,
  chows: NONE,
  pungs: NONE,
  windPungs: NONE,
  dragonPungs: NONE,
  concealedKongs: NONE,
  concealedPungs: NONE,
} as const;
const chows = (least: number): Features => ({ form: STANDARD, chows: [least, 4], run: 3 });
const pungs = (least: number): Features => ({ form: STANDARD, pungs: [least, 4] });
const ranks = (digits: string): Features => ({ ...noHonors, ranks: digits, suits: [1, 3] });

/** What each fan asks for. */
export const FEATURES: Readonly<Partial<Record<FanId, Features>>> = {
  'big-four-winds': { form: STANDARD, winds: FOUR, windPungs: FOUR, dragons: [0, 1], suits: [0, 1], run: 0 },
  'big-three-dragons': { form: STANDARD, dragons: [3, 3], dragonPungs: [3, 3] },
  'all-green': {
    form: WITH_PAIRS,
    ranks: '23468',
    tiles: '23468s6z',
    outside: [0, 1],
    suits: ONE,
    winds: NONE,
    windPungs: NONE,
    dragons: [0, 1],
    dragonPungs: [0, 1],
  },
  'nine-gates': {
    ...concealed,
    ...noHonors,
    form: STANDARD,
    suits: ONE,
    needs: '123456789',
    ranks: '123456789',
    concealedKongs: NONE,
    kongs: NONE,
    chows: [2, 3],
    pungs: [1, 2],
    winning: [2, 4],
    waits: [9, 9],
  },
  'four-kongs': { form: STANDARD, chows: NONE, kongs: FOUR, ends: ['pair'], hogs: NONE },
  'seven-shifted-pairs': {
    ...withoutSets,
    ...noHonors,
    form: ['pairs'],
    suits: ONE,
    needs: '34567',
    hogs: NONE,
    winning: [2, 2],
    waits: [2, 14],
  },
  'thirteen-orphans': {
    ...withoutSets,
    form: ['orphans'],
    suits: [3, 3],
    winds: FOUR,
    dragons: [3, 3],
    ranks: '19',
    hogs: NONE,
  },
  'all-terminals': { ...ranks('19'), form: WITH_PAIRS, chows: NONE },
  'little-four-winds': { form: STANDARD, winds: FOUR, windPungs: [3, 3] },
  'little-three-dragons': { form: STANDARD, dragons: [3, 3], dragonPungs: [2, 2] },
  'all-honors': { form: WITH_PAIRS, tiles: '1234567z', suits: NONE, chows: NONE, pungs: NONE },
  'four-concealed-pungs': { ...concealed, form: STANDARD, chows: NONE, concealedPungs: FOUR },
  'pure-terminal-chows': {
    ...chows(4),
    ...noHonors,
    suits: ONE,
    needs: '1235789',
    ranks: '1235789',
    winningInAll: [2, 2],
    chowPattern: 'ends',
    kongs: NONE,
    hogs: NONE,
  },
  'quadruple-chow': { ...chows(4), suits: [1, 2], chowPattern: 'equal', winningInAll: [2, 4], kongs: NONE },
  'four-pure-shifted-pungs': { ...pungs(4), suits: [1, 2], run: 4, inOneSuit: [4, 5] },
  'four-pure-shifted-chows': { ...chows(4), suits: [1, 2], run: 6, chowPattern: 'shifted', kongs: NONE },
  'three-kongs': { form: STANDARD, chows: [0, 1], kongs: [3, 3] },
  'all-terminals-and-honors': { form: WITH_PAIRS, honors: [1, 7], ranks: '19', suits: [1, 3], chows: NONE },
  'seven-pairs': { ...withoutSets, form: ['pairs'] },
  'greater-honors-and-knitted-tiles': {
    suitTiles: [7, 7],
    ...withoutSets,
    form: ['unpaired'],
    suits: [3, 3],
    winds: FOUR,
    dragons: [3, 3],
    ends: ['whole'],
    winning: ONE,
    hogs: NONE,
  },
  'all-even-pungs': { ...ranks('2468'), form: STANDARD, pungs: FOUR, chows: NONE, run: 0 },
  'full-flush': { ...noHonors, fives: [0, 4], suits: ONE, form: WITH_PAIRS },
  'pure-triple-chow': { ...chows(3), inOneSuit: [3, 5] },
  'pure-shifted-pungs': { ...pungs(3), run: 3, outside: [0, 4], inOneSuit: [3, 5] },
  'upper-tiles': { ...ranks('789'), form: WITH_PAIRS },
  'middle-tiles': { ...ranks('456'), form: WITH_PAIRS },
  'lower-tiles': { ...ranks('123'), form: WITH_PAIRS },
  'pure-straight': { ...chows(3), needs: '123456789', inOneSuit: [3, 5] },
  'three-suited-terminal-chows': {
    ...chows(4),
    ...noHonors,
    suits: [3, 3],
    needs: '1235789',
    ranks: '1235789',
    chowPattern: 'ends',
    kongs: NONE,
    hogs: NONE,
  },
  'pure-shifted-chows': { ...chows(3), run: 5, inOneSuit: [3, 5] },
  'all-fives': {
    fives: [6, 12],
    ...ranks('34567'),
    form: STANDARD,
    needs: '5',
    pungs: [0, 2],
    concealedPungs: [0, 2],
    chows: [2, 4],
  },
  'triple-pung': { ...pungs(3), suits: [3, 3] },
  'three-concealed-pungs': { form: STANDARD, chows: [0, 1], concealedPungs: [3, 3], openKongs: [0, 1], open: [0, 1] },
  'lesser-honors-and-knitted-tiles': {
    suitTiles: [8, 9],
    ...withoutSets,
    form: ['unpaired'],
    suits: [3, 3],
    winds: [2, 4],
    dragons: [1, 3],
    ends: ['whole'],
    winning: ONE,
    hogs: NONE,
  },
  'knitted-straight': {
    suitTiles: [9, 14],
    form: ['knitted', 'unpaired'],
    suits: [3, 3],
    needs: '123456789',
    winds: [0, 4],
  },
  'upper-four': { ...ranks('6789'), form: WITH_PAIRS },
  'lower-four': { ...ranks('1234'), form: WITH_PAIRS },
  'big-three-winds': { form: STANDARD, winds: [3, 3], windPungs: [3, 3] },
  'mixed-straight': { ...chows(3), suits: [3, 3], needs: '123456789' },
  'reversible-tiles': {
    form: WITH_PAIRS,
    tiles: '1234589p245689s5z',
    suits: [0, 2],
    winds: NONE,
    windPungs: NONE,
    dragons: [0, 1],
    dragonPungs: [0, 1],
  },
  'mixed-triple-chow': { ...chows(3), suits: [3, 3] },
  'mixed-shifted-pungs': { ...pungs(3), suits: [3, 3], run: 3, outside: [0, 4] },
  'last-tile-draw': { by: 'draw', lastTile: true },
  'last-tile-claim': { by: 'discard', lastTile: true, robbed: false },
  'out-with-replacement-tile': { by: 'draw', kongs: [1, 4], form: WITH_SETS },
  'robbing-the-kong': { by: 'discard', lastTile: false, robbed: true, winning: ONE, winningInAll: ONE },
  'two-concealed-kongs': {
    form: STANDARD,
    chows: [0, 2],
    kongs: [2, 2],
    concealedKongs: [2, 2],
    openKongs: NONE,
    concealedPungs: [2, 4],
  },
  'all-pungs': { form: STANDARD, chows: NONE },
  'half-flush': { honors: [1, 7], suits: ONE, form: WITH_PAIRS },
  'mixed-shifted-chows': { ...chows(3), suits: [3, 3], run: 5 },
  'all-types': {
    suits: [3, 3],
    winds: [1, 4],
    dragons: [1, 3],
    windPungs: [0, 1],
    dragonPungs: [0, 1],
    inOneSuit: [0, 1],
  },
  'melded-hand': {
    by: 'discard',
    open: FOUR,
    ends: ['pair'],
    concealedPungs: NONE,
    concealedKongs: NONE,
    form: STANDARD,
    winning: [2, 2],
  },
  'two-dragon-pungs': { form: STANDARD, dragons: [2, 2], dragonPungs: [2, 2] },
  'outside-hand': { form: STANDARD, ranks: '123789', outside: [5, 5] },
  'fully-concealed-hand': { ...concealed, by: 'draw' },
  'two-melded-kongs': {
    form: STANDARD,
    kongs: [2, 2],
    openKongs: [2, 2],
    concealedKongs: NONE,
    open: [2, 4],
    chows: [0, 2],
    concealedPungs: [0, 2],
  },
  'last-tile': { winning: ONE, robbed: false },
  'dragon-pung': { dragons: [1, 2], dragonPungs: ONE, form: WITH_SETS },
  'prevalent-wind': { winds: [1, 4], windPungs: [1, 4], form: WITH_SETS },
  'seat-wind': { winds: [1, 4], windPungs: [1, 4], form: WITH_SETS },
  'concealed-hand': { ...concealed, by: 'discard' },
  'all-chows': { ...noHonors, form: WITH_SETS, chows: FOUR, kongs: NONE, pungs: NONE },
  'tile-hog': { hogs: [1, 4] },
  'double-pung': { ...pungs(2), suits: [2, 3] },
  'two-concealed-pungs': { form: STANDARD, chows: [0, 2], concealedPungs: [2, 2] },
  'concealed-kong': { form: WITH_SETS, kongs: ONE, concealedKongs: ONE, openKongs: NONE, concealedPungs: [1, 4] },
  'all-simples': { ...ranks('2345678'), outside: NONE },
  'pure-double-chow': { ...chows(2), inOneSuit: [2, 5] },
  'mixed-double-chow': { ...chows(2), suits: [2, 3] },
  'short-straight': { ...chows(2), run: 6, inOneSuit: [2, 5] },
  'two-terminal-chows': { ...chows(2), needs: '123789', inOneSuit: [2, 5] },
  'pung-of-terminals-or-honors': { form: WITH_SETS, outside: [1, 5], terminalOrWindPung: true },
  'melded-kong': { form: WITH_SETS, kongs: ONE, openKongs: ONE, concealedKongs: NONE, open: [1, 4] },
  'one-voided-suit': { suits: [2, 2] },
  'no-honors': { ...noHonors, suits: [1, 3] },
  'edge-wait': { ends: ['chow'], chows: [1, 4], form: WITH_SETS, run: 3, terminals: [1, 5], waits: ONE, wait: 'edge' },
  'closed-wait': { ends: ['chow'], chows: [1, 4], form: WITH_SETS, run: 3, waits: ONE, wait: 'closed' },
  'single-wait': { ends: ['pair'], waits: ONE, wait: 'single' },
  'self-drawn': { by: 'draw' },
};

const SPANS = [
  'winningInAll',
  'suitTiles',
  'fives',
  'suits',
  'honors',
  'waits',
  'terminals',
  'outside',
  'winds',
  'dragons',
  'chows',
  'pungs',
  'windPungs',
  'dragonPungs',
  'inOneSuit',
  'open',
  'openKongs',
  'concealedKongs',
  'kongs',
  'concealedPungs',
  'winning',
  'hogs',
] as const satisfies readonly (keyof Features)[];
type SpanField = (typeof SPANS)[number];

const MOST = 14;
const GROUPS = 5;
const SETS = 4;

/** Whether some numbers in a row are among the allowed. */
const hasRun = (allowed: string, run: number): boolean => run === 0 || includesRun(allowed, run);
const includesRun = (allowed: string, run: number): boolean =>
  Array.from('123456789', (_, i) => '123456789'.slice(i, i + run)).some(
    (digits) => digits.length === run && Array.from(digits).every((digit) => allowed.includes(digit)),
  );

const ALL_RANKS = '123456789';
const ALL_FORMS: readonly Form[] = ['standard', 'knitted', 'pairs', 'orphans', 'unpaired'];

const KINDS: readonly string[] = [
  ...Array.from('mps', (suit) => Array.from(ALL_RANKS, (rank) => rank + suit)).flat(),
  ...Array.from('1234567', (rank) => `${rank}z`),
];

const inTiles = (tiles: string | undefined, kind: string): boolean =>
  tiles === undefined ||
  [...tiles.matchAll(/(\d+)([mpsz])/g)].some(
    ([, digits = '', suit]) => suit === kind[1] && digits.includes(kind[0] ?? ''),
  );

/** The kinds that a hand with both fan may have, of as many suits as both allow; the fullest choice of suits. */
function kindsFor(a: Features, b: Features, mostSuits: number, mostHonors: number): readonly string[] {
  const allowed = KINDS.filter((kind) => inTiles(a.tiles, kind) && inTiles(b.tiles, kind)).filter((kind) =>
    kind.endsWith('z')
      ? mostHonors > 0
      : (a.ranks ?? ALL_RANKS).includes(kind[0] ?? '') && (b.ranks ?? ALL_RANKS).includes(kind[0] ?? ''),
  );
  const suits = Array.from('mps', (suit) => allowed.filter((kind) => kind.endsWith(suit)));
  const fullest = suits.sort((x, y) => y.length - x.length).slice(0, mostSuits);
  const honors = allowed.filter((kind) => kind.endsWith('z')).slice(0, mostHonors);
  return [...fullest.flat(), ...honors];
}

const startsChow = (kinds: readonly string[], kind: string): boolean =>
  !kind.endsWith('z') && [1, 2].every((step) => kinds.includes(`${Number(kind[0]) + step}${kind[1] ?? ''}`));

/** The fields in which two fan ask for what cannot be together. */
export function conflicts(a: Features, b: Features): string[] {
  const found = new Set<string>();
  const forms = (a.form ?? ALL_FORMS).filter((form) => (b.form ?? ALL_FORMS).includes(form));
  if (forms.length === 0) found.add('form');
  for (const field of ['by', 'lastTile', 'robbed', 'chowPattern', 'wait'] as const)
    if (a[field] !== undefined && b[field] !== undefined && a[field] !== b[field]) found.add(field);

  const least = (field: SpanField): number => Math.max(a[field]?.[0] ?? 0, b[field]?.[0] ?? 0);
  const most = (field: SpanField): number => Math.min(a[field]?.[1] ?? MOST, b[field]?.[1] ?? MOST);
  for (const field of SPANS) if (least(field) > most(field)) found.add(field);

  const honorPungs = least('windPungs') + least('dragonPungs');
  const honors = Math.max(least('honors'), least('winds') + least('dragons'), honorPungs > 0 ? 1 : 0);
  if (honors > most('honors') || honors > most('winds') + most('dragons')) found.add('honors');
  const kinds = kindsFor(a, b, most('suits'), Math.min(most('honors'), most('winds') + most('dragons')));
  const pungs = least('pungs') + honorPungs;
  const canChow = kinds.some((kind) => startsChow(kinds, kind));
  const mostChows = canChow ? Math.min(most('chows'), SETS - pungs) : 0;
  if (least('chows') > mostChows) found.add('sets');
  const byForm = (form: Form): boolean =>
    form === 'standard'
      ? kinds.length >= (mostChows > 0 ? 4 : GROUPS)
      : form === 'pairs'
        ? kinds.length >= (most('hogs') === 0 ? 7 : 4)
        : true;
  if (!forms.some(byForm)) found.add('tiles');

  const standard = forms.every((form) => form === 'standard');
  const noChows = forms.every((form) => form === 'pairs' || (form === 'standard' && mostChows === 0));
  const ends = (['pair', 'chow', 'pung', 'whole'] as const).filter(
    (end) =>
      (a.ends ?? [end]).includes(end) &&
      (b.ends ?? [end]).includes(end) &&
      !(noChows && (end === 'chow' || end === 'whole')),
  );
  if (ends.length === 0) found.add('ends');
  if (most('winning') === 1 && ends.every((end) => end === 'pair' || end === 'pung')) found.add('winning');
  const free = SETS - Math.max(honorPungs, least('kongs'));
  if (least('hogs') > 0 && standard && (free < 2 || mostChows < 1)) found.add('hogs');

  if (least('chows') + Math.max(pungs, least('concealedPungs'), least('kongs')) > SETS) found.add('sets');
  if (standard && honors + least('suits') > GROUPS) found.add('sets');
  if (standard && least('chows') + least('pungs') + honors > GROUPS) found.add('sets');
  if (least('open') + least('concealedKongs') > SETS) found.add('sets');

  const ranksAllowed = Array.from(ALL_RANKS)
    .filter((rank) => kinds.some((kind) => kind.startsWith(rank) && !kind.endsWith('z')))
    .join('');
  if (Array.from((a.needs ?? '') + (b.needs ?? '')).some((rank) => !ranksAllowed.includes(rank))) found.add('ranks');
  if (!hasRun(ranksAllowed, Math.max(a.run ?? 0, b.run ?? 0))) found.add('ranks');
  if (ranksAllowed === '' && least('suits') > 0) found.add('ranks');
  const terminals = kinds.some((kind) => !kind.endsWith('z') && '19'.includes(kind[0] ?? ''));
  if (least('terminals') > 0 && !terminals) found.add('terminals');
  if (least('outside') > 0 && !terminals && most('honors') === 0) found.add('outside');
  const pungOfThem = (terminals && least('chows') < SETS) || most('windPungs') > 0;
  if ((a.terminalOrWindPung ?? b.terminalOrWindPung) && (!pungOfThem || least('chows') >= SETS)) found.add('terminals');
  return [...found];
}
