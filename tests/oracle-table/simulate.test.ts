import { describe, expect, it, test } from 'vitest';
import { judgeForm } from './form.ts';
import { bannedAfter } from './calls.ts';
import { makeRandom } from './random.ts';
import { optionsOf } from './rules.ts';
import { shantenOf } from './shanten.ts';
import { simulate, simulateMany, tallyOf } from './simulate.ts';
import { KINDS, formatTiles, parseTiles } from './tiles.ts';
import { allTiles, dealTiles } from './wall.ts';
import { isComplete, waitsOf } from './waits.ts';
import { naiveWinners } from './winners.ts';

/** How many hands to play; `TABLES=20000` plays more and prints the tally. */
const TABLES = Number(process.env.TABLES ?? 2000);
const played = simulateMany(1, TABLES);
const tally = new Map(tallyOf(played));
if (process.env.TABLES) console.info([...tally].map(([name, count]) => `${count} ${name}`).join('\n'));

/** Kinds of event and how often each happens at least in 2,000 hands. */
const LEAST: [string, number][] = [
  ['wins', 1500],
  ['draw', 300],
  ['discard', 300],
  ['two winners', 20],
  ['three winners', 10],
  ['riichi', 200],
  ['double riichi', 100],
  ['ippatsu', 100],
  ['double riichi with ippatsu', 20],
  ['ippatsu on the last tile', 1],
  ['haitei', 30],
  ['houtei', 15],
  ['rinshan', 50],
  ['rinshan on the last tile', 20],
  ['added kong robbed', 30],
  ['added kong robbed with ippatsu', 5],
  ['concealed kong robbed', 30],
  ['concealed kong robbed with ippatsu', 5],
  ['tenhou', 15],
  ['chiihou', 30],
  ['renhou', 30],
  ['kong before riichi', 20],
  ['kong after riichi', 50],
  ['kong after double riichi', 20],
  ['several kongs', 40],
  ['kan dora', 200],
  ['more kan dora than own kongs', 80],
  ['open kong', 80],
  ['added kong', 40],
  ['concealed kong', 100],
  ['chow', 30],
  ['pung', 200],
  ['red five', 100],
  ['daisangen by draw', 10],
  ['daisangen by discard', 10],
  ['daisangen fed twice', 10],
  ['daisuushii by draw', 10],
  ['daisuushii by discard', 10],
  ['daisuushii fed twice', 5],
  ['pao suukantsu', 3],
];

describe(`${TABLES} hands of play`, () => {
  test.each(LEAST)('%s at least %i times in 2,000', (event, least) => {
    expect(tally.get(event) ?? 0).toBeGreaterThanOrEqual((least * TABLES) / 2000);
  });

  it('were all possible, at one table and one by one', () => {
    const refused = played.filter(({ hands }) => hands.length > 0 && !naiveWinners(hands).possible);
    expect(refused).toEqual([]);
    expect(played.flatMap(({ hands }) => hands.filter((hand) => judgeForm(hand) !== 'good'))).toEqual([]);
  });

  it('leave nothing open', () => {
    const doubts = played.flatMap(({ hands }) => {
      const verdict = naiveWinners(hands);
      return verdict.possible ? verdict.doubts : [];
    });
    expect(doubts).toEqual([]);
  });

  it('turn an indicator for every kong of the winner where the rulebook has kan dora', () => {
    for (const hand of played.flatMap(({ hands }) => hands)) {
      const turned = (hand.doraIndicators?.length ?? 0) / 2;
      const kongs = (hand.melds ?? []).filter(({ type }) => type === 'kong').length;
      if (optionsOf(hand).kanDora) expect(turned).toBeGreaterThan(kongs);
      else expect(turned).toBe(1);
    }
  });

  it('give the winners of one discard every stick on the table, once', () => {
    for (const { hands } of played.filter(({ hands }) => hands.length > 1)) {
      const [nearest, ...others] = hands;
      expect(nearest?.bets).toBeGreaterThanOrEqual(Number(nearest?.riichi !== 'none'));
      for (const { bets, riichi } of others) expect(bets).toBe(Number(riichi !== 'none'));
    }
  });

  it('are the same again with the same seed, and others with another', () => {
    expect(simulate(7)).toEqual(simulate(7));
    expect(simulate(7)).not.toEqual(simulate(8));
  });

  it('keep to the rulebook, options and theme that are asked for', () => {
    const played = simulateMany(1, 20, { rules: 'tesuji-2018', knobs: { pao: [] }, theme: 'dragons' });
    const hands = played.flatMap((one) => one.hands);
    expect(new Set(hands.map(({ rules }) => rules))).toEqual(new Set(['tesuji-2018']));
    expect(hands.filter(({ liable }) => liable)).toEqual([]);
  });
});

describe('the tools of play', () => {
  test.each([0, 3, 4] as const)('a wall with %i red fives is dealt whole, wishes or not', (reds) => {
    const draws = new Map([[3, '5p']]);
    const deal = dealTiles(makeRandom(1), reds, { hands: [['1m'], [], [], []], draws, replacements: ['1m'] });
    const all = [...deal.hands.flat(), ...deal.live, ...deal.replacements, ...deal.indicators, ...deal.ura];
    expect(all.sort()).toEqual(allTiles(reds).sort());
    expect(all.filter((tile) => tile.startsWith('0'))).toHaveLength(reds);
    expect([deal.hands.map((hand) => hand.length), deal.live.length]).toEqual([[13, 13, 13, 13], 70]);
    expect([deal.hands[0]?.[0], deal.live[3]?.charAt(1), deal.replacements[0]]).toEqual(['1m', 'p', '1m']);
  });

  test.each<[string, number, number]>([
    ['123m456p789s1122z', 0, 0],
    ['123m456p789s11122z', 0, -1],
    ['19m19p19s1234567z', 0, 0],
    ['1133557799m113p', 0, 0],
    ['147m258p369s1234z', 0, 6],
    ['147m9p', 3, 2],
    ['1111m', 3, 0],
  ])('%s with %i sets on the table is %i away', (tiles, melds, away) => {
    expect(shantenOf(parseTiles(tiles) ?? [], melds)).toBe(away);
  });

  it('agrees on waiting hands with the brute-force finder', () => {
    const random = makeRandom(3);
    for (let index = 0; index < 300; index += 1) {
      const suit = random.shuffled(KINDS.slice(0, 9).flatMap((kind) => [kind, kind, kind, kind]));
      const kinds = suit.slice(0, 10);
      expect(shantenOf(kinds, 1) <= 0).toBe(waitsOf(kinds).length > 0);
      expect(shantenOf(suit.slice(0, 11), 1) < 0).toBe(isComplete(suit.slice(0, 11)));
    }
  });

  test.each([
    ['chow', '123m', '1m', '14m'],
    ['chow', '123m', '3m', '03m'],
    ['chow', '123m', '2m', '02m'],
    ['chow', '406p', '6p', '36p'],
    ['pung', '055s', '0s', '5s'],
  ] as const)('after calling %s %s with %s one does not throw %s', (type, tiles, called, banned) => {
    const kinds = bannedAfter({ type, tiles, called }).filter((kind) => !kind.startsWith('0'));
    expect(formatTiles(kinds)).toBe(banned.replace('0', ''));
  });
});
