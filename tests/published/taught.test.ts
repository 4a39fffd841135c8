import '../quizzes/take-up-riichi.ts';
import { test } from 'vitest';
import { AT_HAND_IDS } from '../../src/engine/rulebooks/ids.ts';
import { formatQuestion, parseQuestion } from '../../src/quizzes/games/link.ts';
import { caseOf as mcrCaseOf } from '../../src/quizzes/mcr/misconceptions/checks.ts';
import { MCR_GAME } from '../../src/quizzes/games/mcr/game.ts';
import { MCR_MISCONCEPTIONS } from '../../src/quizzes/mcr/misconceptions/index.ts';
import { mcrViewOf, placeOf } from '../../src/quizzes/mcr/misconceptions/misconception.ts';
import { MISCONCEPTIONS, placeOfRule } from '../../src/quizzes/misconceptions/index.ts';
import type { Answer, Question, QuestionOf } from '../../src/quizzes/games/question.ts';
import { caseOf } from '../../src/quizzes/games/riichi/case.ts';
import { answered } from '../../src/quizzes/games/answered.ts';
import { diagnosisOf, registerGame } from '../../src/quizzes/games/game.ts';
import { explainAnswer } from '../../src/quizzes/session/feedback.ts';
import { choicesFor, makeQuestion, skillOf, solveQuestion } from '../../src/quizzes/games/skills.ts';
import { ALL_SKILL_IDS, gameOfSkill } from '../../src/quizzes/base/skill-ids.ts';
import { STEPS } from '../../src/quizzes/base/terms.ts';
import { publishedData } from './published.ts';
import { type Case, expectAnswers, expectMentioned } from './answer-book.ts';

registerGame(MCR_GAME);

const PUBLISHED = (publishedData('generator-1.json') as { questions: string[] }[]).flatMap(
  ({ questions }) => questions,
);
/** More MCR and rulings, few of which were published. */
const more = ALL_SKILL_IDS.flatMap((skill) => {
  const books = gameOfSkill(skill) === 'mcr' ? (['mers-2014'] as const) : skill === 'rulings' ? AT_HAND_IDS : [];
  return books.flatMap((rules) =>
    Array.from({ length: 6 }, (_, i) => makeQuestion(skill, { rules, level: 2 }, `kept.${String(i)}`)),
  );
});
const questions = [...PUBLISHED.map((link) => parseQuestion(link)), ...more].filter(
  (question) => question !== undefined,
);

const nameOf = (question: Question): string => decodeURIComponent(formatQuestion(question));

const likeOf = (question: Question): readonly Question[] => [
  ...(skillOf(question.skill).variants?.(question) ?? []),
  ...(diagnosisOf(question.skill)?.variants(question) ?? []),
];

/** Wrong answers that a learner may give: an option, or the right answer with one thing changed. */
function wrongAnswers(question: Question): readonly Answer[] {
  const given = [...choicesFor(question), ...likeOf(question).slice(0, 12).map(solveQuestion)];
  return [...new Map(given.map((answer) => [JSON.stringify(answer), answer])).values()].slice(0, 6);
}

/** The marks of an answer, the misconceptions named for it, and what it shows to be known. */
function feedbackOn(question: Question, given: Answer): unknown {
  const { verdict, causes, small, ...done } = explainAnswer(answered(question, given as never), STEPS, 0, {});
  const credits = diagnosisOf(question.skill)?.credits({ ...done, verdict, causes, small });
  const named = Object.entries(causes).map(([step, list]) => [
    step,
    ...list.map(({ mistake, certain }) => `${mistake.id}${certain ? '' : '?'}`),
  ]);
  return {
    marks: 'parts' in verdict ? verdict.parts.map(({ part, mark }) => `${part} ${mark}`) : verdict,
    misconceptions: named.filter(([, ...ids]) => ids.length > 0),
    small,
    credits: (credits ?? []).map(({ fact, right }) => `${fact} ${right ? 'known' : 'not known'}`),
  };
}

type Believed = readonly [misconception: string, answer: () => unknown];

/** The answer by each misconception that changes the right one. */
function believed(question: Question): readonly Believed[] {
  if (gameOfSkill(question.skill) === 'mcr') {
    if (!('hand' in question)) return [];
    const one = mcrCaseOf(question as QuestionOf<'mcr-whole'>);
    return MCR_MISCONCEPTIONS.flatMap((mistake) => {
      const belief = mcrViewOf(mistake, one);
      return belief
        ? [[mistake.id, () => ({ belief, clause: placeOf(mistake, one), tiles: mistake.tiles?.(one) })] as const]
        : [];
    });
  }
  const one = caseOf(question, solveQuestion(question));
  if (!one) return [];
  return MISCONCEPTIONS.flatMap((mistake) => {
    const answer = mistake.answer(one);
    if (answer === undefined) return [];
    const details = () => ({
      answer,
      clause: placeOfRule(mistake, one),
      vague: mistake.isVague?.(one),
      tiles: mistake.tiles?.(one),
      about: mistake.about?.(one),
    });
    return [[mistake.id, details] as const];
  });
}

/** The first few entries for each key. */
function firstOfEach<One>(list: readonly One[], most: number, keyOf: (one: One) => string): readonly One[] {
  const counts = new Map<string, number>();
  return list.filter((one) => {
    const count = (counts.get(keyOf(one)) ?? 0) + 1;
    counts.set(keyOf(one), count);
    return count <= most;
  });
}

const skillAndBook = (question: Question): string => `${question.skill} ${question.rules}`;

// Somebody who follows a link today must be taught what its sender was taught.
test('a published question still has its answer, facts, articles and lines', () => {
  const cases = questions.map((question): Case => {
    const { facts, cites, byLines } = skillOf(question.skill);
    const count = byLines?.count(question);
    const answer = () => ({
      right: solveQuestion(question),
      facts: facts(question),
      articles: cites(question),
      choices: choicesFor(question),
      count: count?.right,
      countFacts: count && byLines?.facts(question),
    });
    return [question.rules, question.skill, nameOf(question), answer];
  });
  expectMentioned(expectAnswers('taught/questions', cases), 'skills', ALL_SKILL_IDS);
});

test('each misconception still leads to the same answers, by the same rule and tiles', () => {
  const all = questions.flatMap((question) =>
    believed(question).map(([id, answer]): Case => [question.rules, id, nameOf(question), answer]),
  );
  expectAnswers(
    'taught/misconceptions',
    firstOfEach(all, 4, ([book, id]) => `${book} ${id}`),
  );
});

test('wrong answers still get the same marks, misconceptions and credits', () => {
  const cases = firstOfEach(questions, 3, skillAndBook).flatMap((question) =>
    wrongAnswers(question).map((given): Case => [
      question.rules,
      question.skill,
      `${nameOf(question)} → ${JSON.stringify(given)}`,
      () => feedbackOn(question, given),
    ]),
  );
  expectAnswers('taught/wrong-answers', cases);
});

test('a published question still has the same variants', () => {
  const cases = firstOfEach(questions, 1, skillAndBook).map((question): Case => [
    question.rules,
    question.skill,
    nameOf(question),
    () => likeOf(question).map(nameOf),
  ]);
  expectAnswers('taught/variants', cases);
});
