import { expect, test } from 'vitest';
import { stepText } from '../../src/components/base/steps/step-text.ts';
import { describeOwnNumbers } from '../../src/components/base/words/own-numbers.ts';
import { type HandRequest, RIICHI_IDS, scoreRequest } from '../../src/engine/riichi/index.ts';
import { generated, hand } from '../engine/hands.ts';
import { wordsIn } from './words.ts';

const LANGS = ['en', 'ru', 'uk', 'it', 'fr'];

const FED: HandRequest = hand('22m33s *3s (555z) (666z) (777z)', {
  liable: [{ from: 'left', pattern: 'daisangen' }],
  counters: 2,
});
const SHARED: HandRequest = { ...FED, by: 'discard', discarder: 'right' };
const CAPPED = hand('345m34577p33368s +7s', { riichi: 'riichi', ippatsu: true, doraIndicators: '2m' });

const toldIn = (lang: string, request: HandRequest, words = wordsIn(lang)): string[] => {
  const result = scoreRequest(request);
  if (!result.ok) return [];
  return result.steps.map((step) => {
    const { name, why, value } = stepText(step, words, { lang });
    return [typeof name === 'string' ? name : name.yaku, ...why, value].join(' | ');
  });
};

test.each(LANGS)('every step of many hands has complete text in %s', (lang) => {
  const words = wordsIn(lang);
  for (const rules of RIICHI_IDS)
    for (const request of [FED, SHARED, CAPPED, ...generated(5, 30)])
      for (const told of toldIn(lang, { ...request, knobs: {}, rules }, words))
        expect(told).not.toMatch(/\{\{|undefined|NaN/);
});

test('the line for counters names the liable player too, and a half says of what', () => {
  expect(toldIn('en', FED).slice(-2)).toEqual([
    'The player to the left, liable for Big three dragons, pays | 4 × 8,000 = 32,000 | 32,000',
    'The player to the left, liable for Big three dragons, pays | for the counters | 600',
  ]);
  expect(toldIn('en', SHARED).filter((told) => told.includes('half of 32,000'))).toHaveLength(2);
});

test('a limit below five han shows what it cuts off', () => {
  expect(toldIn('en', CAPPED)).toContain(
    'Limit: mangan | below five han nothing pays more than a mangan | 2,560 → 2,000',
  );
});

test.each(LANGS)('a verdict says whose numbers it is about, in %s', (lang) => {
  const words = wordsIn(lang);
  expect(describeOwnNumbers({ han: 2, fu: 30 }, words)).toMatch(/2.+30.*:$/u);
  expect(describeOwnNumbers({ han: 6 }, words)).toMatch(/6.*:$/u);
});
