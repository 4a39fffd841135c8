import { LANGUAGES, sitePath } from '../../../locales.ts';

/** Fetches a file of texts, in the page's language by default; returns undefined on failure, so that it can be retried. */
export async function fetchWords<Words>(
  file: `${string}-words.json`,
  language = document.documentElement.lang,
): Promise<Words | undefined> {
  const page = LANGUAGES.find(({ lang }) => lang === language);
  try {
    const answer = await fetch(sitePath(file, page?.locale));
    return answer.ok ? ((await answer.json()) as Words) : undefined;
  } catch {
    return undefined;
  }
}
