// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { formatQuiz } from '../../../src/quizzes/quiz/quiz.ts';
import { like, say, startsWith } from '../live-site.ts';
import { askForResult, atQuestion, newBrowser, openPractice, skillButton, firstButton } from './live-practice.tsx';

const QUIZ = `#${formatQuiz({ rules: 'ema-2016', skills: ['set-fu'], level: 1, length: 6, seed: 'steady' })}`;

const button = (key: string) => screen.findByRole('button', { name: say(key) });
const pick = async (skill: string) =>
  firstButton(await screen.findByRole('group', { name: say(`practice.ask.${skill}`) }));
const onMap = () => waitFor(() => expect(document.querySelector('.lobby.away')).toBeNull());

beforeEach(() => newBrowser());

describe('a session that was left', () => {
  test('survives a reload, with its question and verdict', async () => {
    const user = await openPractice();
    await user.click(await skillButton('fu'));
    await askForResult(user);
    await user.click(await pick('fu'));
    await user.click(await button('practice.next'));
    await user.click(await pick('fu'));
    await button('practice.next');
    dispatchEvent(new Event('pagehide'));
    await openPractice('', 'reload');
    await atQuestion(2, 10);
    await button('practice.next');
  });

  test('is offered on the map to a reader who follows a link', async () => {
    const user = await openPractice();
    await user.click(await skillButton('fu'));
    await atQuestion(1, 10);
    dispatchEvent(new Event('pagehide'));
    const later = await openPractice('', 'navigate');
    const goOn = await screen.findByRole('button', { name: startsWith(say('practice.go-on', { n: 1, of: 10 })) });
    await later.click(goOn);
    await atQuestion(1, 10);
    await later.click(await button('practice.stop'));
    await onMap();
    expect(screen.queryByRole('button', { name: like('practice.go-on') })).toBeNull();
  });

  test('goes back to the map by the way back and to the table by the way on', async () => {
    const user = await openPractice();
    await user.click(await skillButton('fu'));
    await atQuestion(1, 10);
    await waitFor(() => expect(history.state).toHaveProperty(['tensu:table']));
    const atTable = history.state as unknown;
    history.replaceState(null, '');
    dispatchEvent(new PopStateEvent('popstate'));
    await onMap();
    history.replaceState(atTable, '');
    dispatchEvent(new PopStateEvent('popstate'));
    await atQuestion(1, 10);
  });

  test('of a quiz goes on after a reload', async () => {
    const user = await openPractice(QUIZ);
    await user.click(await button('practice.quiz.begin'));
    await user.click(await pick('set-fu'));
    await user.click(await button('practice.next'));
    await atQuestion(2, 6);
    dispatchEvent(new Event('pagehide'));
    await openPractice('', 'reload');
    await atQuestion(2, 6);
  });

  test('gives way to the next one', async () => {
    const user = await openPractice();
    await user.click(await skillButton('waits'));
    await user.click(await button('practice.stop'));
    await onMap();
    await user.click(await skillButton('set-fu'));
    await screen.findByRole('heading', { name: say('practice.ask.set-fu') });
  });
});
