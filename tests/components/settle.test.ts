import './register-tables.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { settleRequest } from '../../src/engine/index.ts';
import { type BookId, BOOK_IDS, type SeatNumber, TABLE_REFUSALS } from '../../src/engine/riichi/index.ts';
import {
  type HandEntry,
  NO_ENTRY,
  eventOf,
  mayHaveWon,
  withCount,
  withDiscarder,
  withRiichi,
  withWinner,
} from '../../src/components/features/club/settle/entry.ts';
import { formatSettleLink, parseSettleLink } from '../../src/components/features/club/settle/link.ts';
import { type OneHand, byRulebook, firstHand, requestOf } from '../../src/components/features/club/settle/one-hand.ts';
import { tableRules } from '../../src/components/features/club/settle/table-rules.ts';
import { changed, unchanged, undone } from '../../src/components/features/club/settle/undo.ts';
import { EMPTY } from '../../src/components/widgets/hand-editor/draft.ts';
import { settleWords } from '../../src/components/features/club/settle/strings.ts';

/** South discards; West has 3 han 30 fu, North a mangan; both are in riichi. */
const doubleRon = (rules: BookId = 'ema-2016'): OneHand => {
  let entry: HandEntry = withDiscarder(withRiichi(withRiichi(NO_ENTRY, 2), 3), 1);
  entry = withWinner(withWinner(entry, 2), 3);
  entry = withCount(entry, { seat: 2, han: 3, fu: 30 });
  return { ...firstHand(rules), counters: 2, bets: 1, entry: withCount(entry, { seat: 3, han: 5 }) };
};

function settled(hand: OneHand) {
  const told = requestOf(hand);
  if (!told.ok) throw new Error(told.lacks);
  const answer = settleRequest(told.request);
  if (!answer.ok) throw new Error(answer.error.why);
  return answer;
}

