import { describe, expect, it } from 'vitest';
import { rankRequest } from '../../src/engine/index.ts';
import { ids } from './tables.ts';

type Ranking = Extract<ReturnType<typeof rankRequest>, { ok: true }>;

interface Player {
  readonly name: string;
  readonly games: readonly object[];
  readonly [more: string]: unknown;
}

/** Ranks players by a rulebook; a refusal fails the test with its message. */
function rank(rules: string, players: readonly Player[], more: object = {}): Ranking {
  const result = rankRequest({ rules, players, ...more });
  if (!result.ok) throw new Error(`${result.error.field}: ${result.error.why}`);
  return result;
}

/** Names with their rank and the criterion that put them below the one before: `a 1`, `b 2 by total`. */
const order = (result: Ranking): string[] =>
  result.players.map(({ name, rank: at, below }) => `${name} ${at}${below ? ` by ${below.criterion}` : ''}`);

/** A player with these totals of games. */
const totals = (name: string, ...games: readonly number[]): Player => ({
  name,
  games: games.map((total) => ({ points: 30_000, place: 2, total })),
});

/** A player with these places, all with the same points unless given. */
const places = (name: string, list: readonly number[], points: readonly number[] = []): Player => ({
  name,
  games: list.map((place, i) => ({ place, points: points[i] ?? 30_000, total: 0 })),
});

describe('by total with uma', () => {
  it.each(['ema-2016', 'ema-2012', 'tesuji-2018'])('%s: the sum of the totals, less penalties', (rules) => {
    const players = [
      totals('a', 5000, 5000),
      { ...totals('b', 30_000), penalty: 21_000 },
      totals('c', 25_000, -10_000),
    ];
    const result = rank(rules, players);
    expect(order(result)).toEqual(['c 1', 'a 2 by total', 'b 3 by total']);
    expect(result.players.map(({ values }) => values.total)).toEqual([15_000, 10_000, 9000]);
  });

  it('gives equal totals one rank, and the next player the rank after all of them', () => {
    const players = [totals('a', 1000), totals('b', 1000), totals('c', 0), totals('d', 1000)];
    expect(order(rank('ema-2016', players))).toEqual(['a 1', 'b 1', 'd 1', 'c 4 by total']);
  });

  it('a missed session is entered as the rulebook enters a substitute (EMA 2016 booklet 5.8, EMA 2012 5.7)', () => {
    const players = [totals('a', -31_000), { name: 'b', games: [{ missed: true }] }, totals('c', -29_000)];
    for (const rules of ['ema-2016', 'ema-2012'])
      expect(order(rank(rules, players))).toEqual(['c 1', 'b 2 by total', 'a 3 by total']);
  });

  it('a disqualified player is last, a withdrawn one is not listed (EMA 2012 5.7)', () => {
    const players = [
      { ...totals('a', 90_000), status: 'disqualified' },
      { ...totals('b', 50_000), status: 'withdrawn' },
      totals('c', -60_000),
    ];
    const result = rank('ema-2012', players);
    expect(order(result)).toEqual(['c 1', 'a 2 by disqualified']);
    expect(ids(result.notes)).toEqual(['withdrawn-not-ranked']);
  });
});

