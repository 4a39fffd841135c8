import { describe, expect, test } from 'vitest';
import { colon, dash, named, semicolon } from '../../src/i18n/signs.ts';

describe('signs that code puts between texts', () => {
  test('are set off in French by no-break spaces', () => {
    expect(named('3 han 40 fu', '5 200', 'fr')).toBe('3 han 40 fu\u00a0: 5 200');
    expect(semicolon('fr')).toBe('\u202f; ');
  });

  test.each(['en', 'ru', 'uk', 'it'])('are not in %s', (lang) => {
    expect(colon(lang)).toBe(': ');
    expect(semicolon(lang)).toBe('; ');
  });

  test('have the long dash in Russian and Ukrainian, which begins no line', () => {
    expect(['ru', 'uk', 'it', 'fr', 'en'].map(dash)).toEqual(['\u00a0— ', '\u00a0— ', ' – ', ' – ', ' – ']);
  });
});
