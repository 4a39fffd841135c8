import type { Lang } from '../../../../locales.ts';
import type { Model } from './classifier.ts';
import type { SynonymGroups } from './features.ts';

/** A trained model as `npm run train` writes it, with a fingerprint of everything it was trained from. */
export interface ModelFile extends Omit<Model, 'synonyms'> {
  readonly fingerprint: string;
}

const MODELS = import.meta.glob<ModelFile>('../../../../content/model/*.json', { eager: true, import: 'default' });
const SYNONYMS = import.meta.glob<SynonymGroups>('../../../../content/words/*/synonyms.json', {
  eager: true,
  import: 'default',
});

/** The model of a language; without one, signs have to do. */
export function modelIn(lang: Lang): Model | undefined {
  const file = MODELS[`../../../../content/model/${lang}.json`];
  const synonyms = [...new Set<Lang>([lang, 'en'])]
    .map((one) => SYNONYMS[`../../../../content/words/${one}/synonyms.json`])
    .filter((words) => words !== undefined);
  return file && { synonyms, linear: file.linear };
}
