import type { Lexicon } from './lexicons/lexicon.ts';
import { LEXICONS } from './lexicons/lexicons.ts';

/** The languages in which a test can tell which way a sentence points. */
export const POINTED_LANGUAGES: readonly string[] = Object.keys(LEXICONS);

const lexiconOf = (lang: string): Lexicon => {
  const lexicon = LEXICONS[lang];
  if (!lexicon) throw new Error(`no negations known for ${lang}`);
  return lexicon;
};

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const wholeWord = (word: string): string => String.raw`(?<![\p{L}\d-])${escaped(word)}(?![\p{L}\d-])`;

const NUMBER = String.raw`‹[^›]*›|[+−–-]?\d[\d.,:/×]*\d|[+−–-]?\d|\{\{\w+\}\}`;

const markers = new Map<string, RegExp>();

function markerOf(lang: string): RegExp {
  const known = markers.get(lang);
  if (known) return known;
  const { negations, contraries, numerals } = lexiconOf(lang);
  const words = [...new Set(contraries.flat())].sort((one, other) => other.length - one.length).map(wholeWord);
  const made = new RegExp(
    [NUMBER, negations.source, ...words, String.raw`(?<![\p{L}\d-])(?:${numerals})(?![\p{L}\d-])`].join('|'),
    'giu',
  );
  markers.set(lang, made);
  return made;
}

/**
 * What decides which way a sentence points: its negations, its words that have an opposite, and its numbers, in order.
 * “No counter is added after 3 wins” gives “no after 3”.
 */
export const bearingOf = (sentence: string, lang: string): string =>
  [...sentence.matchAll(markerOf(lang))].map(([word]) => word.toLowerCase()).join(' ');

const matchCase = (word: string, like: string): string =>
  /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** Opposites of a sentence: without its negation or with one, and with each word of a pair exchanged for the other. */
export function oppositesOf(sentence: string, lang: string): string[] {
  const { negations, contraries, negate } = lexiconOf(lang);
  const [negation] = sentence.match(negations) ?? [];
  const turned =
    negation === undefined ? negate(sentence) : sentence.replace(new RegExp(`${wholeWord(negation)}\\s*`, 'u'), '');
  const exchanged = contraries
    .flatMap(([one, other]) => [[one, other] as const, [other, one] as const])
    .flatMap(([word, contrary]) => {
      const swapped = sentence.replace(new RegExp(wholeWord(word), 'iu'), (found) => matchCase(contrary, found));
      return swapped === sentence ? [] : [swapped];
    });
  return [turned, ...exchanged];
}
