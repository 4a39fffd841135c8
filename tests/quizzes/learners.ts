import { exactFu } from '../oracle/fu.ts';
import { allReadings } from '../oracle/readings.ts';
import { RULES } from '../oracle/rules.ts';
import { oracleScore } from '../oracle/score.ts';
import { doraOf, howMany, listTiles, plain } from '../oracle/tiles.ts';
import type { Group, HandRequest, Score, View } from '../oracle/types.ts';
import { isPinfu, waitOf, windTile, yakuOf } from '../oracle/yaku.ts';

/** One hand as a learner sees it: the tiles as read, and what is really true of it. */
export interface Seen {
  readonly request: HandRequest;
  readonly view: View;
  readonly score: Score;
}

/** What a learner says at one step; the other steps he gets right. */
export interface Says {
  readonly yaku?: readonly string[];
  readonly han?: number;
  readonly fu?: number;
  readonly payment?: readonly [discarder: number | null, east: number | null, others: number | null];
}

/** A learner with one wrong belief, and the name that the library gives it. */
export interface Learner {
  readonly belief: string;
  readonly step: 'yaku' | 'han' | 'fu' | 'payment';
  readonly says: (seen: Seen) => Says;
}

/** Looks at a hand the slow way; undefined when it is no ordinary win. */
export function see(request: HandRequest): Seen | undefined {
  const verdict = oracleScore(request);
  if (verdict.kind !== 'win' || verdict.han === null) return undefined;
  const before = listTiles(request.concealed).map(plain);
  const winning = plain(request.winningTile);
  const tiles = [...before, winning, ...request.melds.flatMap((meld) => listTiles(meld.tiles)).map(plain)];
  const closed = request.melds.every((meld) => meld.form === 'concealed');
  const names = (items: readonly { id: string }[]): string =>
    items
      .map(({ id }) => id)
      .sort()
      .join();
  const views = allReadings(request).map((reading): View => ({
    request,
    knobs: RULES[request.rules],
    reading,
    tiles,
    before,
    winning,
    closed,
  }));
  const view = views.find((one) => exactFu(one) === verdict.fuExact && names(yakuOf(one)) === names(verdict.items));
  return view && { request, view, score: verdict };
}

const up = (n: number, to: number): number => Math.ceil(n / to) * to;
const orphan = (tile: string): boolean => tile.endsWith('z') || tile.startsWith('1') || tile.startsWith('9');

interface Habits {
  readonly base?: (fu: number, seen: Seen) => number;
  readonly open?: (group: Group, isOpen: boolean) => boolean;
  readonly set?: (group: Group, outside: boolean) => readonly [kong: boolean, outside: boolean];
  readonly pair?: (seat: boolean, round: boolean, dragon: boolean) => number;
  readonly wait?: (fu: number) => number;
  readonly draw?: (fu: number, seen: Seen) => number;
  readonly least?: (fu: number) => number;
  readonly round?: (fu: number) => number;
}

/** Counts fu on his fingers, with one habit of his own. */
function countFu(seen: Seen, habits: Habits): number {
  const { request, view } = seen;
  const { groups, shape } = view.reading;
  const drawn = request.by === 'draw';
  if (shape === 'pairs') return 25;
  let fu = view.closed && !drawn ? 30 : 20;
  fu = habits.base?.(fu, seen) ?? fu;
  for (const group of groups) {
    const tile = group.tiles[0] ?? '';
    if (group.kind === 'pair') {
      const [seat, round] = [tile === windTile(request.seatWind), tile === windTile(request.roundWind)];
      const dragon = ['5z', '6z', '7z'].includes(tile);
      fu += habits.pair?.(seat, round, dragon) ?? 2 * Number(seat) + 2 * Number(round) + 2 * Number(dragon);
    } else if (group.kind !== 'chow') {
      const isOpen = group.called || (group.won && !drawn);
      const open = habits.open?.(group, isOpen) ?? isOpen;
      const [kong, outside] = habits.set?.(group, orphan(tile)) ?? [group.kind === 'kong', orphan(tile)];
      fu += 2 * (open ? 1 : 2) * (outside ? 2 : 1) * (kong ? 4 : 1);
    }
  }
  const wait = ['edge', 'closed', 'pair'].includes(waitOf(view)) ? 2 : 0;
  fu += habits.wait?.(wait) ?? wait;
  const free = isPinfu(view) || (request.afterKong === true && !view.knobs.rinshanTsumoFu);
  const draw = drawn && !free ? 2 : 0;
  fu += habits.draw?.(draw, seen) ?? draw;
  if (fu === 20 && !view.closed) fu = habits.least?.(22) ?? 22;
  return habits.round?.(fu) ?? up(fu, 10);
}

