import type { z } from 'astro/zod';
import { LANGUAGES } from '../../locales.ts';
import { type Question, checkpointFile, translationFile } from './question.ts';

const files = import.meta.glob<unknown>('../../content/checkpoints/**/*.json', { eager: true, import: 'default' });

const FOLDER = '../../content/checkpoints/';

function parsed<T>(id: string, shape: z.ZodType<T>): T | undefined {
  const data = files[`${FOLDER}${id}.json`];
  if (data === undefined) return undefined;
  const result = shape.safeParse(data);
  if (!result.success) throw new Error(`src/content/checkpoints/${id}.json: ${result.error.message}`);
  return result.data;
}

const isTranslation = (id: string): boolean => LANGUAGES.some(({ locale }) => locale && id.startsWith(`${locale}/`));

/** Every checkpoint that is written, as `ema-2016/scoring`. */
export const CHECKPOINT_IDS = Object.keys(files)
  .map((path) => path.slice(FOLDER.length).replace(/\.json$/, ''))
  .filter((id) => !isTranslation(id))
  .sort();

/** The questions of a chapter in a language; those that are not translated stay English. */
export function questionsOf(id: string, lang = 'en'): readonly Question[] {
  const questions = parsed(id, checkpointFile);
  if (!questions) throw new Error(`there is no checkpoint "${id}"`);
  const words = lang === 'en' ? undefined : parsed(`${lang}/${id}`, translationFile);
  return questions.map((one) => ({ ...one, ...words?.[one.id] }) as Question);
}
