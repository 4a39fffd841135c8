import { type Random, makeRandom } from './random.ts';
import { OPTION_VALUES, RIICHI_RULES } from './rules.ts';
import { KINDS, countOf, firstKind, formatTiles, kindOf, parseTiles, without } from './tiles.ts';
import type { HandRequest, MeldRequest } from './types.ts';

type Change = (hand: HandRequest, random: Random) => HandRequest;

const SIDES = ['left', 'across', 'right'] as const;
const WINDS = ['east', 'south', 'west', 'north'] as const;
const FLAGS = ['ippatsu', 'lastTile', 'afterKong', 'firstTurn'] as const;
const PATTERNS = ['daisangen', 'daisuushii', 'suukantsu', 'daisangen', 'daisuushii', 'suukantsu', 'toitoi', 'kokushi'];

/** The request without some of its fields. */
function drop(hand: HandRequest, ...fields: (keyof HandRequest)[]): HandRequest {
  return Object.fromEntries(
    Object.entries(hand).filter(([name]) => !fields.some((field) => field === name)),
  ) as unknown as HandRequest;
}

/** Changes one of the melds, if any. */
function reMeld(hand: HandRequest, random: Random, change: (meld: MeldRequest) => MeldRequest): HandRequest {
  const { melds = [] } = hand;
  if (melds.length === 0) return hand;
  const at = random.below(melds.length);
  return { ...hand, melds: melds.map((meld, index) => (index === at ? change(meld) : meld)) };
}

const withoutCaller = ({ type, tiles, form }: MeldRequest): MeldRequest => ({ type, tiles, ...(form && { form }) });

/** Extends a pung by its fourth tile. */
const grown = (meld: MeldRequest, form: 'open' | 'added'): MeldRequest =>
  meld.type === 'pung' ? { ...meld, type: 'kong', form, tiles: firstKind(meld.tiles).charAt(0) + meld.tiles } : meld;

/** Declares three equal concealed tiles as a concealed kong. */
function layTriplet(hand: HandRequest, random: Random): HandRequest {
  const tiles = parseTiles(hand.concealed) ?? [];
  const kinds = tiles.map(kindOf);
  const triplets = KINDS.filter((kind) => countOf(kinds, kind) === 3 && kindOf(hand.winningTile) !== kind);
  if (triplets.length === 0) return hand;
  const kind = random.pick(triplets);
  const laid = tiles.filter((tile) => kindOf(tile) === kind);
  const kong = { type: 'kong', form: 'concealed', tiles: formatTiles([...laid, kind]) } as const;
  return { ...hand, concealed: formatTiles(without(tiles, laid)), melds: [...(hand.melds ?? []), kong] };
}

const indicators = (random: Random, most: number): string =>
  formatTiles(Array.from({ length: random.below(most + 1) }, () => random.pick(KINDS)));

