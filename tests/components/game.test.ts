import './register-tables.ts';
import { describe, expect, test } from 'vitest';
import { RIICHI_RULEBOOKS, type SeatNumber } from '../../src/engine/riichi/index.ts';
import {
  type HandEntry,
  NO_ENTRY,
  type WinnerEntry,
  toggled,
} from '../../src/components/features/club/settle/entry.ts';
import {
  evenTable,
  finishRequestOf,
  finishingBy,
  formatFinishLink,
  offBalance,
  parseFinishLink,
} from '../../src/components/features/club/settle/finishing.ts';
import {
  type Game,
  endsSince,
  finishingOf,
  formatGame,
  newGame,
  parseGame,
  playOut,
} from '../../src/components/features/club/settle/game.ts';
import { ENGINE as MCR } from '../../src/components/features/club/settle/mcr-engine.ts';
import { ENGINE } from '../../src/components/features/club/settle/riichi-engine.ts';
import { putAt } from '../put-at.ts';
import { changed, unchanged, undone } from '../../src/components/features/club/settle/undo.ts';

const riichi = (...seats: readonly SeatNumber[]) => ({ riichi: seats });
const ron = (discarder: SeatNumber, winners: readonly WinnerEntry[], more: Partial<HandEntry> = {}): HandEntry => ({
  ...NO_ENTRY,
  kind: 'ron',
  discarder,
  winners,
  ...more,
});
const tsumo = (winner: WinnerEntry, more: Partial<HandEntry> = {}): HandEntry => ({
  ...NO_ENTRY,
  kind: 'tsumo',
  winners: [winner],
  ...more,
});
const draw = (tenpai: readonly SeatNumber[], more: Partial<HandEntry> = {}): HandEntry => ({
  ...NO_ENTRY,
  kind: 'draw',
  tenpai,
  ...more,
});
const chombo = (...offenders: readonly SeatNumber[]): HandEntry => ({ ...NO_ENTRY, kind: 'chombo', offenders });

/** An east-south game, counted by hand: after each hand the four scores, then what comes next. */
const GAME: readonly (readonly [HandEntry, scores: readonly number[], next: string])[] = [
  // East 1: East wins 30 fu 3 han on South's discard, 5800, and stays.
  [ron(1, [{ seat: 0, han: 3, fu: 30 }], riichi(0)), [35_800, 24_200, 30_000, 30_000], 'east 0 1 0'],
  // East 1, one counter: draw; seats 0 and 2 tenpai, 2 in riichi.
  [draw([0, 2], riichi(2)), [37_300, 22_700, 30_500, 28_500], 'east 0 2 1'],
  // East 1, two counters, one bet: 1 draws 30 fu 4 han: 2000/3900, counters 200 each, one bet.
  [tsumo({ seat: 1, han: 4, fu: 30 }), [33_200, 32_200, 28_300, 26_300], 'east 1 0 0'],
  // East 2: chombo of 3: nothing moves at the table, 20,000 off after uma; played again.
  [chombo(3), [33_200, 32_200, 28_300, 26_300], 'east 1 0 0'],
  // East 2: mangan of 3 on 1's discard.
  [ron(1, [{ seat: 3, han: 5 }]), [33_200, 24_200, 28_300, 34_300], 'east 2 0 0'],
  // East 3: 2 is East and discards to 0 (1000) and 1 (2000, in riichi).
  [
    ron(
      2,
      [
        { seat: 0, han: 1, fu: 30 },
        { seat: 1, han: 2, fu: 30 },
      ],
      riichi(1),
    ),
    [34_200, 26_200, 25_300, 34_300],
    'east 3 0 0',
  ],
  // East 4: nobody tenpai; the deal passes with a counter.
  [draw([]), [34_200, 26_200, 25_300, 34_300], 'south 0 1 0'],
  // South 1, one counter: 2 wins haneman by draw: 3000/6000 and 100 each.
  [tsumo({ seat: 2, han: 6 }), [28_100, 23_100, 37_600, 31_200], 'south 1 0 0'],
  // South 2: 0 wins 25 fu 2 han of 3: 1600.
  [ron(3, [{ seat: 0, han: 2, fu: 25 }]), [29_700, 23_100, 37_600, 29_600], 'south 2 0 0'],
  // South 3: draw, 3 alone tenpai.
  [draw([3]), [28_700, 22_100, 36_600, 32_600], 'south 3 1 0'],
  // South 4, one counter: 1 is in riichi; 0 wins 40 fu 3 han of 2: 5200, 300 and the bet.
  [ron(2, [{ seat: 0, han: 3, fu: 40 }], riichi(1)), [35_200, 21_100, 31_100, 32_600], 'over'],
];

