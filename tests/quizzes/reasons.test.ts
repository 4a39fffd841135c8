import './take-up-riichi.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Clause,
  type HandRequest,
  RIICHI_RULEBOOKS,
  editionsBefore,
  RIICHI_IDS,
  type RiichiId,
} from '../../src/engine/riichi/index.ts';
import { PARAMETERS, parameterIn, worthIn } from '../../src/quizzes/misconceptions/parameter-ids.ts';
import { EDITION_PARTS, editionId, editionIn } from '../../src/quizzes/misconceptions/edition-ids.ts';
import { fill } from '../../src/i18n/strings.ts';
import { dealWin, winOf } from '../../src/quizzes/hands/win.ts';
import { caseOf } from '../../src/quizzes/games/riichi/case.ts';
import { explain, learn } from '../../src/quizzes/misconceptions/explain.ts';
import type { Evidence } from '../../src/quizzes/misconceptions/small.ts';
import { type Case, MISCONCEPTIONS, placeOfRule } from '../../src/quizzes/misconceptions/index.ts';
import { MISCONCEPTION_NUMBERS } from '../../src/quizzes/misconceptions/numbers.ts';
import { smallExplanations } from '../../src/quizzes/games/skills.ts';
import type { Question } from '../../src/quizzes/games/question.ts';
import { STEPS, type StepAnswers, type StepId } from '../../src/quizzes/base/terms.ts';
import { makeRandom } from '../../src/quizzes/base/random.ts';
import { EVERY_PATTERN } from '../../src/quizzes/hands/mixes.ts';

type Tiles = `${string}+${string}`;

/**
 * South's hand in the east round, self-drawn unless told: the concealed tiles, called chows and pungs, then the winning
 * tile.
 */
function hand(tiles: Tiles, more: Partial<HandRequest> = {}): HandRequest {
  const [held = '', winningTile = ''] = tiles.split('+');
  const melds = Array.from(held.matchAll(/\((\w+)\)/g), ([, set = '']) => ({
    type: /^(.)\1/.test(set) ? ('pung' as const) : ('chow' as const),
    tiles: set,
  }));
  const concealed = held.replace(/\(\w+\)/g, '');
  const at = { by: 'draw', seatWind: 'south', roundWind: 'east' } as const;
  return { rules: 'ema-2016', concealed, melds, winningTile, ...at, ...more };
}

function asked(skill: StepId | 'whole', one: HandRequest, given: StepAnswers): Case {
  const answer = skill === 'whole' ? given : (given[skill] ?? 0);
  const question = { skill, rules: one.rules as RiichiId, hand: one } as Question;
  const found = caseOf(question, answer);
  if (!found) throw new Error(`no case: ${JSON.stringify(one)}`);
  return found;
}

const ids = (step: StepId, one: Case, leanings: Evidence = {}): readonly string[] =>
  explain(step, one, leanings).map(({ mistake }) => mistake.id);

const mistakeOf = (id: string) => {
  const found = MISCONCEPTIONS.find((mistake) => mistake.id === id);
  if (!found) throw new Error(`no mistake ${id}`);
  return found;
};
const clauseOf = (id: string, one: Case): Clause => placeOfRule(mistakeOf(id), one);

const PINFU = hand('234m34p567p67899s+5p', { doraIndicators: '8s' });
const OPEN_PINFU = hand('234m34p55567s(678p)+5p');

describe('han given without yaku', () => {
  test('may be wrong because of a forgotten yaku', () => {
    expect(ids('han', asked('han', PINFU, { han: 3 }))[0]).toBe('menzen-tsumo-forgotten');
  });

  test('also in a line for the whole hand, but not beside the yaku', () => {
    expect(ids('han', asked('whole', PINFU, { han: 3 }))).toContain('menzen-tsumo-forgotten');
    const told = asked('whole', PINFU, { yaku: ['menzen-tsumo', 'pinfu'], han: 3 });
    expect(ids('han', told)).not.toContain('menzen-tsumo-forgotten');
  });

  test('are none for a learner who sees no yaku', () => {
    const one = hand('123456m55789p79s+8s', { by: 'discard', doraIndicators: '4p', riichi: 'riichi' });
    expect(ids('han', asked('han', one, { han: 0 }))).toContain('riichi-forgotten');
  });
});

