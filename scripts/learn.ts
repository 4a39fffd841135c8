/**
 * Learns how people tell of each ruling card, in each language that has tellings, and keeps it in `src/content/learnt/`: it takes
 * a minute or two a language, so that neither builds nor tests do it. `npm run learn`; a test tells when it has to run again.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import type * as LearnAnew from '../src/components/referee/find/learn-anew.ts';
import type { Kept } from '../src/components/referee/find/learnt.ts';
import { LANGUAGES } from '../src/locales.ts';
import { digestOfTaught } from './learn/digest.ts';

const FOLDER = 'src/content/learnt';

const { module } = await runnerImport<typeof LearnAnew>('./src/components/referee/find/learn-anew.ts');
mkdirSync(FOLDER, { recursive: true });
for (const { lang } of LANGUAGES) {
  const model = module.learnAnew(lang);
  if (!model) continue;
  const kept: Kept = { of: digestOfTaught(), model };
  writeFileSync(`${FOLDER}/${lang}.json`, `${JSON.stringify(kept)}\n`);
  console.log(`${lang}: learnt`);
}