const game: Game = { ...newGame('ema-2016'), hands: GAME.map(([entry]) => entry) };
const said = ({ now, isOver }: ReturnType<typeof playOut>): string =>
  isOver ? 'over' : [now.roundWind, now.dealer, now.counters, now.bets].join(' ');

describe('a whole east-south game', () => {
  test.each(GAME.map(([, scores, next], i) => [i + 1, scores, next] as const))(
    'after hand %i',
    (count, scores, next) => {
      const played = playOut({ ...game, hands: game.hands.slice(0, count) }, ENGINE);
      expect(played.now.scores).toEqual(scores);
      expect(said(played)).toBe(next);
      expect(played.now.scores.reduce((a, b) => a + b) + 1000 * played.now.bets).toBe(120_000);
    },
  );

  test('comes to the final scores counted by hand, chombo after uma', () => {
    const played = playOut(game, ENGINE);
    const finishing = finishingOf(game, played);
    expect(offBalance(finishing)).toBe(0);
    const result = ENGINE.finish(finishRequestOf(finishing));
    // 35,200 is first: 5200 + 15,000; 32,600 second: 2600 + 5000 − 20,000; 31,100: 1100 − 5000; 21,100: −8900 − 15,000.
    expect(result.ok && result.players.map(({ total }) => total)).toEqual([20_200, -23_900, -3900, -12_400]);
  });

  test('one slip undone leaves what was there', () => {
    const before = unchanged({ ...game, hands: game.hands.slice(0, -1) });
    const slipped = changed(before, { ...game, hands: [...before.now.hands, tsumo({ seat: 3, yakuman: 1 })] });
    const mended = changed(undone(slipped), game);
    expect(playOut(mended.now, ENGINE)).toEqual(playOut(game, ENGINE));
  });

  test('an early hand corrected moves everything after it', () => {
    const hands = game.hands.map((entry, i) => (i === 0 ? ron(1, [{ seat: 3, han: 3, fu: 30 }]) : entry));
    const played = playOut({ ...game, hands }, ENGINE);
    expect(played.hands[1]?.before).toMatchObject({ dealer: 1, counters: 0 });
  });

  test('hands after the last one are stored but not counted', () => {
    const played = playOut({ ...game, hands: [...game.hands, draw([])] }, ENGINE);
    expect(played.hands.at(-1)?.answer).toBeUndefined();
    expect(played.now.scores).toEqual(playOut(game, ENGINE).now.scores);
  });
});

test('a fine of MCR that goes to nobody is known to the sum of the table', () => {
  const fine: HandEntry = { ...NO_ENTRY, kind: 'fine', offender: 2, fine: 10, to: 'nobody' };
  const each: HandEntry = { ...NO_ENTRY, kind: 'false-hu', offender: 1, shown: 'invalid' };
  const game = { ...newGame('mers-2014'), hands: [fine, each] };
  const finishing = finishingOf(game, playOut(game, MCR));
  expect(finishing).toMatchObject({ scores: [20, -60, 10, 20], penalties: [{ seat: 2, points: 10, when: 'taken' }] });
  expect(offBalance(finishing)).toBe(0);
  const result = MCR.finish(finishRequestOf(finishing));
  expect(result.ok && result.players.map(({ points }) => points)).toEqual([20, -60, 10, 20]);
});

test('MCR ends after sixteen deals, and a false hu is no deal', () => {
  const hands: HandEntry[] = Array.from({ length: 16 }, () => ({ ...NO_ENTRY, kind: 'draw' as const }));
  const rules = 'mers-2014';
  expect(said(playOut({ rules, hands: hands.slice(1) }, MCR))).toBe('north 3 0 0');
  expect(playOut({ rules, hands }, MCR).isOver).toBe(true);
  const hu: HandEntry = { ...NO_ENTRY, kind: 'false-hu', offender: 1 };
  const played = playOut({ rules, hands: [hu, ...hands.slice(1)] }, MCR);
  expect(played.isOver).toBe(false);
  expect(played.now.scores).toEqual([20, -60, 20, 20]);
});

