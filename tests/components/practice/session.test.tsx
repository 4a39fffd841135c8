// @vitest-environment happy-dom
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import '../../quizzes/take-up-riichi.ts';
import { type Quiz, formatQuiz, questionsOf } from '../../../src/quizzes/quiz/quiz.ts';
import { choicesFor, solved } from '../../../src/quizzes/games/skills.ts';

import { like, say, startsWith } from '../live-site.ts';
import {
  askForResult,
  atQuestion,
  hasFocus,
  newBrowser,
  openPractice,
  skillButton,
  firstButton,
} from './live-practice.tsx';

const QUIZ: Quiz = {
  rules: 'ema-2016',
  skills: ['set-fu'],
  level: 1,
  length: 3,
  seed: 'steady',
};
const TITLED: Quiz = { ...QUIZ, title: 'Club <b>night</b>' };
const ONE = formatQuiz({ ...QUIZ, length: 1 });
const FRAGMENT = `#${formatQuiz(QUIZ)}`;
const questions = questionsOf(QUIZ);
const [first] = questions;
if (!first) throw new Error('no questions');

const button = (key: string) => screen.findByRole('button', { name: say(key) });
const score = (right: number, of: number) =>
  screen.findByRole('heading', { name: say('practice.score', { right, of }) });
const choicesOf = (skill: string) => screen.findByRole('group', { name: say(`practice.ask.${skill}`) });

beforeEach(() => newBrowser());

