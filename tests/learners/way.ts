import type { Moment } from '../../src/quizzes/memory/moment.ts';
import { bookOf } from '../../src/quizzes/memory/progress.ts';
import { EMPTY, type PracticeRecord } from '../../src/quizzes/memory/record.ts';
import { recordStep } from '../../src/quizzes/memory/record-answer.ts';
import type { Question, RiichiQuestion } from '../../src/quizzes/games/question.ts';
import { answered } from '../../src/quizzes/games/answered.ts';
import { type Invitation, beginSession, toMix } from '../../src/quizzes/agenda/begin.ts';
import { missed } from '../../src/quizzes/session/run.ts';
import { type SessionState, step } from '../../src/quizzes/session/step.ts';
import { evidenceAfter } from '../../src/quizzes/session/feedback.ts';
import { TEST_LEVEL, testOf } from '../../src/quizzes/path/test.ts';
import { judgeAnswer, makeQuestion } from '../../src/quizzes/games/skills.ts';
import { type FactId, STEPS } from '../../src/quizzes/base/terms.ts';
import { formerMix, formerlyAfter, formerlyBehind } from './formerly.ts';
import { momentOn } from './habit.ts';
import { type Student, student } from './student.ts';

const RULES = 'ema-2016';
const MISCONCEPTIONS = 8;

/** The ways to choose questions: the former schedule, and the present one. */
export const SCHEDULERS = ['former', 'present'] as const;
/** One of these ways. */
export type Scheduler = (typeof SCHEDULERS)[number];

const invitationOf = (scheduler: Scheduler, record: PracticeRecord, moment: Moment): Invitation =>
  scheduler === 'present'
    ? toMix(record, RULES, moment)
    : { mode: 'mix', rules: RULES, agenda: { wishes: formerMix(record, RULES, moment) }, length: 12 };

/** The mixed test that “ready” speaks of. */
const sheetOf = (seed: string): readonly Question[] =>
  testOf(RULES)
    .flatMap(({ skill, count }) => Array.from({ length: count }, () => skill))
    .flatMap((skill, i) => makeQuestion(skill, { rules: RULES, level: TEST_LEVEL }, `${seed}.${String(i)}`) ?? []);

/** The mean score on two sheets of twenty; the learner learns nothing from them. */
function scoreOf(who: Student, seed: string, { now }: Moment): number {
  const right = ['a', 'b']
    .flatMap((sheet) => sheetOf(`${seed}.${sheet}`))
    .filter((question) => judgeAnswer(question, who.answer(question, false, now)).right);
  return right.length / 2;
}

/** A mixed test taken on the way: after how many questions, and how many of the twenty were right. */
export interface Taken {
  readonly asked: number;
  readonly right: number;
}

/** A learner's progress. */
interface Way {
  /** The tests he took until he passed. */
  readonly taken: readonly Taken[];
  /** The score on each of the days after, while he goes on. */
  readonly kept: readonly number[];
}

/** When he counts as passing, how much he practises, and for how long. */
interface Plan {
  readonly enough: number;
  readonly mixesADay: number;
  readonly mostDays: number;
  readonly keepDays: number;
}

/** Lets a newcomer practise until he passes, and then on. */
export function wayOf(scheduler: Scheduler, seed: string, facts: readonly FactId[], plan: Plan): Way {
  const who = student(seed, facts, MISCONCEPTIONS, momentOn(0).now);
  let record = EMPTY;
  let asked = 0;

  function sit(moment: Moment, name: string): void {
    let state = beginSession(invitationOf(scheduler, record, moment), `${seed}.${name}`);
    while (state && !state.session.over) {
      state = one(state, moment);
      asked++;
    }
  }

  function one(state: SessionState, moment: Moment): SessionState {
    const { question, inLines } = state.session;
    const { now } = moment;
    const given = answered(question, who.answer(question, inLines, now) as never);
    const { leanings } = bookOf(record, RULES);
    const next = step(state, { kind: 'answer', answered: given, now, leanings });
    const { told } = next.session;
    if (!told) return next;
    who.isTold(told, now);
    if (scheduler === 'present') {
      record = recordStep(record, state.session, next.session, moment);
      return step(next, { kind: 'proceed', now });
    }
    const after = evidenceAfter(given, STEPS, leanings);
    record = formerlyAfter(record, question as RiichiQuestion, told.verdict.right, after, moment);
    const { wish, run } = state.course;
    const back = told.verdict.right
      ? run
      : missed(run, { ...(wish ?? { skill: question.skill, level: 2 }), ...formerlyBehind(question) });
    return step({ ...next, course: { ...next.course, run: back } }, { kind: 'proceed', now });
  }

  const taken: Taken[] = [];
  const hasPassed = (): boolean => (taken.at(-1)?.right ?? 0) >= plan.enough;
  let day = 0;
  for (; day < plan.mostDays && !hasPassed(); day++) {
    for (let mix = 0; mix < plan.mixesADay && !hasPassed(); mix++) {
      const moment = momentOn(day + mix / 100);
      sit(moment, `${String(day)}.${String(mix)}`);
      taken.push({ asked, right: scoreOf(who, `${seed}.test.${String(day)}.${String(mix)}`, moment) });
    }
    who.sleeps();
  }
  const kept = Array.from({ length: hasPassed() ? plan.keepDays : 0 }, (_, i) => {
    const moment = momentOn(day + i);
    for (let mix = 0; mix < plan.mixesADay; mix++) sit(moment, `kept.${String(i)}.${String(mix)}`);
    who.sleeps();
    return scoreOf(who, `${seed}.kept.${String(i)}`, moment);
  });
  return { taken, kept };
}
