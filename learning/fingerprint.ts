import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** Everything that changes a model: words in every language, how a text is read, and how training goes. */
const SOURCES = [
  'src/content/words/*/{finder,synonyms}.json',
  'src/components/features/referee/finder/{features,linear-model,network,packing,phrases,query,tokens,vocabulary}.ts',
  'learning/{adam,examples,gradients,linear-training,network-training,random,sparse-weights}.ts',
  'learning/tellings/*.json',
];

const DIGITS = 16;

/** Code without comments, blank lines and the paths of imports, which do not change a model. */
const codeOf = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/from '[^']*'/g, '')
    .replace(/\s+/g, ' ');

/** A fingerprint of everything that the finder is trained from. */
export function trainingFingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES).toSorted()) {
    const text = readFileSync(file, 'utf8');
    hash.update(file.endsWith('.ts') ? codeOf(text) : text);
  }
  return hash.digest('hex').slice(0, DIGITS);
}
