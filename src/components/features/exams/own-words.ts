import { useEffect, useState } from 'preact/hooks';
import { gameOf } from '../../../engine/rulebooks/ids.ts';
import { LANGUAGES } from '../../../locales.ts';
import type { Blueprint } from '../../../quizzes/exams/blueprint/blueprint.ts';
import { fetchWords } from '../../base/words/fetch-words.ts';
import type { McrWords } from '../../widgets/fan/words.ts';
import type { AuthoredWords } from './authored/words.ts';
import { type ExamStrings, type ExamWords, useExamStrings } from './strings.ts';

/** The strings of messages and sheets in one language, with the words of the game and of authored questions where asked. */
export type OwnStrings<Page extends 'event' | 'supervised'> = ExamStrings<Page> & {
  readonly mcr?: McrWords;
  readonly authored?: AuthoredWords;
};
type AnyStrings = OwnStrings<'event' | 'supervised'>;

/** Which words an exam needs beside its strings. */
interface Needs {
  readonly mcr: boolean;
  readonly authored: boolean;
}
const needsOf = (page: 'event' | 'supervised', { rules, authored = [] }: Blueprint): Needs => ({
  mcr: page === 'supervised' && gameOf(rules) === 'mcr',
  authored: authored.length > 0,
});

/** Languages that were fetched; one that did not come is asked for again. */
const fetched = new Map<string, AnyStrings>();

/** The strings of a language that were fetched; undefined where anything that is needed is missing. */
function knownStrings(lang: string, { mcr, authored }: Needs): AnyStrings | undefined {
  const there = fetched.get(lang);
  return there && (!mcr || there.mcr) && (!authored || there.authored) ? there : undefined;
}

async function fetchStrings(lang: string, needs: Needs): Promise<boolean> {
  if (knownStrings(lang, needs)) return true;
  const there = fetched.get(lang);
  const [words, mcr, authored] = await Promise.all([
    there?.words ?? fetchWords<ExamWords<'event' | 'supervised'>>('exam-words.json', lang),
    needs.mcr ? (there?.mcr ?? fetchWords<McrWords>('mcr-words.json', lang)) : there?.mcr,
    needs.authored ? (there?.authored ?? fetchWords<AuthoredWords>('authored-words.json', lang)) : there?.authored,
  ]);
  if (!words) return false;
  const locale = LANGUAGES.find((one) => one.lang === lang)?.locale;
  const titled = authored ? { ...words, topics: authored.topics } : words;
  fetched.set(lang, { words: titled, lang, locale, ...(mcr && { mcr }), ...(authored && { authored }) });
  return knownStrings(lang, needs) !== undefined;
}

/** Somebody whose language matters. */
interface Reader {
  readonly language: string;
}

/** The strings for each reader in his own language, and the languages that could not be fetched. */
export interface OwnWords<Page extends 'event' | 'supervised'> {
  /** Undefined while they are being fetched. */
  readonly missing: readonly string[] | undefined;
  /** In the page's language where his own is missing. */
  readonly of: (reader: Reader) => OwnStrings<Page>;
}

/** Fetches the strings of every language that people read beside that of the page, and the words that their exam needs. */
export function useOwnWords<Page extends 'event' | 'supervised'>(
  page: Page,
  people: readonly Reader[],
  blueprint: Blueprint,
): OwnWords<Page> {
  const strings = useExamStrings(page);
  const [missing, setMissing] = useState<readonly string[]>();
  const needs = needsOf(page, blueprint);
  const others = [...new Set(people.map(({ language }) => language))].filter((one) => one !== strings.lang).sort();
  useEffect(() => {
    let isWanted = true;
    setMissing(undefined);
    void Promise.all(others.map(async (lang) => ((await fetchStrings(lang, needs)) ? [] : [lang]))).then((lacking) => {
      if (isWanted) setMissing(lacking.flat());
    });
    return () => {
      isWanted = false;
    };
  }, [others.join(), needs.mcr, needs.authored]);
  return {
    missing,
    of: ({ language }) =>
      language === strings.lang
        ? strings
        : ((knownStrings(language, needs) as OwnStrings<Page> | undefined) ?? strings),
  };
}
