/**
 * Trains the referee's finder in each language that has tellings and writes `src/content/model/<language>.json`.
 * `npm run train`, or `npm run train -- ru` for one language. It takes about two minutes a language, so neither the build
 * nor the tests do it; a test fails when a model is out of date.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { ModelFile } from '../src/components/features/referee/finder/model-files.ts';
import { LANGUAGES } from '../src/locales.ts';
import { examplesBeside, examplesIn } from './examples.ts';
import { trainingFingerprint } from './fingerprint.ts';
import { trainLinearModel } from './linear-training.ts';

const FOLDER = 'src/content/model';
/** Seconds on one core, measured in 2026. */
const SECONDS_PER_TELLING = 0.004;
const SECONDS_PER_MINUTE = 60;
const minutes = (seconds: number): string => (seconds / SECONDS_PER_MINUTE).toFixed(0);

const wanted = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
for (const { lang } of LANGUAGES.filter((one) => wanted.length === 0 || wanted.includes(one.lang))) {
  const examples = examplesIn(lang);
  if (!examples) continue;
  const began = performance.now();
  const expected = minutes(examples.length * SECONDS_PER_TELLING);
  console.log(`${lang}: training on ${String(examples.length)} tellings takes about ${expected} minutes of one core …`);
  const file: ModelFile = {
    fingerprint: trainingFingerprint(lang),
    linear: trainLinearModel([...examples, ...examplesBeside(lang)]),
  };
  writeFileSync(`${FOLDER}/${lang}.json`, `${JSON.stringify(file)}\n`);
  console.log(`${lang}: trained in ${minutes((performance.now() - began) / 1000)} minutes`);
}