const fu = (belief: string, habits: Habits): Learner => ({
  belief,
  step: 'fu',
  says: (seen) => ({ fu: countFu(seen, habits) }),
});

const yaku = (belief: string, change: (names: string[], seen: Seen) => readonly string[]): Learner => ({
  belief,
  step: 'yaku',
  says: (seen) => ({
    yaku: change(
      seen.score.items.map(({ id }) => id),
      seen,
    ),
  }),
});
const blindTo = (belief: string, ...names: string[]): Learner =>
  yaku(belief, (all) => all.filter((name) => !names.includes(name)));

const han = (belief: string, count: (han: number, seen: Seen) => number): Learner => ({
  belief,
  step: 'han',
  says: (seen) => ({ han: count(seen.score.han ?? 0, seen) }),
});

const allTiles = ({ view }: Seen, shown: string): number =>
  listTiles(shown).reduce((sum, tile) => sum + howMany(view.tiles, plain(tile)), 0);
const indicated = ({ view }: Seen, shown: string): number =>
  listTiles(shown).reduce((sum, tile) => sum + howMany(view.tiles, doraOf(plain(tile))), 0);

type Triple = NonNullable<Says['payment']>;
interface Table {
  readonly base: number;
  readonly east: boolean;
  readonly drawn: boolean;
  readonly counters: number;
}
const BASES = { mangan: 2000, haneman: 3000, baiman: 4000, sanbaiman: 6000, yakuman: 8000 } as const;
const tableOf = ({ request, score }: Seen): Table => ({
  base: score.limit === null ? (score.fu ?? 0) * 2 ** ((score.han ?? 0) + 2) : BASES[score.limit],
  east: request.seatWind === 'east',
  drawn: request.by === 'draw',
  counters: request.counters ?? 0,
});
function price({ base, east, drawn, counters }: Table, ron = 300, each = 100): Triple {
  if (!drawn) return [up(base * (east ? 6 : 4), 100) + ron * counters, null, null];
  const plus = each * counters;
  return [null, east ? null : up(base * 2, 100) + plus, up(base * (east ? 2 : 1), 100) + plus];
}
const payment = (belief: string, pays: (table: Table, seen: Seen) => Triple): Learner => ({
  belief,
  step: 'payment',
  says: (seen) => ({ payment: pays(tableOf(seen), seen) }),
});

/** The han that somebody sees who counts every dora and red five of a hand and asks no further. */
export function doraCounted(request: HandRequest): number {
  const held = [request.concealed, request.winningTile, ...request.melds.map(({ tiles }) => tiles)].flatMap(listTiles);
  const under = request.riichi === 'none' ? '' : (request.uraIndicators ?? '');
  const shown = listTiles((request.doraIndicators ?? '') + under).map((tile) => doraOf(plain(tile)));
  const reds = held.filter((tile) => tile.startsWith('0')).length;
  return shown.reduce((sum, dora) => sum + howMany(held.map(plain), dora), reds);
}

