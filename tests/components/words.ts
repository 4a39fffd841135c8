import { readFileSync } from 'node:fs';
import { type ScorerWords, scorerWords } from '../../src/components/widgets/hand-editor/strings.ts';

/** The scorer's strings in a language, as its island receives them. */
export const wordsIn = (lang: string): ScorerWords =>
  scorerWords({ all: () => JSON.parse(readFileSync(`src/content/i18n/${lang}.json`, 'utf8')) as object });
