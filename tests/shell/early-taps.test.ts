// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const [, script = ''] =
  /<script is:inline>(.*)<\/script>/s.exec(readFileSync('src/components/shell/EarlyTaps.astro', 'utf8')) ?? [];

const taps = vi.fn<(what: string) => void>();
/** A tap of the reader's own, as a browser tells it. */
function tap(button: Element): Event {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'isTrusted', { value: true });
  button.dispatchEvent(event);
  return event;
}
const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
};
const listen = (selector: string): void => find(selector).addEventListener('click', () => taps(selector));
/** Until whatever was held back is done. */
const frame = async (): Promise<void> => {
  for (let n = 0; n < 8; n++) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
};

beforeEach(() => {
  taps.mockReset();
  // Each test has a page of its own: listeners of an earlier one must not hear it.
  document.body.innerHTML = '';
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = `<button id="plain">Right</button><button id="menu" popovertarget="m">Menu</button>
    <astro-island ssr><button id="inside">1 man</button><button id="other">2 man</button></astro-island>`;
});

const listeners: [string, EventListener][] = [];
beforeEach(() => {
  const add = document.addEventListener.bind(document);
  for (const [type, listener] of listeners.splice(0)) document.removeEventListener(type, listener, true);
  vi.spyOn(document, 'addEventListener').mockImplementation((type: string, listener: unknown, how?: unknown) => {
    listeners.push([type, listener as EventListener]);
    add(type, listener as EventListener, how as boolean);
  });
  runInThisContext(script);
  vi.restoreAllMocks();
});

const load = (): void => void document.dispatchEvent(new Event('DOMContentLoaded'));
const hydrate = (): void => {
  const island = find('astro-island');
  island.removeAttribute('ssr');
  island.dispatchEvent(new CustomEvent('astro:hydrate'));
};

describe('a tap before the script behind it', () => {
  test('is done once the page has loaded', async () => {
    tap(find('#plain'));
    expect(find('#plain').dataset.tapped).toBe('');
    listen('#plain');
    load();
    await frame();
    expect(taps.mock.calls).toEqual([['#plain']]);
    expect(find('#plain').dataset.tapped).toBeUndefined();
  });

  test('is done once its island is awake, not before', async () => {
    load();
    tap(find('#inside'));
    tap(find('#other'));
    await frame();
    listen('#inside');
    listen('#other');
    expect(taps).not.toHaveBeenCalled();
    hydrate();
    await frame();
    expect(taps.mock.calls).toEqual([['#inside'], ['#other']]);
  });

  test('finds a button that was drawn anew by its words', async () => {
    load();
    tap(find('#other'));
    find('astro-island').innerHTML = '<button id="same">1 man</button><button id="new">2 man</button>';
    listen('#same');
    listen('#new');
    hydrate();
    await frame();
    expect(taps.mock.calls).toEqual([['#new']]);
  });

  test('counts once, however often it was repeated', async () => {
    for (let n = 0; n < 3; n++) tap(find('#plain'));
    listen('#plain');
    load();
    await frame();
    expect(taps).toHaveBeenCalledOnce();
  });

  test('sends no form', () => {
    const form = document.createElement('form');
    form.innerHTML = '<button id="send">Go</button>';
    document.body.append(form);
    expect(tap(find('#send')).defaultPrevented).toBe(true);
  });

  test('is left alone where the browser does what the button says', () => {
    expect(tap(find('#menu')).defaultPrevented).toBe(false);
    expect(find('#menu').dataset.tapped).toBeUndefined();
  });

  test('is nothing special once all is awake', async () => {
    load();
    hydrate();
    listen('#inside');
    listen('#plain');
    expect(tap(find('#inside')).defaultPrevented).toBe(false);
    tap(find('#plain'));
    await frame();
    expect(taps.mock.calls).toEqual([['#inside'], ['#plain']]);
  });
});

describe('what is typed before the script behind it', () => {
  const heard = vi.fn<(told: string | boolean) => void>();
  /** Typing or choosing of the reader's own, as a browser tells it. */
  function enter(selector: string, told: Partial<HTMLInputElement>): void {
    const event = new Event('input', { bubbles: true });
    Object.defineProperty(event, 'isTrusted', { value: true });
    Object.assign(find(selector), told).dispatchEvent(event);
  }
  beforeEach(() => {
    heard.mockReset();
    find('astro-island').innerHTML = '<input id="fu" value=""><input id="closed" type="checkbox">';
    load();
  });

  test('is told to its island once that is awake and has drawn the field empty', async () => {
    enter('#fu', { value: '4' });
    enter('#fu', { value: '40' });
    const fu = find('#fu') as HTMLInputElement;
    fu.value = '';
    fu.addEventListener('input', () => heard(fu.value));
    hydrate();
    expect(fu.value, 'before the island has drawn what is stored').toBe('40');
    expect(heard).not.toHaveBeenCalled();
    await frame();
    expect(heard.mock.calls).toEqual([['40']]);
    expect(fu.value).toBe('40');
  });

  test('keeps a box ticked', async () => {
    enter('#closed', { checked: true });
    const closed = find('#closed') as HTMLInputElement;
    closed.checked = false;
    closed.addEventListener('change', () => heard(closed.checked));
    hydrate();
    await frame();
    expect(heard.mock.calls).toEqual([[true]]);
  });

  test('is told field by field, each once the one before is drawn', async () => {
    enter('#fu', { value: '40' });
    enter('#closed', { checked: true });
    const [fu, closed] = [find('#fu') as HTMLInputElement, find('#closed') as HTMLInputElement];
    let drawn = '';
    fu.addEventListener('input', () => setTimeout(() => (drawn = fu.value)));
    closed.addEventListener('change', () => heard(drawn));
    hydrate();
    await frame();
    expect(heard.mock.calls).toEqual([['40']]);
  });

  test('tells of a file that was picked, which stays in its field', async () => {
    const field = find('#fu') as HTMLInputElement;
    field.type = 'file';
    enter('#fu', {});
    field.addEventListener('change', () => heard('file'));
    hydrate();
    await frame();
    expect(heard.mock.calls).toEqual([['file']]);
  });

  test('gives way to what is typed into the field once it is awake', async () => {
    enter('#fu', { value: '4' });
    const fu = find('#fu') as HTMLInputElement;
    fu.addEventListener('input', () => heard(fu.value));
    hydrate();
    enter('#fu', { value: '50' });
    await frame();
    expect(heard.mock.calls).toEqual([['50']]);
  });

  test('is heard once where all is awake', () => {
    hydrate();
    find('#fu').addEventListener('input', () => heard('once'));
    enter('#fu', { value: '40' });
    expect(heard.mock.calls).toEqual([['once']]);
  });
});

test('a part that was opened before its island woke is told so, and a closed one is not', () => {
  const heard = vi.fn<(id: string) => void>();
  find('astro-island').innerHTML = '<details id="open"></details><details id="closed"></details>';
  for (const id of ['open', 'closed']) find(`#${id}`).addEventListener('toggle', () => heard(id));
  find('#open').setAttribute('open', '');
  heard.mockReset();
  hydrate();
  expect(heard.mock.calls).toEqual([['open']]);
});
