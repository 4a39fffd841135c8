import { inCyrillic } from '../../../../quizzes/exams/event-key.ts';

/** The languages that are written in Cyrillic. */
const CYRILLIC: readonly string[] = ['ru', 'uk'];

/** A key as it is posted and read aloud: its words, and the same in Cyrillic for those who read that. */
export const showKey = (key: string, lang: string): string =>
  [key, ...(CYRILLIC.includes(lang) ? [inCyrillic(key)] : [])].map((one) => one.replaceAll('-', ' ')).join('\n');