/** Every change to a table's description; the form stays valid, the state may become impossible. */
const CHANGES: Record<string, Change> = {
  flag: (hand, random) => {
    const flag = random.pick(FLAGS);
    return { ...hand, [flag]: !hand[flag] };
  },
  riichi: (hand, random) => ({ ...hand, riichi: random.pick(['none', 'riichi', 'double']) }),
  'double with ippatsu': (hand) => ({ ...hand, riichi: 'double', ippatsu: true }),
  by: (hand, random) =>
    hand.by === 'draw'
      ? { ...hand, by: 'discard', discarder: random.pick(SIDES) }
      : drop({ ...hand, by: 'draw' }, 'discarder'),
  discarder: (hand, random) => ({ ...hand, discarder: random.pick(SIDES) }),
  'no discarder': (hand) => drop(hand, 'discarder'),
  seat: (hand, random) => ({ ...hand, seatWind: random.pick(WINDS) }),
  round: (hand, random) => ({ ...hand, roundWind: random.pick(WINDS) }),
  robbed: (hand, random) => ({ ...hand, robbedKong: random.pick(['added', 'added', 'concealed']) }),
  'not robbed': (hand) => drop(hand, 'robbedKong'),
  'last replacement': (hand) => ({ ...hand, afterKong: true, lastTile: true, by: 'draw' }),
  dora: (hand, random) => ({ ...hand, doraIndicators: indicators(random, 6) }),
  ura: (hand, random) => ({ ...hand, uraIndicators: indicators(random, 6) }),
  'one dora more': (hand, random) => ({ ...hand, doraIndicators: (hand.doraIndicators ?? '') + random.pick(KINDS) }),
  'no dora': (hand) => drop(hand, 'doraIndicators', 'uraIndicators'),
  'full dora': (hand) => ({ ...hand, doraIndicators: '12344z', uraIndicators: '' }),
  liable: (hand, random) => ({ ...hand, liable: [{ from: random.pick(SIDES), pattern: random.pick(PATTERNS) }] }),
  'liable too': (hand, random) => ({
    ...hand,
    liable: [...(hand.liable ?? []), { from: random.pick(SIDES), pattern: random.pick(PATTERNS) }],
  }),
  'another liable': (hand, random) => ({
    ...hand,
    ...(hand.liable && { liable: hand.liable.map(({ pattern }) => ({ from: random.pick(SIDES), pattern })) }),
  }),
  'nobody liable': (hand) => drop(hand, 'liable'),
  caller: (hand, random) =>
    reMeld(hand, random, (meld) => (meld.form === 'concealed' ? meld : { ...meld, from: random.pick(SIDES) })),
  'no caller': (hand, random) => reMeld(hand, random, withoutCaller),
  'no callers': (hand) => ({ ...hand, melds: (hand.melds ?? []).map(withoutCaller) }),
  order: (hand, random) => ({ ...hand, melds: random.shuffled(hand.melds ?? []) }),
  'added kong': (hand, random) => reMeld(hand, random, (meld) => grown(meld, 'added')),
  'open kong': (hand, random) => reMeld(hand, random, (meld) => grown(meld, 'open')),
  'concealed kong': (hand, random) =>
    reMeld(hand, random, (meld) => (meld.type === 'kong' ? { ...withoutCaller(meld), form: 'concealed' } : meld)),
  'kong called': (hand, random) =>
    reMeld(hand, random, (meld) => (meld.type === 'kong' ? { ...meld, form: random.pick(['open', 'added']) } : meld)),
  triplet: layTriplet,
  'late triplet': (hand, random) => {
    const laid = layTriplet(hand, random);
    const change = random.chance(0.5)
      ? ({ riichi: 'double' } as const)
      : ({ riichi: 'riichi', afterKong: true, by: 'draw' } as const);
    return drop(
      { ...laid, ...change, ippatsu: false, firstTurn: false },
      ...(change.riichi === 'riichi' ? (['discarder'] as const) : []),
    );
  },
  knob: (hand, random) => {
    const name = random.pick(Object.keys(OPTION_VALUES) as (keyof typeof OPTION_VALUES)[]);
    return { ...hand, knobs: { ...hand.knobs, [name]: random.pick<unknown>(OPTION_VALUES[name]) } };
  },
  rules: (hand, random) => ({ ...hand, rules: random.pick(RIICHI_RULES) }),
  'winning tile': (hand, random) => ({ ...hand, winningTile: random.pick(KINDS) }),
  'bets and counters': (hand, random) => ({ ...hand, bets: random.below(5), counters: random.below(9) }),
  'no bets': (hand) => drop(hand, 'bets', 'counters'),
  chinese: (hand, random) => ({
    ...drop(
      hand,
      'knobs',
      'riichi',
      'ippatsu',
      'firstTurn',
      'doraIndicators',
      'uraIndicators',
      'counters',
      'bets',
      'liable',
      'discarder',
    ),
    rules: random.pick(['mcr-2006', 'mers-2014'] as const),
    lastOfKind: random.chance(0.5),
    flowers: random.below(9),
  }),
};
const NAMES = Object.keys(CHANGES);

/** Changes one to three things in a request, depending on its seed; the form stays valid. */
export function mutate(seed: number, request: HandRequest): { request: HandRequest; changes: string[] } {
  const random = makeRandom(seed);
  const changes = Array.from({ length: 1 + random.below(3) }, () => random.pick(NAMES));
  return { request: changes.reduce((hand, name) => CHANGES[name]?.(hand, random) ?? hand, request), changes };
}
