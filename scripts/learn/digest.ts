import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** All that changes what is learnt: the words of every language, how texts are read, and how is learnt from them. */
const FROM = [
  'src/content/words/*/{finder,synonyms,tellings}.json',
  'src/components/referee/find/{bytes,features,kinds,model,net,phrases,said,sequence,slots,tokens,vocabulary}.ts',
  'src/components/referee/find/learning/*.ts',
];

const DIGITS = 16;

/** A digest of all that the finder learns from. */
export function digestOfTaught(): string {
  const hash = createHash('sha256');
  for (const file of globSync(FROM).toSorted()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, DIGITS);
}
