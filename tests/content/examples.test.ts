import { describe, expect, it } from 'vitest';
import { type Example, disagreements, exampleFile } from '../../src/components/features/chapter/example.ts';
import { EXAMPLES } from '../../src/components/features/chapter/examples.ts';
import { fuValue } from '../../src/components/base/numbers/fu-values.ts';
import { hanValue, limitHan } from '../../src/components/base/numbers/han-values.ts';
import { handShares } from '../../src/components/base/numbers/payments.ts';
import { FU_ITEMS, LIMITS, AT_HAND_IDS, type RiichiId, scoreRequest, setFu } from '../../src/engine/riichi/index.ts';
import { CHAPTER_SOURCES } from './chapters.ts';
import { NEEDS } from './example-needs.ts';
import { disagreements as againstOracle } from '../oracle/compare.ts';
import { oracleScore } from '../oracle/score.ts';
import type { HandRequest as OracleRequest } from '../oracle/types.ts';
import { SHOWN, type Shown, tilesApart } from './shown-examples.ts';

const examples = [...EXAMPLES];
const first = examples[0]?.[1];
const TILES_OF_A_KONG = 4;
if (!first) throw new Error('there are no worked examples');

describe('worked examples', () => {
  it.each(examples)('%s states what the engine gives', (_, example) => {
    expect(disagreements(example)).toEqual([]);
  });

  it.each(examples)('%s comes out the same with the second scorer', (_, { hand }) => {
    const request = { melds: [], riichi: 'none', ...hand } as unknown as OracleRequest;
    expect(againstOracle(oracleScore(request), scoreRequest(hand))).toEqual([]);
  });

  it('are each shown in an English chapter of their rulebook', () => {
    const places = new Set(SHOWN.map(({ book, id }) => `${book} ${id}`));
    const isShown = (id: string): boolean => places.has(`${id.split('/')[0] ?? ''} ${id}`);
    expect(examples.map(([id]) => id).filter((id) => !isShown(id))).toEqual([]);
  });

  it('say below a yaku what a hand lacks that is nearly there', () => {
    const near = SHOWN.filter(({ yaku, without }) => yaku.length > 0 && without.length > 0);
    expect(near.filter(({ hasCaption }) => !hasCaption).map(({ id }) => id)).toEqual([]);
  });

  it('lack no more than one set of a hand that has the yaku', () => {
    const near = SHOWN.filter(({ yaku, without }) => yaku.some((id) => without.includes(id)));
    const isNear = (one: Shown): boolean =>
      SHOWN.some(
        (other) =>
          other.book === one.book &&
          other.yaku[0] === one.yaku[0] &&
          other.result.items.some(({ id }) => one.yaku.includes(id)) &&
          tilesApart(one.hand, other.hand) <= TILES_OF_A_KONG,
      );
    expect(near.filter((one) => !isNear(one)).map(({ id }) => id)).toEqual([]);
  });

  it.each(CHAPTER_SOURCES.filter(({ locale }) => locale !== undefined))(
    'are the same in $locale/$book/$slug as in English',
    ({ book, slug, source }) => {
      const shownIn = (text = ''): (string | undefined)[] =>
        [...text.matchAll(/<Example id="([^"]+)"/g)].map(([, id]) => id);
      const english = CHAPTER_SOURCES.find((one) => one.book === book && one.slug === slug && !one.locale);
      expect(shownIn(source)).toEqual(shownIn(english?.source));
    },
  );

  it('tell a wrong value together with the engine’s', () => {
    const result = scoreRequest(first.hand);
    if (!result.ok || result.fu === null) throw new Error('the first example has fu');
    const wrong: Example = { ...first, expect: { ...first.expect, fu: result.fu + 10 } };
    expect(disagreements(wrong)).toEqual([`fu is stated as ${result.fu + 10}, the engine gives ${result.fu}`]);
  });

  it('tell a pattern that is stated as missing and counts all the same', () => {
    const [held = ''] = first.expect.items ?? [];
    const wrong: Example = { ...first, expect: { ...first.expect, without: [held] } };
    expect(disagreements(wrong)).toEqual([`${held} is stated as missing, the engine counts it`]);
  });

  it('tell a hand that the engine refuses', () => {
    const wrong: Example = { ...first, hand: { ...first.hand, concealed: '1m' } };
    expect(disagreements(wrong)).toEqual([expect.stringContaining('the engine refuses the hand')]);
  });

  it.each([{ total: 1000, reason: 'no-yaku' }, {}, { total: 1000, points: 3 }])('refuse the statement %j', (stated) => {
    expect(exampleFile.safeParse({ x: { hand: {}, expect: stated } }).success).toBe(false);
  });
});