describe('at Samara', () => {
  const samara = (...players: readonly Player[]): string[] => order(rank('samara-2019', players));

  it('by average place, then points, then variance of places, then range of points (Samara 6.3.1 to 6.3.4)', () => {
    expect(samara(places('a', [1, 1, 3, 4]), places('b', [1, 2, 2, 3]))).toEqual(['b 1', 'a 2 by average-place']);
    expect(samara(places('a', [1, 3], [40_000, 20_000]), places('b', [2, 2], [40_000, 21_000]))).toEqual([
      'b 1',
      'a 2 by points',
    ]);
    expect(samara(places('a', [1, 4, 1, 4]), places('b', [2, 3, 2, 3]))).toEqual(['b 1', 'a 2 by variance']);
    expect(samara(places('a', [2, 2], [50_100, 100]), places('b', [2, 2], [27_700, 22_500]))).toEqual([
      'b 1',
      'a 2 by range',
    ]);
    expect(samara(places('a', [2, 2]), places('b', [2, 2]))).toEqual(['a 1', 'b 1']);
  });

  it('names the article of each criterion', () => {
    const articles = [
      [places('a', [1]), places('b', [2])],
      [places('a', [1], [31_000]), places('b', [1])],
      [places('a', [2, 2]), places('b', [1, 3])],
      [places('a', [2, 2]), places('b', [2, 2], [29_000, 31_000])],
    ].map((players) => rank('samara-2019', players).players[1]?.below?.cite);
    expect(articles).toEqual([1, 2, 3, 4].map((n) => ({ book: 'samara-2019', article: `6.3.${n}` })));
  });

  it('penalties come off the points, and change no place', () => {
    expect(samara({ ...places('a', [1]), penalty: 40_000 }, places('b', [2]))).toEqual(['a 1', 'b 2 by average-place']);
    expect(samara({ ...places('a', [2]), penalty: 1000 }, places('b', [2]))).toEqual(['b 1', 'a 2 by points']);
  });

  it('compares averages over different numbers of games as they are', () => {
    expect(samara(places('a', [1, 2, 2]), places('b', [1, 2, 2, 1, 2, 2]))[0]).toBe('b 1');
    expect(samara(places('a', [1, 2]), places('b', [1.5, 1.5, 1.5]))[1]).toContain('points');
  });

  it('counts a missed session as a fourth place, though no text says so, and notes shared places', () => {
    const missed = rank('samara-2019', [
      { name: 'a', games: [{ missed: true }, { place: 1, points: 30_000, total: 0 }] },
      places('b', [2, 3]),
    ]);
    expect(missed.players.map(({ values }) => [values['average-place'], values.points])).toEqual([
      [2.5, 60_000],
      [2.5, 45_000],
    ]);
    expect(ids(missed.notes)).toEqual(['replaced-is-fourth']);
    const shared = rank('samara-2019', [places('a', [1.5])], { readings: { sharedPlaces: 'best' } });
    expect(ids(shared.notes)).toEqual(['shared-places-best']);
    expect(ids(rank('samara-2019', [places('a', [1])]).notes)).toEqual([]);
  });
});

