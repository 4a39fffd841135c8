import '../quizzes/take-up-riichi.ts';
import { test } from 'vitest';
import { formatQuestion, parseQuestion } from '../../src/quizzes/link.ts';
import { caseOf as mcrCaseOf } from '../../src/quizzes/mcr/causes.ts';
import { MCR_GAME } from '../../src/quizzes/mcr/game.ts';
import { MCR_MISTAKES } from '../../src/quizzes/mcr/mistakes/index.ts';
import { beliefOf, placeOf } from '../../src/quizzes/mcr/mistakes/mistake.ts';
import { MISTAKES, placeOfRule } from '../../src/quizzes/mistakes/index.ts';
import type { Answer, Question, QuestionOf } from '../../src/quizzes/question.ts';
import { caseOf } from '../../src/quizzes/riichi/case.ts';
import { answered } from '../../src/quizzes/sitting/answered.ts';
import { diagnosisOf } from '../../src/quizzes/sitting/diagnosis.ts';
import { tell } from '../../src/quizzes/sitting/tell.ts';
import { takeUp } from '../../src/quizzes/skills/games.ts';
import { choicesFor, makeQuestion, skillOf, solveQuestion } from '../../src/quizzes/skills/index.ts';
import { ALL_SKILL_IDS, gameOfSkill } from '../../src/quizzes/skills/ids.ts';
import { STEPS } from '../../src/quizzes/terms.ts';
import { publishedData } from './published.ts';
import { type Asked, isToldAsBefore } from './told.ts';

takeUp('mcr', MCR_GAME);

const KEPT = (publishedData('generator-1.json') as { questions: string[] }[]).flatMap(({ questions }) => questions);
/** Some more of MCR, of which fewer were kept. */
const more = ALL_SKILL_IDS.filter((skill) => gameOfSkill(skill) === 'mcr').flatMap((skill) =>
  Array.from({ length: 6 }, (_, i) => makeQuestion(skill, { rules: 'mers-2014', level: 2 }, `kept.${String(i)}`)),
);
const questions = [...KEPT.map((link) => parseQuestion(link)), ...more].filter((question) => question !== undefined);

const likeOf = (question: Question): readonly Question[] => [
  ...(skillOf(question.skill).variants?.(question) ?? []),
  ...(diagnosisOf(question.skill)?.like(question) ?? []),
];

/** What somebody may answer who is wrong: a number that can be chosen, or what is right where one thing is otherwise. */
function wrongAnswers(question: Question): readonly Answer[] {
  const given = [...choicesFor(question), ...likeOf(question).slice(0, 12).map(solveQuestion)];
  return [...new Map(given.map((answer) => [JSON.stringify(answer), answer])).values()].slice(0, 6);
}

/** What is said of an answer: its marks, whom it is blamed on, and what it showed to be known. */
function saidOf(question: Question, given: Answer): unknown {
  const { verdict, causes, small, ...done } = tell(answered(question, given as never), STEPS, 0, {});
  const credits = diagnosisOf(question.skill)?.credits({ ...done, verdict, causes, small });
  const named = Object.values(causes).map((list) => list.map(({ mistake, certain }) => [mistake.id, certain]));
  return [given, verdict, named, small, credits];
}

const about = (asked: (question: Question) => unknown): readonly Asked[] =>
  questions.map((question, i) => [`${String(i + 1)} ${question.skill} ${question.rules}`, () => asked(question)]);

/** What everybody who has a misconception makes of the hand of a question. */
function believed(question: Question): unknown {
  if (gameOfSkill(question.skill) === 'mcr') {
    if (!('hand' in question)) return undefined;
    const one = mcrCaseOf(question as QuestionOf<'mcr-whole'>);
    return MCR_MISTAKES.map((mistake) => {
      const belief = beliefOf(mistake, one);
      return belief && [mistake.id, belief, placeOf(mistake, one), mistake.tiles?.(one)];
    });
  }
  const one = caseOf(question, solveQuestion(question));
  if (!one) return undefined;
  return MISTAKES.map((mistake) => {
    const answer = mistake.answer(one);
    if (answer === undefined) return undefined;
    return [
      mistake.id,
      answer,
      placeOfRule(mistake, one),
      mistake.isVague?.(one),
      mistake.tiles?.(one),
      mistake.about?.(one),
    ];
  });
}

// Somebody who follows a link today is taught what whoever sent it was taught.
test('a question that was kept has its answer, its facts, its articles and its lines', async () => {
  const asked = about((question) => {
    const { facts, cites, byLines } = skillOf(question.skill);
    const count = byLines?.count(question);
    return [
      solveQuestion(question),
      facts(question),
      cites(question),
      choicesFor(question),
      count?.right,
      count && byLines?.facts(question),
    ];
  });
  await isToldAsBefore('taught', 'questions', asked);
});

test('each misconception gives the answers to it that it gave, wrong by the same rule and the same tiles', async () => {
  await isToldAsBefore('taught', 'misconceptions', about(believed));
});

test('wrong answers to it get their marks, their causes and what they show to be known', async () => {
  const asked = about((question) => wrongAnswers(question).map((given) => saidOf(question, given)));
  await isToldAsBefore('taught', 'wrong answers', asked);
});

test('it has the questions beside it in which one thing is otherwise', async () => {
  await isToldAsBefore(
    'taught',
    'variants',
    about((question) => likeOf(question).map(formatQuestion)),
  );
});
