/** Endings of words without accents, by language: the longest that leaves a stem of three letters is cut off. */
const ENDINGS: Readonly<Record<string, string>> = {
  en: 'ings ing ed es s e ly',
  fr: 'ements ement ees ee ers er es e s x ent ant ants antes ante',
  it: 'are ere ire ato ata ati ate uto uta uti ute ito ita iti ite ando endo ano ono hi he i a o e',
  ru: 'ьями ьях ьям ьеи ьем ьих ьим ьими иями ями ами иях ях ах ием ем ом иям ям ам ого его ому ему ыми ими ых их ым им ыи ии ои еи ая яя ое ее ые ие ую юю ью ия ию ья ье ов ев а я о е и ы у ю ь ать ить еть ял ал ил ла ло ли л ся',
  uk: 'иями ями ами ового ові еві ого ього ому ьому ими іми их іх ім им ою ею єю ии іи оі еі єі ів ах ях ам ям ом ем єм ая ию ія ію а я о е є и і у ю ь ати ити іти в ла ло ли то но ся',
};
const SORTED = new Map(
  Object.entries(ENDINGS).map(([lang, endings]) => [
    lang,
    endings.split(' ').toSorted((one, other) => other.length - one.length),
  ]),
);

/** Forms that no ending explains. */
const IRREGULAR: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ru: {
    двух: 'два',
    двумя: 'два',
    две: 'два',
    трех: 'три',
    тремя: 'три',
    четырех: 'четыре',
    четырьмя: 'четыре',
    восьми: 'восемь',
  },
  uk: {
    двох: 'два',
    двома: 'два',
    дві: 'два',
    трьох: 'три',
    трьома: 'три',
    чотирьох: 'чотири',
    семи: 'сім',
    сімома: 'сім',
    восьми: 'вісім',
    руці: 'рука',
  },
};

/** Words that stand in any text and tell nothing of what is sought. */
const FILLING = new Set(
  [
    'a an the to of in on at is was it its and or by for with from',
    'и в на с к о а по у за из от до при для без под над что как не ли',
    'і й та в у на з зі із за до від при для без під над що як не чи',
    'il lo la i gli le l un una uno di del dello della dei degli delle d a al allo alla ai agli alle da dal in nel nella con su sul sulla sui sugli per e o che è non ho ha',
    'le la les l un une des de du d à a au aux en dans sur par pour avec et ou que qui qu n ne pas se s son sa ses c ce',
  ].flatMap((words) => words.split(' ')),
);

/** Whether a word stands in any text. */
export const isFilling = (word: string): boolean => FILLING.has(word.toLowerCase());

const VOWEL = 'аеиоуыэюяіє';
/** `палочек` and `палочки`, `ветер` and `ветра`: the vowel that only some forms have. */
const FLEETING = new RegExp(`(?<=.[^${VOWEL}])[ое](?=[кцрл]$)`);

/** A word in lower case without accents: ё is е, ґ is г, and й is и. */
const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ґ', 'г').replaceAll('œ', 'oe').normalize('NFD').replace(/\p{M}/gu, '');

/** The words and numbers of a text: an apostrophe within a Cyrillic word is no letter, and `5.2b.1` stays whole. */
export const lettersOf = (text: string): readonly string[] =>
  plain(text)
    .replace(/(?<=\p{Script=Cyrillic})['’ʼ‘`´](?=\p{Script=Cyrillic})/gu, '')
    .match(/[a-z]?\d[\da-z]*(?:\.[\da-z]+)*|\p{L}+/gu) ?? [];

/** The part of a word that its forms share, in the language of its letters. */
export function stemOf(word: string, lang: string): string {
  const [first = ''] = lettersOf(word);
  if (first.length < 4 && lang !== 'ru' && lang !== 'uk') return first;
  const whole = IRREGULAR[lang]?.[first] ?? first;
  if (whole.length < 4) return whole;
  const ending = SORTED.get(lang)?.find((one) => whole.endsWith(one) && whole.length - one.length >= 3) ?? '';
  return whole
    .slice(0, whole.length - ending.length)
    .replace(FLEETING, '')
    .replace(/(.)\1$/, '$1');
}
