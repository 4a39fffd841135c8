import { useEffect, useState } from 'preact/hooks';
import { LANGUAGES } from '../../../locales.ts';
import { fetchWords } from '../../base/words/fetch-words.ts';
import { type ExamStrings, type ExamWords, useExamStrings } from './strings.ts';

/** The strings of messages and sheets, in one language. */
type OwnStrings = ExamStrings<'event' | 'supervised'>;

/** Languages that were fetched; one that did not come is asked for again. */
const fetched = new Map<string, OwnStrings>();

async function ownStrings(lang: string): Promise<OwnStrings | undefined> {
  const there = fetched.get(lang);
  if (there) return there;
  const words = await fetchWords<ExamWords<'event' | 'supervised'>>('exam-words.json', lang);
  const locale = LANGUAGES.find((one) => one.lang === lang)?.locale;
  if (words) fetched.set(lang, { words, lang, locale });
  return fetched.get(lang);
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
  readonly of: (reader: Reader) => ExamStrings<Page>;
}

/** Fetches the strings of every language that people read beside that of the page. */
export function useOwnWords<Page extends 'event' | 'supervised'>(
  page: Page,
  people: readonly Reader[],
): OwnWords<Page> {
  const strings = useExamStrings(page);
  const [missing, setMissing] = useState<readonly string[]>();
  const others = [...new Set(people.map(({ language }) => language))].filter((one) => one !== strings.lang).sort();
  useEffect(() => {
    let isWanted = true;
    setMissing(undefined);
    void Promise.all(others.map(async (lang) => ((await ownStrings(lang)) ? [] : [lang]))).then((lacking) => {
      if (isWanted) setMissing(lacking.flat());
    });
    return () => {
      isWanted = false;
    };
  }, [others.join()]);
  return {
    missing,
    of: ({ language }) =>
      language === strings.lang ? strings : ((fetched.get(language) as ExamStrings<Page> | undefined) ?? strings),
  };
}
