import { listTiles } from '../oracle/tiles.ts';
import { isPinfu, waitOf, windTile } from '../oracle/yaku.ts';
import {
  type Learner,
  allTiles,
  blindTo,
  countFu,
  doraCounted,
  fu,
  fuOfAll,
  han,
  payment,
  price,
  up,
  yaku,
} from './reckoning.ts';

/** Learners with one misconception each. */
export const LEARNERS: readonly Learner[] = [
  fu('fu-unrounded', { round: (n) => n }),
  fu('fu-rounded-down', { round: (n) => n - (n % 10) }),
  fu('closed-ron-forgotten', { base: () => 20 }),
  fu('closed-ron-for-draw', { base: (n, { view }) => (view.closed ? 30 : n) }),
  fu('pinfu-draw-two', { draw: (n, { view, request }) => (request.by === 'draw' && isPinfu(view) ? 2 : n) }),
  fu('draw-forgotten', { draw: () => 0 }),
  fu('open-as-closed', { open: (group, open) => open && !group.called }),
  fu('closed-as-open', { open: () => true }, ({ view }) =>
    view.reading.groups.some(({ kind, called, won }) => kind === 'pung' && !called && !won)
      ? undefined
      : 'closed-kong-as-open',
  ),
  fu('discard-pung-closed', { open: (group) => group.called }),
  fu('kong-as-pung', { set: (_, outside) => [false, outside] }),
  fu('outside-as-simple', { set: (group) => [group.kind === 'kong', false] }, ({ view }) =>
    view.reading.groups.some(({ kind, tiles }) => ['pung', 'kong'].includes(kind) && tiles[0]?.endsWith('z'))
      ? undefined
      : 'terminals-as-simple',
  ),
  fu('wait-forgotten', { wait: () => 0 }),
  fu('wait-doubled', { wait: (n) => 2 * n }),
  fu('pair-forgotten', { pair: () => 0 }),
  fu('double-wind-once', { pair: (seat, round, dragon) => (seat || round || dragon ? 2 : 0) }),
  { belief: 'seven-pairs-rounded', step: 'fu', says: (seen) => ({ fu: up(countFu(seen, {}), 10) }) },
  fu('open-pinfu-twenty', { least: () => 20 }),
  fu('pair-doubled', { pair: (seat, round, dragon) => (seat || round || dragon ? 4 : 0) }),
  fuOfAll('seven-pairs-closed-ron', (seen) => {
    const { request, view } = seen;
    if (view.reading.shape !== 'pairs' || request.by === 'draw') return countFu(seen, {});
    const dear = ['5z', '6z', '7z', windTile(request.seatWind), windTile(request.roundWind)];
    const value = dear.filter((tile) => view.tiles.includes(tile)).length;
    return up(30 + 2 + 2 * value, 10);
  }),

  blindTo('riichi-forgotten', 'riichi', 'double-riichi'),
  blindTo('ippatsu-forgotten', 'ippatsu'),
  blindTo('menzen-tsumo-forgotten', 'menzen-tsumo'),
  yaku('seat-wind-forgotten', (all) =>
    all.includes('yakuhai-round') ? all : all.filter((id) => id !== 'yakuhai-seat'),
  ),
  yaku('round-wind-forgotten', (all) =>
    all.includes('yakuhai-seat') ? all : all.filter((id) => id !== 'yakuhai-round'),
  ),
  yaku('double-wind-pung-once', (all) =>
    all.includes('yakuhai-seat') ? all.filter((id) => id !== 'yakuhai-round') : all,
  ),
  yaku('one-dragon-forgotten', (all) => {
    const [, ...more] = all.filter((id) => ['yakuhai-white', 'yakuhai-green', 'yakuhai-red'].includes(id));
    return all.filter((id) => !more.includes(id));
  }),
  blindTo('pinfu-unseen', 'pinfu'),
  blindTo('tanyao-unseen', 'tanyao'),
  blindTo('iipeikou-unseen', 'iipeikou'),
  blindTo('sanshoku-unseen', 'sanshoku-doujun', 'sanshoku-doukou'),
  blindTo('toitoi-unseen', 'toitoi'),
  yaku('menzen-tsumo-open', (all, { request }) =>
    request.by === 'draw' ? [...new Set([...all, 'menzen-tsumo'])] : all,
  ),
  yaku('riichi-for-double', (all) => all.map((id) => (id === 'double-riichi' ? 'riichi' : id))),
  yaku('smaller-for-bigger', (all) =>
    all.map((id) => ({ chinitsu: 'honitsu', junchan: 'chanta', ryanpeikou: 'iipeikou' })[id] ?? id),
  ),
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

  han(
    'dora-forgotten',
    (_, { score }) => score.items.reduce((sum, item) => sum + (item.han ?? 0), 0),
    ({ score: { dora, kanDora, uraDora, redFives } }) => {
      const kinds = [dora > 0 && '', kanDora > 0 && 'kan-dora', uraDora > 0 && 'ura', redFives > 0 && 'red-fives'];
      const [only, ...more] = kinds.filter((kind) => kind !== false);
      return only && more.length === 0 ? `${only}-forgotten` : undefined;
    },
  ),
  han('ura-forgotten', (n, { score }) => n - score.uraDora),
  han('indicator-is-dora', (n, seen) => {
    const { doraIndicators = '', uraIndicators = '' } = seen.request;
    const shown = doraIndicators + (seen.request.riichi === 'none' ? '' : uraIndicators);
    const used = seen.view.options.kanDora ? shown : (listTiles(doraIndicators)[0] ?? '');
    return n - seen.score.dora - seen.score.kanDora - seen.score.uraDora + allTiles(seen, used);
  }),
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
  payment('rounded-once', (table) => price({ ...table, base: up(table.base, 100) })),
  payment('limit-not-capped', (table, { score }) =>
    (score.han ?? 0) <= 5 ? price({ ...table, base: (score.fu ?? 0) * 2 ** ((score.han ?? 0) + 2) }) : price(table),
  ),
  payment('draw-shares-swapped', (table) => {
    const [ron, east, others] = price(table);
    return table.drawn && !table.east ? [ron, others, east] : price(table);
  }),
  payment('draw-equal-low', (table) => {
    const [ron, , others] = price(table);
    return table.drawn && !table.east ? [ron, others, others] : price(table);
  }),
  payment('ron-shares-3', (table) => {
    const [ron, east, others] = price(table);
    return table.drawn || table.east
      ? [ron, east, others]
      : [up(3 * table.base, 100) + 300 * table.counters, null, null];
  }),
];
