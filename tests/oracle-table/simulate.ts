import { type Player, isClosed } from './player.ts';
import { playHand } from './play.ts';
import { makeRandom } from './random.ts';
import { OPTION_VALUES, RIICHI_RULES, optionsOf } from './rules.ts';
import { type Table, type Win, openTable, sideOf } from './state.ts';
import { THEME_NAMES, makeScene } from './themes.ts';
import { formatTiles } from './tiles.ts';
import type { HandRequest, Options, RulesId, Wind } from './types.ts';
import { dealTiles } from './wall.ts';

const SEAT_WINDS: readonly Wind[] = ['east', 'south', 'west', 'north'];

/** The outcome of one hand of play: a request for each winner, the nearest to the discarder's right first. */
export interface Played {
  theme: string;
  hands: HandRequest[];
  /** Named kinds of event that happened to the winners. */
  events: string[];
}

/** What a caller may fix; the seed decides the rest. */
export interface Simulation {
  rules?: RulesId;
  knobs?: Partial<Options>;
  theme?: string;
  /** The state of the table before the hand. */
  before?: Pick<Table, 'roundWind' | 'counters' | 'bets'>;
  /** Whether the players' actions are recorded as questions to a judge. */
  asking?: boolean;
  /** Whether what is done is recorded in order. */
  recording?: boolean;
}

/** One finished hand of play: the table, the winners, and the options in the request. */
export interface PlayedTable {
  theme: string;
  /** The thirteen tiles of each player at the start. */
  dealt: string[][];
  table: Table;
  wins: Win[];
  knobs?: Partial<Options>;
  hands: HandRequest[];
}

/** The sticks that a winner collects: his own and, if he is the first, all that belong to no winner. */
function betsOf(table: Table, wins: readonly Win[], { player }: Win): number {
  const own = Number(player.riichi !== 'none');
  const winners = wins.filter((win) => win.player.riichi !== 'none').length;
  return own + (wins[0]?.player === player ? table.bets - winners : 0);
}

function requestOf(table: Table, wins: readonly Win[], win: Win, knobs: Simulation['knobs']): HandRequest {
  const { player, tile, discarder, flags } = win;
  const { rules, deal, turned, roundWind, counters } = table;
  const liable = player.liable.filter(({ pattern }) => table.options.pao.includes(pattern));
  const opened = player.riichi !== 'none' && table.options.uraDora;
  return {
    rules,
    ...(knobs && { knobs }),
    concealed: formatTiles(player.hand),
    melds: player.melds,
    winningTile: tile,
    by: discarder === undefined ? 'draw' : 'discard',
    seatWind: SEAT_WINDS[player.seat] ?? 'east',
    roundWind,
    riichi: player.riichi,
    ippatsu: player.ippatsu,
    afterKong: false,
    ...flags,
    doraIndicators: deal.indicators.slice(0, turned).join(''),
    uraIndicators: opened ? deal.ura.slice(0, turned).join('') : '',
    counters,
    bets: betsOf(table, wins, win),
    ...(liable.length > 0 && { liable }),
    ...(discarder !== undefined && { discarder: sideOf(discarder, player.seat) }),
  };
}

const FORMS = ['open', 'added', 'concealed'] as const;

