import { expect, test } from 'vitest';
import { englishPlaces } from '../../src/components/shell/found-language.ts';

const page = (meta: Parameters<typeof englishPlaces>[0]['meta']) => ({
  url: '/fr/referee/',
  meta,
  sub_results: ['call', 'late'].map((id) => ({ url: `/fr/referee/#${id}`, title: id })),
});

test.each([
  ['a page in its own language', {}, []],
  ['an English page', { spoken: 'en' }, ['/fr/referee/', '/fr/referee/#call', '/fr/referee/#late']],
  ['a page with some English entries', { english: 'late very-late' }, ['/fr/referee/#late']],
])('%s', (_, meta, places) => {
  expect(englishPlaces(page(meta))).toEqual(places);
});
