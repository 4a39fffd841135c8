import { isFilling, lettersOf, stemOf } from '../../../i18n/stems.ts';
import { ASKED_PARTS, type AskedPart, type AskedWords } from './answer-file.ts';

/** Recognises the words of questions in a language. */
export interface QuestionWords {
  readonly lang: string;
  /** What a word stands for, if anything. */
  readonly partOf: (word: string) => AskedPart | undefined;
  /** Whether a word only asks, such as “how”; `est` may be French for East, too. */
  readonly isAsking: (word: string) => boolean;
  readonly limitOf: (word: string) => string | undefined;
  /** The number that a word is; undefined for anything else. */
  readonly numberOf: (word: string) => number | undefined;
}

/** The stems of a text's words, without words that stand in any text. */
export const stemsOf = (text: string, lang: string): readonly string[] =>
  lettersOf(text)
    .filter((word) => !isFilling(word))
    .map((word) => stemOf(word, lang));

/** Reads the words of questions from a file of answers. */
export function questionWords({ parts, numbers, limits }: AskedWords, lang: string): QuestionWords {
  const stem = (word: string): string => stemOf(word, lang);
  const known = new Map<string, AskedPart>();
  for (const part of ASKED_PARTS)
    for (const word of parts[part].flatMap(lettersOf)) if (!known.has(word)) known.set(word, part);
  const byStem = new Map<string, AskedPart>();
  for (const [word, part] of known) if (!byStem.has(stem(word))) byStem.set(stem(word), part);
  const limitStems = new Map(
    Object.entries(limits).flatMap(([id, names]) =>
      names.flatMap((name) => lettersOf(name).map((word) => [stem(word), id] as const)),
    ),
  );
  const counts = new Map(numbers.flatMap((number, i) => lettersOf(number).map((word) => [word, i + 1] as const)));
  const asking = new Set(parts.asking.flatMap(lettersOf));
  return {
    lang,
    isAsking: (word) => asking.has(word),
    partOf: (word) => known.get(word) ?? byStem.get(stem(word)),
    limitOf: (word) => limitStems.get(stem(word)),
    numberOf: (word) => (/^\d{1,6}$/.test(word) ? Number(word) : counts.get(word)),
  };
}
