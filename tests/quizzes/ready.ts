import type { BookId } from '../../src/engine/rulebooks/ids.ts';
import { bookOf, nextSkill } from '../../src/quizzes/memory/progress.ts';
import type { Moment } from '../../src/quizzes/memory/moment.ts';
import { EMPTY, type PracticeRecord } from '../../src/quizzes/memory/record.ts';
import { withSample } from '../../src/quizzes/memory/sample.ts';
import { recordStep } from '../../src/quizzes/memory/record-answer.ts';
import { type Readiness, readyIn } from '../../src/quizzes/path/ready.ts';
import { TEST_LEVEL, testOf } from '../../src/quizzes/path/test.ts';
import type { Answer, Question } from '../../src/quizzes/games/question.ts';
import { answered } from '../../src/quizzes/games/answered.ts';
import { solved, judgeAnswer, linesOf, makeQuestion } from '../../src/quizzes/games/skills.ts';
import { beginSession, toMix, toSkill } from '../../src/quizzes/agenda/begin.ts';
import { type SessionState, step } from '../../src/quizzes/session/step.ts';
import type { SkillId } from '../../src/quizzes/base/skill-ids.ts';

import { STEPS } from '../../src/quizzes/base/terms.ts';
import { chanceOf, oneOf } from '../learners/chance.ts';
import { BELIEFS, type Learner, learner } from '../learners/learner.ts';
import type { Question as Asked } from '../learners/question.ts';

const [NOON, DAY] = [Date.UTC(2026, 10, 20, 12), 86_400_000] as const;
const skillsOf = (rules: BookId): readonly SkillId[] => testOf(rules).map(({ skill }) => skill);

/** A learner who answers by his misconceptions and may drop one. */
export interface Believer {
  readonly answer: (question: Question, inLines: boolean) => Answer;
  readonly unlearn: (mistake: string) => void;
}

/** A learner who practises: his misconceptions, and how easily he drops one that he was shown. */
export interface Candidate {
  readonly rules: BookId;
  readonly who: Believer;
  readonly seed: string;
  readonly gives: number;
}

const USUAL: BookId = 'ema-2016';

/** The learners have misconceptions about the skills of the test; they know everything else. */
function believer(who: Learner, rules: BookId): Believer {
  const known: readonly SkillId[] = [...skillsOf(rules), 'indicators'];
  return {
    answer: (question, inLines) =>
      known.includes(question.skill)
        ? who.answer(question as Asked, inLines ? { lines: linesOf(question) } : 'value')
        : solved(question),
    unlearn: who.unlearn,
  };
}

/** Only one misconception about seven pairs can hold at a time. */
const isFirstOfKind = (belief: string, i: number, all: readonly string[]): boolean =>
  !belief.startsWith('seven-pairs') || all.findIndex((one) => one.startsWith('seven-pairs')) === i;

/** Learners of every kind: with none to most of the misconceptions, who slip rarely or often, and learn or do not. */
export const candidates = (seed: string, howMany: number, rules: BookId = USUAL): readonly Candidate[] =>
  Array.from({ length: howMany }, (_, n) => {
    const own = `${seed}.${String(n)}`;
    const chance = chanceOf(own);
    const share = chance() ** 2;
    const beliefs = BELIEFS.filter(() => chance() < share * 0.5).filter(isFirstOfKind);
    const slip = oneOf([0, 0.05, 0.1, 0.2, 0.35, 0.5], chance);
    const who = believer(learner(beliefs, { slip, seed: own }), rules);
    return { rules, who, seed: own, gives: oneOf([0, 0, 0.1], chance) };
  });

/**
 * Practises until this many answers were given: skill by skill, each day beginning with the mix. Also returns the time
 * of the last one.
 */
export function practise(
  { rules, who, seed, gives }: Candidate,
  answers: number,
): { readonly record: PracticeRecord; readonly last: number } {
  const chance = chanceOf(`${seed}.practice`);
  let record = EMPTY;
  let last = NOON;
  for (let given = 0, n = 0; given < answers; n++) {
    const now = NOON + Math.floor(n / 3) * DAY;
    last = now;
    const moment: Moment = { now, day: new Date(now).toISOString().slice(0, 10) };
    const invitation =
      n % 3 === 0
        ? toMix(record, rules, moment)
        : toSkill(record, rules, oneOf([nextSkill(record, rules), ...skillsOf(rules)], chance), moment, { stage: 4 });
    let state = beginSession(invitation, `${seed}.${String(n)}`);
    while (state && !state.session.over && given < answers) {
      const { question, inLines } = state.session;
      const { leanings } = bookOf(record, rules);
      const one = answered(question, who.answer(question, inLines) as never);
      const told: SessionState = step(state, { kind: 'answer', answered: one, now, leanings });
      record = withSample(recordStep(record, state.session, told.session, moment), state, told, { record, now });
      given++;
      const causes = STEPS.flatMap((id) => told.session.told?.causes[id] ?? []).map(({ mistake }) => mistake.id);
      const small = told.session.told?.small.map(({ id }) => id) ?? [];
      for (const id of [...causes, ...small]) if (chance() < gives) who.unlearn(id);
      state = step(told, { kind: 'proceed', now });
    }
  }
  return { record, last };
}

/** The mixed test several times over, so that chance in its questions hardly matters. */
export const questions = (seed: string, times: number, rules: BookId = USUAL): readonly Question[] =>
  testOf(rules).flatMap(({ skill, count }) =>
    Array.from({ length: count * times }, (_, n) =>
      makeQuestion(skill, { rules, level: TEST_LEVEL }, `${seed}.${String(n)}`),
    ).filter((question) => question !== undefined),
  );

/** The forecast after this many answers, and the share (0–1) of questions that the learner then got right. */
export interface Held {
  readonly said: Readiness;
  readonly really: number;
}

/**
 * Compares the forecast after this many answers with a test that the learner takes; undefined when there is no forecast
 * yet.
 */
export function hold(candidate: Candidate, answers: number, test: readonly Question[]): Held | undefined {
  const { record, last } = practise(candidate, answers);
  const said = readyIn(record, candidate.rules, last);
  if (!said.known) return undefined;
  const right = test.filter((question) => judgeAnswer(question, candidate.who.answer(question, false)).right).length;
  return { said, really: right / test.length };
}

/**
 * A tenth of the learners, by their forecast: how many they are, the average forecast and result, the average error,
 * and the standard error of the difference.
 */
export interface Decile {
  readonly learners: number;
  readonly said: number;
  readonly really: number;
  readonly off: number;
  readonly chance: number;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

function errorOfMean(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((n) => (n - middle) ** 2)) / numbers.length);
}

export function deciles(held: readonly Held[]): readonly Decile[] {
  const sorted = held.toSorted((a, b) => a.said.share - b.said.share);
  return Array.from({ length: 10 }, (_, i) => {
    const part = sorted.slice(Math.round((i * held.length) / 10), Math.round(((i + 1) * held.length) / 10));
    return {
      learners: part.length,
      said: mean(part.map(({ said }) => said.share)),
      really: mean(part.map(({ really }) => really)),
      off: mean(part.map(({ said, really }) => Math.abs(said.share - really))),
      chance: errorOfMean(part.map(({ said, really }) => said.share - really)),
    };
  });
}
