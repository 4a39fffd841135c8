// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import whenTouched from '../../src/components/shell/when-touched.ts';

const load = vi.fn<() => Promise<() => Promise<void>>>();
const root = document.documentElement;
const FORM = `<p>text</p><label><select class="names-book"><option value="ema-2025"></option>
  <option value="wrc-2025"></option></select></label><button>Add</button>`;

/** Puts an island on the page that looks the same by two rulebooks, and shows what is stored as a game. */
function built(): HTMLElement {
  const island = document.body.appendChild(document.createElement('astro-island'));
  island.innerHTML = FORM;
  const value = { books: ['ema-2025', 'wrc-2025'], stored: ['tensu:game'] };
  whenTouched(load, { name: 'touched', value } as unknown as Parameters<typeof whenTouched>[1], island);
  return island;
}
const touch = (island: HTMLElement, selector: string, type = 'pointerover'): void =>
  void island.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  // Wakes what an earlier test left asleep, which would hear of this one.
  dispatchEvent(new Event('hashchange'));
  load.mockReset().mockResolvedValue(() => Promise.resolve());
  document.body.innerHTML = '';
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/table/');
  root.dataset.rulebook = 'ema-2025';
});

test('an island that nobody touches fetches nothing, even under the pointer of a reader', async () => {
  touch(built(), 'p');
  await moment();
  expect(load).not.toHaveBeenCalled();
});

test.each(['pointerover', 'touchstart', 'focusin', 'click', 'change'])('%s on a control wakes it, once', (type) => {
  const island = built();
  touch(island, 'button', type);
  touch(island, 'select', type);
  expect(load).toHaveBeenCalledOnce();
});

test.each([
  ['something of it is stored', () => localStorage.setItem('tensu:game', '{}')],
  ['the address is a link', () => history.replaceState(null, '', '/table/#v=1')],
  ['this tab keeps a hand for it', () => sessionStorage.setItem('tensu:hand:/table/', 'v=1')],
])('where %s it wakes by itself, and shows nothing before', async (_, prepare) => {
  prepare();
  const island = built();
  expect(load).toHaveBeenCalledOnce();
  expect(island.dataset.unread).toBe('');
  await vi.waitFor(() => expect(island.dataset.unread).toBeUndefined());
});

test('what is stored for other pages leaves it asleep', () => {
  localStorage.setItem('tensu:tournament', '{}');
  sessionStorage.setItem('tensu:hand:/score/', 'v=1');
  built();
  expect(load).not.toHaveBeenCalled();
});

test('it names another rulebook without waking where it would look the same', async () => {
  root.dataset.rulebook = 'wrc-2025';
  const island = built();
  const select = island.querySelector('select');
  expect(select?.value).toBe('wrc-2025');
  expect(island.dataset.named).toBe('');
  root.dataset.rulebook = 'ema-2025';
  await vi.waitFor(() => expect(select?.value).toBe('ema-2025'));
  expect(load).not.toHaveBeenCalled();
});

test('it wakes where another rulebook makes it look different, at once or later', async () => {
  root.dataset.rulebook = 'mers-2014';
  expect(built().dataset.named).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(1);
  root.dataset.rulebook = 'ema-2025';
  built();
  root.dataset.rulebook = 'mers-2014';
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

test('it wakes where rulebooks are played with options, which it does not name', () => {
  localStorage.setItem('tensu:options', 'wrc-2025~red-fives');
  built();
  expect(load).toHaveBeenCalledOnce();
});

test.each(['storage', 'hashchange'])('it wakes on %s: another tab, or a link, has news for it', (type) => {
  built();
  dispatchEvent(new Event(type));
  dispatchEvent(new Event(type));
  expect(load).toHaveBeenCalledOnce();
});
