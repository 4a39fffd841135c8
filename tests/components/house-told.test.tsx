// @vitest-environment happy-dom
import '../quizzes/take-up-riichi.ts';
import { screen } from '@testing-library/dom';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Ending } from '../../src/components/features/practice/Ending.tsx';
import { Reply } from '../../src/components/features/practice/Reply.tsx';
import { $learnerWords } from '../../src/components/features/practice/learner-words.ts';
import { GAME as RIICHI } from '../../src/components/widgets/questions/games/riichi.ts';
import { registerGame } from '../../src/components/widgets/questions/practice-game.ts';
import { StringsProvider, practiceWords } from '../../src/components/widgets/questions/strings.ts';
import english from '../../src/content/i18n/en.json';
import type { BookId } from '../../src/engine/rulebooks/ids.ts';
import { ui } from '../../src/i18n/strings.ts';
import type { SkillId } from '../../src/quizzes/base/skill-ids.ts';
import { beginSession, toReplay, toSkill } from '../../src/quizzes/agenda/begin.ts';
import { answered } from '../../src/quizzes/games/answered.ts';
import { solved } from '../../src/quizzes/games/skills.ts';
import { recordStep } from '../../src/quizzes/memory/record-answer.ts';
import { EMPTY } from '../../src/quizzes/memory/record.ts';
import type { Session } from '../../src/quizzes/session/session.ts';
import { type SessionState, step } from '../../src/quizzes/session/step.ts';
import { leave, open } from './live.ts';
import { say, serveWords } from './live-site.ts';

const t = { all: () => english };
const NOW = Date.UTC(2026, 10, 20, 12);
const HOUSE = 'wrc-2025~uma-30-10' as BookId;

beforeAll(() => registerGame('riichi', RIICHI));
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

const practised = (rules: BookId, skill: SkillId = 'final-scores') =>
  beginSession(toSkill(EMPTY, rules, skill, { now: NOW, day: '2026-11-20' }, {}), 'a');
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

describe('the first question under options of the house', () => {
  /** What is said below it before and after a right answer. */
  function saidBelow(before: SessionState | undefined) {
    if (!before) throw new Error('nothing to ask');
    serveWords();
    const strings = { words: practiceWords(t), lang: 'en', locale: undefined };
    const told = (session: Session): readonly string[] => {
      open(
        <StringsProvider value={strings}>
          <Reply session={session} onCounting={() => undefined} />
        </StringsProvider>,
      );
      const said = [say('practice.house'), say('practice.house.told')].filter((text) => screen.queryByText(text));
      leave();
      return said;
    };
    const given = answered(before.session.question, solved(before.session.question));
    const after = step(before, { kind: 'answer', answered: given, now: NOW, leanings: {} });
    return { before: told(before.session), after: told(after.session) };
  }

  test('says before the answer that some do not count, and after it that this one did not', () => {
    expect(saidBelow(practised(HOUSE))).toEqual({
      before: [say('practice.house')],
      after: [say('practice.house.told')],
    });
  });

  test('says nothing more after an answer that the options leave alone', () => {
    expect(saidBelow(practised(HOUSE, 'dora'))).toEqual({ before: [say('practice.house')], after: [] });
  });

  test('says nothing where the rulebook is played as printed', () => {
    expect(saidBelow(practised('wrc-2025'))).toEqual({ before: [], after: [] });
  });
});