describe('a hand that is entered by taps', () => {
  test('two are paid; each takes his own bet back, the nearest the one left (EMA 2016 4.1)', () => {
    const { deltas, next } = settled(doubleRon());
    // West: 3900 + 600 and the leftover bet; North: 8000 + 600; both new bets were paid and returned.
    expect(deltas).toEqual([0, -13_100, 5500, 8600]);
    expect(next).toMatchObject({ kind: 'hand', dealer: 1, counters: 0, bets: 0 });
  });

  test('with a head bump the nearest takes all (Tesuji R5)', () => {
    expect(settled(doubleRon('tesuji-2018')).deltas).toEqual([0, -4500, 6500, -1000]);
  });

  test.each([
    [{}, 'discarder'],
    [{ discarder: 1 }, 'winner'],
    [{ discarder: 1, winners: [{ seat: 2 }] }, 'count'],
    [{ discarder: 1, winners: [{ seat: 2, han: 3 }] }, 'fu'],
    // Won by discard, no hand has 20 fu, and no hand of one han has 25.
    [{ discarder: 1, winners: [{ seat: 2, han: 3, fu: 20 }] }, 'fu'],
    [{ discarder: 1, winners: [{ seat: 2, han: 1, fu: 25 }] }, 'fu'],
    [{ discarder: 1, winners: [{ seat: 2, tiles: EMPTY }] }, 'tiles'],
    [{ kind: 'chombo' }, 'offender'],
    [{ kind: 'abort' }, 'why'],
  ] as const)('%j lacks %s', (some, lacks) => {
    expect(eventOf({ ...NO_ENTRY, ...some }, tableRules('ema-2016'))).toMatchObject({ ok: false, lacks });
  });

  test.each<[BookId, Partial<HandEntry>, lacks: string]>([
    ['mers-2014', { discarder: 1, winners: [{ seat: 2 }] }, 'points'],
    ['mers-2014', { kind: 'false-hu' }, 'offender'],
    ['mers-2014', { kind: 'fine' }, 'offender'],
    ['mers-2014', { kind: 'fine', offender: 1, fine: 0 }, 'fine'],
    ['ema-2016', { kind: 'tsumo' }, 'winner'],
    // Self-drawn, no hand of one han has 20 fu, and one with 25 fu has at least two han.
    ['ema-2016', { kind: 'tsumo', winners: [{ seat: 1, han: 1, fu: 20 }] }, 'fu'],
    ['ema-2016', { kind: 'tsumo', winners: [{ seat: 1, han: 4 }] }, 'fu'],
    ['ema-2016', { discarder: 2, winners: [{ seat: 2, han: 3, fu: 30 }] }, 'winner'],
  ])('of %s: %j lacks %s', (rules, some, lacks) => {
    expect(eventOf({ ...NO_ENTRY, ...some }, tableRules(rules))).toMatchObject({ ok: false, lacks });
  });

  test.each<[BookId, Partial<HandEntry>, event: object]>([
    ['ema-2016', { kind: 'draw', tenpai: [1, 2], nagashi: [3] }, { type: 'draw', tenpai: [1, 2] }],
    ['ema-2012', { kind: 'draw', tenpai: [1], nagashi: [3] }, { type: 'draw', tenpai: [1], nagashi: [3] }],
    ['mers-2014', { kind: 'draw', tenpai: [1, 2] }, { type: 'draw' }],
    ['tesuji-2018', { kind: 'abort', why: 'four-winds' }, { type: 'abort', why: 'four-winds' }],
    ['ema-2016', { kind: 'chombo', offenders: [0, 3] }, { type: 'chombo', seats: [0, 3] }],
    ['mers-2014', { kind: 'false-hu', offender: 0 }, { type: 'false-hu', seat: 0, shown: 'invalid' }],
    ['mers-2014', { kind: 'fine', offender: 3 }, { type: 'fine', seat: 3, points: 10, to: 'nobody' }],
    ['mers-2014', { kind: 'fine', offender: 3, fine: 1 }, { type: 'fine', seat: 3, points: 1, to: 'nobody' }],
    [
      'ema-2016',
      { discarder: 0, winners: [{ seat: 1, han: 5, fu: 30 }] },
      { type: 'ron', discarder: 0, winners: [{ seat: 1, han: 5 }] },
    ],
    [
      'ema-2016',
      { discarder: 0, winners: [{ seat: 1, han: 4, fu: 25, points: 8 }] },
      { type: 'ron', discarder: 0, winners: [{ seat: 1, han: 4, fu: 25 }] },
    ],
    [
      'ema-2016',
      { discarder: 0, winners: [{ seat: 1, yakuman: 1, han: 13 }] },
      { type: 'ron', discarder: 0, winners: [{ seat: 1, yakuman: 1 }] },
    ],
    [
      'ema-2016',
      {
        kind: 'tsumo',
        winners: [
          { seat: 0, han: 3, fu: 30 },
          { seat: 2, yakuman: 1, liable: { from: 'left', pattern: 'daisangen' } },
        ],
      },
      { type: 'tsumo', winner: { seat: 2, yakuman: 1, liable: [{ from: 'left', pattern: 'daisangen' }] } },
    ],
    [
      'ema-2016',
      { kind: 'tsumo', winners: [{ seat: 0, han: 2, fu: 20 }] },
      { type: 'tsumo', winner: { seat: 0, han: 2, fu: 20 } },
    ],
    [
      'mers-2014',
      { kind: 'tsumo', winners: [{ seat: 0, points: 0 }] },
      { type: 'tsumo', winner: { seat: 0, points: 0 } },
    ],
  ])('of %s: %j reaches the engine', (rules, some, event) => {
    expect(eventOf({ ...NO_ENTRY, ...some }, tableRules(rules))).toEqual({ ok: true, event });
  });

  test('a hand in tiles takes along what its game has, and what the table says of riichi', () => {
    const tiles = {
      ...EMPTY,
      concealed: '234m567p22p345s88s',
      winningTile: '8s',
      doraIndicators: '1m',
      uraIndicators: '2m',
      ippatsu: true,
      lastTile: true,
      robbedKong: 'added',
      flowers: 2,
      lastOfKind: true,
      winningTileShown: false,
    } as const;
    const of = (rules: BookId, laid: typeof EMPTY, riichi: readonly SeatNumber[] = []): unknown => {
      const entry = { ...NO_ENTRY, riichi, discarder: 1 as const, winners: [{ seat: 2 as const, tiles: laid }] };
      const told = eventOf(entry, tableRules(rules));
      return told.ok ? (told.event.winners as { hand: object }[])[0]?.hand : told.lacks;
    };
    const shown = { concealed: '234m567p22p345s88s', winningTile: '8s', melds: [] };
    const won = { ...shown, lastTile: true, afterKong: false, robbedKong: 'added' };
    const closed = { ...won, firstTurn: false, doraIndicators: '1m' };
    expect(of('ema-2016', tiles)).toEqual({ ...closed, riichi: 'none', ippatsu: false });
    expect(of('ema-2016', tiles, [2])).toEqual({ ...closed, riichi: 'riichi', ippatsu: true, uraIndicators: '2m' });
    expect(of('ema-2016', { ...tiles, riichi: 'double' }, [2])).toMatchObject({ riichi: 'double' });
    expect(of('ema-2016', { ...tiles, riichi: 'double' }, [1])).toMatchObject({ riichi: 'none' });
    expect(of('mers-2014', tiles)).toEqual({ ...won, flowers: 2, lastOfKind: true, winningTileShown: false });
    expect(of('ema-2016', { ...EMPTY, concealed: tiles.concealed, winningTile: '8s' }, [2])).toEqual({
      ...shown,
      ...{ lastTile: false, afterKong: false, firstTurn: false, riichi: 'riichi', ippatsu: false },
    });
    // Twelve tiles are too few, and so are thirteen when none is the winning one.
    expect(of('ema-2016', { ...tiles, concealed: '234m567p22p345s8s' })).toBe('tiles');
    expect(of('ema-2016', { ...tiles, winningTile: '' })).toBe('tiles');
    const called = {
      ...tiles,
      concealed: '22p345s8s',
      melds: ['234m', '567p'].map((chow) => ({ type: 'chow' as const, tiles: chow })),
    };
    expect(of('ema-2016', called)).toBe('tiles');
    expect(of('ema-2016', { ...called, concealed: '22p345s88s' })).toMatchObject({ concealed: '22p345s88s' });
    const liable = { ...tiles, liable: [{ from: 'left' as const, pattern: 'daisangen' as const }] };
    expect(of('ema-2016', liable)).toMatchObject({ liable: [{ from: 'left', pattern: 'daisangen' }] });
  });

  test('a second tap removes a winner or a riichi; tenpai stays', () => {
    const [two, one] = [withWinner(withWinner(NO_ENTRY, 3), 1), withRiichi(NO_ENTRY, 2)];
    expect(two.winners).toEqual([{ seat: 1 }, { seat: 3 }]);
    expect(withWinner(two, 1).winners).toEqual([{ seat: 3 }]);
    expect(withRiichi(one, 2)).toMatchObject({ riichi: [], tenpai: [2] });
    expect(withRiichi({ ...NO_ENTRY, tenpai: [2] }, 2)).toMatchObject({ riichi: [2], tenpai: [2] });
    expect(mayHaveWon({ ...NO_ENTRY, discarder: 0 })).toEqual([1, 2, 3]);
    expect(mayHaveWon({ ...NO_ENTRY, kind: 'tsumo', discarder: 0 })).toEqual([0, 1, 2, 3]);
  });

  test('the discarder cannot win, and a self-draw has one winner, whose count stays', () => {
    const entry = doubleRon().entry;
    expect(withDiscarder(entry, 2).winners.map(({ seat }) => seat)).toEqual([3]);
    expect(withWinner({ ...entry, kind: 'tsumo' }, 0).winners).toEqual([{ seat: 0, han: 5 }]);
  });

  test('a player in riichi is tenpai in a draw', () => {
    expect(withRiichi(NO_ENTRY, 1).tenpai).toEqual([1]);
  });

  test('a hand of MCR in tiles is counted with its flowers; everybody pays eight, the discarder its points too', () => {
    const tiles = { ...EMPTY, concealed: '123m456p678s2345m', winningTile: '2m', flowers: 1 };
    const mixed = { ...tiles, concealed: '123456789m2244z', winningTile: '4z' };
    const by = (laid: typeof tiles): OneHand => ({
      ...firstHand('mers-2014'),
      entry: { ...NO_ENTRY, discarder: 1, winners: [{ seat: 2, tiles: laid }] },
    });
    const { hands, deltas } = settled(by(mixed));
    // Pure straight 16, half flush 6, concealed hand 2, pung of honours 1, flower 1.
    expect(hands[0]?.result).toMatchObject({ points: 26, flowers: 1 });
    expect(deltas).toEqual([-8, -34, 50, -8]);
    expect(parseSettleLink(formatSettleLink(by(mixed)))).toEqual(by(mixed));
    // Riichi's red five is a plain one here, and what only riichi has is left out.
    expect(settled(by({ ...mixed, ippatsu: true, doraIndicators: '1m' })).deltas).toEqual(deltas);
    const short = requestOf(by(tiles));
    expect(short.ok && settleRequest(short.request)).toMatchObject({
      ok: false,
      error: { why: 'not-a-win', values: { reason: 'below-minimum' } },
    });
  });

  test('a hand in tiles is settled with the riichi, seat and discarder of the table', () => {
    const tiles = { ...EMPTY, concealed: '234m567p22p345s88s', winningTile: '8s', doraIndicators: '1m' };
    const entry = { ...withRiichi(NO_ENTRY, 2), discarder: 1 as const, winners: [{ seat: 2 as const, tiles }] };
    const { hands, deltas } = settled({ ...firstHand('ema-2016'), entry });
    // Riichi, tanyao and one dora, 40 fu: 5200; the bet comes back.
    expect(hands[0]?.result).toMatchObject({ han: 3, fu: 40 });
    expect(deltas).toEqual([0, -5200, 5200, 0]);
  });

  test('in MCR a discard pays eight each and the points (Green Book 3.9.1)', () => {
    const entry: HandEntry = { ...NO_ENTRY, discarder: 3, winners: [{ seat: 0, points: 24 }] };
    expect(settled({ ...firstHand('mers-2014'), entry }).deltas).toEqual([48, -8, -8, -32]);
    const fine: HandEntry = { ...NO_ENTRY, kind: 'fine', offender: 2, fine: 20, to: 'each' };
    expect(settled({ ...firstHand('mers-2014'), entry: fine }).deltas).toEqual([20, 20, -60, 20]);
  });

  test('another rulebook takes what it has', () => {
    const abort: OneHand = { ...doubleRon('tesuji-2018'), entry: { ...NO_ENTRY, kind: 'abort', why: 'four-winds' } };
    expect(byRulebook(abort, 'ema-2016').entry).toMatchObject({ kind: 'ron' });
    expect(byRulebook(doubleRon(), 'samara-2019')).toMatchObject({ rules: 'samara-2019', counters: 2, bets: 1 });
    expect(byRulebook(abort, 'ema-2012').entry.why).toBe(
      tableRules('ema-2012').aborts.includes('four-winds') ? 'four-winds' : undefined,
    );
    expect(byRulebook(abort, 'tesuji-2018')).toEqual(abort);
    const north: OneHand = { ...firstHand('mers-2014'), roundWind: 'north', deal: 2, scores: [8, -8, 0, 0] };
    expect(byRulebook(north, 'ema-2016')).toEqual({ ...firstHand('ema-2016'), deal: 2 });
    expect(byRulebook({ ...north, roundWind: 'south' }, 'ema-2016').roundWind).toBe('south');
    const played: OneHand = { ...doubleRon(), scores: [-1200, 61_200, 30_000, 30_000] };
    expect(byRulebook(played, 'samara-2019').scores).toEqual(played.scores);
    expect(byRulebook(played, 'mers-2014')).not.toHaveProperty('scores');
  });
});

