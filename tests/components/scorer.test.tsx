// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/dom';
import { type ComponentChild, h } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, describe, expect, test } from 'vitest';
import { $mcrWords } from '../../src/components/widgets/fan/fetch-words.ts';
import { mcrWordsIn } from '../../src/components/widgets/fan/build-words.ts';
import { EXAMPLE } from '../../src/components/widgets/hand-editor/draft.ts';
import { Scorer } from '../../src/components/widgets/scorer/Scorer.tsx';
import { MCR_EXAMPLE } from '../../src/components/widgets/scorer/mcr/example.ts';
import { MCR_SCORER } from '../../src/components/widgets/scorer/mcr/mcr-scorer.tsx';
import { RiichiScorer } from '../../src/components/widgets/scorer/riichi/RiichiScorer.tsx';
import { RIICHI_SCORER } from '../../src/components/widgets/scorer/riichi/riichi-scorer.tsx';
import { chooseRulebook } from '../../src/stores/rulebook.ts';
import { leave, open } from './live.ts';
import { wordsIn } from './words.ts';

const SPEECH = { words: wordsIn('en'), lang: 'en', locale: undefined };
const PROPS = { strings: SPEECH, first: EXAMPLE, page: '/score/' };

const scorer = (isPage = false) => <RiichiScorer {...PROPS} isPage={isPage} />;
const scorers = () => screen.getAllByRole('form', { name: 'Hand scorer' });
const form = () => screen.getByRole('form', { name: 'Hand scorer' });
const handIn = (box = document.body) => within(box).getByLabelText<HTMLInputElement>('Hand as text');
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const status = () => screen.getAllByRole('status').at(-1)?.textContent ?? '';
const verdicts = () => [...form().querySelectorAll('.verdict')].map((one) => one.textContent);
const stored = (key: string, part: string) =>
  waitFor(() => expect(sessionStorage.getItem(`tensu:hand:${key}`)).toContain(part));

function goTo(address: string, ...page: readonly ComponentChild[]) {
  leave();
  history.replaceState(null, '', address);
  return open(...page);
}

beforeEach(() => {
  sessionStorage.clear();
  chooseRulebook('ema-2016');
});

test('keeps the hands of two scorers and two chapters apart over a reload', async () => {
  const [one, two] = ['123m', '456p'] as const;
  const hands = () => scorers().map((each) => handIn(each).value);
  let user = goTo('/ema-2016/scoring/', scorer(), scorer());
  for (const [i, hand] of [one, two].entries()) {
    const text = handIn(scorers()[i]);
    await user.clear(text);
    await user.type(text, hand);
  }
  await stored('/ema-2016/scoring/', 'c=123m&');
  await stored('/ema-2016/scoring/#1', 'c=456p&');
  user = goTo('/ema-2016/general/', scorer());
  expect(hands()).toEqual([EXAMPLE.concealed]);
  await user.type(handIn(), '{Backspace}{Backspace}{Backspace}');
  await stored('/ema-2016/general/', 'c=234m567p22p345s&');
  goTo('/ema-2016/scoring/', scorer(), scorer());
  expect(hands()).toEqual([one, two]);
});