describe('a repeated mistake makes its misconception certain', () => {
  const triplet = hand('234m34567p666s99s+5p', { by: 'discard', riichi: 'riichi' });
  const cases: Readonly<Record<StepId, readonly [string, Case]>> = {
    yaku: ['menzen-tsumo-forgotten', asked('yaku', PINFU, { yaku: ['pinfu'] })],
    han: ['dora-forgotten', asked('whole', PINFU, { yaku: ['menzen-tsumo', 'pinfu'], han: 2 })],
    fu: ['fu-unrounded', asked('fu', triplet, { fu: 34 })],
    payment: [
      'dealer-as-other',
      asked('whole', { ...triplet, seatWind: 'east' }, { payment: { discarder: 1300, east: null, others: null } }),
    ],
  };

  test.each(STEPS)('%s', (step) => {
    const [id, one] = cases[step];
    const first = explain(step, one);
    expect(first[0]?.mistake.id).toBe(id);
    expect(first[0]?.certain).toBe(false);
    const known = [1, 2, 3].reduce<Evidence>((leanings) => learn(leanings, step, one), {});
    const fourth = explain(step, one, known);
    expect([fourth[0]?.mistake.id, fourth[0]?.certain]).toEqual([id, true]);
  });
});

describe('a misconception cites the rulebook', () => {
  test('a yaku of another edition: where this one says it does not count', () => {
    const ippatsu = hand('456m56788p35s222z+4s', { rules: 'tesuji-2018', riichi: 'riichi', ippatsu: true });
    const one = asked('yaku', ippatsu, { yaku: ['riichi', 'menzen-tsumo', 'yakuhai-seat', 'ippatsu'] });
    expect(ids('yaku', one)).toContain('other-edition');
    expect(clauseOf('other-edition', one)).toEqual({ book: 'tesuji-2018', article: 'R2' });
    const tanyao = asked('yaku', { ...OPEN_PINFU, rules: 'ema-2012' }, { yaku: ['tanyao'] });
    expect(ids('yaku', tanyao)).toContain('other-edition');
    expect(clauseOf('other-edition', tanyao)).toEqual({ book: 'ema-2012', article: '4.2.1' });
  });

  const outside = hand('12399m123p12s(789s)+3s');
  test('an included yaku: where the one that includes it stands', () => {
    const one = asked('yaku', outside, { yaku: ['junchan', 'chanta', 'sanshoku-doujun'] });
    expect(ids('yaku', one)).toContain('included-counted-too');
    expect(clauseOf('included-counted-too', one)).toEqual(RIICHI_RULEBOOKS['ema-2016'].cite.junchan);
  });

  test('han of a closed hand: where the first yaku worth less open stands', () => {
    const one = asked('han', hand('123m12p11z(123s)(999s)+3p'), { han: 4 });
    expect(ids('han', one)).toContain('closed-han-for-open');
    expect(clauseOf('closed-han-for-open', one)).toEqual(RIICHI_RULEBOOKS['ema-2016'].cite['sanshoku-doujun']);
    const flush = asked('han', hand('2345676668m(999m)+8m'), { han: 6 });
    expect(clauseOf('closed-han-for-open', flush)).toEqual(RIICHI_RULEBOOKS['ema-2016'].cite.chinitsu);
  });

  test('a forgotten yaku: where it stands', () => {
    const one = asked('yaku', outside, { yaku: ['sanshoku-doujun'] });
    expect(ids('yaku', one)).toContain('outside-unseen');
    expect(clauseOf('outside-unseen', one)).toEqual(RIICHI_RULEBOOKS['ema-2016'].cite.junchan);
  });

  test('a limit: where the right one stands', () => {
    const flush = hand('1112344567799m+9m', { by: 'discard' });
    const one = asked('whole', flush, { payment: { discarder: 8000, east: null, others: null } });
    expect(one.win.limit).toBe('haneman');
    expect(ids('payment', one)).toContain('limit-one-low');
    expect(clauseOf('limit-one-low', one)).toEqual(RIICHI_RULEBOOKS['ema-2016'].cite.haneman);
  });

  test.each(RIICHI_IDS)('thirteen han: where %s says what they are', (rules) => {
    const question = { skill: 'limits', rules, han: 13, fu: 30 } as const;
    const counts = (book: RiichiId): boolean => RIICHI_RULEBOOKS[book].options.countedHand === 'yakuman';
    const older = editionsBefore(rules).find((book) => counts(book) !== counts(rules));
    const causes = smallExplanations(question, counts(rules) ? 'sanbaiman' : 'yakuman');
    expect(causes.map(({ id }) => id)).toEqual([
      counts(rules) ? 'limit-one-low' : 'no-counted-yakuman',
      ...(older ? [editionId('payment', older)] : []),
    ]);
    expect(causes[0]?.clause).toEqual(RIICHI_RULEBOOKS[rules].cite.countedHand);
  });

  test('the dora is the tile after the indicator: the section on indicators', () => {
    const question = { skill: 'indicators', rules: 'ema-2016', indicator: '9p' } as const;
    const [same, back] = [smallExplanations(question, '9p'), smallExplanations(question, '8p')];
    expect([same, back].map((causes) => causes.map(({ id }) => id))).toEqual([['indicator-is-dora'], ['dora-before']]);
    expect(same[0]?.clause).toEqual({ book: 'ema-2016', article: '2.7' });
  });

  test('a pung completed by a discard: the sentence on discards, not the table of sets', () => {
    const set = { type: 'pung', tiles: '555p', made: 'discard' } as const;
    const [cause] = smallExplanations({ skill: 'set-fu', rules: 'ema-2012', set }, 4);
    expect(cause).toMatchObject({ id: 'discard-pung-closed', clause: { book: 'ema-2012', article: '4.1.1' } });
  });
});

