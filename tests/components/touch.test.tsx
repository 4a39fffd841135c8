// @vitest-environment happy-dom
import '../quizzes/take-up-riichi.ts';
import { fireEvent, screen } from '@testing-library/dom';
import render from 'preact-render-to-string';
import { beforeAll, describe, expect, test } from 'vitest';
import { IdeaTable } from '../../src/components/widgets/ideas/IdeaTable.tsx';
import { Touch } from '../../src/components/widgets/ideas/Touch.tsx';
import { fetchIdeaWords, type SayWord } from '../../src/components/widgets/ideas/idea-words.ts';
import { GAME } from '../../src/components/widgets/questions/games/riichi.ts';
import { registerGame } from '../../src/components/widgets/questions/practice-game.ts';
import { StringsProvider, practiceWords } from '../../src/components/widgets/questions/strings.ts';
import type { BookId } from '../../src/engine/rulebooks/ids.ts';
import type { SkillId } from '../../src/quizzes/base/skill-ids.ts';
import english from '../../src/content/i18n/en.json' with { type: 'json' };
import { leave, open } from './live.ts';

const strings = { words: practiceWords({ all: () => english }), lang: 'en', locale: undefined };
let say: SayWord;

beforeAll(async () => {
  registerGame('riichi', GAME);
  say = await fetchIdeaWords('en');
});

function touch(skill: SkillId, rules: BookId = 'ema-2016'): void {
  leave();
  open(
    <StringsProvider value={strings}>
      <Touch skill={skill} rules={rules} say={say} />
    </StringsProvider>,
  );
}
const answer = (): string => screen.getByRole('status').textContent;
const choose = (name: string): void => void fireEvent.click(screen.getByRole('radio', { name }));

describe('a situation to change', () => {
  test('says the answer of what is chosen, and reads it out', () => {
    touch('set-fu');
    expect(answer()).toContain('4 fu');
    choose('called');
    expect(answer()).toContain('2 fu');
  });

  test('marks the tile that is the answer among the values', () => {
    touch('indicators');
    const marked = () => document.querySelector('.is-answer [role="img"]')?.getAttribute('aria-label');
    expect(marked()).toBe('4 dots');
    choose('9 dots');
    expect(marked()).toBe('1 dot');
    choose('red dragon');
    expect(marked()).toBe('white dragon');
  });

  test('has a slider that says its number', () => {
    touch('payment');
    const slider = screen.getByRole('slider', { name: /Han/ });
    expect(slider.getAttribute('aria-valuetext')).toBe('3');
    fireEvent.input(slider, { target: { value: '12' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('13');
    expect(answer()).toContain('24,000');
  });

  test('goes by the rulebook: thirteen han are a yakuman where it says so', () => {
    touch('payment', 'ema-2012');
    fireEvent.input(screen.getByRole('slider', { name: /Han/ }), { target: { value: '12' } });
    expect(answer()).toContain('32,000');
  });
});

test('the table of an idea has the answer for each value, without scripts', () => {
  const html = render(<IdeaTable skill="noten" rules="ema-2016" say={say} strings={strings} />);
  const rows = [...html.matchAll(/<th[^>]*>(.*?)<\/th><td>(.*?)<\/td>/g)].map(([, value, said]) => [value, said]);
  expect(rows).toEqual([
    ['0', '0'],
    ['1', '+3,000'],
    ['2', '+1,500'],
    ['3', '+1,000'],
    ['4', '0'],
  ]);
});