/** Names for what happened to a winner. */
function eventsOf(hand: HandRequest, { kongs }: Table, { seat }: Player): string[] {
  const { by, riichi, ippatsu, lastTile, afterKong, firstTurn, robbedKong, melds = [], liable = [], seatWind } = hand;
  const byDraw = by === 'draw';
  const inRiichi = riichi !== 'none';
  const late = kongs.some((kong) => kong.seat === seat && kong.late);
  const named: Record<string, unknown> = {
    draw: byDraw,
    discard: !byDraw,
    riichi: riichi === 'riichi',
    'double riichi': riichi === 'double',
    ippatsu,
    'ippatsu on the last tile': ippatsu && lastTile,
    'double riichi with ippatsu': riichi === 'double' && ippatsu,
    haitei: lastTile && byDraw,
    houtei: lastTile && !byDraw,
    rinshan: afterKong,
    'rinshan on the last tile': afterKong && lastTile,
    'added kong robbed': robbedKong === 'added',
    'added kong robbed with ippatsu': robbedKong === 'added' && ippatsu,
    'concealed kong robbed': robbedKong === 'concealed',
    'concealed kong robbed with ippatsu': robbedKong === 'concealed' && ippatsu,
    tenhou: firstTurn && byDraw && seatWind === 'east',
    chiihou: firstTurn && byDraw && seatWind !== 'east',
    renhou: firstTurn && !byDraw,
    'kong after riichi': late,
    'kong after double riichi': late && riichi === 'double',
    'kong before riichi': inRiichi && kongs.some((kong) => kong.seat === seat && !kong.late),
    'kan dora': (hand.doraIndicators?.length ?? 0) > 2,
    'more kan dora than own kongs':
      (hand.doraIndicators?.length ?? 0) / 2 - 1 > melds.filter(({ type }) => type === 'kong').length,
    'several kongs': melds.filter(({ type }) => type === 'kong').length > 1,
    'red five': [hand.concealed, hand.winningTile, ...melds.map(({ tiles }) => tiles)].join('').includes('0'),
    'open hand': !isClosed({ melds }),
  };
  return [
    ...Object.entries(named).flatMap(([name, holds]) => (holds ? [name] : [])),
    ...melds.map(({ type }) => type),
    ...FORMS.filter((form) => melds.some((meld) => meld.form === form)).map((form) => `${form} kong`),
    ...liable.map(
      ({ pattern, from }) => `${pattern} ${byDraw ? 'by draw' : from === hand.discarder ? 'fed twice' : 'by discard'}`,
    ),
    ...liable.map(({ pattern }) => `pao ${pattern}`),
  ];
}

/** Deals and plays one hand; rulebook, options and theme follow from the seed unless given. */
export function playTable(seed: number, options: Simulation = {}): PlayedTable {
  const random = makeRandom(seed);
  const theme = options.theme ?? random.pick(THEME_NAMES);
  const rules =
    options.rules ??
    random.pick(
      theme === 'four kongs' ? (['tesuji-2018', 'tesuji-2018', 'tesuji-2018', ...RIICHI_RULES] as const) : RIICHI_RULES,
    );
  const own = random.chance(0.2) ? random.pick(Object.keys(OPTION_VALUES) as (keyof Options)[]) : undefined;
  const knobs = options.knobs ?? (own && { [own]: random.pick<unknown>(OPTION_VALUES[own]) });
  const inForce = optionsOf({ rules, ...(knobs && { knobs }) });
  const scene = makeScene(theme, random);
  const deal = dealTiles(random, inForce.redFives, scene.wish);
  const table = openTable({ rules, options: inForce, random, deal }, scene.tempers);
  const dealt = deal.hands.map((hand) => [...hand]);
  Object.assign(table, options.before, options.asking && { asks: [] }, options.recording && { moves: [] });
  const wins = playHand(table);
  const hands = wins.map((win) => requestOf(table, wins, win, knobs));
  return { theme, dealt, table, wins, hands, ...(knobs && { knobs }) };
}

/** The winners of one hand of play, as requests, and what happened to them. */
export function simulate(seed: number, options: Simulation = {}): Played {
  const { theme, table, wins, hands } = playTable(seed, options);
  const events = wins.flatMap(({ player }, index) => {
    const hand = hands[index];
    return hand ? eventsOf(hand, table, player) : [];
  });
  const several = ['', '', 'two winners', 'three winners'][wins.length] ?? '';
  return { theme, hands, events: several === '' ? events : [...events, several] };
}

/** Plays one hand for each seed from `first` on. */
export const simulateMany = (first: number, count: number, options: Simulation = {}): Played[] =>
  Array.from({ length: count }, (_, index) => simulate(first + index, options));

/** How often each kind of event happened, most frequent first. */
export function tallyOf(played: readonly Played[]): [string, number][] {
  const counts = new Map<string, number>([['tables', played.length]]);
  const add = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const { hands, events } of played)
    for (const name of [...new Set(events), ...hands.map(() => 'wins')]) add(name);
  return [...counts].sort(([, a], [, b]) => b - a);
}
