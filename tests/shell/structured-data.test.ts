import { describe, expect, it } from 'vitest';
import { type DescribedPage, inScript, structuredData } from '../../src/structured-data.ts';

const PAGE: DescribedPage = {
  path: 'ema-2016/scoring',
  title: 'Counting the score',
  description: 'From a winning hand to points.',
  lang: 'en',
  addressOf: (path) => `https://site.test/${path}`,
  nameOf: () => 'EMA 2016',
  aboutOf: () => 'The older European edition.',
  rulebooks: 'Rulebooks',
  quiz: 'Check yourself',
};

interface Graph {
  readonly '@graph': readonly Readonly<Record<string, unknown>>[];
}
const graphOf = (page: DescribedPage): Graph['@graph'] => (structuredData(page) as Graph | undefined)?.['@graph'] ?? [];

describe('what a chapter says of itself to search engines', () => {
  it('is an article to learn from, in its language, with its licence', () => {
    expect(graphOf(PAGE)[0]).toMatchObject({
      '@type': ['Article', 'LearningResource'],
      url: 'https://site.test/ema-2016/scoring/',
      headline: 'Counting the score',
      inLanguage: 'en',
      license: 'https://creativecommons.org/licenses/by-sa/4.0/',
      isPartOf: { '@type': 'Course', name: 'EMA 2016', description: 'The older European edition.' },
      hasPart: { '@type': 'Quiz', name: 'Check yourself', isPartOf: 'https://site.test/ema-2016/scoring/' },
    });
  });

  it('leads from the rulebooks by the first chapter to itself', () => {
    expect(graphOf(PAGE)[1]?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Rulebooks', item: 'https://site.test/rulebooks/' },
      { '@type': 'ListItem', position: 2, name: 'EMA 2016', item: 'https://site.test/ema-2016/preparation/' },
      { '@type': 'ListItem', position: 3, name: 'Counting the score', item: 'https://site.test/ema-2016/scoring/' },
    ]);
  });

  it('has no quiz without questions', () => {
    expect(graphOf({ ...PAGE, quiz: undefined })[0]).not.toHaveProperty('hasPart');
  });

  it('is said of chapters only', () => {
    for (const path of ['', 'score', 'ema-2016', 'ema-2016/no-such-chapter', 'reference/ema-2016/yaku'])
      expect(structuredData({ ...PAGE, path })).toBeUndefined();
  });

  it('lets no text end its script', () => {
    expect(inScript({ name: '</script><b>' })).toBe('{"name":"\\u003c/script>\\u003cb>"}');
  });
});
