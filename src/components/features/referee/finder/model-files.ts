import type { Lang } from '../../../../locales.ts';
import type { Models } from './classifier.ts';
import type { SynonymGroups } from './features.ts';

/** A trained model as `npm run train` writes it, with a fingerprint of everything it was trained from. */
export interface ModelFile extends Omit<Models, 'synonyms'> {
  readonly fingerprint: string;
}

const MODELS = import.meta.glob<ModelFile>('../../../../content/model/*.json', { eager: true, import: 'default' });
const SYNONYMS = import.meta.glob<SynonymGroups>('../../../../content/words/*/synonyms.json', {
  eager: true,
  import: 'default',
});

/** The models of a language, or the English ones where it has none. */
export function modelsIn(lang: Lang): Models {
  const file = MODELS[`../../../../content/model/${lang}.json`];
  if (!file) return modelsIn('en');
  const langs = [...new Set<Lang>([lang, 'en'])];
  const synonyms = langs
    .map((one) => SYNONYMS[`../../../../content/words/${one}/synonyms.json`])
    .filter((words) => words !== undefined);
  return { synonyms, linear: file.linear, network: file.network };
}
