// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { namedList } from '../../src/components/shell/named-list.ts';

const PAGES = [
  { path: 'glossary/', title: 'Glossary', places: [{ id: 'furiten', title: 'Furiten', also: '' }] },
  { path: 'ema-2016/play/', title: '3 Playing', places: [{ id: '3.3.14', title: '3.3.14 Riichi', also: '' }] },
];

afterEach(() => void vi.unstubAllGlobals());

test('waits for the answer that stands above it, and shows nothing of what is no longer sought', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(PAGES))));
  const box = document.createElement('div');
  box.innerHTML = '<div class="pagefind-ui__drawer"></div>';
  const show = namedList(box, { base: '/', locale: undefined, lang: 'en', names: {}, label: 'Places' });
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const early = show('furiten', promise);
  const late = show('riichi');
  await late;
  expect(box.textContent).toContain('3.3.14 Riichi');
  expect(box.textContent).not.toContain('Furiten');
  resolve(undefined);
  expect(await early).toBe(1);
  expect(box.textContent).not.toContain('Furiten');
  await show('furiten', Promise.resolve());
  expect(box.textContent).toContain('Furiten');
});
