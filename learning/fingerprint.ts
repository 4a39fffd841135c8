import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { Lang } from '../src/locales.ts';
import { languagesOf } from './examples.ts';

/** Everything that changes a model: how a text is read, how training goes, and the words and tellings it learns from. */
const sourcesOf = (lang: Lang): string[] => {
  const langs = languagesOf(lang);
  return [
    `src/content/words/{en,${langs.join(',')}}/{finder,synonyms}.json`,
    'src/components/features/referee/finder/{features,linear-model,numbers,phrases,query,sets,tokens,vocabulary}.ts',
    'learning/{examples,linear-training,random,sparse-weights}.ts',
    ...langs.map((one) => `learning/tellings/${one}.json`),
  ];
};

const DIGITS = 16;

/** Code without comments, blank lines and the paths of imports, which do not change a model. */
const codeOf = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/from '[^']*'/g, '')
    .replace(/\s+/g, ' ');

/** A fingerprint of everything that the finder of a language is trained from. */
export function trainingFingerprint(lang: Lang): string {
  const hash = createHash('sha256');
  for (const file of globSync(sourcesOf(lang)).toSorted()) {
    const text = readFileSync(file, 'utf8');
    hash.update(file.endsWith('.ts') ? codeOf(text) : text);
  }
  return hash.digest('hex').slice(0, DIGITS);
}
