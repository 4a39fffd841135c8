// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { cardsPageIn } from '../../src/components/features/referee/cards-page.ts';
import type { Desk, Found } from '../../src/components/features/referee/found.ts';
import { makePictures } from '../../src/components/features/referee/pictures.ts';
import { rulebookInForce } from '../../src/stores/rulebook.ts';

const NAV = `
  <nav id="places">
    <h2>Or tap</h2>
    <ul class="pictures">
      <li><a href="#at=wall">Wall</a></li>
      <li><a href="#at=riichi">Riichi</a></li>
    </ul>
    <section data-place="wall" hidden>
      <h2>Wall</h2>
      <ul class="pictures"><li><a href="#at=wall-draw" data-riichi="unsaid-card drawn-card" data-mcr="drawn-card">A tile drawn</a></li></ul>
    </section>
    <section data-place="riichi" hidden>
      <h2>Riichi</h2>
      <ul class="pictures"><li><a href="#at=riichi-may" data-riichi="drawn-card">Is it allowed?</a></li></ul>
    </section>
    <section id="at-scene" hidden><h2></h2><ul></ul></section>
  </nav>`;

const CARDS = `
  <article class="offence"><h3 id="drawn-card">Tile drawn</h3>
    <dl class="rulings"><div class="ruling" data-books="ema-2016 samara-2019" data-kind="correct"><dd><strong>Corrected.</strong></dd></div></dl>
  </article>
  <article class="offence"><h3 id="unsaid-card">Tile dropped</h3>
    <dl class="rulings"><div class="ruling unsaid" data-books="ema-2016" data-kind="silent"><dd></dd></div></dl>
  </article>`;

const page = cardsPageIn(new DOMParser().parseFromString(CARDS, 'text/html'));
const desk = { page, byCard: () => ({ words: undefined }) as Found } as unknown as Desk;
const texts = { strings: { 'kind.silent': 'Not covered' } as never, lang: 'en' };

function start(load: () => Promise<Desk> = () => Promise.resolve(desk)) {
  document.body.innerHTML = NAV;
  const nav = document.querySelector<HTMLElement>('#places');
  if (!nav) throw new Error('no pictures');
  return { nav, show: makePictures(nav, load, texts) };
}

const seen = (nav: HTMLElement, selector: string): readonly string[] =>
  [...nav.querySelectorAll<HTMLElement>(selector)]
    .filter((one) => !one.closest('[hidden]'))
    .map((one) => one.textContent.trim().replace(/\s+/g, ' '));

afterEach(() => rulebookInForce.choose('ema-2016'));

test('shows all places at first, then what happens at one, then its cards, the ruled ones first', async () => {
  const { nav, show } = start();
  await show('');
  expect(seen(nav, 'a')).toEqual(['Wall', 'Riichi']);
  await show('wall');
  expect(seen(nav, 'a')).toEqual(['A tile drawn']);
  await show('wall-draw');
  expect(seen(nav, 'h2')).toEqual(['A tile drawn']);
  expect([...nav.querySelectorAll('#at-scene a')].map((link) => link.getAttribute('href'))).toEqual([
    '#card=drawn-card',
    '#card=unsaid-card',
  ]);
});

test('shows all places for a place that does not exist', async () => {
  const { nav, show } = start();
  await show('<b>moon');
  expect(seen(nav, 'a')).toEqual(['Wall', 'Riichi']);
});

test('leaves out places that the game in force has no card for', async () => {
  const { nav, show } = start();
  rulebookInForce.choose('mers-2014');
  await show('');
  expect(seen(nav, 'a')).toEqual(['Wall']);
});

test('fetches nothing before a scene is chosen', async () => {
  const load = vi.fn(() => Promise.resolve(desk));
  const { show } = start(load);
  await show('wall');
  expect(load).not.toHaveBeenCalled();
  await show('wall-draw');
  expect(load).toHaveBeenCalledOnce();
});