describe('the signal', () => {
  const ends = (since: number): Game => ({ ...game, signal: { after: since, begun: true } });
  test('leaves the hand under way and one more (EMA 2016 booklet 5.9)', () => {
    expect(ENGINE.handsLeft('ema-2016', true, endsSince(ends(11)))?.hands).toBe(2);
    expect(ENGINE.handsLeft('ema-2016', true, endsSince(ends(9)))?.hands).toBe(0);
  });
  test('a chombo is no hand', () => {
    expect(endsSince(ends(3)).slice(0, 2)).toEqual(['chombo', 'win']);
    expect(MCR.handsLeft('mers-2014', true, [])).toBeUndefined();
    expect(RIICHI_RULEBOOKS['samara-2019'].options.handsAfterSignal).toBe(0);
    expect(ENGINE.handsLeft('samara-2019', false, [])?.hands).toBe(0);
  });
});

test('seats are chosen and let go again, in their order whichever was chosen first', () => {
  expect(toggled([2], 0)).toEqual([0, 2]);
  expect(toggled([0, 2], 1)).toEqual([0, 1, 2]);
  expect(toggled([0, 1, 2], 1)).toEqual([0, 2]);
});

describe('what is stored', () => {
  test('reads back as written, with its undo history', () => {
    const state = changed(unchanged(newGame('ema-2016', ['Ann', '', 'Bo', ''])), { ...game, isEnded: true });
    expect(parseGame(formatGame(state))).toEqual(state);
  });

  test.each([
    '',
    'null',
    '[]',
    '{"version":2}',
    '{"version":1,"now":{"rules":"nowhere","names":["","","",""],"hands":[],"isEnded":false,"readings":{}},"past":[]}',
    '{"version":1,"now":{"rules":"ema-2016","names":["","",""],"hands":[],"isEnded":false,"readings":{}},"past":[]}',
    '{"version":1,"now":{"rules":"ema-2016","names":["","","",""],"hands":["x"],"isEnded":false,"readings":{}},"past":[]}',
  ])('%s is no game', (text) => {
    expect(parseGame(text)).toBeUndefined();
  });

  const kept = JSON.parse(formatGame(changed(unchanged(newGame('ema-2016')), game))) as Record<string, unknown>;
  const copies = (one: unknown, most: number): unknown[] => Array.from({ length: most }, () => one);
  const hand = 'v=1&in=ema-2016&h=east1&e=ron';
  test.each<[path: string, taken: readonly unknown[], refused: readonly unknown[]]>([
    ['version', [1], [0, 2]],
    ['now.names.3', ['', 'n'.repeat(60)], ['n'.repeat(61)]],
    ['now.hands', [[], copies(hand, 200)], [copies(hand, 201), [hand, 'v=2']]],
    [
      'now.signal',
      [
        { after: 0, begun: true },
        { after: 200, begun: false },
      ],
      [],
    ],
    ['now.signal', [], [{ after: -1, begun: true }, { after: 201, begun: true }, { after: 1 }]],
    ['now.readings.sharedPlaces', ['mean', 'best'], ['worst']],
    ['now.readings.mersTies', ['split', 'game-points'], ['none']],
    ['now.readings.inPlus', ['at-start', 'above-start'], ['none']],
    ['past', [copies((kept.past as unknown[])[0], 50)], [copies((kept.past as unknown[])[0], 51)]],
  ])('its %s stays within what a game may have', (path, taken, refused) => {
    const isRead = (value: unknown): boolean => parseGame(JSON.stringify(putAt(kept, path, value))) !== undefined;
    expect([taken.map(isRead), refused.map(isRead)]).toEqual([taken.map(() => true), refused.map(() => false)]);
  });

  test('up to fifty changes can be undone', () => {
    const played = Array.from({ length: 60 }, (_, i) => i + 1).reduce(changed<number>, unchanged(0));
    const back = (state: typeof played, times: number): number =>
      times === 0 ? state.now : back(undone(state), times - 1);
    expect([1, 50, 51].map((times) => back(played, times))).toEqual([59, 10, 10]);
  });
});

