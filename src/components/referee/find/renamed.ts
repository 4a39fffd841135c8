import { tokensOf } from './tokens.ts';

/** Where the words of a language keep other names of things, which are no concept: `tile: brick slab; tiles: bricks slabs`. */
export const RENAMED = 'renamed';

const namesIn = (one: string): readonly (readonly [name: string, usual: string])[] => {
  const [usual = '', names = ''] = one.split(':');
  return tokensOf(names).map((name) => [name, usual.trim()]);
};

/** Makes ready to read other names of a thing as its usual one, in the same case and number: who has no word for a tile calls it a brick. */
export function makeRenaming(languages: readonly Readonly<Record<string, string>>[]): (text: string) => string {
  const usual = new Map(languages.flatMap((words) => (words[RENAMED] ?? '').split(';').flatMap(namesIn)));
  return (text) => text.replace(/\p{L}+/gu, (word) => usual.get(tokensOf(word)[0] ?? '') ?? word);
}
