// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { makeLoaders } from '../../src/components/features/referee/live-find.ts';

const card = (id: string, books: string): string =>
  `<article class="offence"><h3 id="${id}">${id}</h3><div class="ruling" data-books="${books}" data-kind="none"></div></article>`;
const WHOLE = card('late', 'ema-2016 wrc-2025') + card('flower', 'mers-2014');

/** A network with some files; returns what is asked for. */
function serve(files: Readonly<Record<string, string>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const body = files[address];
    return Promise.resolve(new Response(body, { status: body === undefined ? 404 : 200 }));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());
document.documentElement.lang = 'en';

const PART = { '/rulings-ema-2016-words.json': JSON.stringify(card('late', 'ema-2016')), '/ask-words.json': '{}' };

test('fetches only the rulings of the rulebook in force, and each file once', async () => {
  const asked = serve({ ...PART, '/list/': WHOLE });
  const { loadDesk, loadDeskWith } = makeLoaders('/list/', 'en');
  const [desk] = await Promise.all([loadDesk('ema-2016'), loadDeskWith('late', 'ema-2016')]);
  expect([...desk.page.cards.keys()]).toEqual(['late']);
  expect(asked.toSorted()).toEqual(['/ask-words.json', '/rulings-ema-2016-words.json']);
});

test('fetches the whole list for a card that the rulebook in force does not have', async () => {
  serve({ ...PART, '/list/': WHOLE });
  const { page } = await makeLoaders('/list/', 'en').loadDeskWith('flower', 'ema-2016');
  expect(page.cards.has('flower')).toBe(true);
});

test('makes do with the whole list where only that is saved, and tries again after a failure', async () => {
  serve({ '/ask-words.json': '{}' });
  const { loadDesk } = makeLoaders('/list/', 'en');
  await expect(loadDesk('ema-2016')).rejects.toThrow('could not be fetched');
  serve({ '/ask-words.json': '{}', '/list/': WHOLE });
  expect([...(await loadDesk('ema-2016')).page.cards.keys()]).toEqual(['late', 'flower']);
});