describe('a session', () => {
  test('goes from the first question to the result by keyboard alone', async () => {
    const user = await openPractice(FRAGMENT);
    const begin = await button('practice.quiz.begin');
    await hasFocus(screen.findByRole('heading', { name: say('practice.quiz.untitled') }));
    begin.focus();
    await user.keyboard('{Enter}');
    for (const [i, question] of questions.entries()) {
      await atQuestion(i + 1, 3);
      await choicesOf('set-fu');
      await user.keyboard(`${JSON.stringify(solved(question))}{Enter}`);
      const next = await button(i < 2 ? 'practice.next' : 'practice.finish');
      await hasFocus(Promise.resolve(next));
      await user.keyboard('{Enter}');
    }
    await hasFocus(score(3, 3));
  });

  test('explains a wrong answer and offers to replay what was missed', async () => {
    const user = await openPractice(FRAGMENT);
    await user.click(await button('practice.quiz.begin'));
    const wrong = choicesFor(first).find((n) => n !== solved(first));
    await user.click(within(await choicesOf('set-fu')).getByRole('button', { name: String(wrong) }));
    expect(await screen.findAllByText(say('practice.wrong'))).not.toEqual([]);
    expect(screen.getAllByRole('link', { name: /^EMA 2016, / })).not.toEqual([]);
    await user.click(screen.getByRole('button', { name: say('practice.stop') }));
    await hasFocus(score(0, 3));
    await user.click(screen.getByRole('button', { name: say('practice.replay.missed') }));
    await atQuestion(1, 1);
  });

  test('keeps a typed number until Enter and leaves Enter to a focused button', async () => {
    const user = await openPractice();
    await user.click(await skillButton('fu'));
    await askForResult(user);
    await choicesOf('fu');
    await user.keyboard('33');
    await screen.findByText(say('practice.keys.no-choice', { n: 33 }));
    await user.keyboard('{Enter}{Escape}110');
    await screen.findByText(say('practice.keys.typed', { n: 110 }));
    const stop = screen.getByRole('button', { name: say('practice.stop') });
    stop.focus();
    await screen.findByText(say('practice.keys.number'));
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: like('practice.map.title') });
  });

  test('asks for fu line by line and names the lines that are missing', async () => {
    const user = await openPractice();
    await user.click(await skillButton('fu'));
    const base = await screen.findByRole('group', { name: say('practice.lines.base') });
    await user.click(within(base).getByRole('button', { name: '25' }));
    expect(within(base).getByRole('button', { name: '25' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(await button('practice.check'));
    expect((await screen.findByRole('alert')).textContent).toMatch(like('practice.lines.missing'));
    const form = base.closest('form') as HTMLElement;
    for (const line of within(form).getAllByRole('group')) await user.click(firstButton(line));
    await user.click(within(base).getByRole('button', { name: '25' }));
    await screen.findByText(like('practice.lines.together'));
    const sum = await screen.findByRole('group', { name: say('practice.lines.sum-fu') });
    await user.click(firstButton(sum));
    await user.click(await button('practice.check'));
    await hasFocus(button('practice.next'));
    expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toContainEqual(
      expect.stringContaining(`${say('practice.lines.base')}: 25`),
    );
  });

  test('marks a payment that it cannot read and says so anew at each try', async () => {
    const user = await openPractice();
    await user.click(await skillButton('payment'));
    await user.selectOptions(await screen.findByLabelText(say('practice.form')), say('practice.form.value'));
    const [field] = await screen.findAllByRole<HTMLInputElement>('textbox');
    if (!field) throw new Error('no field');
    await user.type(field, 'abc{Enter}');
    const alert = await screen.findByRole('alert');
    expect([alert.textContent, field.getAttribute('aria-invalid')]).toEqual([say('practice.unread.payment'), 'true']);
    await user.type(field, '{Enter}');
    expect(await screen.findByRole('alert')).not.toBe(alert);
  });

  test('takes a whole hand in one line and says what an incomplete line lacks', async () => {
    const user = await openPractice();
    await user.click(await skillButton('whole'));
    await user.selectOptions(await screen.findByLabelText(say('practice.stage')), say('practice.stage.4'));
    await user.click(await screen.findByText(say('practice.line.fold')));
    const line = await screen.findByLabelText(say('practice.line'));
    await user.type(line, '2 30{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(say('practice.unread.line', { line: '2 30' }));
    expect(line.getAttribute('aria-invalid')).toBe('true');
  });

  test('shows a worked example that only has to be understood', async () => {
    newBrowser({ stored: {} });
    localStorage.setItem('tensu:rulebook', 'tesuji-2018');
    const user = await openPractice();
    await user.click(await skillButton('whole'));
    expect(await screen.findAllByText(say('practice.rules', { book: say('book.tesuji-2018') }))).not.toEqual([]);
    await user.selectOptions(await screen.findByLabelText(say('practice.stage')), say('practice.stage.0'));
    await user.click(await button('practice.understood'));
    expect(await screen.findAllByText(say('practice.right'))).not.toEqual([]);
  });

  test('gives a link to its question and to its result', async () => {
    const user = await openPractice(`#${ONE}`);
    await user.click(await button('practice.quiz.begin'));
    await user.click(await button('practice.question.copy'));
    await screen.findByText(say('practice.copied'));
    expect(await navigator.clipboard.readText()).toContain('#q=set-fu&in=ema-2016');
    await user.click(firstButton(await choicesOf('set-fu')));
    await user.click(await button('practice.finish'));
    await user.click(await button('practice.result.copy'));
    expect(await navigator.clipboard.readText()).toContain(`#${ONE.replace('quiz', 'result')}`);
  });
});

describe('a link', () => {
  test('shows what quiz it invites to and asks everybody the same', async () => {
    const user = await openPractice(`#${formatQuiz(TITLED)}`);
    await hasFocus(screen.findByRole('heading', { name: 'Club <b>night</b>' }));
    await user.click(await button('practice.quiz.begin'));
    const asked = (await atQuestion(1, 3)).closest('section')?.querySelector('#practice-prompt')?.innerHTML;
    newBrowser();
    const again = await openPractice(`#${formatQuiz(TITLED)}`);
    await again.click(await button('practice.quiz.begin'));
    const prompt = (await atQuestion(1, 3)).closest('section')?.querySelector('#practice-prompt');
    expect(prompt?.innerHTML).toBe(asked);
  });

  test('to a quiz of an earlier generator offers a new one with its settings', async () => {
    const user = await openPractice('#quiz=ema-2016.fu+payment.1.10.k3x9-ju');
    await hasFocus(screen.findByRole('heading', { name: say('practice.quiz.outdated') }));
    await user.click(await button('practice.quiz.such'));
    await atQuestion(1, 10);
  });

  test('to a result says that nobody has checked it', async () => {
    const user = await openPractice(`#${ONE.replace('quiz', 'result')}.1.7`);
    await hasFocus(score(1, 1));
    await screen.findByText(say('practice.result.unchecked'));
    await user.click(await button('practice.result.take'));
    await atQuestion(1, 1);
  });

  test('that is broken says so and leaves the map', async () => {
    await openPractice('#q=fu&in=nowhere&c=%E0%A4%A');
    expect((await screen.findByRole('alert')).textContent).toBe(say('practice.link.lost'));
    await screen.findByRole('heading', { name: like('practice.map.title') });
  });
});

describe('the map of skills', () => {
  test('keeps the difficulty that was chosen before a session', async () => {
    const user = await openPractice();
    const [level] = screen.getAllByLabelText<HTMLSelectElement>(say('practice.level'));
    if (!level) throw new Error('no level');
    await user.selectOptions(level, '3');
    await user.click(await skillButton('set-fu'));
    await choicesOf('set-fu');
    await user.click(await button('practice.stop'));
    await skillButton('set-fu');
    expect(level.isConnected).toBe(true);
  });

  test('describes a skill by its grade, its last answers, and whether it is next', async () => {
    const user = await openPractice();
    const state = async (skill: string) => {
      const id = (await skillButton(skill)).getAttribute('aria-describedby') ?? '';
      return document.getElementById(id)?.textContent.replace(/\s+/g, ' ').trim();
    };
    expect(await state('indicators')).toMatch(
      startsWith(`${say('practice.next.skill')}; ${say('practice.grade.new')}`),
    );
    expect(await state('set-fu')).toBe(say('practice.grade.new'));
    await user.click(await skillButton('set-fu'));
    await user.click(firstButton(await choicesOf('set-fu')));
    await user.click(await button('practice.stop'));
    await user.click(await button('practice.map'));
    expect(await state('set-fu')).toContain(say('practice.grade.begun'));
  });

  test('leaves out what reading aloud answers, also after a reload', async () => {
    const user = await openPractice();
    await user.click(await screen.findByLabelText(say('practice.read-aloud')));
    await screen.findByText(say('practice.grade.not-applicable'));
    await openPractice('', 'reload');
    await screen.findByText(say('practice.grade.not-applicable'));
  });

  test('remembers answers over a reload, and sets damaged content aside with a warning', async () => {
    const user = await openPractice();
    await user.click(await skillButton('set-fu'));
    await user.click(firstButton(await choicesOf('set-fu')));
    await openPractice('', 'navigate');
    await screen.findAllByText(
      new RegExp(`^(${say('practice.accuracy', { n: 0 })}|${say('practice.accuracy', { n: 100 })})`),
    );
    localStorage.setItem('tensu:practice', '{"version":1,"books":3}');
    await openPractice('', 'navigate');
    expect((await screen.findByRole('alert')).textContent).toBe(say('practice.trouble.damaged'));
    expect(localStorage.getItem('tensu:practice:aside')).toContain('"books":3');
  });
});