describe('in the A-League', () => {
  const game = (stage: number | undefined, place: number, total: number): object => ({
    ...(stage === undefined ? {} : { stage }),
    place,
    points: 30_000,
    total,
  });
  const tied = (...stages: readonly (number | undefined)[]): Player[] => [
    { name: 'a', games: stages.map((stage) => game(stage, 3, 1000)) },
    { name: 'b', games: stages.map((stage) => game(stage, 2, 1000)) },
  ];

  it('equal totals of a stage: the better average place (Tesuji F8)', () => {
    const result = rank('tesuji-2018', tied(2, 2));
    expect(order(result)).toEqual(['b 1', 'a 2 by average-place']);
    expect(result.players[1]?.below?.cite).toEqual({ book: 'tesuji-2018', article: 'F8' });
    expect(result.notes).toEqual([]);
    const chosen = rank('tesuji-2018', tied(2, 2), { readings: { tesujiOverallTies: 'shared' } });
    expect(order(chosen)).toEqual(order(result));
  });

  it('equal totals over all stages: as chosen, and noted either way', () => {
    const place = rank('tesuji-2018', tied(1, 2));
    expect(order(place)).toEqual(['b 1', 'a 2 by average-place']);
    expect(place.players[1]?.below?.cite).toMatchObject({ silent: true });
    expect(ids(place.notes)).toEqual(['overall-ties-average-place']);
    const shared = rank('tesuji-2018', tied(1, 2), { readings: { tesujiOverallTies: 'shared' } });
    expect(order(shared)).toEqual(['a 1', 'b 1']);
    expect(ids(shared.notes)).toEqual(['overall-ties-shared']);
    const apart = rank('tesuji-2018', [totals('a', 1000), totals('b', 0)]);
    expect(apart.notes).toEqual([]);
  });

  it('a missed stage costs 60 points, several end the claim to the title (Tesuji F10)', () => {
    const missing = (name: string, total: number, ...stages: readonly number[]): Player => ({
      name,
      games: [game(1, 1, total), ...stages.map((stage) => ({ stage, missed: true }))],
    });
    expect(
      order(rank('tesuji-2018', [missing('a', 50_000, 2), missing('b', -9000), missing('c', 52_000, 3, 3)])),
    ).toEqual(['c 1', 'b 2 by total', 'a 3 by total']);
    const part: Player = { name: 'a', games: [game(1, 1, 50_000), { stage: 1, missed: true }] };
    const played = rank('tesuji-2018', [part, missing('b', 49_000)]);
    expect(order(played)).toEqual(['a 1', 'b 2 by total']);
    expect(ids(played.notes)).toEqual(['part-of-stage-missed']);
    const out = rank('tesuji-2018', [missing('a', 999_000, 2, 3), missing('b', -9000)]);
    expect(order(out)).toEqual(['b 1', 'a 2 by out-of-the-title']);
    expect(out.players[1]?.below?.cite).toEqual({ book: 'tesuji-2018', article: 'F10' });
    expect(ids(out.notes)).toEqual(['out-stands-last', 'missed-stage-off']);
    const two = rank('tesuji-2018', [missing('a', 999_000, 2, 3), missing('b', -9000), missing('c', 1000, 2, 3)]);
    expect(two.players.map(({ name, standing }) => [name, standing?.criterion])).toEqual([
      ['b', undefined],
      ['a', 'out-of-the-title'],
      ['c', 'out-of-the-title'],
    ]);
    expect(ids(rank('tesuji-2018', [missing('a', 999_000, 2), missing('b', -9000)]).notes)).toEqual([
      'missed-stage-off',
    ]);
  });

  it('a missed game without a stage counts as a stage of its own', () => {
    const missing = (...missed: readonly object[]): Player => ({
      name: 'a',
      games: [game(1, 1, 999_000), ...missed.map((one) => ({ ...one, missed: true }))],
    });
    const there: Player = { name: 'b', games: [game(1, 2, -9000)] };
    const first = (...missed: readonly object[]): string | undefined =>
      order(rank('tesuji-2018', [missing(...missed), there]))[0];
    expect([first({}), first({ stage: 2 })]).toEqual(['a 1', 'a 1']);
    expect([first({}, {}), first({}, { stage: 2 }), first({ stage: 3 }, { stage: 2 })]).toEqual(['b 1', 'b 1', 'b 1']);
  });
});

describe('one stage of the A-League by itself', () => {
  const absent: Player = { name: 'a', games: [{ stage: 2, missed: true }] };
  const there: Player = { name: 'b', games: [{ stage: 2, place: 4, points: 0, total: -70_000 }] };

  it('a player who missed it is listed with the cost, our reading of what Tesuji F10 leaves open', () => {
    const result = rank('tesuji-2018', [absent, there]);
    expect(order(result)).toEqual(['a 1', 'b 2 by total']);
    expect(result.players[0]?.values.total).toBe(-60_000);
    expect(ids(result.notes)).toEqual(['missed-stage-in-it']);
  });

  it('over several stages a missed one is noted as deducted, and nothing is noted otherwise', () => {
    const played = { stage: 1, place: 1, points: 30_000, total: 9000 };
    const { notes } = rank('tesuji-2018', [{ ...absent, games: [played, ...absent.games] }, there]);
    expect(notes).toEqual([{ id: 'missed-stage-off', cite: { book: 'tesuji-2018', article: 'F10' } }]);
    expect(rank('tesuji-2018', [there]).notes).toEqual([]);
  });
});