/** Learners with one wrong belief each. */
export const LEARNERS: readonly Learner[] = [
  fu('fu-unrounded', { round: (n) => n }),
  fu('fu-rounded-down', { round: (n) => n - (n % 10) }),
  fu('closed-ron-forgotten', { base: () => 20 }),
  fu('closed-ron-for-draw', { base: (n, { view }) => (view.closed ? 30 : n) }),
  fu('pinfu-draw-two', { draw: (n, { view, request }) => (request.by === 'draw' && isPinfu(view) ? 2 : n) }),
  fu('draw-forgotten', { draw: () => 0 }),
  fu('open-as-closed', { open: (group, open) => open && !group.called }),
  fu('closed-as-open', { open: () => true }),
  fu('discard-pung-closed', { open: (group) => group.called }),
  fu('kong-as-pung', { set: (_, outside) => [false, outside] }),
  fu('outside-as-simple', { set: (group) => [group.kind === 'kong', false] }),
  fu('wait-forgotten', { wait: () => 0 }),
  fu('wait-doubled', { wait: (n) => 2 * n }),
  fu('pair-forgotten', { pair: () => 0 }),
  fu('double-wind-once', { pair: (seat, round, dragon) => (seat || round || dragon ? 2 : 0) }),
  { belief: 'seven-pairs-rounded', step: 'fu', says: (seen) => ({ fu: up(countFu(seen, {}), 10) }) },
  fu('open-pinfu-twenty', { least: () => 20 }),

  blindTo('riichi-forgotten', 'riichi', 'double-riichi'),
  blindTo('ippatsu-forgotten', 'ippatsu'),
  blindTo('menzen-tsumo-forgotten', 'menzen-tsumo'),
  blindTo('seat-wind-forgotten', 'yakuhai-seat'),
  blindTo('round-wind-forgotten', 'yakuhai-round'),
  yaku('pinfu-not-on-draw', (all, { request }) => all.filter((id) => request.by === 'discard' || id !== 'pinfu')),
  yaku('tanyao-closed-only', (all, { view }) => all.filter((id) => view.closed || id !== 'tanyao')),
  yaku('pinfu-with-value-pair', (all, { view }) => {
    const { groups } = view.reading;
    const chows = groups.filter(({ kind }) => kind === 'chow').length;
    const fits = view.closed && chows === 4 && !['edge', 'closed', 'pair'].includes(waitOf(view));
    return fits ? [...new Set([...all, 'pinfu'])] : all;
  }),
  yaku('dora-as-yaku', (all, { request }) => (doraCounted(request) > 0 ? [...all, 'dora'] : all)),
  yaku('pungs-by-discard-concealed', (all, { view }) => {
    const own = view.reading.groups.filter(({ kind, called }) => ['pung', 'kong'].includes(kind) && !called).length;
    return own === 3 ? [...new Set([...all, 'sanankou'])] : all;
  }),
  yaku('included-counted-too', (all) => [
    ...all,
    ...(all.includes('chinitsu') ? ['honitsu'] : []),
    ...(all.includes('junchan') ? ['chanta'] : []),
    ...(all.includes('ryanpeikou') ? ['iipeikou'] : []),
  ]),

  han('dora-forgotten', (_, { score }) => score.items.reduce((sum, item) => sum + (item.han ?? 0), 0)),
  han('ura-forgotten', (n, { score }) => n - score.uraDora),
  han('indicator-is-dora', (n, seen) => {
    const { doraIndicators = '', uraIndicators = '' } = seen.request;
    const shown = doraIndicators + (seen.request.riichi === 'none' ? '' : uraIndicators);
    const used = seen.view.knobs.kanDora ? shown : (listTiles(doraIndicators)[0] ?? '');
    return n - seen.score.dora - seen.score.kanDora - seen.score.uraDora + allTiles(seen, used);
  }),
  han('ura-without-riichi', (n, seen) =>
    seen.request.riichi === 'none' && seen.view.knobs.uraDora
      ? n + indicated(seen, seen.request.uraIndicators ?? '')
      : n,
  ),
  han('closed-han-for-open', (n, { score, view }) => {
    const less = ['sanshoku-doujun', 'ittsu', 'chanta', 'junchan', 'honitsu', 'chinitsu'];
    return view.closed ? n : n + score.items.filter(({ id }) => less.includes(id)).length;
  }),

  payment('dealer-as-other', (table) => (table.drawn ? price(table) : price({ ...table, east: false }))),
  payment('other-as-dealer', (table) => (table.drawn ? price(table) : price({ ...table, east: true }))),
  payment('counters-forgotten', (table) => price({ ...table, counters: 0 })),
  payment('counter-hundred', (table) => price(table, 100)),
  payment('counter-three-hundred-each', (table) => price(table, 300, 300)),
  payment('payment-unrounded', ({ base, east, drawn, counters }) =>
    drawn
      ? [null, east ? null : base * 2 + 100 * counters, base * (east ? 2 : 1) + 100 * counters]
      : [base * (east ? 6 : 4) + 300 * counters, null, null],
  ),
  payment('rounded-once', (table) => (table.drawn ? price({ ...table, base: up(table.base, 100) }) : price(table))),
  payment('limit-not-capped', (table, { score }) =>
    (score.han ?? 0) <= 5 ? price({ ...table, base: (score.fu ?? 0) * 2 ** ((score.han ?? 0) + 2) }) : price(table),
  ),
  payment('draw-equal-low', (table) => {
    const [ron, , others] = price(table);
    return table.drawn && !table.east ? [ron, others, others] : price(table);
  }),
];
