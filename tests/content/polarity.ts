/** Words that turn a sentence round, and pairs of words that mean opposite things in a rule, as stems. */
interface Lexicon {
  readonly negations: RegExp;
  /** Pairs of contrary words; a sentence with one of them changed to the other says the opposite. */
  readonly contraries: readonly (readonly [one: string, other: string])[];
  /** Puts a negation into a sentence that has none. */
  readonly negate: (sentence: string) => string;
}

const EN: Lexicon = {
  negations:
    /\b(?:no|not|never|nor|neither|none|nobody|no-one|nothing|nowhere|cannot|without|unless|except|but|only|hardly|\w+n[’']t)\b/giu,
  contraries: [
    ['may', 'must'],
    ['allowed', 'forbidden'],
    ['always', 'never'],
    ['before', 'after'],
    ['more', 'less'],
    ['more', 'fewer'],
    ['all', 'none'],
    ['both', 'neither'],
    ['same', 'different'],
    ['first', 'last'],
    ['most', 'least'],
    ['up', 'down'],
    ['right', 'left'],
    ['open', 'closed'],
    ['open', 'concealed'],
    ['stays', 'changes'],
    ['stay', 'go'],
    ['stands', 'falls'],
    ['gets', 'pays'],
    ['get', 'pay'],
    ['gets', 'loses'],
    ['wins', 'loses'],
    ['add', 'subtract'],
    ['counts', 'is ignored'],
    ['right', 'wrong'],
    ['ron', 'tsumo'],
    ['tenpai', 'noten'],
    ['higher', 'lower'],
    ['early', 'late'],
    ['face up', 'face down'],
    ['face-up', 'face-down'],
    ['clockwise', 'counter-clockwise'],
    ['above', 'below'],
    ['at once', 'later'],
    ['chombo', 'warning'],
    ['dead', 'live'],
    ['banned', 'permitted'],
    ['valid', 'void'],
    ['kept', 'lost'],
    ['penalty', 'reward'],
    ['correct', 'mistaken'],
    ['lose', 'keep'],
    ['loses', 'keeps'],
    ['opponent', 'offender'],
  ],
  negate: (sentence) => {
    const verb =
      /\b(may|can|must|is|are|was|were|has|have|had|does|do|will|would|should|could|needs|gets|pays|counts|stays|ends|goes|takes|makes|loses|wins|plays)\b/iu;
    return verb.test(sentence) ? sentence.replace(verb, '$1 not') : `It is not so: ${sentence}`;
  },
};

const RU: Lexicon = {
  negations:
    /(?<!\p{L})(?:не|ни|нет|без|никто|ничего|никогда|никак\p{L}*|нельзя|неверно|кроме|только|лишь|невозможно)(?!\p{L})/giu,
  contraries: [
    ['можно', 'нельзя'],
    ['всегда', 'никогда'],
    ['до', 'после'],
    ['больше', 'меньше'],
    ['открытый', 'закрытый'],
    ['открытая', 'закрытая'],
    ['открытой', 'закрытой'],
    ['рон', 'цумо'],
    ['вверх', 'вниз'],
    ['первый', 'последний'],
    ['платит', 'получает'],
    ['каждый', 'один'],
  ],
  negate: (sentence) => {
    const verb =
      /(?<!\p{L})(\p{L}{2,}(?:ется|ются|ится|ятся|ает|яет|ают|яют|ует|уют|ит|ят|ат|ёт|ет|ут|ют|дут|жен|жна|жны|жно))(?!\p{L})/iu;
    return verb.test(sentence) ? sentence.replace(verb, 'не $1') : `Неверно, что ${sentence}`;
  },
};

const LEXICONS: Readonly<Record<string, Lexicon>> = { en: EN, ru: RU };

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
const NUMERALS: Readonly<Record<string, string>> = {
  en: 'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|twenty|once|twice|half|double|triple|second|third|fourth',
  ru: 'один|одна|одно|одного|одной|два|две|двух|три|трёх|трех|четыре|пять|семь|восемь|девять|десять|тринадцать|дважды|вдвое|половин\\p{L}*',
};

const markers = new Map<string, RegExp>();

function markerOf(lang: string): RegExp {
  const known = markers.get(lang);
  if (known) return known;
  const { negations, contraries } = lexiconOf(lang);
  const words = [...new Set(contraries.flat())].sort((one, other) => other.length - one.length).map(wholeWord);
  const made = new RegExp(
    [NUMBER, negations.source, ...words, String.raw`(?<![\p{L}\d-])(?:${NUMERALS[lang] ?? ''})(?![\p{L}\d-])`].join(
      '|',
    ),
    'giu',
  );
  markers.set(lang, made);
  return made;
}

/**
 * What decides which way a sentence points: its negations, its words that have a contrary, and its numbers, in order. "No counter
 * is added after 3 wins" gives "no after 3".
 */
export const bearingOf = (sentence: string, lang: string): string =>
  [...sentence.matchAll(markerOf(lang))].map(([word]) => word.toLowerCase()).join(' ');

const matchCase = (word: string, like: string): string =>
  /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** Sentences that say the opposite: without its negation or with one, and with each contrary word exchanged for the other. */
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
