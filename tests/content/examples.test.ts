import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type Example, disagreements, exampleFile } from '../../src/components/chapter/example.ts';
import { EXAMPLES } from '../../src/components/chapter/examples.ts';
import { fuValue } from '../../src/components/chapter/fu-values.ts';
import { hanValue, limitHan } from '../../src/components/chapter/han-values.ts';
import { handShares } from '../../src/components/chapter/payments.ts';
import { FU_ITEMS, LIMITS, RULEBOOK_IDS, type RulebookId, scoreRequest, setFu } from '../../src/engine/index.ts';

const examples = [...EXAMPLES];
const first = examples[0]?.[1];
if (!first) throw new Error('there are no worked examples');

describe('worked examples', () => {
  it.each(examples)('%s states what the engine gives', (_, example) => {
    expect(disagreements(example)).toEqual([]);
  });

  it('are each shown in an English chapter', async () => {
    const files = await Array.fromAsync(glob('src/content/docs/*/*.mdx'));
    const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    const unused = examples.map(([id]) => id).filter((id) => !text.includes(`<Example id="${id}"`));
    expect(unused).toEqual([]);
  });

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
    expect(handShares(han, fu, winner, hand.rules as RulebookId)).toMatchObject({
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
    expect(RULEBOOK_IDS.map((id) => hanValue('tanyao', id)?.open)).toEqual([1, 1, 0, 1]);
    expect(RULEBOOK_IDS.map((id) => hanValue('ippatsu', id)?.closed)).toEqual([1, 1, 1, undefined]);
  });

  it('give each limit the han that no dearer limit takes', () => {
    const ranges = LIMITS.flatMap((limit) => limitHan(limit, 'ema-2016') ?? []);
    expect(ranges.at(-1)?.to).toBe(Infinity);
    for (const [i, { to }] of ranges.slice(0, -1).entries()) expect(ranges[i + 1]?.from).toBe(to + 1);
  });
});
