import './take-up-tables.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { settleRequest } from '../../src/engine/index.ts';
import { type BookId, BOOK_IDS, TABLE_REFUSALS } from '../../src/engine/riichi/index.ts';
import {
  type HandEntry,
  NO_ENTRY,
  eventOf,
  withCount,
  withDiscarder,
  withRiichi,
  withWinner,
} from '../../src/components/settle/entry.ts';
import { formatSettleLink, parseSettleLink } from '../../src/components/settle/link.ts';
import { type OneHand, byRulebook, firstHand, requestOf } from '../../src/components/settle/one-hand.ts';
import { tableFacts } from '../../src/components/settle/rulebook.ts';
import { changed, unchanged, undone } from '../../src/components/settle/undo.ts';
import { EMPTY } from '../../src/components/scorer/draft.ts';
import { settleWords } from '../../src/components/settle/speech.ts';

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
    // West: 3900 + 600 and the bet that was left; North: 8000 + 600; both bets went down and came back.
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
    // By discard no hand has 20 fu, and none of one han has 25.
    [{ discarder: 1, winners: [{ seat: 2, han: 3, fu: 20 }] }, 'fu'],
    [{ discarder: 1, winners: [{ seat: 2, han: 1, fu: 25 }] }, 'fu'],
    [{ discarder: 1, winners: [{ seat: 2, tiles: EMPTY }] }, 'tiles'],
    [{ kind: 'chombo' }, 'offender'],
    [{ kind: 'abort' }, 'why'],
  ] as const)('%j lacks %s', (some, lacks) => {
    expect(eventOf({ ...NO_ENTRY, ...some }, tableFacts('ema-2016'))).toMatchObject({ ok: false, lacks });
  });

  test('the discarder is no winner, and a draw has one winner, whose count stays', () => {
    const entry = doubleRon().entry;
    expect(withDiscarder(entry, 2).winners.map(({ seat }) => seat)).toEqual([3]);
    expect(withWinner({ ...entry, kind: 'tsumo' }, 0).winners).toEqual([{ seat: 0, han: 5 }]);
  });

  test('who is in riichi is tenpai at a draw', () => {
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
    // Riichi’s red five is a plain one here, and what only riichi knows is left out.
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
      expect(read && formatSettleLink(read)).toBe(link);
      expect(read).toMatchObject({ rules: hand.rules, counters: hand.counters, bets: hand.bets });
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
