import { LANGUAGES, sitePath } from '../../../locales.ts';

/** Fetches a file of words in the language of the page; undefined, and to be tried again, where it does not come. */
export async function fetchWords<Words>(file: `${string}-words.json`): Promise<Words | undefined> {
  const page = LANGUAGES.find(({ lang }) => lang === document.documentElement.lang);
  try {
    const answer = await fetch(sitePath(file, page?.locale));
    return answer.ok ? ((await answer.json()) as Words) : undefined;
  } catch {
    return undefined;
  }
}
