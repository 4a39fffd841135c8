/**
 * Learns how people tell of each ruling card, in each language that has tellings, and keeps it in `src/content/learnt/`: it takes
 * some minutes a language, so that neither builds nor tests do it. `npm run learn`, or `npm run learn -- ru` for one language alone;
 * a test tells when it has to run again.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import type * as LearnAnew from '../src/components/referee/find/learning/learn-anew.ts';
import type { Kept } from '../src/components/referee/find/learnt.ts';
import { LANGUAGES } from '../src/locales.ts';
import { digestOfTaught } from './learn/digest.ts';

const FOLDER = 'src/content/learnt';

const { module } = await runnerImport<typeof LearnAnew>('./src/components/referee/find/learning/learn-anew.ts');
const wanted = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
for (const { lang } of LANGUAGES.filter((one) => wanted.length === 0 || wanted.includes(one.lang))) {
  const learnt = module.learnAnew(lang);
  if (!learnt) continue;
  const kept: Kept = { of: digestOfTaught(), ...learnt };
  writeFileSync(`${FOLDER}/${lang}.json`, `${JSON.stringify(kept)}\n`);
  console.log(`${lang}: learnt`);
}
