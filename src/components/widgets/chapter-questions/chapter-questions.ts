import { type Words, wordsOf } from '../../../i18n/words.ts';
import { type Question, checkpointFile } from './question.ts';

const files = import.meta.glob<readonly { readonly id: string }[]>('../../../content/checkpoints/*/*.json', {
  eager: true,
  import: 'default',
});

const FOLDER = '../../../content/checkpoints/';

/** All checkpoints, such as `ema-2016/scoring`. */
export const CHECKPOINT_IDS = Object.keys(files)
  .map((path) => path.slice(FOLDER.length).replace(/\.json$/, ''))
  .sort();

/** Texts of a checkpoint’s questions: `ask`, `why` and `options` by question id. */
const wordsOfCheckpoint = (id: string, lang: string): Words => wordsOf(lang, `checkpoints/${id}`);

/** The language of a question; if any text is missing, the whole question is in English. */
export const languageOfQuestion = (id: string, question: string, lang: string): string =>
  wordsOfCheckpoint(id, lang).isWhole(question) ? lang : 'en';

/** The questions of a chapter, each in its language; throws if the file is invalid. */
export function questionsOf(id: string, lang = 'en'): readonly Question[] {
  const questions = files[`${FOLDER}${id}.json`];
  if (!questions) throw new Error(`there is no checkpoint "${id}"`);
  const withTexts = questions.map((one) => {
    const { tell, list } = wordsOfCheckpoint(id, languageOfQuestion(id, one.id, lang));
    const options = list(one.id, 'options').map(({ text }) => text);
    const texts = { ask: tell(one.id, 'ask').text, why: tell(one.id, 'why').text };
    return { ...one, ...texts, ...(options.length > 0 && { options }) };
  });
  const result = checkpointFile.safeParse(withTexts);
  if (!result.success) throw new Error(`src/content/checkpoints/${id}.json: ${result.error.message}`);
  return result.data;
}
