import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { OFF_TOPIC } from '../../src/components/features/referee/finder/linear-model.ts';
import { tokensOf } from '../../src/components/features/referee/finder/tokens.ts';
import { CARDS } from '../../src/components/features/referee/offences.ts';
import { LANGUAGES } from '../../src/locales.ts';

type Tellings = Readonly<Record<string, string>>;
interface Told {
  readonly said: Readonly<Record<string, string | readonly string[] | undefined>>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const tellingsIn = (lang: string) => read(`learning/tellings/${lang}.json`) as Tellings;
const FIXTURES = ['incidents', 'cases'].map((name) => `tests/fixtures/${name}.json`);
const told = [...FIXTURES, ...globSync('tests/fixtures/blind/*.json')].flatMap((file) => read(file) as readonly Told[]);

const wordsOf = (text: string): ReadonlySet<string> => new Set(tokensOf(text).filter((token) => token !== '|'));
/** Shorter texts are told in one way only, as “noten riichi”. */
const LEAST_WORDS = 6;
/** The share of its words that an incident may have in common with a telling. */
const MOST_SHARED = 0.6;
/** Ways that each card is told in at least: fewer where a language also learns from others. */
const LEAST_WAYS: Readonly<Record<string, number>> = { en: 10, ru: 10 };

describe.each(LANGUAGES.map(({ lang }) => lang))('tellings in %s', (lang) => {
  const tellings = Object.entries(tellingsIn(lang)).map(([id, text]) => [id, text.split(' / ')] as const);

  test('are there for every card and for what is about none, none of them twice', () => {
    expect(tellings.map(([id]) => id).sort()).toEqual([...CARDS.map(({ id }) => id), OFF_TOPIC].sort());
    const least = LEAST_WAYS[lang] ?? 4;
    expect(tellings.filter(([, ways]) => new Set(ways).size < least).map(([id]) => id)).toEqual([]);
    expect(tellings.filter(([, ways]) => new Set(ways).size < ways.length).map(([id]) => id)).toEqual([]);
  });

  test('share no more than six words of ten with an incident that the finder is tested by', () => {
    const all = tellings.flatMap(([, ways]) => ways.map(wordsOf));
    const placesOf = new Map<string, number[]>();
    all.forEach((words, i) => {
      for (const word of words) {
        const places = placesOf.get(word);
        if (places) places.push(i);
        else placesOf.set(word, [i]);
      }
    });
    const sharedBy = (text: string): number => {
      const words = wordsOf(text);
      const counts = new Uint16Array(all.length);
      for (const word of words) for (const i of placesOf.get(word) ?? []) counts[i] = (counts[i] ?? 0) + 1;
      return counts.reduce((most, shared, i) => Math.max(most, shared / Math.max(words.size, all[i]?.size ?? 0)), 0);
    };
    const texts = told.flatMap(({ said }) => said[lang] ?? []);
    const long = texts.filter((text) => wordsOf(text).size >= LEAST_WORDS);
    expect(long.filter((text) => sharedBy(text) > MOST_SHARED)).toEqual([]);
  });
});