describe('nothing false is said', () => {
  const equal = hand('1234405666778p+4p', { rules: 'ema-2012', by: 'discard', doraIndicators: '9p' });

  test('a reading that pays the same is not called less valuable', () => {
    const { win } = asked('yaku', equal, {});
    const other = win.readings.find(({ won, base }) => !won && base === win.readings.find((one) => one.won)?.base);
    const one = asked('yaku', equal, { yaku: other?.items.map(({ id }) => id) ?? [] });
    expect(other).toBeDefined();
    expect(ids('yaku', one)).not.toContain('cheaper-reading');
  });

  test('a hand with another reading that pays the same is not dealt', () => {
    const random = makeRandom('equal readings');
    for (let i = 0; i < 300; i++) {
      const dealt = dealWin(random, { rules: 'ema-2012' }, EVERY_PATTERN, { level: 3 }, ({ limit }) => limit !== null);
      if (!dealt) throw new Error('no hand of a limit is dealt');
      const { win } = dealt;
      const won = win.readings.find((one) => one.won);
      const told = win.readings.filter(({ base }) => base === won?.base).map(({ han, fu, wait }) => [han, fu, wait]);
      expect(new Set(told.map(String)).size).toBe(1);
    }
  });

  test('a pung of the double wind counted once is not called forgotten', () => {
    const east = hand('234m567p67899s11z+1z', { seatWind: 'east', by: 'discard' });
    const one = asked('yaku', east, { yaku: ['yakuhai-seat'] });
    expect(one.win.items.map(({ id }) => id)).toEqual(['yakuhai-seat', 'yakuhai-round']);
    expect(ids('yaku', one)).toEqual(['double-wind-pung-once']);
    expect(ids('yaku', asked('yaku', east, { yaku: ['yakuhai-round'] }))).toEqual(['double-wind-pung-once']);
  });
});

test('double riichi ticked as riichi and one more han is not explained by that han', () => {
  const yaku = ['riichi', 'double-riichi', 'menzen-tsumo', 'pinfu'] as const;
  const one = asked('whole', { ...PINFU, riichi: 'double' }, { yaku, han: 4 });
  expect(one.win.han).toBe(6);
  expect(ids('han', one)[0]).toBe('dora-forgotten');
});

describe('equally likely explanations are offered', () => {
  test('pinfu on a self-draw may have been overlooked', () => {
    const one = asked('yaku', PINFU, { yaku: ['menzen-tsumo'] });
    expect(ids('yaku', one)).toEqual(expect.arrayContaining(['pinfu-not-on-draw', 'pinfu-unseen']));
  });

  test('so may tanyao in an open hand', () => {
    const one = asked('yaku', { ...OPEN_PINFU, lastTile: true }, { yaku: ['haitei'] });
    expect(ids('yaku', one)).toEqual(expect.arrayContaining(['tanyao-closed-only', 'tanyao-unseen']));
  });

  test('the classic errors in the fu of pinfu come first', () => {
    expect(ids('fu', asked('fu', PINFU, { fu: 30 }))[0]).toBe('pinfu-draw-two');
    const open = hand('234m34p55567s(678p)+5p', { by: 'discard' });
    expect(ids('fu', asked('fu', open, { fu: 20 }))[0]).toBe('open-pinfu-twenty');
  });

  test('a precise misconception replaces a vague one', () => {
    const ura = { ...PINFU, riichi: 'riichi', doraIndicators: '', uraIndicators: '5s' } as const;
    const forgot = asked('whole', ura, { yaku: ['riichi', 'menzen-tsumo', 'pinfu'], han: 3 });
    expect(winOf(ura)?.uraDora).toBe(1);
    expect(ids('han', forgot)).toContain('ura-forgotten');
    expect(ids('han', forgot)).not.toContain('dora-forgotten');
    const terminals = hand('111m34p67855s(999p)+2p', { by: 'discard', lastTile: true });
    const simple = ids('fu', asked('fu', terminals, { fu: 30 }));
    expect(simple).toContain('terminals-as-simple');
    expect(simple).not.toContain('outside-as-simple');
  });
});