describe('a table to finish', () => {
  const table = {
    ...evenTable('ema-2016'),
    scores: [45_000, 35_000, 25_000, 14_000] as const,
    bets: 1,
    penalties: [{ seat: 2, points: 20_000, when: 'after-uma' }] as const,
    substitutes: [{ seat: 3, since: 'during', why: 'ill' }] as const,
    readings: { sharedPlaces: 'best' } as const,
  };

  test('is written in a link and read back', () => {
    expect(parseFinishLink(formatFinishLink(table))).toEqual(table);
    expect(offBalance(table)).toBe(0);
    expect(offBalance({ ...table, bets: 0 })).toBe(-1000);
  });

  test.each([
    { substitutes: [{ seat: 0, since: 'start', why: 'late' }] },
    { substitutes: [{ seat: 1, since: 'during', why: 'disqualified' }] },
    { penalties: [{ seat: 3, points: 1000, when: 'before-places' }] },
    { penalties: [{ seat: 3, points: 1000, when: 'taken' }] },
    { penalties: [{ seat: 0, points: 20_000, when: 'after-uma', why: 'chombo' }] },
    { penalties: [], substitutes: [], readings: {} },
    { readings: { sharedPlaces: 'mean', mersTies: 'split' } },
    { readings: { inPlus: 'above-start' } },
  ] as const)('with whatever is booked: %j', (booked) => {
    const other = { ...table, ...booked };
    expect(parseFinishLink(formatFinishLink(other))).toEqual(other);
  });

  test.each([
    ['v=1&in=ema-2016&p=1_2_3', 'p=1_2_3'],
    ['v=1&in=ema-2016&f=9.1.after-uma', 'f=9.1.after-uma'],
    ['v=1&in=ema-2016&b=1&f=1.1.after-uma.fun&s=1.never.ill', 'f=1.1.after-uma.fun'],
    ['v=1&in=ema-2016&s=1.never.ill', 's=1.never.ill'],
    ['v=1&in=ema-2016&q=1', 'q=1'],
    ['v=1&in=ema-1999&b=1', 'in=ema-1999'],
    ['v=7&in=ema-2016', 'v=7'],
    ['v=1&in=ema-2016&b=1&b=2', 'b=2'],
    ['v=1&in=ema-2016&p=%E0%A4%A', 'p=%E0%A4%A'],
    ['v=1&in=ema-2016&&b=1', ''],
    ['v=1&in=ema-2016&b=100', 'b=100'],
    ['v=1&in=ema-2016&f=1.1000001.taken', 'f=1.1000001.taken'],
    ['v=1&in=ema-2016&f=1.-1.taken', 'f=1.-1.taken'],
    ['v=1&in=ema-2016&f=1.1.never', 'f=1.1.never'],
    ['v=1&in=ema-2016&s=4.start.ill', 's=4.start.ill'],
    ['v=1&in=ema-2016&s=1.start', 's=1.start'],
    ['v=1&in=ema-2016&rp=worst', 'rp=worst'],
    ['v=1&in=ema-2016&rm=mean', 'rm=mean'],
    ['b=1&v=1', 'b=1'],
  ])('%s is rejected, and the bad part is reported', (link, part) => {
    const told: string[] = [];
    expect(parseFinishLink(link, (one) => told.push(one))).toBeUndefined();
    expect(told).toEqual([part]);
  });

  test('is as long as forty bookings, and says no more than was booked', () => {
    const bookings = (many: number) =>
      Array.from({ length: many }, (_, i) => ({
        seat: (i % 4) as SeatNumber,
        points: 1_000_000,
        when: 'taken' as const,
      }));
    const of = (penalties: ReturnType<typeof bookings>) => ({ ...table, bets: 99, penalties });
    expect(parseFinishLink(formatFinishLink(of(bookings(40))))).toEqual(of(bookings(40)));
    expect(parseFinishLink(formatFinishLink(of(bookings(41))))).toBeUndefined();
    expect(formatFinishLink(evenTable('mers-2014'))).toBe('v=1&in=mers-2014&p=0_0_0_0');
    expect(parseFinishLink('v=1&in=mers-2014&rm=game-points')).toEqual({
      ...evenTable('mers-2014'),
      readings: { mersTies: 'game-points' },
    });
  });

  test('under the other game’s rulebook starts from scratch', () => {
    expect(finishingBy(evenTable('ema-2016'), 'mers-2014').scores).toEqual([0, 0, 0, 0]);
    expect(finishingBy(table, 'samara-2019').scores).toEqual(table.scores);
  });

  test('by MCR has no bets and no chombo, by riichi both', () => {
    const penalties = [{ seat: 0, points: 20_000, when: 'after-uma', why: 'chombo' }] as const;
    expect(finishingBy({ ...table, penalties }, 'samara-2019')).toMatchObject({ bets: 1, penalties });
    const inMcr = finishingBy({ ...table, penalties }, 'mers-2014');
    expect([inMcr.bets, inMcr.penalties]).toEqual([0, [{ seat: 0, points: 20_000, when: 'after-uma' }]]);
    const { scores, substitutes, readings } = table;
    const request = { rules: 'ema-2016', scores, substitutes, readings, bets: 1, penalties };
    expect(finishRequestOf({ ...table, penalties: [...penalties, { seat: 1, points: 5, when: 'taken' }] })).toEqual(
      request,
    );
    expect(finishRequestOf({ ...table, rules: 'mers-2014' })).not.toHaveProperty('bets');
  });
});
