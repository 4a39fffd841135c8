// @vitest-environment happy-dom
import '../../quizzes/take-up-riichi.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { formatQuestion } from '../../../src/quizzes/games/link.ts';
import { like, say, startsWith } from '../live-site.ts';
import { atQuestion, hasFocus, newBrowser, openPractice, skillButton } from './live-practice.tsx';

const button = (name: string) => screen.findByRole('button', { name });

const SKILL = { right: 9, wrong: 1, lately: '1111111110', times: [20_000], grade: 'proficient', since: '2026-11-21' };
const record = (errors: object = {}) => ({
  version: 2,
  books: {
    'ema-2016': {
      skills: { furiten: { ...SKILL, begun: '2026-11-20', mixed: 0, card: null } },
      facts: {},
      leanings: {},
      errors,
      sample: [],
    },
  },
  days: { '2026-11-20': [9, 1] },
  best: {},
  readAloud: false,
});

describe('a lesson', () => {
  test('comes once before the first question: the idea, filled-in lines, then the questions', async () => {
    newBrowser({ isTaught: false });
    const user = await openPractice();
    await user.click(await skillButton('fu'));
    const title = say('practice.lesson.title', { skill: say('practice.skill.fu') });
    await hasFocus(screen.findByRole('heading', { name: title }));
    await user.click(await button(say('practice.lesson.try')));
    await screen.findByText(say('practice.lesson.last'));
    const sum = await screen.findByRole('group', { name: say('practice.lines.sum-fu') });
    await user.click(within(sum).getByRole('button', { name: '40' }));
    await user.click(await button(say('practice.check')));
    await user.click(await button(say('practice.next')));
    await screen.findByText(like('practice.lesson.left.sum'));
    await user.click(await button(say('practice.lesson.skip')));
    await atQuestion(1, 10);
    await user.click(screen.getByText(say('practice.lesson.again')));
    await screen.findByRole('radio', { name: 'by self-draw' });
    await user.click(await button(say('practice.stop')));
    await user.click(await skillButton('fu'));
    await atQuestion(1, 10);
  });
});

describe('the placement', () => {
  beforeEach(() => newBrowser({ isTaught: false }));

  test('ends after three times “I don’t know” with the beginning, and with no score to show', async () => {
    const user = await openPractice('#begin=placement');
    for (let n = 1; n <= 3; n += 1) {
      await screen.findByText(say('practice.place.most', { n, of: 12 }));
      await user.click(await button(say('practice.pass')));
    }
    await screen.findByRole('heading', { name: say('practice.placed.none') });
    await screen.findByText(say('standing.placed.none'));
    await screen.findByRole('link', { name: startsWith(say('standing.next.first', { stop: '' })) });
    expect(screen.queryByRole('heading', { name: say('practice.score', { right: 0, of: 3 }) })).toBeNull();
    expect(screen.queryByText(say('practice.picture.make'))).toBeNull();
    expect(localStorage.getItem('tensu:path')).toContain('"placed"');
  });
});

describe('the notebook', () => {
  test('lists what keeps going wrong and leads to its questions', async () => {
    const entry = { skill: 'fu', times: 3, last: Date.parse('2026-11-20'), days: [], own: [] };
    newBrowser({ stored: { 'tensu:practice': record({ 'closed-as-open': entry }) } });
    const user = await openPractice();
    await user.click(
      await screen.findByText(startsWith(say('practice.notebook.open', { n: 1 })), { selector: 'summary' }),
    );
    await screen.findByText(say('mistake.closed-as-open'));
    await screen.findByText(say('notebook.state', { times: 3, days: 0, of: 3 }));
    await user.click(await button(say('notebook.practise')));
    await screen.findByRole('heading', { name: say('practice.ask.fu') });
  });
});

describe('missed questions in the notebook', () => {
  const openNotebook = async (missed: readonly object[]) => {
    const { books, ...rest } = record();
    newBrowser({ stored: { 'tensu:practice': { ...rest, books: { 'ema-2016': { ...books['ema-2016'], missed } } } } });
    const user = await openPractice();
    await user.click(await screen.findByText(startsWith(say('practice.notebook')), { selector: 'summary' }));
    return user;
  };

  test('are listed, asked again, and gone once answered right', async () => {
    const link = formatQuestion({ skill: 'limits', rules: 'ema-2016', han: 6, fu: 30 });
    const user = await openNotebook([{ question: link, last: Date.parse('2026-11-20T12:00') }]);
    await screen.findByText(`${say('practice.skill.limits')}, November 20`);
    await user.click(await button(`${say('notebook.again')}, ${say('practice.skill.limits')}, November 20`));
    const choices = await screen.findByRole('group', { name: say('practice.ask.limits') });
    await user.click(within(choices).getByRole('button', { name: say('step.limit.haneman') }));
    await user.click(await button(say('practice.finish')));
    await screen.findByRole('heading', { name: say('practice.score', { right: 1, of: 1 }) });
    expect(localStorage.getItem('tensu:practice')).toContain('"missed":[]');
  });

  test('that no longer can be read are said to be so, as they are counted', async () => {
    await openNotebook([{ question: 'nothing', last: 1 }]);
    await screen.findByText(say('notebook.unread', { n: 1 }));
    expect(screen.queryByText(say('notebook.none'))).toBeNull();
  });
});

describe('the record of a learner', () => {
  test('is imported after its content was shown, and what it replaced can be brought back', async () => {
    newBrowser({ stored: { 'tensu:practice': record() } });
    const user = await openPractice();
    await user.click(await screen.findByText(say('practice.keeping')));
    const theirs = { ...record(), days: { '2026-11-19': [4, 0] } };
    const file = new File([JSON.stringify(theirs)], 'tensu-practice.json', { type: 'application/json' });
    await user.upload(screen.getByLabelText(say('practice.import')), file);
    await hasFocus(screen.findByRole('heading', { name: say('practice.offer.title') }));
    await user.click(await button(say('practice.offer.replace')));
    await screen.findByText(say('practice.import.done'));
    expect(localStorage.getItem('tensu:practice')).toContain('2026-11-19');
    await screen.findByRole('heading', { name: say('practice.aside.title') });
    await user.click(await button(say('practice.aside.back')));
    await screen.findByText(say('practice.aside.done'));
    expect(localStorage.getItem('tensu:practice')).toContain('2026-11-20');
  });

  test('stays as it is if a file is no record', async () => {
    newBrowser({ stored: { 'tensu:practice': record() } });
    const user = await openPractice();
    const before = localStorage.getItem('tensu:practice');
    await user.upload(screen.getByLabelText(say('practice.import')), new File(['nonsense'], 'x.json'));
    await screen.findByText(say('practice.import.not-json'));
    expect(localStorage.getItem('tensu:practice')).toBe(before);
  });

  test('is exported as a file', async () => {
    newBrowser({ stored: { 'tensu:practice': record() } });
    const user = await openPractice();
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:x';
    });
    await user.click(screen.getByText(say('practice.export')));
    expect(JSON.parse((await blobs[0]?.text()) ?? '')).toMatchObject({ days: { '2026-11-20': [9, 1] } });
  });
});

describe('MCR', () => {
  test('shows its own map and begins its own skills', async () => {
    newBrowser();
    localStorage.setItem('tensu:rulebook', 'mers-2014');
    const user = await openPractice();
    await skillButton('eight');
    await user.click(await button(say('practice.learn.next', { skill: say('practice.skill.fan-sets') })));
    await screen.findByRole('heading', { name: say('practice.ask.fan-sets') });
  });
});