describe('well-known misconceptions are named', () => {
  const named: readonly (readonly [string, StepId, HandRequest, StepAnswers])[] = [
    ['seven-pairs-closed-ron', 'fu', hand('2277m3388p5566s1z+1z', { by: 'discard' }), { fu: 40 }],
    ['seven-pairs-with-wait', 'fu', hand('2277m3388p5566s1z+1z'), { fu: 30 }],
    ['menzen-tsumo-open', 'yaku', OPEN_PINFU, { yaku: ['tanyao', 'menzen-tsumo'] }],
    ['smaller-for-bigger', 'yaku', hand('12399m123p12s(789s)+3s'), { yaku: ['sanshoku-doujun', 'chanta'] }],
    ['riichi-for-double', 'yaku', { ...PINFU, riichi: 'double' }, { yaku: ['riichi', 'menzen-tsumo', 'pinfu'] }],
    ['one-dragon-forgotten', 'yaku', hand('555666z34p567p99s+5p', { by: 'discard' }), { yaku: ['yakuhai-white'] }],
    [
      'rinshan-draw-fu',
      'fu',
      hand('24m345678s55z+3m', {
        rules: 'tesuji-2018',
        riichi: 'riichi',
        afterKong: true,
        melds: [{ type: 'kong', form: 'concealed', tiles: '2222p' }],
      }),
      { fu: 50 },
    ],
    [
      'rounded-once',
      'payment',
      hand('234m34567p666s99s+5p', { by: 'discard' }),
      { han: 3, fu: 30, payment: { discarder: 4000, east: null, others: null } },
    ],
    ['pair-doubled', 'fu', hand('111m345p67s55z(678p)+8s', { by: 'discard', lastTile: true }), { fu: 40 }],
  ];

  test.each(named)('%s', (id, step, one, given) => {
    const skill = step === 'payment' ? 'whole' : step;
    expect(ids(step, asked(skill, one, given))).toContain(id);
  });

  test('four fu for a pair that gives two', () => {
    const one = hand('234m345p67899s55z+9s', { by: 'discard', riichi: 'riichi' });
    const causes = smallExplanations({ skill: 'pair-wait', rules: 'ema-2016', hand: one }, { pair: 4, wait: 0 });
    expect(causes.map(({ id }) => id)).toContain('pair-doubled');
  });
});

describe.each(['en', 'ru', 'uk', 'it', 'fr'])('in %s', (language) => {
  const words = JSON.parse(readFileSync(`src/content/i18n/${language}.json`, 'utf8')) as Readonly<
    Record<string, string>
  >;

  test('every misconception has its sentence, with all numbers filled in', () => {
    const older = EDITION_PARTS.map((part) => `by-edition.${part}`);
    const own = MISCONCEPTIONS.map(({ id }) => id).filter((id) => !editionIn(id) && !parameterIn(id) && !worthIn(id));
    const all = [...own, ...older, ...PARAMETERS, 'worth', 'no-counted-yakuman', 'dora-before'];
    const numbers = { ...MISCONCEPTION_NUMBERS, book: 'EMA 2016', yaku: 'Toitoi', n: 3 };
    const sentences = all.map((id) => fill(words[`tensu.mistake.${id}`] ?? '', numbers));
    expect(all.filter((_, i) => !/^[^{}]+$/.test(sentences[i] ?? ''))).toEqual([]);
  });
});

test('consequences of an earlier error suggest no other misconception', () => {
  const named: StepAnswers = { yaku: ['tanyao', 'menzen-tsumo'], han: 2, fu: 30 };
  const given = { ...named, payment: { discarder: null, east: 1000, others: 500 } };
  const one = asked('whole', hand('68m55567p234s(567s)+7m'), given);
  const learnt = STEPS.reduce<Evidence>((leanings, step) => learn(leanings, step, one), {});
  expect(Object.keys(learnt).filter((id) => (learnt[id] ?? 0) > 0)).toEqual(['menzen-tsumo-open']);
});
