import { describe, expect, test } from 'vitest';
import { withSentences } from '../../src/components/shell/found-sentences.ts';

const CONTENT =
  'EMA 2016. 4 Counting. First count. 4.1.1 Fu. Start from one number. A closed wait gives 2 fu & nothing <else>. ' +
  `4.1.2 Price. ${'cell '.repeat(80)}. Pay it.`;
const words = CONTENT.split(' ');
const at = (word: string): number => words.indexOf(word);

const page = (locations: readonly number[], from: string) => ({
  url: '/',
  meta: {},
  raw_content: CONTENT,
  locations,
  anchors: ['4', '4.1.1', '4.1.2'].map((word) => ({ location: at(word) })),
  sub_results: [{ url: '/#x', title: 'x', excerpt: 'old', locations, anchor: { location: at(from) } }],
});
const excerptOf = (locations: readonly number[], from: string): string | undefined =>
  withSentences(page(locations, from)).sub_results[0]?.excerpt;

describe('what the search shows of a place', () => {
  test('is the whole sentence with most of what is sought', () => {
    expect(excerptOf([at('number.'), at('closed'), at('wait')], '4.1.1')).toBe(
      'A <mark>closed</mark> <mark>wait</mark> gives 2 fu &amp; nothing &lt;else>.',
    );
  });

  test('is the first sentence below a heading that alone has it', () => {
    expect(excerptOf([at('Fu.')], '4.1.1')).toBe('Start from one number.');
  });

  test('stays within the place', () => {
    expect(excerptOf([at('closed')], '4')).toBe('First count.');
  });

  test('is nothing where there are only cells of a table', () => {
    expect(excerptOf([at('cell') + 3], '4.1.2')).toBe('');
  });

  test('is nothing where the cells of a table end in a full stop', () => {
    const cells = `Head. ${'pinfu 1 han closed or open and '.repeat(6)}end.`;
    const [place] = withSentences({ ...page([1], '4'), raw_content: cells, anchors: [{ location: 0 }] }).sub_results;
    expect(place?.excerpt).toBe('');
  });

  test('is cut where a sentence is long', () => {
    const long = `Head. ${'word '.repeat(25)}found ${'more '.repeat(25)}end.`;
    const found = long.split(' ').indexOf('found');
    const [place] = withSentences({ ...page([found], '4'), raw_content: long, anchors: [{ location: 0 }] }).sub_results;
    expect(place?.excerpt).toMatch(/^… word .*<mark>found<\/mark> .*more …$/);
  });

  test('is what it was where the page says nothing', () => {
    const bare = { ...page([], '4'), raw_content: '' };
    expect(withSentences(bare).sub_results[0]?.excerpt).toBe('old');
  });
});
