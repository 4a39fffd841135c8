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
import { $coming, run, runningSitting } from './running.ts';

/** Lets something happen in the sitting that runs, and remembers what is to be remembered of it. */
function happen(event: SessionEvent, now = Date.now()): void {
  const before = runningSitting();
  if (!before) return;
  const after = step(before, event);
  const record = $record.get();
  const learnt = withSample(recordStep(record, before.session, after.session, momentOf(now)), before, after);
  if (learnt !== record) remember(learnt);
  if (after.session.over && !before.session.over) {
    keepRace(after.session, momentOf(now).day);
    keepPlacement(after);
  }
  if (after.session.question !== before.session.question) $lesson.set(lessonBefore(after.session));
  run(after);
}

/** The question is on the screen. */
export const questionSeen = (now = Date.now()): void => happen({ kind: 'seen', now }, now);

/** Draws the next question while the learner thinks or reads, so that it is there at once. */
export function prepareNext(): void {
  happen({ kind: 'prepare' });
  const ahead = runningSitting()?.course.ahead;
  if (ahead) $coming.set([ahead.question]);
}

/** Judges the answer to the question on the screen, tells the causes of what is wrong, and remembers. */
export function answer(answered: Answered, now = Date.now()): void {
  const sitting = runningSitting();
  if (!sitting) return;
  const { leanings } = bookOf($record.get(), sitting.session.rules);
  happen({ kind: 'answer', answered, now, leanings }, now);
}

/** Goes on without an answer, as the learner does not know. */
export const pass = (now = Date.now()): void => happen({ kind: 'pass', now }, now);

/** Tells the lines of what was answered by its number alone, and remembers what was behind it. */
export function tellInLines(answered: Answered, now = Date.now()): ExplainedAnswer {
  const session = runningSitting()?.session;
  const record = $record.get();
  const { rules } = session ?? answered.question;
  const told = explainAnswer(answered, STEPS, 0, bookOf(record, rules).leanings);
  if (session) remember(recordLines(record, told, session, momentOf(now)));
  return told;
}

/** Puts the next question, or ends the sitting. */
export const proceed = (now = Date.now()): void => happen({ kind: 'proceed', now }, now);

/** Ends an exam whose time is up. */
export const timeUp = (now = Date.now()): void => happen({ kind: 'time', now }, now);

/** Ends the sitting early: with what was answered, or back to the map when nothing was. */
export function stop(): void {
  const session = runningSitting()?.session;
  if (!session) return;
  if (session.over || (placeIn(session) === 0 && !session.told)) leave();
  else {
    $lesson.set(undefined);
    happen({ kind: 'stop' });
  }
}

/** Takes the sitting off the table. */
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

/** Chooses whether what can be counted line by line is asked so. */
export const chooseForm = (form: Form): void => happen({ kind: 'form', form });

/** Chooses how much of a worked example is left to do, from the next question on. */
export function chooseStage(stage: number): void {
  const found = STAGES.find((one) => one === stage);
  if (found !== undefined) happen({ kind: 'stage', stage: found });
}
