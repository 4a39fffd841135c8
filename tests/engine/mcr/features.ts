/** The shapes of a hand, as 3.7.2 lists them. */
export type Form = 'standard' | 'knitted' | 'pairs' | 'orphans' | 'unpaired';

/** A span of numbers: at least, at most. */
export type Span = readonly [least: number, most: number];

/**
 * What every hand with a certain fan must be like, written apart from the engine. What is left out is free. Two fan
 * with incompatible requirements cannot meet, and the field in which they differ is the reason.
 */
export interface Features {
  readonly form?: readonly Form[];
  readonly by?: 'draw' | 'discard';
  readonly lastTile?: boolean;
  readonly robbed?: boolean;
  /** How many suits the hand has. */
  readonly suits?: Span;
  /** How many kinds of honours the hand has. */
  readonly honors?: Span;
  /** How many of the four winds and of the three dragons the hand has. */
  readonly winds?: Span;
  readonly dragons?: Span;
  /** Numbers that suited tiles may bear, and those that must be there, as digits. */
  readonly ranks?: string;
  readonly needs?: string;
  /** The length of the run of numbers that the hand needs. */
  readonly run?: number;
  /** Chows, and pungs of suited tiles, of winds and of dragons; a knitted straight is three chows. */
  readonly chows?: Span;
  readonly pungs?: Span;
  readonly windPungs?: Span;
  readonly dragonPungs?: Span;
  /** The most sets of one suit, the pair counted too. */
  readonly inOneSuit?: Span;
  /** Sets that are open; open kongs, concealed kongs, all kongs. */
  readonly open?: Span;
  readonly openKongs?: Span;
  readonly concealedKongs?: Span;
  readonly kongs?: Span;
  /** Pungs and kongs that are concealed. */
  readonly concealedPungs?: Span;
  /** What the winning tile completes. */
  readonly ends?: readonly ('pair' | 'chow' | 'pung' | 'whole')[];
  /** How many of the winning tile's kind are among the concealed tiles, with itself. */
  readonly winning?: Span;
  /** How many of its kind are in the whole hand. */
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
  /** How many sets, the pair among them, have a terminal, and how many a terminal or honour. */
  readonly terminals?: Span;
  readonly outside?: Span;
  /** It needs a pung of terminals or of winds. */
  readonly terminalOrWindPung?: true;
  /** How many kinds it has four tiles of, kongs apart. */
  readonly hogs?: Span;
  /** The numbers of the chows, where there is no choice. */
  readonly chowPattern?: 'equal' | 'shifted' | 'straight' | 'same' | 'ends';
}

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

/** Whether a run of this length is among the allowed numbers. */
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

/** The fields in which two fan have incompatible requirements. */
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
