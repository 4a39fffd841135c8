import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { phrasesOf, placesOf } from '../../src/components/features/referee/finder/phrases.ts';
import { tokensOf } from '../../src/components/features/referee/finder/tokens.ts';
import { type Lang, LANGUAGES } from '../../src/locales.ts';
import { wordsOfLanguage } from './finder-words.ts';

/** Keys whose entries are not phrases. */
const NOT_PHRASES = ['renamed'];

/** What somebody may write where a phrase fits: each word in turn of those with a choice, no words in gaps. */
function* textsOf(phrase: string): Generator<string> {
  const words = phrase
    .replaceAll(/[*]|\.\.\./g, '')
    .replaceAll('+', ' ')
    .split(/\s+/)
    .filter(Boolean);
  const most = Math.max(...words.map((word) => word.split('|').length));
  for (let i = 0; i < most; i += 1)
    yield words
      .map((word) => word.split('|'))
      .map((ways) => ways[i % ways.length])
      .join(' ');
}

const isFound = (phrase: string, text: string): boolean =>
  phrasesOf(phrase).some((one) => placesOf(one, tokensOf(text)).length > 0);

describe.each(LANGUAGES.map(({ lang }) => lang))('the words of the finder in %s', (lang: Lang) => {
  test('are phrases that match what they say', () => {
    const phrases = wordsOfLanguage(lang)
      .flatMap((words) => Object.entries(words))
      .flatMap(([id, list]) => (NOT_PHRASES.includes(id) ? [] : list.split(',').map((one) => one.trim())))
      .filter((phrase) => phrase !== '');
    const missed = phrases.flatMap((phrase) => [...textsOf(phrase)].filter((text) => !isFound(phrase, text)));
    expect(missed).toEqual([]);
  });

  test('are single words where they are synonyms', () => {
    const groups = JSON.parse(readFileSync(`src/content/words/${lang}/synonyms.json`, 'utf8')) as Record<
      string,
      string
    >;
    const all = Object.values(groups).flatMap((list) => list.split(' '));
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((word) => tokensOf(word.replace('*', '')).length !== 1)).toEqual([]);
  });
});

describe.each([
  ['1st time', ['it is his 1st time', 'his 1 st time'], ['at 1 time', '21st time', 'the first time']],
  ['don’t know who', ['we don’t know who', "we don't know who", 'we do not know who'], ['know who', 'do know who']],
  [
    'l’arbitro ha detto',
    ['l’arbitro ha detto morta', "l'arbitro ha detto morta"],
    ['arbitro ha detto', 'l’arbitro dice'],
  ],
  ['au-delà de', ['au-delà de cinq', 'au delà de cinq'], ['au milieu de', 'au-dessus de']],
  ['a-t-il encore', ['a-t-il encore le droit', 'a t il encore'], ['il a encore', 'a encore']],
  ['take-back*', ['a take-back', 'two take-backs'], ['take the back seat']],
])('the phrase “%s”', (phrase, near, far) => {
  test.each(near)('matches “%s”', (text) => {
    expect(isFound(phrase, text)).toBe(true);
  });

  test.each(far)('does not match “%s”', (text) => {
    expect(isFound(phrase, text)).toBe(false);
  });
});
