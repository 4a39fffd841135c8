import { expect, test } from 'vitest';
import { englishPlaces, withoutOthers } from '../../src/components/shell/found-language.ts';

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

test('English places come last and are only named', () => {
  const { sub_results } = withoutOthers(page({}), ['/fr/referee/#call']);
  expect(sub_results).toEqual([
    { url: '/fr/referee/#late', title: 'late' },
    { url: '/fr/referee/#call', title: 'call', excerpt: '' },
  ]);
  expect(withoutOthers(page({}), ['/fr/referee/']).excerpt).toBe('');
});
