import { expect, test } from 'vitest';
import { lookAlikesOf } from '../../../src/quizzes/exams/look-alikes.ts';
import { rowOf } from './made.ts';

const looksLike = (one: string, other: string): boolean =>
  lookAlikesOf([one, other].map((name, i) => ({ ...rowOf(name), number: i + 1, token: String(i).padStart(12, '0') })))
    .size > 0;

test.each([
  ['Søren', 'Soren'],
  ['Łukasz', 'Lukasz'],
  ['Weiß', 'Weiss'],
  ['Bernard', 'Bemard'],
  ['VVill', 'Will'],
  ['ᴀnna', 'Anna'],
  ['Ꮩera', 'Vera'],
  ['Игорь', 'Игоръ'],
  ['Зоя', '3оя'],
  ['Аnna', 'Anna'],
  ['Kim Anna', 'Anna Kim'],
  ['Renée', 'Renee'],
])('%s looks like %s', (one, other) => expect(looksLike(one, other)).toBe(true));

test.each([
  ['Anna', 'Hanna'],
  ['Ern', 'Erna'],
  ['Player 3', 'Player 8'],
  ['Soren', 'Seren'],
  ['Зоя', 'Юля'],
])('%s does not look like %s', (one, other) => expect(looksLike(one, other)).toBe(false));
