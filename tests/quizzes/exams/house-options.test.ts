import '../take-up-riichi.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authoredIn } from '../../../src/components/features/exams/authored/build-authored.ts';
import { chaptersIn } from '../../../src/components/features/exams/authored/chapters-in.ts';
import english from '../../../src/content/i18n/en.json';
import type { RiichiId } from '../../../src/engine/rulebooks/ids.ts';
import { blueprintForm, keyOf } from '../../../src/quizzes/exams/blueprint/blueprint.ts';
import { presetOf } from '../../../src/quizzes/exams/blueprint/presets.ts';
import { selfCheckLink } from '../../../src/quizzes/exams/blueprint/self-check.ts';
import { dealSheet } from '../../../src/quizzes/exams/deal.ts';
import { authoredPartOf } from '../../../src/quizzes/exams/forms/authored-part.ts';
import { authoredTopics, entriesOn, registerChapterQuestions } from '../../../src/quizzes/exams/forms/pool.ts';
import { formatExamQuestion, parseExamQuestion } from '../../../src/quizzes/exams/forms/index.ts';
import { formatInvitation, readInvitation } from '../../../src/quizzes/exams/invitation.ts';
import { parseQuiz } from '../../../src/quizzes/quiz/quiz.ts';
import { GENERATOR } from '../../../src/quizzes/quiz/quiz.ts';

const HOUSE = 'rrc-2026~no-red-fives~uma-15-5' as RiichiId;

describe('an exam under a rulebook with options of the house', () => {
  beforeAll(() => registerChapterQuestions(chaptersIn(authoredIn({ all: () => english }, 'en', (chapter) => chapter))));
  afterAll(() => registerChapterQuestions({}));

  it('keeps them in its link, and is another exam than one without', () => {
    const blueprint = presetOf('mixed', HOUSE);
    const link = formatInvitation({
      kind: 'open',
      title: 'Club',
      blueprint,
      generator: GENERATOR,
      attempt: 1,
      language: 'en',
      timeFactor: 100,
      spoken: false,
      key: '0123456789AB',
    });
    expect(readInvitation(link)).toMatchObject({ ok: true, invitation: { blueprint: { rules: HOUSE } } });
    expect(keyOf(blueprint)).not.toBe(keyOf(presetOf('mixed', 'rrc-2026')));
    expect(parseQuiz(selfCheckLink(blueprint))?.quiz.rules).toBe(HOUSE);
  });

  it('deals questions under these options, which survive a reload', () => {
    const sheet = dealSheet(presetOf('mixed', HOUSE), { token: 'ANNA', attempt: 1 });
    const questions = sheet.ok ? sheet.questions : [];
    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions) {
      expect(question).toMatchObject({ rules: HOUSE });
      const text = formatExamQuestion(question);
      expect(text).not.toMatch(/0[mps]/);
      expect(parseExamQuestion(text)).toEqual(question);
    }
  });

  it('asks nothing from a place that they change', () => {
    const under = (rules: RiichiId) =>
      authoredTopics(rules).flatMap((topic) => entriesOn(rules, topic).map(({ id }) => id));
    const [plain, house] = [under('rrc-2026'), under(HOUSE)];
    expect(house.every((id) => plain.includes(id))).toBe(true);
    const left = plain.filter((id) => !house.includes(id));
    expect(left).toContain('rrc-2026/play/red-twice');
    expect(house.length).toBeGreaterThan(plain.length / 2);
  });

  it('can ask about every topic that is left', () => {
    for (const topic of authoredTopics(HOUSE)) {
      const blueprint = { ...presetOf('mixed', HOUSE), authored: [authoredPartOf(HOUSE, topic, 3)] };
      expect(blueprintForm.safeParse(blueprint).success, topic).toBe(true);
    }
  });
});
