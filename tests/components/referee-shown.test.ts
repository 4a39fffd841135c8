// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { cardsPageIn } from '../../src/components/features/referee/cards-page.ts';
import type { Found } from '../../src/components/features/referee/found.ts';
import type { Loggable } from '../../src/components/features/referee/log-form.ts';
import { shownOf, type ShownWith } from '../../src/components/features/referee/shown.ts';
import type { CaseWords } from '../../src/components/features/referee/verdict/words.ts';
import { chooseOptions, rulebookInForce } from '../../src/stores/rulebook.ts';

const card = (id: string, name: string, kind: string): string => `
  <article class="offence"><h3 id="${id}">${name}</h3><dl class="rulings">
    <div class="ruling" data-books="ema-2016" data-kind="${kind}" data-follows="goes-on-riichi">
      <dt>EMA 2016</dt><dd><strong>Ruled ${kind}.</strong> <a href="#follows-goes-on-riichi">Play on</a></dd>
    </div>
    <div class="ruling" data-books="mers-2014" data-kind="ladder"><dt>MERS</dt><dd><strong>Ladder.</strong></dd></div>
  </dl><p class="about"><a href="#another">Another card</a></p></article>`;

const LIST = `${card('one', 'First card', 'none')}${card('another', 'Another card', 'warning')}
  <article><h3 id="follows-goes-on-riichi">Play on</h3><dl><div><dt>Sticks</dt><dd data-part="bets">They stay.</dd></div></dl></article>`;

const page = cardsPageIn(new DOMParser().parseFromString(LIST, 'text/html'));
const words = {
  verdicts: {},
  chombo: {},
  facts: { end: { ask: 'How does the hand stand?', going: 'Still going', drawn: 'Drawn' } },
  tails: { 'goes-on': 'Play on.' },
  say: { none: 'No penalty, please play on.' },
} as unknown as CaseWords;

const found = (more: Partial<Found> = {}): Found => ({
  cards: [
    { id: 'one', score: 2, outcome: undefined },
    { id: 'another', score: 1, outcome: undefined },
  ],
  followUp: undefined,
  fork: undefined,
  facts: {},
  ruled: undefined,
  words,
  under: { books: ['ema-2016'], amounts: {}, outcomeOf: () => undefined },
  handAfter: {},
  page,
  ...more,
});

const using: ShownWith = {
  strings: { 'more.others': 'Elsewhere' } as never,
  lang: 'en',
  log: '/log/',
  answer: vi.fn(),
};

afterEach(() => rulebookInForce.choose('ema-2016'));

test('shows the first find open with its ruling and what to say, and folds the others', () => {
  const { elements, ruling } = shownOf(found(), using);
  const [first, second] = elements;
  expect(first?.querySelector('.verdict')?.textContent).toBe('Ruled none. Play on.');
  expect(first?.querySelector('.say')?.textContent).toBe('No penalty, please play on.');
  expect(first?.querySelector('.follows, [data-part]')?.textContent).toBe('They stay.');
  expect(second?.tagName).toBe('DETAILS');
  expect(second?.querySelector('summary')?.textContent).toBe('Another card Ruled warning. Play on.');
  expect(ruling).toEqual({ card: 'one', head: 'Ruled none. Play on.' });
});

test('says the ruling in its own words where its kind has no sentence, and puts it above what follows', () => {
  const told = (ruling: string): string | undefined => {
    const list = LIST.replace('<strong>Ruled none.</strong>', ruling).replace('data-kind="none"', 'data-kind="paid"');
    const paid = cardsPageIn(new DOMParser().parseFromString(list, 'text/html'));
    const [first] = shownOf(found({ page: paid }), using).elements;
    expect(first?.querySelector('.say + .rulings, .offence > .rulings')).not.toBeNull();
    return first?.querySelector('.say')?.textContent;
  };
  expect(told('<strong>Payment.</strong> Both winners are paid.')).toBe('Both winners are paid.');
  expect(told('<strong>Payment.</strong> <p>Play goes on. <a href="/x/">4.1</a></p>')).toBe('Play goes on.');
  expect(told('<strong>Payment.</strong>')).toBeUndefined();
});

test('keeps links of the list on the desk, and its anchors off it', () => {
  const [first] = shownOf(found(), using).elements;
  expect([...(first?.querySelectorAll('.about a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '#card=another',
  ]);
  expect(first?.querySelector('[id], a[href^="#follows-"]')).toBeNull();
});

test('shows a question alone, and has no ruling to remember until it is answered', () => {
  const ruled = { card: 'one', ask: { fact: 'end', values: ['going', 'drawn'] }, facts: [] };
  const { elements, ruling } = shownOf(found({ ruled }), using);
  expect(elements.map((one) => one.className)).toEqual(['fork']);
  expect([...(elements[0]?.querySelectorAll('button') ?? [])].map((one) => one.textContent)).toEqual([
    'Still going',
    'Drawn',
  ]);
  expect(ruling).toBeUndefined();
});

test('remembers no ruling of a card of the other game', () => {
  rulebookInForce.choose('tesuji-2018');
  expect(shownOf(found(), using).ruling).toBeUndefined();
});

test('fetches what other rulebooks rule when somebody opens it, and says when that fails', async () => {
  const part = cardsPageIn(
    new DOMParser().parseFromString(
      LIST.replaceAll(/<div class="ruling" data-books="mers[^]*?<\/div>/g, ''),
      'text/html',
    ),
  );
  const opened = async (whole: () => Promise<typeof page>): Promise<string | undefined> => {
    const [first] = shownOf(found({ page: { ...part, whole } }), {
      ...using,
      strings: { failed: 'Not fetched' } as never,
    }).elements;
    const others = first?.querySelector('details');
    expect(others?.textContent).not.toContain('Ladder');
    if (others) others.open = true;
    others?.dispatchEvent(new Event('toggle'));
    await Promise.resolve();
    await vi.waitFor(() => expect(others?.querySelector('dl')?.textContent).not.toBe(''));
    return others?.querySelector('dl')?.textContent;
  };
  expect(await opened(() => Promise.resolve(page))).toBe('MERSLadder.');
  expect(await opened(() => Promise.reject(new Error('offline')))).toBe('Not fetched');
});

test('says that a ruling is as printed where somebody plays with options, and lets its price be changed', () => {
  const priced = found({
    words: { ...words, fines: { one: { 'rrc-2026': { ruled: 'chombo', points: 40_000, to: 'nobody' } } } } as never,
  });
  const list = LIST.replaceAll('data-books="ema-2016"', 'data-books="rrc-2026"');
  const rrc = { ...priced, page: cardsPageIn(new DOMParser().parseFromString(list, 'text/html')) };
  const strings = { ...using.strings, 'as-printed': 'As printed.' };
  const shown = (): { note: string | undefined; proposed: number | undefined } => {
    const [first] = shownOf(rrc, { ...using, strings }).elements;
    const { proposed } = JSON.parse(first?.querySelector<HTMLElement>('[data-log]')?.dataset.log ?? '{}') as Loggable;
    return { note: first?.querySelector('.hint')?.textContent, proposed };
  };
  rulebookInForce.choose('rrc-2026');
  expect(shown()).toEqual({ note: undefined, proposed: undefined });
  chooseOptions('rrc-2026', ['uma-15-5']);
  expect(shown()).toEqual({ note: 'As printed.', proposed: 40_000 });
  chooseOptions('rrc-2026', []);
});
