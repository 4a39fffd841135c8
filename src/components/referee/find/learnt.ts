import type { Lang } from '../../../locales.ts';
import type { WordsOfKinds } from './kinds.ts';
import type { PackedModel } from './model.ts';
import type { PackedNet } from './net.ts';

/** What was learnt and kept, and a digest of all that it was learnt from. */
export interface Kept {
  readonly of: string;
  readonly model: PackedModel;
  readonly net: PackedNet;
}

const MODELS = import.meta.glob<Kept>('../../../content/learnt/*.json', { eager: true, import: 'default' });
const KINDS = import.meta.glob<WordsOfKinds>('../../../content/words/*/synonyms.json', {
  eager: true,
  import: 'default',
});

/** What the finder fetches for a language: the kinds of its words, and what was learnt from how people tell of cards in it. */
export interface Learnt {
  readonly kinds: readonly WordsOfKinds[];
  readonly model: PackedModel;
  readonly net: PackedNet;
}

/** What was learnt of a language, and in English where nobody tells of cards in it. */
export function learntIn(lang: Lang): Learnt {
  const kept = MODELS[`../../../content/learnt/${lang}.json`];
  if (!kept) return learntIn('en');
  const langs = [...new Set<Lang>([lang, 'en'])];
  const kinds = langs
    .map((one) => KINDS[`../../../content/words/${one}/synonyms.json`])
    .filter((words) => words !== undefined);
  return { kinds, model: kept.model, net: kept.net };
}
