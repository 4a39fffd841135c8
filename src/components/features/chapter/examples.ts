import type { HandRequest } from '../../../engine/riichi/index.ts';
import { type Example, exampleFile } from './example.ts';

const files = import.meta.glob<unknown>('../../../content/examples/*/*.json', { eager: true, import: 'default' });

/** Every worked example of the site, by its id: the folder of its rulebook and its name there. */
export const EXAMPLES: ReadonlyMap<string, Example> = collect();

function collect(): Map<string, Example> {
  const found = new Map<string, Example>();
  for (const [path, data] of Object.entries(files)) {
    const place = path.replace(/^.*\/examples\//, 'src/content/examples/');
    const book = place.split('/').at(-2) ?? '';
    const parsed = exampleFile.safeParse(data);
    if (!parsed.success) throw new Error(`${place}: ${parsed.error.message}`);
    for (const [name, { hand, expect }] of Object.entries(parsed.data)) {
      const id = `${book}/${name}`;
      if (found.has(id)) throw new Error(`${place}: the example ${id} stands in two files`);
      found.set(id, { id, hand: { rules: book, ...hand } as unknown as HandRequest, expect });
    }
  }
  return found;
}
