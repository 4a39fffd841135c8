import { recordStep, recordLines } from '../../quizzes/memory/record-answer.ts';
import { withSample } from '../../quizzes/memory/sample.ts';
import { bookOf } from '../../quizzes/memory/progress.ts';
import type { Answered, ExplainedAnswer } from '../../quizzes/games/answered.ts';
import { type Form, placeIn } from '../../quizzes/session/session.ts';
import { explainAnswer } from '../../quizzes/session/feedback.ts';
import { STEPS } from '../../quizzes/base/terms.ts';
import { STAGES } from '../../quizzes/session/stages.ts';
import { type SessionEvent, step } from '../../quizzes/session/step.ts';
import { tellFirsts } from './firsts.ts';
import { forget } from './kept.ts';
import { $lesson, lessonBefore } from './lessons.ts';
import { $record, remember } from './memory.ts';
import { momentOf } from '../moment.ts';
import { keepRace } from './races.ts';
import { keepPlacement } from './placement.ts';
import { $coming, run, runningSession } from './running.ts';

/** Applies an event to the running session and records its outcome. */
function happen(event: SessionEvent, now = Date.now()): void {
  const before = runningSession();
  if (!before) return;
  const after = step(before, event);
  const record = $record.get();
  const asked = { record, now };
  const learnt = withSample(recordStep(record, before.session, after.session, momentOf(now)), before, after, asked);
  if (learnt !== record) remember(learnt);
  if (after.session.over && !before.session.over) {
    keepRace(after.session, momentOf(now).day);
    keepPlacement(after);
  }
  if (after.session.question !== before.session.question) $lesson.set(lessonBefore(after.session));
  run(after);
}

/** Notes that the question is on the screen. */
export const questionSeen = (now = Date.now()): void => happen({ kind: 'seen', now }, now);

/** Deals the next question while the learner thinks or reads, so that it comes at once. */
export function prepareNext(): void {
  happen({ kind: 'prepare' });
  const ahead = runningSession()?.course.ahead;
  if (ahead) $coming.set([ahead.question]);
}

/** Judges the answer to the current question, names the misconceptions, and records them. */
export function answer(answered: Answered, now = Date.now()): void {
  const state = runningSession();
  if (!state) return;
  const { leanings } = bookOf($record.get(), state.session.rules);
  happen({ kind: 'answer', answered, now, leanings }, now);
}

/** Goes on without an answer: the learner does not know. */
export const pass = (now = Date.now()): void => happen({ kind: 'pass', now }, now);

/** Takes the lines behind an answer that was a number only, and records the misconception they show. */
export function tellInLines(answered: Answered, now = Date.now()): ExplainedAnswer {
  const session = runningSession()?.session;
  const record = $record.get();
  const { rules } = session ?? answered.question;
  const told = explainAnswer(answered, STEPS, 0, bookOf(record, rules).leanings);
  if (session) remember(recordLines(record, told, session, momentOf(now)));
  return told;
}

/** Goes to the next question, or ends the session. */
export const proceed = (now = Date.now()): void => happen({ kind: 'proceed', now }, now);

/** Ends an exam whose time is up. */
export const timeUp = (now = Date.now()): void => happen({ kind: 'time', now }, now);

/** Ends the session early: with the answers so far, or back to the map when there are none. */
export function stop(): void {
  const session = runningSession()?.session;
  if (!session) return;
  if (session.over || (placeIn(session) === 0 && !session.told)) leave();
  else {
    $lesson.set(undefined);
    happen({ kind: 'stop' });
  }
}

/** Closes the session. */
export function putAway(): void {
  run(undefined);
  tellFirsts();
}

/** Back to the map. */
export function leave(): void {
  $lesson.set(undefined);
  forget();
  putAway();
}

/** Chooses whether questions that can be counted line by line ask for the lines. */
export const chooseForm = (form: Form): void => happen({ kind: 'form', form });

/** Chooses how much of a worked example is left blank, from the next question on. */
export function chooseStage(stage: number): void {
  const found = STAGES.find((one) => one === stage);
  if (found !== undefined) happen({ kind: 'stage', stage: found });
}
