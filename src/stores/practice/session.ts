import type { StepId } from '../../quizzes/terms.ts';
import { isInSteps, skillOf } from '../../quizzes/skills/index.ts';
import { STAGES } from '../../quizzes/stages.ts';
import type { Answered } from './answered.ts';
import { SPEED } from './clock.ts';
import { bringBack, drawAhead, markSeen, pull, putAway, sinceSeen } from './course.ts';
import { forget } from './kept.ts';
import { $record, remember } from './memory.ts';
import { MODES } from './modes.ts';
import { after } from './outcome.ts';
import { bookOf } from './progress.ts';
import { $session, type Session, type Told, missedIn } from './running.ts';
import { askedOf, leaningsAfter, tell } from './tell.ts';

/** The question is on the screen: its clock runs from here, and that of a speed sitting from the first one. */
export function questionSeen(now = Date.now()): void {
  const session = $session.get();
  if (!session) return;
  markSeen(now);
  if (session.time > 0 && session.ends === 0) $session.set({ ...session, ends: now + session.time });
}

/** Draws the next question while the learner thinks or reads, so that it is there at once. */
export function prepareNext(): void {
  const session = $session.get();
  if (!session || session.over || session.done.length + 1 >= session.length) return;
  if (session.told || !MODES[session.mode].bringsBack) drawAhead(session.done.length + 1);
}

function rememberAnswer({ rules, skill: only }: Session, told: Told, asked: readonly StepId[], now: number): void {
  const record = $record.get();
  const { skill, question, verdict, milliseconds } = told;
  const facts = skillOf(skill).facts(question);
  const leanings = leaningsAfter(told, asked, bookOf(record, rules).leanings);
  const mixed = only === undefined;
  remember(after(record, { rules, skill, facts, right: verdict.right, milliseconds, mixed, leanings }, now));
}

/** Judges the answer to the question on the screen, tells the causes of what is wrong, and remembers. */
export function answer(answered: Answered, now = Date.now()): void {
  const session = $session.get();
  const { skill, question } = answered;
  if (!session || session.told || session.over || session.question !== question) return;
  const { bringsBack, remembers, tellsAtOnce } = MODES[session.mode];
  const asked = askedOf(answered, session.stage);
  const told = tell(answered, asked, sinceSeen(now), bookOf($record.get(), session.rules).leanings);
  if (remembers && asked.length > 0) rememberAnswer(session, told, asked, now);
  if (bringsBack && !told.verdict.right) bringBack(isInSteps(skill) ? undefined : skillOf(skill).facts(question)[0]);
  $session.set({ ...session, told });
  if (!tellsAtOnce) proceed(now);
}

/** Puts the next question, or ends the sitting. */
export function proceed(now = Date.now()): void {
  const session = $session.get();
  if (!session?.told || session.over) return;
  const done = [...session.done, session.told];
  const isLate = session.ends > 0 && now >= session.ends;
  const isLost = MODES[session.mode].clock === 'race' && missedIn(done).length >= SPEED.misses;
  const question = done.length >= session.length || isLate || isLost ? undefined : pull(done.length);
  if (question) $session.set({ ...session, done, question, told: undefined });
  else finish({ ...session, done });
}

function finish(session: Session): void {
  const { mode, rules, skill, done } = session;
  if (MODES[mode].clock === 'race' && skill !== undefined) {
    const record = $record.get();
    const key = `${rules}/${skill}`;
    const right = done.length - missedIn(done).length;
    if (right > (record.best[key] ?? 0)) remember({ ...record, best: { ...record.best, [key]: right } });
  }
  $session.set({ ...session, told: undefined, over: true });
}

/** The time of an exam is up: what is not answered by now stays unanswered. */
export function timeUp(now = Date.now()): void {
  const session = $session.get();
  if (!session || session.over || MODES[session.mode].clock !== 'exam') return;
  if (session.ends > 0 && now >= session.ends) finish(session);
}

/** Ends the sitting early: with what was answered, or back to the map when nothing was. */
export function stop(): void {
  const session = $session.get();
  if (!session) return;
  const done = session.told && !session.over ? [...session.done, session.told] : session.done;
  if (session.over || done.length === 0) leave();
  else finish({ ...session, done });
}

/** Back to the map. */
export function leave(): void {
  putAway();
  forget();
  $session.set(undefined);
}

/** Chooses how much of a worked example is left to do, from the next question on. */
export function chooseStage(stage: number): void {
  const session = $session.get();
  const found = STAGES.find((one) => one === stage);
  if (session && found !== undefined) $session.set({ ...session, stage: found });
}
