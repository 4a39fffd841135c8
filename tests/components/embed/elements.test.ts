// @vitest-environment happy-dom
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

/** The folder of the script, from which the frames come. */
const root = new URL('/', location.href).href;

beforeAll(async () => {
  // Happy-dom reports each page that it does not load.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
    disableIframePageLoading: true,
    handleDisabledFileLoadingAsSuccess: true,
  });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(
    Object.assign(document.createElement('script'), { src: `${root}embed.js` }),
  );
  await import(/* @vite-ignore */ pathToFileURL(resolve('public/embed.js')).href);
});
afterEach(() => document.body.replaceChildren());

function shown(html: string): { element: HTMLElement; frame: HTMLIFrameElement } {
  document.body.innerHTML = html;
  const [element] = document.body.children;
  const frame = element?.shadowRoot?.querySelector('iframe');
  if (!(element instanceof HTMLElement) || !frame) throw new Error('no frame');
  return { element, frame };
}

const say = (source: Window | null, origin: string, data: unknown): boolean =>
  dispatchEvent(Object.assign(new Event('message'), { source, origin, data }));

describe('the elements for other sites', () => {
  it('show the page for their attributes, in their language', () => {
    const { frame } = shown('<tensu-hand lang="fr" rules="wrc-2025" theme="dark" hand="/score/#c=123m"></tensu-hand>');
    expect(frame.src).toBe(`${root}fr/embed/hand/?rules=wrc-2025&theme=dark#c=123m`);
    expect(frame.title).toBe('Hand');
  });

  it('reflect attributes, and follow them', () => {
    const { element, frame } = shown('<tensu-question question="q=dora"></tensu-question>');
    Object.assign(element, { question: 'q=waits', rules: 'ema-2025' });
    expect(element.getAttribute('question')).toBe('q=waits');
    expect(frame.src).toBe(`${root}embed/question/?rules=ema-2025#q=waits`);
  });

  it('are as high as what they show, and tell what happens in it', () => {
    const { element, frame } = shown('<tensu-scorer></tensu-scorer>');
    const heard: unknown[] = [];
    document.body.addEventListener('score', (event) => heard.push((event as CustomEvent).detail));
    const { origin } = new URL(root);
    say(frame.contentWindow, origin, { from: 'tensu', height: 777 });
    say(frame.contentWindow, origin, { from: 'tensu', score: { link: 'c=1m' } });
    expect(frame.style.height).toBe('777px');
    expect(heard).toEqual([{ link: 'c=1m' }]);
    element.remove();
  });

  it('hear nobody else', () => {
    const { frame } = shown('<tensu-scorer></tensu-scorer>');
    const { height } = frame.style;
    say(window, new URL(root).origin, { from: 'tensu', height: 1 });
    say(frame.contentWindow, 'https://evil.test', { from: 'tensu', height: 1 });
    say(frame.contentWindow, new URL(root).origin, { height: 1 });
    expect(frame.style.height).toBe(height);
  });

  it('take what React 19 gives them: properties where there are any, before they stand in the page', () => {
    const element = document.createElement('tensu-hand');
    // React sets a property that the element knows, an attribute otherwise, and listens for events by their names.
    for (const [name, value] of Object.entries({ hand: 'c=123m', rules: 'ema-2025', title: 'My hand', 'data-id': '7' }))
      if (name in element) Object.assign(element, { [name]: value });
      else element.setAttribute(name, value);
    const heard: unknown[] = [];
    element.addEventListener('answer', (event) => heard.push((event as CustomEvent).detail));
    document.body.append(element);
    const frame = element.shadowRoot?.querySelector('iframe');
    expect(frame?.src).toBe(`${root}embed/hand/?rules=ema-2025#c=123m`);
    expect(frame?.title).toBe('My hand');
    expect(element.getAttribute('hand')).toBe('c=123m');
    say(frame?.contentWindow ?? null, new URL(root).origin, { from: 'tensu', answer: { skill: 'fu', right: true } });
    expect(heard).toEqual([{ skill: 'fu', right: true }]);
    Object.assign(element, { hand: 'c=456m' });
    expect(frame?.src).toBe(`${root}embed/hand/?rules=ema-2025#c=456m`);
  });

  it('stand in plain HTML as Astro renders it, and hear their frame after they were moved', () => {
    const { element, frame } = shown('<tensu-scorer rules="ema-2016"></tensu-scorer>');
    const { src } = frame;
    document.body.append(document.createElement('main'));
    document.querySelector('main')?.append(element);
    expect(frame.src).toBe(src);
    say(frame.contentWindow, new URL(root).origin, { from: 'tensu', height: 500 });
    expect(frame.style.height).toBe('500px');
  });
});
