/** A stretch of text on a built page, and the language that its element says it is in. */
export interface Spoken {
  readonly lang: string;
  readonly text: string;
  /** Its element, to find it again. */
  readonly tag: string;
}

const UNREAD = new Set(['script', 'style', 'template', 'svg', 'noscript', 'head']);
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const PART = /<!(?:--[\s\S]*?--|[^>-][^>]*)>|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+/g;
/** Words that are deliberately in another language: names of this site, of languages, of a term elsewhere. */
const OTHER_NAMES = /\stranslate="no"|\shreflang=|class="names[\s"]/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': '’' };

const decoded = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? (name.startsWith('#') ? ' ' : whole));

/** The texts of a page that readers meet, with the languages of their elements. */
export function spokenIn(html: string): readonly Spoken[] {
  const found: Spoken[] = [];
  const open: { readonly tag: string; readonly lang: string; readonly isRead: boolean }[] = [];
  for (const [part, slash, name, attributes = ''] of html.matchAll(PART)) {
    const top = open.at(-1) ?? { tag: '', lang: 'en', isRead: true };
    if (name === undefined) {
      const text = part.startsWith('<!') ? '' : decoded(part).replace(/\s+/g, ' ').trim();
      if (text !== '' && top.isRead) found.push({ lang: top.lang, text, tag: top.tag });
      continue;
    }
    const tag = name.toLowerCase();
    if (slash === '/') {
      const at = open.findLastIndex((one) => one.tag === tag);
      if (at >= 0) open.length = at;
    } else if (!VOID.has(tag) && !attributes.endsWith('/')) {
      const lang = /(?:^|\s)lang="([^"]*)"/.exec(attributes)?.[1] ?? top.lang;
      const isRead = top.isRead && !UNREAD.has(tag) && !OTHER_NAMES.test(attributes);
      open.push({ tag, lang, isRead });
    }
  }
  return found;
}

/** The words of a text, without numbers and anything without letters. */
export const wordsOf = (text: string): readonly string[] => text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];

/** Function words that give a sentence's language away. None of them is one in another language here. */
const SMALL: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set('the and of is are was with your you that this which have has not from their it be by an'.split(' ')),
  fr: new Set(
    'le la les des du un une et est sont pas que qui dans pour avec vous ce sur ne au aux il elle'.split(' '),
  ),
  it: new Set('il lo gli le di del della che è sono non con per una un si da nel alla i tuo dei'.split(' ')),
};

const count = (words: readonly string[], lang: string): number =>
  words.filter((word) => SMALL[lang]?.has(word.toLowerCase())).length;

/** Whether a text marked as another language is an English sentence. */
export function isEnglish({ lang, text }: Pick<Spoken, 'lang' | 'text'>): boolean {
  const words = wordsOf(text);
  if (lang === 'ru' || lang === 'uk') {
    const isCyrillic = words.some((word) => /\p{Script=Cyrillic}/u.test(word));
    return !isCyrillic && words.length >= 3 && count(words, 'en') > 0;
  }
  return count(words, 'en') >= 2 && count(words, 'en') > count(words, lang);
}

/** Small words that Italian and French have in common. */
const SHARED = new Set('la le il un ne si est in e elle'.split(' '));

/** Letters that one Cyrillic language has and the other has not. */
const FOREIGN_LETTERS: Readonly<Record<string, readonly [letters: RegExp, other: string]>> = {
  ru: [/[іїєґ]/i, 'uk'],
  uk: [/[ыэъё]/i, 'ru'],
};

/** The language of a text that says it is in another; undefined where nothing speaks against what it says. */
export function otherLanguageOf({ lang, text }: Pick<Spoken, 'lang' | 'text'>): string | undefined {
  const [letters = /\p{Script=Cyrillic}/u, other = 'ru'] = FOREIGN_LETTERS[lang] ?? [];
  if (!/^(?:ja|zh)/.test(lang) && letters.test(text)) return other;
  if (lang !== 'en' && isEnglish({ lang, text })) return 'en';
  const words = wordsOf(text).filter((word) => !SHARED.has(word.toLowerCase()));
  const own = count(words, lang);
  return Object.keys(SMALL).find((one) => one !== lang && count(words, one) >= 3 && count(words, one) > 2 * own);
}
