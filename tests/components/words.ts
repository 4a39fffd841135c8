import { readFileSync } from 'node:fs';
import { type ScorerStrings, scorerWords } from '../../src/components/widgets/hand-editor/strings.ts';

/** The scorer's words in a language, as its island gets them. */
export const wordsIn = (lang: string): ScorerStrings =>
  scorerWords({ all: () => JSON.parse(readFileSync(`src/content/i18n/${lang}.json`, 'utf8')) as object });
