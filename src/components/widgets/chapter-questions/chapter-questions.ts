import { type Words, wordsOf } from '../../../i18n/words.ts';
import { type Question, checkpointFile } from './question.ts';

const files = import.meta.glob<readonly { readonly id: string }[]>('../../../content/checkpoints/*/*.json', {
  eager: true,
  import: 'default',
});

const FOLDER = '../../../content/checkpoints/';

/** Every checkpoint that is written, as `ema-2016/scoring`. */
export const CHECKPOINT_IDS = Object.keys(files)
  .map((path) => path.slice(FOLDER.length).replace(/\.json$/, ''))
  .sort();

/** The words of a checkpoint’s questions: `ask`, `why` and `options` by the id of the question. */
const wordsOfCheckpoint = (id: string, lang: string): Words => wordsOf(lang, `checkpoints/${id}`);

/** The language in which a question is asked: a question that lacks one of its texts is English as a whole. */
export const askedIn = (id: string, question: string, lang: string): string =>
  wordsOfCheckpoint(id, lang).isWhole(question) ? lang : 'en';

/** The questions of a chapter, each in the language in which it is asked; throws where the file is not what it must be. */
export function questionsOf(id: string, lang = 'en'): readonly Question[] {
  const questions = files[`${FOLDER}${id}.json`];
  if (!questions) throw new Error(`there is no checkpoint "${id}"`);
  const told = questions.map((one) => {
    const { tell, list } = wordsOfCheckpoint(id, askedIn(id, one.id, lang));
    const options = list(one.id, 'options').map(({ text }) => text);
    const texts = { ask: tell(one.id, 'ask').text, why: tell(one.id, 'why').text };
    return { ...one, ...texts, ...(options.length > 0 && { options }) };
  });
  const result = checkpointFile.safeParse(told);
  if (!result.success) throw new Error(`src/content/checkpoints/${id}.json: ${result.error.message}`);
  return result.data;
}