/** What no worked example can show, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'kokushi open': 'thirteen different tiles make no set that could be called',
  'chuuren open': 'the article asks for a closed hand',
  'tenhou open': 'nobody has discarded yet, so nothing can have been called',
  'chiihou open': 'a call ends the first go-around',
  'renhou open': 'a call ends the first go-around',
  'suuankou open': 'all its pungs are concealed',
  'nagashi-mangan closed': 'it is claimed in a draw, not won with a hand',
  'nagashi-mangan open': 'it is claimed in a draw, not won with a hand',
  'nagashi-mangan nearly': 'it is claimed in a draw, not won with a hand',
  'nagashi-mangan not counted': 'it is claimed in a draw, not won with a hand',
};

describe('what a rulebook needs an example of', () => {
  it.each(NEEDS.filter(({ what }) => !Object.hasOwn(EXCEPTIONS, what)))('$book shows $what', ({ book, isMetBy }) => {
    expect(SHOWN.some((one) => one.book === book && isMetBy(one))).toBe(true);
  });

  it.each(Object.entries(EXCEPTIONS))('no example of %s: %s', (what) => {
    const needs = NEEDS.filter((need) => need.what === what);
    expect(needs).not.toEqual([]);
    expect(SHOWN.filter((one) => needs.some(({ isMetBy }) => isMetBy(one))).map(({ id }) => id)).toEqual([]);
  });
});

describe('numbers in the text', () => {
  const counted = examples.flatMap(([id, { hand }]) => {
    const result = scoreRequest(hand);
    const isPlain = result.ok && result.kind === 'win' && !hand.counters && !hand.liable;
    return isPlain && result.han !== null && result.fu !== null
      ? [{ id, hand, han: result.han, fu: result.fu, payment: result.payment }]
      : [];
  });

  it.each(counted)('$id costs what the score table has for its han and fu', ({ hand, han, fu, payment }) => {
    const winner = { seat: hand.seatWind === 'east' ? 'east' : 'other', by: hand.by } as const;
    const { total, discarder, east, others } = payment;
    expect(handShares(han, fu, winner, hand.rules as RiichiId)).toMatchObject({
      total,
      discarder,
      east,
      others,
    });
  });

  it.each(Object.entries(setFu))('the fu table gives %s its %i fu', (item, value) => {
    expect(fuValue(item as keyof typeof setFu, 'ema-2016')).toBe(value);
  });

  it.each(FU_ITEMS.filter((item) => item !== 'pair-double-wind'))('EMA 2016 counts %s', (item) => {
    expect(fuValue(item, 'ema-2016')).toBeGreaterThan(0);
  });

  it('follow the options of the rulebook', () => {
    expect(AT_HAND_IDS.map((id) => hanValue('tanyao', id)?.open)).toEqual([1, 1, 0, 1]);
    expect(AT_HAND_IDS.map((id) => hanValue('ippatsu', id)?.closed)).toEqual([1, 1, 1, undefined]);
  });

  it('give each limit the han below the next limit', () => {
    const ranges = LIMITS.flatMap((limit) => limitHan(limit, 'ema-2016') ?? []);
    expect(ranges.at(-1)?.to).toBe(Infinity);
    for (const [i, { to }] of ranges.slice(0, -1).entries()) expect(ranges[i + 1]?.from).toBe(to + 1);
  });
});
