import { readFileSync } from 'node:fs';
import { BOOK_IDS, gameOf } from '../../src/engine/rulebooks/ids.ts';
import { CONTENT, entriesOf } from './ledger.ts';

/** What a concept of the game is called in a language. */
export interface TermWords {
  readonly word: string;
  /** Forms that follow numbers. */
  readonly forms?: readonly string[];
  /** Other words that readers may look for. */
  readonly also?: readonly string[];
  /** Words that the site does not use for it; `*` stands for any ending. */
  readonly not?: readonly string[];
  /** The one game where this holds, where the two games differ. */
  readonly game?: 'riichi' | 'mcr';
  /** The rulebook in that language that has the word, or who says it. */
  readonly from?: string;
  /** Texts that may use such a word all the same, and why. */
  readonly except?: Readonly<Record<string, string>>;
}

/** What every concept is called in a language. */
export const termsOf = (lang: string, root = CONTENT): Readonly<Record<string, TermWords>> =>
  JSON.parse(readFileSync(`${root}/words/${lang}/terms.json`, 'utf8')) as Record<string, TermWords>;

/** Finds a word of `not`, whole and in any case, in a text. */
export const patternOf = (word: string): RegExp => {
  const source = word
    .split(/\s+/)
    .map((part) => RegExp.escape(part).replaceAll('\\*', '\\p{L}*'))
    .join('[\\s\\u00a0\\u202f]+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'iu');
};

/** What a reader sees of a text: no placeholders, and of a component in a chapter only its title. */
const shownOf = (text: string): string =>
  text.replace(/\{\{[^}]*\}\}/g, ' ').replace(/<[^>]*>/g, (tag) => / title="([^"]*)"/.exec(tag)?.[1] ?? ' ');

/** Files whose texts are all of one game. */
const OF_GAME: readonly (readonly [RegExp, TermWords['game']])[] = [
  [/mcr|^words\/fans\//, 'mcr'],
  [/^words\/(?:yaku|scenarios)\//, 'riichi'],
];

/** The game that a text speaks of, by its name; undefined where it may be either. */
export function gameIn(name: string): TermWords['game'] {
  const book = BOOK_IDS.find((id) => name.split(/[/.]/).includes(id));
  return book ? gameOf(book) : OF_GAME.find(([pattern]) => pattern.test(name))?.[1];
}

/** The rulebooks that rule on each card of the referee's desk. */
const BOOKS_OF_CARD: ReadonlyMap<string, readonly string[]> = new Map(
  ['offences', 'situations'].flatMap((file) => {
    const cards = JSON.parse(readFileSync(`${CONTENT}/penalties/${file}.json`, 'utf8')) as readonly {
      readonly id: string;
      readonly rulings: Readonly<Record<string, unknown>>;
    }[];
    return cards.map(({ id, rulings }) => [id, Object.keys(rulings)] as const);
  }),
);

/** What a card is called and why: both games read it where both have the card. */
const ON_CARD = /^words\/(?:(?:penalties|situations)\/(?<id>[\w-]+)\.(?:name|why)|asks\/cards\.(?<short>[\w-]+))$/;

/** The games whose players read a text, as far as its name tells. */
export function gamesIn(name: string): readonly TermWords['game'][] {
  const { id, short } = ON_CARD.exec(name)?.groups ?? {};
  const books = BOOKS_OF_CARD.get(id ?? short ?? '') ?? [];
  const games = BOOK_IDS.filter((book) => books.includes(book)).map(gameOf);
  return games.length > 0 ? games : [gameIn(name)];
}

/** A forbidden word in a text, and the word to use instead. */
export interface Forbidden {
  readonly name: string;
  readonly found: string;
  readonly instead: string;
}

/** A text by its name, `ui/tensu.nav.home`. */
export type NamedText = readonly [name: string, text: string];

/**
 * The forbidden words in texts of a language. A word of one game is allowed in texts of the other, and of neither;
 * a card that both games have is called by a word that neither forbids.
 */
export function forbiddenIn(
  texts: readonly NamedText[],
  terms: Readonly<Record<string, TermWords>>,
): readonly Forbidden[] {
  const rules = Object.values(terms).flatMap(({ not = [], word, game, except = {} }) =>
    not.map((one) => ({ pattern: patternOf(one), word, game, except })),
  );
  return texts.flatMap(([name, text]) => {
    const shown = shownOf(text);
    return rules.flatMap(({ pattern, word, game, except }) => {
      const found = game === undefined || gamesIn(name).includes(game) ? pattern.exec(shown) : null;
      return found && !(name in except) ? [{ name, found: found[0], instead: word }] : [];
    });
  });
}

/** Names of the glossary that are other words than the terms of the same concepts. */
function otherNames(texts: readonly NamedText[], terms: Readonly<Record<string, TermWords>>): readonly Forbidden[] {
  const all = new Map(texts);
  return Object.entries(terms).flatMap(([id, { word }]) => {
    const name = `words/glossary/${id}.name`;
    const found = all.get(name);
    return found === undefined || found.toLowerCase() === word.toLowerCase() ? [] : [{ name, found, instead: word }];
  });
}

/** All own texts of a language. */
const ownTexts = (lang: string, files: readonly string[], root = CONTENT): readonly NamedText[] =>
  files.flatMap((file) =>
    entriesOf(file, lang, root).flatMap(({ id, own }) => (own === undefined ? [] : [[`${file}/${id}`, own] as const])),
  );

/** Every forbidden word, and every other name in the glossary, in the texts of a language. */
export function forbiddenWords(
  lang: string,
  files: readonly string[],
  root = CONTENT,
  withExceptions = true,
): readonly Forbidden[] {
  const all = Object.entries(termsOf(lang, root));
  const terms = Object.fromEntries(all.map(([id, term]) => [id, withExceptions ? term : { ...term, except: {} }]));
  const texts = ownTexts(lang, files, root);
  return [...forbiddenIn(texts, terms), ...otherNames(texts, terms)];
}
