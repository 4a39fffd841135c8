import { expect, test } from 'vitest';
import { formatResult, parseResult } from '../../src/quizzes/result.ts';

const quiz = { rules: 'ema-2016', skills: ['fu', 'payment'], level: 2, length: 10, seed: 'k3x9' } as const;

test('a result survives its link', () => {
  const result = { quiz, right: 8, seconds: 95 };
  expect(parseResult(`#${formatResult(result)}`)).toEqual(result);
});

test.each([
  'result=',
  'result=ema-2016.fu.2.10.k3x9',
  'result=ema-2016.fu.2.10.k3x9.11.95',
  'result=ema-2016.magic.2.10.k3x9.8.95',
  'quiz=ema-2016.fu.2.10.k3x9.8.95',
  'result=ema-2016.fu.2.10.k3x9.-1.95',
])('is refused as %s', (link) => {
  expect(parseResult(link)).toBeUndefined();
});
