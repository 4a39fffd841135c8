// @vitest-environment happy-dom
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { RiichiScorer } from '../../src/components/widgets/scorer/riichi/RiichiScorer.tsx';
import { EXAMPLE } from '../../src/components/widgets/hand-editor/draft.ts';
import { leave, open } from './live.ts';
import { wordsIn } from './words.ts';

const SPEECH = { words: wordsIn('en'), lang: 'en', locale: undefined };

const scorer = (isPage = false) => <RiichiScorer speech={SPEECH} first={EXAMPLE} page="/score/" isPage={isPage} />;
const scorers = () => screen.getAllByRole('form', { name: 'Hand scorer' });
const handIn = (form = document.body) => within(form).getByLabelText<HTMLInputElement>('Hand as text');
const pause = () => new Promise((done) => setTimeout(done, 400));

test('keeps the hands of two scorers and two chapters apart over a reload', async () => {
  const [one, two] = ['123m', '456p'] as const;
  const hands = () => scorers().map((form) => handIn(form).value);
  const goTo = (path: string, ...pages: ReturnType<typeof scorer>[]) => {
    leave();
    history.replaceState(null, '', path);
    return open(...pages);
  };
  let user = goTo('/ema-2016/scoring/', scorer(), scorer());
  for (const [i, hand] of [one, two].entries()) {
    const field = handIn(scorers()[i]);
    await user.clear(field);
    await user.type(field, hand);
  }
  await pause();
  user = goTo('/ema-2016/general/', scorer());
  expect(hands()).toEqual([EXAMPLE.concealed]);
  await user.type(handIn(), '{Backspace}{Backspace}{Backspace}');
  await pause();
  goTo('/ema-2016/scoring/', scorer(), scorer());
  expect(hands()).toEqual([one, two]);
});