describe('building a hand', () => {
  test('picks tiles with the arrow keys, and Backspace removes the last one', async () => {
    const user = goTo('/score/', scorer());
    await user.click(button('Clear'));
    expect(form().textContent).toContain('13 more tiles');
    button('1 character').focus();
    await user.keyboard('{Enter}{ArrowRight}{Enter}{ArrowDown}{Enter}');
    expect(handIn().value).toBe('12m2p');
    await user.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(handIn().value).toBe('');
    button('1 dot').focus();
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(button('9 characters'));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(button('1 dot'));
  });

  test.each([
    ['11111m', 'too many of one tile: 1 character'],
    ['123m 9z', '“9z” in “Hand as text” is not a tile'],
    ['123456789m 1234p', 'Now choose the winning tile'],
    ['123456789m 123456p', 'Wrong number of tiles'],
  ])('says at once what is wrong with %s, and keeps the text', async (typed, sentence) => {
    const user = goTo('/score/', scorer());
    await user.click(button('Clear'));
    await user.type(handIn(), typed);
    expect(form().textContent).toContain(sentence);
    expect(handIn().value).toBe(typed);
  });

  test('refuses riichi with a called set, undoes it, and removes the set', async () => {
    const user = goTo('/score/', scorer());
    await user.click(button('Clear'));
    await user.click(field('Called set'));
    await user.click(button('white dragon'));
    await user.click(screen.getByRole('radio', { name: 'Riichi' }));
    expect(form().textContent).toContain('Riichi needs a closed hand');
    await user.click(button('Undo'));
    expect(form().textContent).toContain('10 more tiles');
    await user.click(button('Remove called pung of white dragons'));
    expect(form().textContent).toContain('13 more tiles');
  });

  test('keeps the focus on the table when a set is removed', async () => {
    const user = goTo(
      '/score/#in=ema-2016&c=1s456p567m&m=p999m.c345p@left&w=1s&by=discard&s=south&r=east',
      scorer(true),
    );
    button('Remove called pung of 9 9 9 characters').focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(button('Remove called chow of 3 4 5 dots from the left'));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('group', { name: /^Hand on the table/ }).contains(document.activeElement)).toBe(true);
  });

  test('takes the fifteenth tile as a dora indicator when it is tapped again', async () => {
    const user = goTo('/score/', scorer());
    await user.click(button('9 dots'));
    expect(status()).toContain('Tap again');
    await user.click(button('9 dots'));
    const shown = screen.getByRole('group', { name: 'Dora indicator' });
    expect(within(shown).getAllByRole('button')).toHaveLength(2);
  });
});

describe('a link to a hand', () => {
  test('puts the hand on the table with its rulebook, and follows each change', async () => {
    const user = goTo(
      '/score/#in=ema-2012&c=22p567s&m=p777z@across.kc1111m&w=5s&by=draw&s=east&r=east&d=9m&n=2&b=1',
      scorer(true),
    );
    screen.getByRole('group', { name: /called pung of red dragons from across; concealed kong of/ });
    await user.click(button('Counters on the table: one more'));
    await waitFor(() => expect(location.hash).toContain('n=3'));
  });

  test.each(['c=%E0%A4%A', 'm=<script>', 'by=theft&c=1m', `c=${'9'.repeat(5000)}`, 'k={"redFives":7}&s=x', '=&=&='])(
    'shows an empty table and a sentence for %s',
    async (link) => {
      goTo(`/score/#${link}`, scorer(true));
      expect(form().textContent).toContain('This link does not describe a hand');
      await waitFor(() => expect(handIn().value).toBe(''));
    },
  );

  test('keeps nonsense among the tiles and names it', () => {
    goTo('/score/#c=123m99x&w=1z&by=draw&s=east&r=east', scorer(true));
    expect(handIn().value).toBe('123m99x');
    expect(form().textContent).toContain('is not a tile');
  });
});

