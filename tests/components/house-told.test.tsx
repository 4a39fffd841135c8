// @vitest-environment happy-dom
import '../quizzes/take-up-riichi.ts';
import { screen } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { Ending } from '../../src/components/features/practice/Ending.tsx';
import { $learnerWords } from '../../src/components/features/practice/learner-words.ts';
import { StringsProvider, practiceWords } from '../../src/components/widgets/questions/strings.ts';
import english from '../../src/content/i18n/en.json';
import type { BookId } from '../../src/engine/rulebooks/ids.ts';
import { ui } from '../../src/i18n/strings.ts';
import { beginSession, toReplay, toSkill } from '../../src/quizzes/agenda/begin.ts';
import { answered } from '../../src/quizzes/games/answered.ts';
import { solved } from '../../src/quizzes/games/skills.ts';
import { recordStep } from '../../src/quizzes/memory/record-answer.ts';
import { EMPTY } from '../../src/quizzes/memory/record.ts';
import { type SessionState, step } from '../../src/quizzes/session/step.ts';
import { leave, open } from './live.ts';
import { say, serveWords } from './live-site.ts';

const t = { all: () => english };
const NOW = Date.UTC(2026, 10, 20, 12);
const HOUSE = 'wrc-2025~uma-30-10' as BookId;

afterEach(leave);

/** Shows the result after the first question was answered right, and tells whether the record changed. */
function resultOf(before: SessionState | undefined): boolean {
  if (!before) throw new Error('nothing to ask');
  serveWords();
  $learnerWords.set({ standing: ui(t, 'standing'), notebook: ui(t, 'notebook') });
  const { question } = before.session;
  const given = answered(question, solved(question));
  const told = step(before, { kind: 'answer', answered: given, now: NOW, leanings: {} });
  const { session } = step(told, { kind: 'proceed', now: NOW });
  open(
    <StringsProvider value={{ words: practiceWords(t), lang: 'en', locale: undefined }}>
      <Ending session={session} />
    </StringsProvider>,
  );
  return recordStep(EMPTY, before.session, told.session, { now: NOW, day: '2026-11-20' }) !== EMPTY;
}

const practised = (rules: BookId) =>
  beginSession(toSkill(EMPTY, rules, 'final-scores', { now: NOW, day: '2026-11-20' }, {}), 'a');
const sentence = (): HTMLElement | null =>
  screen.queryByText(say('standing.house', { n: 1, book: say('book.wrc-2025') }));

test('a result says how many answers stay out of the record, as options of the house change them', () => {
  expect(resultOf(practised(HOUSE))).toBe(false);
  expect(sentence()).not.toBeNull();
});

test('a result by the rulebook itself says nothing of it', () => {
  expect(resultOf(practised('wrc-2025'))).toBe(true);
  expect(sentence()).toBeNull();
});

test('nor does a replay, which changes no record anyway', () => {
  const { session } = practised(HOUSE) ?? {};
  const invitation = session && toReplay([session.question]);
  resultOf(invitation && beginSession(invitation, 'a'));
  expect(sentence()).toBeNull();
});
