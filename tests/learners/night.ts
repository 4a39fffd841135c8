import type { BookId } from '../../src/engine/rulebooks/ids.ts';
import { ideaOf } from '../../src/components/widgets/ideas/idea.ts';
import type { SkillId } from '../../src/quizzes/base/skill-ids.ts';
import { STEPS } from '../../src/quizzes/base/terms.ts';
import { beginSession, toRehearsal, toStop } from '../../src/quizzes/agenda/begin.ts';
import { answered } from '../../src/quizzes/games/answered.ts';
import { judgeAnswer, skillOf } from '../../src/quizzes/games/skills.ts';
import type { Moment } from '../../src/quizzes/memory/moment.ts';
import { bookOf } from '../../src/quizzes/memory/progress.ts';
import { EMPTY, type PracticeRecord } from '../../src/quizzes/memory/record.ts';
import { recordStep } from '../../src/quizzes/memory/record-answer.ts';
import { type Journey, type Minutes, NO_JOURNEY } from '../../src/quizzes/path/journey.ts';
import { pathStatus } from '../../src/quizzes/path/status.ts';
import { type SessionState, step } from '../../src/quizzes/session/step.ts';
import type { Student } from './student.ts';
import { touched } from './touched.ts';

/** The evening before a tournament. */
export const EVENING: Moment = { now: Date.UTC(2026, 11, 4, 19), day: '2026-12-04' };
const MINUTE = 60_000;
/** How long a stop takes; a lesson that was seen before is not read again. */
const [A_STOP, AGAIN] = [5, 3] as const;

/** Reads a lesson: all facts that its hands show. */
function read(who: Student, skill: SkillId, rules: BookId, now: number): void {
  const { guided } = ideaOf(skill, rules);
  for (const question of [...touched(skill, rules), ...guided])
    for (const fact of skillOf(question.skill).facts(question)) who.isShown(fact, now);
}

/** Sits through a session as the site has it; the record after it. */
function sit(who: Student, record: PracticeRecord, begun: SessionState | undefined, moment: Moment): PracticeRecord {
  let [after, state] = [record, begun];
  while (state && !state.session.over) {
    const { question, inLines, rules } = state.session;
    const given = who.answer(question, inLines, moment.now);
    const asked = answered(question, given as never);
    const { leanings } = bookOf(after, rules);
    const next = step(state, { kind: 'answer', answered: asked, now: moment.now, leanings });
    if (next.session.told) who.isTold(next.session.told, moment.now);
    after = recordStep(after, state.session, next.session, moment);
    state = step(next, { kind: 'proceed', now: moment.now });
  }
  return after;
}

/** What somebody does in the minutes that he has on the evening before, by following the path: the stops in their order. */
export function evening(who: Student, rules: BookId, minutes: Minutes, seed: string): readonly SkillId[] {
  const journey: Journey = { ...NO_JOURNEY, can: 'new', date: '2026-12-05', minutes };
  let record = EMPTY;
  const done: SkillId[] = [];
  for (let left: number = minutes, n = 0; left >= AGAIN; n++) {
    const moment = { ...EVENING, now: EVENING.now + (minutes - left) * MINUTE };
    const { next } = pathStatus(record, rules, journey, done, moment);
    if (!('skill' in next)) break;
    const isNew = !done.includes(next.skill);
    if (isNew) read(who, next.skill, rules, moment.now);
    done.push(next.skill);
    record = sit(who, record, beginSession(toStop(record, rules, next.skill, moment), `${seed}.${String(n)}`), moment);
    left -= isNew ? A_STOP : AGAIN;
  }
  return done;
}

/** How many of the twenty questions of a rehearsal somebody gets right. */
export function rehearsed(who: Student, rules: BookId, seed: string, now: number): number {
  let [state, right] = [beginSession(toRehearsal(rules), seed), 0];
  while (state && !state.session.over) {
    const { question } = state.session;
    const given = who.answer(question, false, now);
    if (judgeAnswer(question, given, STEPS).right) right++;
    state = step(state, { kind: 'answer', answered: answered(question, given as never), now, leanings: {} });
  }
  return right;
}
