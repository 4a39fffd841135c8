// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { cardsPageIn } from '../../src/components/features/referee/cards-page.ts';
import type { Find } from '../../src/components/features/referee/found.ts';
import { findRuling } from '../../src/components/shell/agents/find-ruling.ts';

document.documentElement.lang = 'fr';
document.body.innerHTML = `
  <section class="offence"><h3 id="late">Late to the table</h3>
    <div class="ruling" data-books="ema-2016 samara-2019">1,000   points
      off</div></section>
  <section class="offence"><h3 id="phone">A telephone</h3></section>`;

const asked: unknown[] = [];
const find = ((what: unknown, book: unknown) => {
  asked.push([what, book]);
  const cards = ['late', 'phone'].map((id) => ({ id, score: 0, outcome: undefined }));
  return { cards, page: cardsPageIn(document), fork: undefined };
}) as unknown as Find;
const load = (): Promise<Find> => Promise.resolve(find);

test('rulings on what happened come best first, by the rulebook, with a link in the language of the page', async () => {
  expect(await findRuling({ rules: 'ema-2016~red-fives', what: 'He came late' }, load)).toEqual({
    ok: true,
    isSure: true,
    rulings: [
      { id: 'late', title: 'Late to the table', ruling: '1,000 points off', link: '/fr/referee/all/#late' },
      { id: 'phone', title: 'A telephone', ruling: null, link: '/fr/referee/all/#phone' },
    ],
  });
  expect(asked).toEqual([['He came late', 'ema-2016']]);
});

test.each([
  [{ rules: 'nobody', what: 'late' }, 'unknown-rules'],
  [{ rules: 'ema-2016', what: ' ' }, 'bad-field'],
  [{ rules: 'ema-2016', what: 7 }, 'bad-field'],
  [undefined, 'unknown-rules'],
])('refuses %j', async (request, code) => {
  expect(await findRuling(request, load)).toMatchObject({ ok: false, error: { code } });
});

test('says so where the rulings cannot be fetched', async () => {
  const lost = (): Promise<Find> => Promise.reject(new Error('offline'));
  expect(await findRuling({ rules: 'ema-2016', what: 'late' }, lost)).toEqual({
    ok: false,
    error: { code: 'not-fetched' },
  });
});