describe('a link', () => {
  const tiles = { ...EMPTY, concealed: '234m567p22p345s88s', winningTile: '8s' };
  const hands: readonly OneHand[] = [
    ...BOOK_IDS.map(firstHand),
    doubleRon(),
    { ...doubleRon(), roundWind: 'south', deal: 3, scores: [-1200, 61_200, 30_000, 30_000] },
    { ...firstHand('ema-2012'), entry: { ...NO_ENTRY, kind: 'draw', tenpai: [0, 3], nagashi: [1] } },
    { ...firstHand('tesuji-2018'), entry: { ...NO_ENTRY, kind: 'abort', why: 'four-kongs' } },
    { ...firstHand('samara-2019'), entry: { ...NO_ENTRY, kind: 'chombo', offenders: [2] } },
    { ...firstHand('mers-2014'), entry: { ...NO_ENTRY, kind: 'fine', offender: 2, fine: 15, to: 'each' } },
    { ...firstHand('mers-2014'), entry: { ...NO_ENTRY, kind: 'fine', offender: 2, fine: 15 } },
    { ...firstHand('mers-2014'), entry: { ...NO_ENTRY, kind: 'fine', offender: 2, to: 'each' } },
    { ...firstHand('mers-2014'), entry: { ...NO_ENTRY, kind: 'false-hu', offender: 0, shown: 'below-eight' } },
    {
      ...firstHand('ema-2016'),
      entry: {
        ...NO_ENTRY,
        discarder: 1,
        winners: [
          { seat: 0, tiles },
          { seat: 2, yakuman: 1, liable: { from: 'left', pattern: 'daisangen' } },
        ],
      },
    },
  ];

  test.each(hands.map((hand) => [formatSettleLink(hand), hand] as const))(
    '%s is read as it was written',
    (link, hand) => {
      const read = parseSettleLink(link);
      expect(read).toEqual(hand);
    },
  );

  test('needs no more than a line', () => {
    expect(formatSettleLink(doubleRon())).toBe('v=1&in=ema-2016&h=east1&n=2&b=1&l=23&e=ron&d=1&w=2.3h30f_3.5h&t=23');
  });

  test.each(
    [
      '',
      '=',
      'in=ema-2016',
      'v=2&in=ema-2016&h=east1&e=ron',
      'v=1&in=nowhere&h=east1&e=ron',
      'v=1&in=ema-2016&h=west1&e=ron',
      'v=1&in=ema-2016&h=east1&e=abort',
      'v=1&in=ema-2016&h=east1&e=ron&d=7',
      'v=1&in=ema-2016&h=east1&e=ron&w=2.3h30f_2.5h',
      'v=1&in=ema-2016&h=east1&e=ron&n=-1',
      'v=1&in=ema-2016&h=east1&e=ron&p=1_2_3',
      'v=1&in=ema-2016&h=east1&e=ron&e=ron',
      'v=1&in=ema-2016&h=east1&e=ron&__proto__=1',
      'v=1&in=ema-2016&h=east1&e=ron&x=%E0%A4%A',
      `v=1&in=ema-2016&h=east1&e=ron&w=${'2.3h30f_'.repeat(2000)}`,
    ].map((link) => [link.slice(0, 60), link]),
  )('%s describes no hand', (_, link) => {
    expect(parseSettleLink(link)).toBeUndefined();
  });
});

