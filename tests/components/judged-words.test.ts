import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXAMPLE, requestOf } from '../../src/components/widgets/hand-editor/draft.ts';
import { type Guess, NO_GUESS, isBlank } from '../../src/components/widgets/scorer/riichi/guess.ts';
import { numberParts, withPart, yakuPart } from '../../src/components/widgets/scorer/riichi/guess-parts.ts';
import { judge } from '../../src/components/widgets/scorer/riichi/judge.ts';
import { judgedInWords } from '../../src/components/widgets/scorer/riichi/judged-words.ts';
import { scorerWords } from '../../src/components/widgets/hand-editor/strings.ts';
import { scoreRequest } from '../../src/engine/riichi/index.ts';

const strings = JSON.parse(readFileSync('src/content/i18n/en.json', 'utf8')) as Record<string, string>;
const words = scorerWords({ all: () => strings });

function told(guess: Partial<Guess>) {
  const result = scoreRequest(requestOf(EXAMPLE, 'ema-2016'));
  if (!result.ok || result.kind !== 'win') throw new Error('the example does not win');
  const filled = { ...NO_GUESS, ...guess };
  return judgedInWords(filled, judge(filled, result, EXAMPLE, 'ema-2016'), words);
}

test('names each part with its verdict and the reason', () => {
  expect(told({ yaku: ['riichi', 'tanyao'], han: '1' })).toEqual({
    count: 'Right: 1 of 2.',
    parts: 'Yaku: Right. Han: Wrong. Yours: 1.',
    unread: [],
  });
  expect(told({ yaku: ['tanyao', 'pinfu'] }).parts).toBe(
    `Yaku: Wrong. You missed: ${words.yaku.riichi}. Not in this hand: ${words.yaku.pinfu}.`,
  );
});

test('names what could not be read', () => {
  expect(told({ fu: '40', payment: 'abc' })).toEqual({
    count: 'Right: 1 of 2.',
    parts: 'Fu: Right. Payment: Not understood. Enter the payment as 7700, 1300/2600 or 3900 all.',
    unread: ['payment'],
  });
});

test('a guess is filled in part by part, and says which of its numbers could not be read', () => {
  const guess: Guess = { yaku: ['riichi'], han: '3', fu: 'x', payment: '5200' };
  const parts = numberParts(guess, ['fu'], words.scorer);
  expect(parts.map(({ id, verdict }) => [id, verdict])).toEqual([
    ['han', undefined],
    ['fu', 'unreadable'],
    ['payment', undefined],
  ]);
  const all = [yakuPart(guess, 'ema-2016', words.scorer), ...parts];
  expect(all.reduce(withPart, NO_GUESS)).toEqual(guess);
  expect(parts.at(-1)).toMatchObject({ isWhole: true, note: 'scorer-payment' });
  expect(isBlank(NO_GUESS)).toBe(true);
  expect(isBlank({ ...NO_GUESS, fu: ' ' })).toBe(true);
  for (const one of [{ yaku: guess.yaku }, { han: '3' }, { fu: 'x' }, { payment: '0' }])
    expect(isBlank({ ...NO_GUESS, ...one })).toBe(false);
});

test('what a guess ticks are yaku that the rulebook can count, yakuman apart', () => {
  const { groups, value } = yakuPart({ ...NO_GUESS, yaku: ['pinfu'] }, 'ema-2016', words.scorer);
  expect(value).toEqual(['pinfu']);
  expect(groups.map(({ key, ids }) => [key, ids.includes('riichi'), ids.includes('kokushi')])).toEqual([
    ['yaku', true, false],
    ['limit', false, true],
  ]);
});
