import './take-up-riichi.ts';
import { expect, test } from 'vitest';
import { judgeAnswer } from '../../src/quizzes/games/skills.ts';
import { mcrNumberIn } from '../../src/quizzes/mcr/misconceptions/number-ids.ts';
import { TAKERS, told } from '../learners/number-takers.ts';

const [WRONG, MOST] = [2, 60] as const;
const FORMS = ['fu by lines', 'han by lines', 'payment by lines', 'payment by number', 'mcr-whole', 'mcr-payment'];

/** `scripts/prove/other-numbers.ts` measures every form, and three answers in a row. */
test.each(FORMS)('who takes a number for another is told so among the first three in %s', (form) => {
  const named = TAKERS.filter((one) => one.form === form).flatMap(({ id, at }) => {
    const found: boolean[] = [];
    for (let i = 0; i < MOST && found.length < WRONG; i++) {
      const put = at(i, 'taken');
      if (put && !judgeAnswer(put.question, put.given).right) found.push(told(put, {}).ids.slice(0, 3).includes(id));
    }
    return found;
  });
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter(Boolean).length / named.length).toBeGreaterThan(0.85);
});

test('an id of another number in MCR is read back with it, and no other id is', () => {
  expect(mcrNumberIn('fan-worth-all-pungs-8')).toEqual({ key: 'fan-worth', fan: 'all-pungs', n: 8 });
  expect(mcrNumberIn('minimum-points-6')).toEqual({ key: 'minimum-points', n: 6 });
  for (const id of ['fan-worth-all-pungs', 'more-than-eight', 'ron-shares-3', 'worth-toitoi-3'])
    expect(mcrNumberIn(id), id).toBeUndefined();
});