describe('a guess', () => {
  test('is judged part by part by keyboard', async () => {
    const user = goTo('/score/', scorer());
    await user.click(button('Clear'));
    await user.type(handIn(), '234m 567p 22p 345s 88s 8s');
    await user.click(field('Self-draw (tsumo)'));
    await user.click(screen.getByLabelText(/^All simples/));
    await user.type(field('Han'), '2');
    await user.type(field('Fu'), '30');
    await user.type(field('Payment'), '500/1000{Enter}');
    await waitFor(() => expect(verdicts()).toHaveLength(4));
    expect(verdicts()[0]).toContain('Yaku: Wrong. You missed: Fully concealed hand');
    expect(status()).toBe(
      'Right: 3 of 4. Yaku: Wrong. You missed: Fully concealed hand. Han: Right. Fu: Right. Payment: Right.',
    );
    expect(document.activeElement).toBe(field('Payment'));
  });

  test('opens nothing while it is empty, then only its own part, then the answer with its articles', async () => {
    const user = goTo('/score/', scorer());
    const answer = () => form().querySelector('.answer');
    await user.click(button('Check'));
    expect(status()).toContain('Fill in at least one part');
    expect(answer()).toBeNull();
    await user.type(field('Fu'), '32{Enter}');
    await waitFor(() => expect(verdicts()).toEqual(['Fu: Wrong. 32 is the sum before rounding up.']));
    expect(answer()?.textContent).not.toContain('5,200');
    await user.click(button('Show the answer'));
    await waitFor(() => expect(answer()?.textContent).toContain('5,200'));
    expect(form().querySelector('a.cite[href$="/ema-2016/scoring/#4.1.1"]')).not.toBeNull();
  });

  test('is marked while it cannot be read', async () => {
    const user = goTo('/score/', scorer());
    await user.type(field('Payment'), 'abc{Enter}');
    await waitFor(() => expect(status()).toMatch(/^Right: 0 of 1\. Payment: Not understood\. Enter the payment as/));
    expect(field('Payment').getAttribute('aria-invalid')).toBe('true');
    await user.clear(field('Payment'));
    await user.type(field('Payment'), '5200');
    expect(field('Payment').getAttribute('aria-invalid')).toBeNull();
  });

  test('is not judged any more once the hand changed while the explanation was loading', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const slow = { ...RIICHI_SCORER, fetchExplanation: () => promise.then(RIICHI_SCORER.fetchExplanation) };
    const user = goTo('/score/', h(Scorer, { ...PROPS, game: slow, rules: 'ema-2016', isPage: false } as never));
    await user.type(field('Fu'), '32{Enter}');
    await user.clear(handIn());
    await user.type(handIn(), '11m');
    resolve(undefined);
    await waitFor(() => expect(status()).toContain('11 more tiles'));
    expect(form().querySelector('.answer')).toBeNull();
  });

  test('is scored again when another rulebook is chosen', async () => {
    const user = goTo('/score/#in=ema-2016&c=23s22s456p567m&m=c345p@left&w=4s&by=discard&s=south&r=east', scorer(true));
    await user.click(button('Show the answer'));
    await waitFor(() => expect(form().querySelector('.answer')?.textContent).toContain('All simples'));
    void act(() => chooseRulebook('ema-2012'));
    await waitFor(() => expect(form().querySelector('.answer')?.textContent).toContain('This hand cannot win'));
  });

  test('is not needed to see the price, which a change covers again', async () => {
    const user = goTo('/score/', scorer());
    await user.click(button('See what it is worth'));
    await screen.findByRole('button', { name: /^3 han 40 fu: 5,200/ });
    await user.type(handIn(), '{Backspace}{Backspace}{Backspace}');
    expect(screen.queryByRole('button', { name: /5,200/ })).toBeNull();
  });
});

describe('the scorer of MCR', () => {
  const mcr = () =>
    h(Scorer, { ...PROPS, game: MCR_SCORER, rules: 'mers-2014', first: MCR_EXAMPLE, isPage: false } as never);
  beforeEach(() => {
    $mcrWords.set(mcrWordsIn('en'));
    HTMLSelectElement.prototype.showPicker = () => undefined;
    chooseRulebook('mers-2014');
  });

  test('judges fan, points and payment, shows the price, and says why a fan does not count', async () => {
    const user = goTo('/score/', mcr());
    await user.click(button('chrysanthemum'));
    expect(button('chrysanthemum').getAttribute('aria-pressed')).toBe('true');
    await user.type(screen.getByRole('textbox', { name: 'Points' }), '15');
    await user.type(screen.getByRole('textbox', { name: 'The discarder pays' }), '23');
    await user.type(screen.getByRole('textbox', { name: 'Each of the other two pays' }), '8{Enter}');
    await waitFor(() => expect(form().textContent).toContain('0 of 2 right'));
    await user.click(button('See what it is worth'));
    await waitFor(() => expect(form().textContent).toContain('16 points, discarder 24, the others 8 each'));
    await user.click(button('Why does this not count?'));
    const list = screen.getByRole('combobox', { name: /why it does not count/ });
    expect(document.activeElement).toBe(list);
    await user.selectOptions(list, 'Mixed Double Chow');
    expect(form().textContent).toContain('It needs the same chow in 2 suits');
  });
});