describe('what a link may say', () => {
  const PLACE = 'v=1&in=ema-2016&h=east1&e=ron';
  const MCR = 'v=1&in=mers-2014&h=east1&e=fine';
  test.each<[link: string, entered: object]>([
    [`${PLACE}&n=99&b=99`, { counters: 99, bets: 99 }],
    [`${PLACE}&p=10000000_-10000000_0_0`, { scores: [10_000_000, -10_000_000, 0, 0] }],
    ['v=1&in=ema-2016&h=south4&e=ron', { roundWind: 'south', deal: 3 }],
    ['v=1&in=mers-2014&h=north2&e=draw', { roundWind: 'north', deal: 1, entry: { ...NO_ENTRY, kind: 'draw' } }],
    [`${PLACE}&l=0123&t=`, { entry: { ...NO_ENTRY, riichi: [0, 1, 2, 3] } }],
    [`${PLACE}&w=0_1_2_3`, { entry: { ...NO_ENTRY, winners: [0, 1, 2, 3].map((seat) => ({ seat })) } }],
    [`${PLACE}&w=1.6y`, { entry: { ...NO_ENTRY, winners: [{ seat: 1, yakuman: 6 }] } }],
    [`${PLACE}&w=1.999h110f`, { entry: { ...NO_ENTRY, winners: [{ seat: 1, han: 999, fu: 110 }] } }],
    [`${MCR}&w=1.9999p`, { entry: { ...NO_ENTRY, kind: 'fine', winners: [{ seat: 1, points: 9999 }] } }],
    [`${MCR}&x=3&f=10000000each`, { entry: { ...NO_ENTRY, kind: 'fine', offender: 3, fine: 10_000_000, to: 'each' } }],
    [`${MCR}&f=0nobody&s=nothing`, { entry: { ...NO_ENTRY, kind: 'fine', fine: 0, shown: 'nothing' } }],
  ])('%s', (link, entered) => {
    const hand = parseSettleLink(link);
    expect(hand).toEqual({ ...(hand && firstHand(hand.rules)), entry: NO_ENTRY, ...entered });
  });

  test.each([
    [`${PLACE}&n=100`, 'n=100'],
    [`${PLACE}&b=100`, 'b=100'],
    [`${PLACE}&b=1.5`, 'b=1.5'],
    [`${PLACE}&p=10000001_0_0_0`, 'p=10000001_0_0_0'],
    [`${PLACE}&p=1_2_3_4_5`, 'p=1_2_3_4_5'],
    [`${PLACE}&p=1_2_3_`, 'p=1_2_3_'],
    ['v=1&in=ema-2016&h=south5&e=ron', 'h=south5'],
    ['v=1&in=ema-2016&h=east0&e=ron', 'h=east0'],
    [`${PLACE}&l=00`, 'l=00'],
    [`${PLACE}&l=4`, 'l=4'],
    [`${PLACE}&d=01`, 'd=01'],
    [`${PLACE}&w=0_1_1`, 'w=0_1_1'],
    [`${PLACE}&w=1.0y`, 'w=1.0y'],
    [`${PLACE}&w=0_`, 'w=0_'],
    [`${MCR}&f=10000001each`, 'f=10000001each'],
    [`${MCR}&f=10all`, 'f=10all'],
    [`${MCR}&f=each`, 'f=each'],
    [`${MCR}&k1=c%3D1m`, 'k1=c=1m'],
    ['v=2&in=ema-2016', 'v=2'],
    ['in=ema-2016&v=1&in=ema-2016', 'in=ema-2016'],
    [`${PLACE}&q1=1`, 'q1=1'],
    [`${PLACE}&q11=1`, 'q11=1'],
    [`${PLACE}&Q=1`, 'Q=1'],
  ])('but not %s, with %s reported', (link, part) => {
    const told: string[] = [];
    expect(parseSettleLink(link, (one) => told.push(one))).toBeUndefined();
    expect(told).toEqual([part]);
  });

  test('is no more than six thousand letters', () => {
    const said = `${PLACE}&y=`;
    const told: string[] = [];
    for (const length of [6000, 6001]) parseSettleLink(said.padEnd(length, 'x'), (one) => told.push(one));
    expect(told.map(({ length }) => length)).toEqual([6000 - said.length + 2]);
  });
});

describe('undo', () => {
  test('gives back what was before, and stops at the first', () => {
    const state = changed(changed(unchanged('a'), 'b'), 'c');
    expect(undone(state).now).toBe('b');
    expect(undone(undone(undone(state))).now).toBe('a');
    expect(changed(state, 'c')).toEqual(state);
  });
});

test('every refusal of a table has its sentence', () => {
  const strings = JSON.parse(readFileSync('src/content/i18n/en.json', 'utf8')) as object;
  const words = Object.keys(settleWords({ all: () => strings }).settle);
  const wanted = Object.keys(TABLE_REFUSALS).map((why) => `refusal.${why}`);
  expect(wanted.filter((key) => !words.some((word) => word === key || word.startsWith(`${key}.`)))).toEqual([]);
});