describe('MERS', () => {
  const player = (name: string, ...games: readonly (readonly [table: number, points: number])[]): Player => ({
    name,
    games: games.map(([total, points]) => ({ total, points, place: 1 })),
  });

  it('by table points, then game points less penalties (Green Book 3.10.1)', () => {
    const result = rank('mers-2014', [
      player('a', [4, -100], [1, 20]),
      { ...player('b', [4, 10], [2, 0]), penalty: 20 },
      player('c', [2, 0], [4, 0]),
    ]);
    expect(order(result)).toEqual(['c 1', 'b 2 by game-points', 'a 3 by table-points']);
  });

  it('a missed session gives nothing, and a disqualified player has nothing and is last (MERS 4.3, 4.4)', () => {
    const result = rank('mers-2014', [
      { ...player('a', [4, 500]), status: 'disqualified' },
      { name: 'b', games: [{ missed: true, points: 100, place: 1, total: 4 }, { missed: true }] },
      player('c', [0, -300]),
      { ...player('d', [4, 900]), status: 'withdrawn' },
    ]);
    expect(order(result)).toEqual(['b 1', 'c 2 by game-points', 'a 3 by disqualified']);
    expect(ids(result.notes)).toEqual(['missed-gives-nothing', 'withdrawn-not-ranked']);
    expect(result.players[2]?.values).toEqual({ 'table-points': 0, 'game-points': 0 });
    expect(result.players[2]?.below?.cite).toEqual({ book: 'mers-2014', article: '4.4' });
  });
});

describe('a request to rank', () => {
  const good = { rules: 'ema-2016', players: [totals('a', 0)] };
  it.each([
    ['no object', [], 'bad-json', 'request'],
    ['no players', { rules: 'ema-2016' }, 'bad-field', 'players'],
    ['a player without games', { ...good, players: [{ name: 'a', games: [] }] }, 'bad-field', 'players[0].games'],
    ['a player without a name', { ...good, players: [{ games: [{ missed: true }] }] }, 'bad-field', 'players[0].name'],
    ['a game that is none', { ...good, players: [{ name: 'a', games: [1] }] }, 'bad-field', 'players[0].games[0]'],
    [
      'a game without a total',
      { ...good, players: [{ name: 'a', games: [{ points: 1, place: 1 }] }] },
      'bad-field',
      'players[0].games[0].total',
    ],
    [
      'a fifth place',
      { ...good, players: [{ name: 'a', games: [{ points: 1, place: 5, total: 1 }] }] },
      'bad-field',
      'players[0].games[0].place',
    ],
    [
      'an unknown status',
      { ...good, players: [{ ...totals('a', 0), status: 'ill' }] },
      'bad-field',
      'players[0].status',
    ],
    ['an unknown rulebook', { ...good, rules: 'wrc' }, 'unknown-rules', 'rules'],
    ['a wrong option', { ...good, knobs: { uma: 3 } }, 'bad-knob', 'knobs.uma'],
    ['an option of riichi in MCR', { ...good, rules: 'mers-2014', knobs: { uma: 3 } }, 'bad-knob', 'knobs.uma'],
  ])('%s', (_what, request, code, field) => {
    expect(rankRequest(request)).toMatchObject({ ok: false, error: { code, field } });
  });

  it('of nobody is an empty ranking, and the id is echoed', () => {
    expect(rankRequest({ rules: 'ema-2016', players: [], id: 'x' })).toEqual({
      ok: true,
      players: [],
      notes: [],
      id: 'x',
    });
    expect(rankRequest({ rules: 'mers-2014', players: [], id: 'y' })).toMatchObject({ ok: true, id: 'y' });
  });
});

it('ranks 200 players over 12 sessions by their totals', () => {
  const players = Array.from({ length: 200 }, (_, i) =>
    totals(`p${i}`, ...Array.from({ length: 12 }, (__, j) => (i * 37 + j) % 101)),
  );
  const { players: list } = rank('ema-2016', players);
  expect(list).toHaveLength(200);
  const values = list.map(({ values: { total = 0 } }) => total);
  expect(values).toEqual([...values].sort((a, b) => b - a));
  list.forEach(({ rank: at, values: { total = 0 } }) => {
    expect(at).toBe(1 + values.filter((other) => other > total).length);
  });
});
