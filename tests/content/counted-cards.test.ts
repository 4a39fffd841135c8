import { describe, expect, test } from 'vitest';
import { CARDS } from '../../src/components/features/referee/offences.ts';
import { type Ruled, rulingUnder } from '../../src/components/features/referee/rulings.ts';
import { penaltyWords } from '../../src/components/features/referee/words.ts';
import { LIMIT_BASE, AT_HAND_IDS, RIICHI_RULEBOOKS } from '../../src/engine/riichi/index.ts';
import type { BookId } from '../../src/engine/rulebooks/ids.ts';
import { answer, hand, itemNames, win } from '../engine/hands.ts';
import { fanOf, mcr, mcrHand } from '../engine/mcr/hands.ts';

function ruledBy(id: string, book: BookId): Ruled {
  const card = CARDS.find((one) => one.id === id);
  const ruled = card && rulingUnder(card, book);
  if (!ruled) throw new Error(`${id} has no ruling under ${book}`);
  return ruled;
}

const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/\d+(?:[,\s]\d{3})*/g)].map(([found]) => Number(found.replace(/[,\s]/g, '')));

/** The rulebooks whose cards name what is nearly a mangan, and what a blessing is worth. */
const NUMBERED = [...AT_HAND_IDS, 'ema-2025', 'wrc-2025'] as const;
const WINDS = ['south', 'east'] as const;
/** Four han of 30 fu by ron, and three of 60. */
const NEARLY_MANGAN = [
  ['123456789s11m23p +4p', 'riichi', [4, 30]],
  ['555z123p78s99p +9s [2222m]', 'double', [3, 60]],
] as const;
/** Seven pairs, closed pinfu by tsumo and by ron, open pinfu. */
const FIXED_FU = ['1133m5577p2299s4z +4z', '123456789s11m23p *4p', '123456789s11m23p +4p', '123456s11m23p +4p (789s)'];
const BLESSED = hand('234m567p678s22s34p +5p', { firstTurn: true });
/** Four concealed pungs, the last tile claimed: for the third pung beside a chow, for the fourth, for the pair. */
const [THIRD, FOURTH, PAIR] = ['111m333s456p77p99m +7p', '111m333s777p99m55s +5s', '111m333s777p555m9s +9s'];

describe.each(['en', 'ru'])('a card tells the numbers that the engine counts, in %s', (lang) => {
  const told = (id: string, book: BookId): readonly number[] =>
    numbersIn(penaltyWords(lang).textOf(ruledBy(id, book))?.text ?? '');

  test.each(NUMBERED)('of what is nearly a mangan under %s', (rules) => {
    for (const [tiles, riichi, count] of NEARLY_MANGAN) {
      const won = WINDS.map((seatWind) => win(hand(tiles, { rules, seatWind, riichi })));
      expect(won.map(({ han, fu }) => [han, fu])).toEqual([count, count]);
      expect(told('four-han-thirty', rules)).toEqual(won.map(({ payment }) => payment.total));
    }
  });

  test.each(NUMBERED)('of hands of fixed fu under %s', (rules) => {
    expect(told('fixed-fu', rules)).toEqual(FIXED_FU.map((tiles) => win(hand(tiles, { rules })).fu));
  });

  test.each(NUMBERED)('of the blessing of man under %s', (rules) => {
    const { payment } = win({ ...BLESSED, rules });
    const named = told('renho', rules);
    expect(named).toEqual(named.length > 0 ? [payment.total] : []);
    expect(payment.total).toBe(4 * LIMIT_BASE[rules === 'ema-2012' ? 'yakuman' : 'mangan']);
  });
});

test.each(NUMBERED)('open all simples is ruled on as the engine counts it, or left open, under %s', (rules) => {
  const { kind } = answer(hand('234m678s22s34p +5p (456m)', { rules }));
  const ruled = ruledBy('open-all-simples', rules).ruling.kind;
  if (ruled !== 'silent') expect(ruled).toBe(kind === 'win' ? 'valid' : 'banned');
  expect(kind === 'win').toBe(RIICHI_RULEBOOKS[rules].options.openTanyao);
});

test.each(AT_HAND_IDS)('a pung that ron completes is open, a pair leaves all pungs concealed, under %s', (rules) => {
  const counted = [THIRD, FOURTH, PAIR].map((tiles) => itemNames(win(hand(tiles, { rules, riichi: 'riichi' })).items));
  expect(counted).toEqual(['riichi 1', 'riichi 1, sanankou 2, toitoi 2', 'suuankou']);
});

test('a pung that a discard completes is exposed under MERS, a pair leaves all pungs concealed', () => {
  const concealed = [THIRD, FOURTH, PAIR].map((tiles) =>
    fanOf(mcr(mcrHand(tiles)).items)
      .split(', ')
      .filter((fan) => fan.endsWith('concealed-pungs')),
  );
  expect(concealed).toEqual([['two-concealed-pungs'], ['three-concealed-pungs'], ['four-concealed-pungs']]);
});
