import './take-up-riichi.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import path from '../../src/content/path.json' with { type: 'json' };
import penalties from '../../src/content/penalties/scenes.json' with { type: 'json' };
import { BOOK_IDS, type BookId, gameOf } from '../../src/engine/rulebooks/ids.ts';
import { makeRandom } from '../../src/quizzes/base/random.ts';
import { skillsOfGame } from '../../src/quizzes/base/skill-ids.ts';
import { LEVELS } from '../../src/quizzes/base/terms.ts';
import { type Blueprint, blueprintForm } from '../../src/quizzes/exams/blueprint/blueprint.ts';
import { PRESET_IDS, presetOf } from '../../src/quizzes/exams/blueprint/presets.ts';
import { topicsOf } from '../../src/quizzes/exams/blueprint/topics.ts';
import { dealSheet } from '../../src/quizzes/exams/deal.ts';
import { authoredPartOf } from '../../src/quizzes/exams/forms/authored-part.ts';
import { authoredTopics } from '../../src/quizzes/exams/forms/pool.ts';
import { type ExamQuestion, solveExamQuestion } from '../../src/quizzes/exams/forms/index.ts';
import { gradeOf, marksOf } from '../../src/quizzes/exams/grade.ts';
import { diagnosisOf, registerGame } from '../../src/quizzes/games/game.ts';
import { formatQuestion, parseQuestion } from '../../src/quizzes/games/link.ts';
import { MCR_GAME } from '../../src/quizzes/games/mcr/game.ts';
import type { Answer, Question } from '../../src/quizzes/games/question.ts';
import {
  choicesFor,
  judgeAnswer,
  linesOf,
  skillOf,
  skillsUnder,
  smallExplanations,
  solveQuestion,
} from '../../src/quizzes/games/skills.ts';
import { ladderFor } from '../../src/quizzes/path/placement.ts';
import { stopsOf } from '../../src/quizzes/path/stops.ts';
import { testOf } from '../../src/quizzes/path/test.ts';
import { copyOf, registerCopies } from '../engine/copies.ts';

registerGame(MCR_GAME);

const BOOKS = [...BOOK_IDS];
const SEEDS = ['34', 'wall', 'festival', 'north'];

type Registry = Record<string, unknown>;

/** The content that somebody who adds a rulebook has to fill in: its path, and its rulings on scenes. */
const REGISTRIES = [
  path,
  penalties.undecided,
  ...penalties.scenes.flatMap(({ asItComes, withTwist }) => [asItComes, withTwist]),
] as unknown as readonly Registry[];

// Vitest runs what `beforeAll` returns at the end.
beforeAll(() => {
  const removeFromEngine = registerCopies();
  for (const registry of REGISTRIES)
    for (const id of BOOKS) if (Object.hasOwn(registry, id)) registry[copyOf(id)] = registry[id];
  return () => {
    removeFromEngine();
    for (const registry of REGISTRIES) for (const id of BOOKS) Reflect.deleteProperty(registry, copyOf(id));
  };
});

/** The same value with the copy's id in place of the rulebook's, and the reverse. */
const forCopy = <T>(value: T, id: BookId): T =>
  JSON.parse(JSON.stringify(value).replaceAll(`"${id}"`, `"${copyOf(id)}"`)) as T;
const forOriginal = (value: unknown, id: BookId): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value).replaceAll(copyOf(id), id));

const same = (copied: unknown, original: unknown, id: BookId): void =>
  expect(forOriginal(copied, id)).toEqual(forOriginal(original, id));

/** Everything a question says about itself and about an answer. */
const about = (question: Question, given: Answer): unknown => {
  const skill = skillOf(question.skill);
  const verdict = judgeAnswer(question, given);
  const done = { question, skill: question.skill, given, verdict };
  return {
    verdict,
    right: solveQuestion(question),
    choices: choicesFor(question),
    lines: linesOf(question),
    facts: skill.facts(question),
    cites: skill.cites(question),
    link: formatQuestion(question),
    read: parseQuestion(formatQuestion(question)),
    variants: skill.variants?.(question),
    explanations: smallExplanations(question, given),
    causes: 'hand' in question && diagnosisOf(question.skill)?.causes(done as never, skill.steps, {}),
  };
};

/** A blueprint that also asks about penalties, where the rulebook asks them. */
const blueprintOf = (preset: (typeof PRESET_IDS)[number], rules: BookId): Blueprint => ({
  ...presetOf(preset, rules),
  authored: authoredTopics(rules).map((topic) => authoredPartOf(rules, topic, 6)),
});

function sheetOf(blueprint: Blueprint, token: string): readonly ExamQuestion[] {
  const dealt = dealSheet(blueprint, { token, attempt: 1 });
  if (!dealt.ok) throw new Error(`nothing dealt for ${JSON.stringify(dealt.part)}`);
  return dealt.questions;
}

describe.each(BOOKS)('a copy of %s under another id', (id) => {
  it.each(skillsOfGame(gameOf(id)))('deals, solves, grades and explains %s like the original', (name) => {
    const skill = skillOf(name);
    const applies = skill.applies?.({ rules: id });
    expect(skill.applies?.({ rules: copyOf(id) })).toBe(applies);
    if (applies === false) return;
    let given: Answer | undefined;
    for (const level of LEVELS)
      for (const seed of SEEDS) {
        const question = skill.make(makeRandom(seed), { rules: id, level });
        same(skill.make(makeRandom(seed), { rules: copyOf(id), level }), question, id);
        if (!question) continue;
        const copy = forCopy(question, id);
        const right = solveQuestion(question);
        // The answer to the previous question is usually wrong.
        for (const answer of [right, given ?? right]) same(about(copy, answer), about(question, answer), id);
        given = right;
      }
  });

  it('has the same skills, path, placement and test', () => {
    same(skillsUnder({ rules: copyOf(id) }), skillsUnder({ rules: id }), id);
    same(stopsOf(copyOf(id)), stopsOf(id), id);
    same(ladderFor(copyOf(id)), ladderFor(id), id);
    same(testOf(copyOf(id)), testOf(id), id);
  });

  it.each(PRESET_IDS)('sets and grades the preset %s in the same way', (preset) => {
    const [blueprint, copied] = [blueprintOf(preset, id), blueprintOf(preset, copyOf(id))];
    same(copied, blueprint, id);
    expect(blueprintForm.safeParse(copied).success).toBe(true);
    expect(topicsOf(copied)).toEqual(topicsOf(blueprint));

    const [questions, ownSheet] = [sheetOf(blueprint, 'AAAA'), sheetOf(copied, 'AAAA')];
    expect(ownSheet.map(({ skill }) => skill)).toEqual(questions.map(({ skill }) => skill));

    const right = questions.map(solveExamQuestion);
    const moved = questions.map((question) => forCopy(question, id));
    expect(moved.map(solveExamQuestion)).toEqual(right);
    const shifted = right.map((_, i) => right[(i + 1) % right.length]);
    for (const answers of [right, shifted, []]) {
      const marks = marksOf(questions, answers);
      expect(marksOf(moved, answers)).toEqual(marks);
      expect(gradeOf(marksOf(moved, answers), copied)).toEqual(gradeOf(marks, blueprint));
    }
  });
});
