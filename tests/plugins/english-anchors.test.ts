import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { anchorsIn } from '../../plugins/english-anchors.ts';
import { withoutLocale } from '../../src/locales.ts';

const DOCS = 'src/content/docs/';
const levelsIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(#{2,4}) /gm)].map(([, level = '']) => level);

test('headings of a chapter have the anchors that their pages have, numbered where they repeat', () => {
  const source =
    '# Title\n\n## Which wait did you have?\n\nText # not a heading\n\n### Fu\n\n#### Fu\n\n##### Too deep\n';
  expect(anchorsIn(source)).toEqual(['which-wait-did-you-have', 'fu', 'fu-1']);
});

test('each translated chapter has the headings of the English one', () => {
  const files = globSync(`${DOCS}**/*.mdx`).map((file) => file.slice(DOCS.length));
  const translated = files.filter((file) => withoutLocale(file) !== file);
  expect(translated.length).toBeGreaterThan(40);
  const levels = (file: string): readonly string[] => levelsIn(DOCS + file);
  expect(translated.filter((file) => levels(file).join() !== levels(withoutLocale(file)).join())).toEqual([]);
});
