import './take-up-riichi.ts';
import { expect, test } from 'vitest';
import { parseQuestion } from '../../src/quizzes/games/link.ts';
import { paysTheSame, tellingOptions } from '../../src/quizzes/skills/other-rules/index.ts';

const HAND = 'in=samara-2019&c=66777788p46789s&w=5s&by=discard&s=west&r=south&d=1s&n=2&b=1';
const ask = (rest: string) => {
  const question = parseQuestion(`q=other-rules&o=tesuji-2018&${HAND}${rest}`);
  if (question?.skill !== 'other-rules') throw new Error('asks nothing of the kind');
  return question;
};

test('names the rule behind two rulebooks’ different payments: ura dora that only one counts', () => {
  const question = ask('&ri=riichi&u=5s');
  expect(paysTheSame(question)).toBe(false);
  expect(tellingOptions(question)).toEqual(['uraDora']);
});

test('names none if the ura indicator points at nothing in the hand', () => {
  const question = ask('&ri=riichi&u=1m');
  expect(paysTheSame(question)).toBe(true);
  expect(tellingOptions(question)).toEqual([]);
});
