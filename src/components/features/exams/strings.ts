import { type Strings, ui } from '../../../i18n/strings.ts';
import { langOf } from '../../../locales.ts';
import { type PracticeWords, practiceWords } from '../../widgets/questions/strings.ts';
import { type IslandStrings, makeIslandStrings } from '../../base/words/strings.ts';
import type { TitledWords } from './asked/say-part.ts';

/** The pages of an exam: the organizer's event, the candidate's link, paper and oral exams, the marked sheet. */
export type ExamPageId = 'event' | 'sit' | 'supervised' | 'feedback';

/** The strings of an exam page: its own, those of questions, and the names of the levels of proof. */
export type ExamWords<Page extends ExamPageId> = PracticeWords & { readonly levels: Strings<'levels'> } & {
  readonly [Own in Page]: Strings<Own>;
} & Pick<TitledWords, 'topics'>;

/** The strings of an exam page with their language and locale. */
export type ExamStrings<Page extends ExamPageId> = IslandStrings<ExamWords<Page>>;

interface AstroPage {
  readonly params: { readonly locale?: string | undefined };
  readonly locals: { readonly t: { all(): object } };
}

/** Collects the strings of an exam page from the page's translations. */
export function examWords<Page extends ExamPageId>(t: { all(): object }, page: Page): ExamWords<Page> {
  const [words, own, levels] = [practiceWords(t), ui(t, page), ui(t, 'levels')];
  // A candidate only submits answers; his page checks nothing.
  const practice = page === 'sit' ? { ...words.practice, check: ui(t, 'sit').answer } : words.practice;
  return { ...words, practice, levels, [page]: own } as unknown as ExamWords<Page>;
}

/** The strings that an exam page is served with: what only questions say is fetched with the first. */
export type EarlyExamWords<Page extends ExamPageId> = Pick<ExamWords<Page>, 'book' | 'levels' | Page> & {
  readonly practice: Partial<PracticeWords['practice']>;
};

const isEarly = (key: string): boolean => /^(?:check|loading|missing|missing\.again|(?:part|skill)\..*)$/.test(key);

/** Collects the strings that an exam page is served with. */
export function earlyExamWords<Page extends ExamPageId>(t: { all(): object }, page: Page): EarlyExamWords<Page> {
  const { practice, book, levels, [page]: own } = examWords(t, page);
  const early = Object.fromEntries(Object.entries(practice).filter(([key]) => isEarly(key)));
  return { practice: early, book, levels, [page]: own } as unknown as EarlyExamWords<Page>;
}

/** The props that an exam's Astro page gives its island. */
export const examStrings = <Page extends ExamPageId>(
  { params: { locale }, locals: { t } }: AstroPage,
  page: Page,
): IslandStrings<EarlyExamWords<Page>> => ({ words: earlyExamWords(t, page), lang: langOf(locale), locale });

const ofAnyPage = makeIslandStrings<ExamWords<never>>('an exam page');

/** Gives an exam page its strings. */
export const ExamStringsProvider = ofAnyPage.StringsProvider;

/** The strings of the surrounding exam page, or only those that every such page has; throws on another page. */
export function useExamStrings<Page extends ExamPageId>(page?: Page): ExamStrings<Page> {
  const strings = ofAnyPage.useStrings();
  if (page !== undefined && !(page in strings.words)) throw new Error(`this page has no strings of ${page}`);
  return strings as ExamStrings<Page>;
}
