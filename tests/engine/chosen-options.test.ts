import { describe, expect, it } from 'vitest';
import {
  RIICHI_IDS,
  RIICHI_RULEBOOKS,
  baseBook,
  choosing,
  chosenOptions,
  fetchRulebook,
  lacksOptions,
  mustFetch,
  finishRequest,
  isBook,
  mayI,
  otherReadings,
  scoreRequest,
  settleOtherwise,
  settleRequest,
} from '../../src/engine/riichi/index.ts';
import { OPTION_VALUES } from '../../src/engine/riichi/options/options.ts';
import { hand, rulesOf } from './hands.ts';
import { TABLE } from './tables.ts';

const NAMED = ['wrc-2025', 'rrc-2026'].flatMap((id) =>
  (rulesOf(id).variants ?? []).map(({ id: name, changes }) => [`${id}~${name}`, id, changes] as const),
);
const HANDS = [hand('234m406p678s22s34m +5m'), hand('234m567p678s22s34m +0m')];
const EVENTS = [
  { type: 'draw', tenpai: [0], nagashi: [1] },
  { type: 'chombo', seats: [2] },
  { type: 'ron', discarder: 3, winners: [0, 1, 2].map((seat) => ({ seat, han: 13, fu: 30 })) },
  { type: 'abort', why: 'four-winds' },
];

/** An answer without its clauses: those of a variant name it, those of overrides stay with the rulebook. */
const numbersOf = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (key, value: unknown) => (key === 'cite' ? undefined : value)));

describe('a rulebook with options in its id', () => {
  it.each(NAMED)('%s answers as %s with its overrides', (rules, base, knobs) => {
    for (const one of HANDS) {
      expect(numbersOf(scoreRequest({ ...one, rules }))).toEqual(
        numbersOf(scoreRequest({ ...one, rules: base, knobs })),
      );
      expect(numbersOf(otherReadings({ ...one, rules }))).toEqual(
        numbersOf(otherReadings({ ...one, rules: base, knobs })),
      );
    }
    for (const event of EVENTS) {
      const table = { ...TABLE, event };
      expect(numbersOf(settleRequest({ ...table, rules }))).toEqual(
        numbersOf(settleRequest({ ...table, rules: base, knobs })),
      );
      expect(numbersOf(settleOtherwise({ ...table, rules }))).toEqual(
        numbersOf(settleOtherwise({ ...table, rules: base, knobs })),
      );
    }
    const game = { scores: [45_000, 30_000, 25_000, 20_000] };
    expect(numbersOf(finishRequest({ ...game, rules }))).toEqual(
      numbersOf(finishRequest({ ...game, rules: base, knobs })),
    );
    expect(choosing(rulesOf(base), knobs)).toBe(rules);
  });

  it('takes more overrides on top: the last word is theirs', () => {
    const [one] = HANDS;
    const rules = 'wrc-2025~red-fives~uma-30-10';
    expect(scoreRequest({ ...one, rules, knobs: { redFives: 0 } })).toMatchObject({ redFives: 0 });
    expect(scoreRequest({ ...one, rules, knobs: { openTanyao: false } })).toMatchObject({
      redFives: 1,
      changed: { variants: ['red-fives', 'uma-30-10'], house: ['openTanyao'] },
    });
  });

  it('stands in every list where the rulebook stands', () => {
    const id = 'ema-2016~openTanyao-no' as const;
    const { options, cite } = RIICHI_RULEBOOKS[id as 'ema-2016'];
    expect(options).toEqual({ ...RIICHI_RULEBOOKS['ema-2016'].options, openTanyao: false });
    expect({ ...cite, openTanyao: undefined }).toEqual({ ...RIICHI_RULEBOOKS['ema-2016'].cite, openTanyao: undefined });
    expect(mayI({ rules: id, action: 'riichi', state: {} })).toEqual(
      mayI({ rules: 'ema-2016', knobs: { openTanyao: false }, action: 'riichi', state: {} }),
    );
  });

  it('cites the place that names a variant, and says of any other option that it is a rule of the house', () => {
    const reds = scoreRequest({ ...HANDS[0], rules: 'wrc-2025~red-fives' });
    expect(reds).toMatchObject({
      steps: expect.arrayContaining([
        expect.objectContaining({
          rule: 'red-five',
          cite: expect.objectContaining({ article: 'Mod. 2.1' }) as unknown,
        }),
      ]) as unknown,
    });
    const open = {
      concealed: '22s34m678s',
      winningTile: '5m',
      by: 'discard',
      seatWind: 'south',
      roundWind: 'east',
      melds: [
        { type: 'chow', tiles: '345p' },
        { type: 'pung', tiles: '666p' },
      ],
    };
    const from = RIICHI_RULEBOOKS['ema-2016'].cite.openTanyao;
    expect(scoreRequest({ ...open, rules: 'ema-2016~openTanyao-no' })).toMatchObject({
      kind: 'no-win',
      steps: expect.arrayContaining([
        expect.objectContaining({
          rule: 'tanyao',
          cite: { book: 'ema-2016', silent: true, from, why: 'house-rule' },
        }),
      ]) as unknown,
    });
    const same = RIICHI_RULEBOOKS['ema-2016~openTanyao-yes' as 'ema-2016'];
    expect(same.cite).toEqual(RIICHI_RULEBOOKS['ema-2016'].cite);
  });

  it('can have any value of any option', () => {
    for (const id of RIICHI_IDS)
      for (const [option, values] of Object.entries(OPTION_VALUES))
        for (const value of values) {
          const rules = rulesOf(id);
          const own = { [option]: value };
          const changed = choosing(rules, own);
          expect(isBook(changed), changed).toBe(true);
          expect(baseBook(changed)).toBe(id);
          const isOwn = JSON.stringify(rules.options[option as 'uma']) === JSON.stringify(value);
          expect(chosenOptions(changed, rules), changed).toEqual({ ok: true, value: isOwn ? {} : own });
        }
    const lists = { pao: ['daisangen'], abortiveDraws: ['four-winds'] } as const;
    const rrc = rulesOf('rrc-2026');
    expect(chosenOptions(choosing(rrc, lists), rrc)).toEqual({ ok: true, value: lists });
  });

  it.each([
    'ema-2016~red-fives',
    'wrc-2025~yakitori',
    'wrc-2025~red-fives~red-fives',
    'wrc-2025~red-fives~redFives-4',
    'rrc-2026~abortive-draws~abortive-draws-all',
    'ema-2016~openTanyao-perhaps',
    'ema-2016~constructor-yes',
    'ema-2016~pao-riichi',
  ])('is refused with options that it does not have: %s', async (rules) => {
    expect(scoreRequest({ ...HANDS[0], rules })).toMatchObject({ ok: false, error: { code: 'bad-knob' } });
    await expect(fetchRulebook(rules)).resolves.toBe(false);
    expect(lacksOptions(rules)).toBe(true);
  });

  it('asks for its options to be looked up once, and knows them then', async () => {
    expect(mustFetch('samara-2019~openTanyao-no')).toBe(true);
    await expect(fetchRulebook('samara-2019~openTanyao-no')).resolves.toBe(true);
    expect(mustFetch('samara-2019~openTanyao-no')).toBe(false);
  });

  it.each([
    'ema-2016~',
    'ema-2016~<b>',
    'mers-2014~red-fives',
    '~red-fives',
    'nobody~red-fives',
    `ema-2016${'~a'.repeat(31)}`,
  ])('is no id where it is not written so: %s', (rules) => {
    expect(isBook(rules)).toBe(false);
  });
});
