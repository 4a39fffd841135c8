import type { Evidence } from '../misconceptions/small.ts';
import { creditsOf } from '../games/credits.ts';
import {
  leadingExplanations,
  suspectedExplanations,
  suspectedInSmall,
  tiedExplanations,
} from '../misconceptions/explanations.ts';
import { formatQuestion } from '../games/link.ts';
import { skillOf } from '../games/skills.ts';
import { STEPS } from '../base/terms.ts';
import { showsIn } from './contrast.ts';
import type { Answered, ExplainedAnswer } from '../games/answered.ts';
import { SPEED } from './clock.ts';
import {
  type Behind,
  type Course,
  adapt,
  bringBack,
  drawAhead,
  isAdaptive,
  isAskedInLines,
  pull,
  sinceSeen,
} from './course.ts';
import { MODES } from './modes.ts';
import { type Form, type Session, missedIn, placeIn } from './session.ts';
import type { Stage } from './stages.ts';
import { askedOf, explainAnswer } from './feedback.ts';

/** A session: what it shows, and its plan. */
export interface SessionState {
  readonly session: Session;
  readonly course: Course;
}

/** The events of a session; times in milliseconds. */
export type SessionEvent =
  /** The question is shown: its clock starts, and with the first question that of the session. */
  | { readonly kind: 'seen'; readonly now: number }
  /** There is time to draw the next question. */
  | { readonly kind: 'prepare' }
  /** The current question is answered; `leanings` is the evidence from earlier answers. */
  | { readonly kind: 'answer'; readonly answered: Answered; readonly now: number; readonly leanings: Evidence }
  /** The learner does not know, and says so. */
  | { readonly kind: 'pass'; readonly now: number }
  /** The verdict was read. */
  | { readonly kind: 'proceed'; readonly now: number }
  /** The clock ticked: an exam may be over, leaving the rest unanswered. */
  | { readonly kind: 'time'; readonly now: number }
  /** The learner ends the session early. */
  | { readonly kind: 'stop' }
  /** The learner chooses how much of a worked example is left to do, from the next question on. */
  | { readonly kind: 'stage'; readonly stage: Stage }
  /** The learner chooses whether to be asked line by line from now on. */
  | { readonly kind: 'form'; readonly form: Form };

type Take<K extends SessionEvent['kind']> = (
  state: SessionState,
  event: Extract<SessionEvent, { readonly kind: K }>,
) => SessionState;

const finished = (session: Session): Session => ({ ...session, told: undefined, over: true });

const seen: Take<'seen'> = ({ session, course }, { now }) => ({
  session: session.time > 0 && session.ends === 0 ? { ...session, ends: now + session.time } : session,
  course: { ...course, seen: now },
});

const prepare: Take<'prepare'> = (state) => {
  const { session, course } = state;
  const place = placeIn(session) + 1;
  const isKnown = session.told !== undefined || (!MODES[session.mode].bringsBack && !isAdaptive(course));
  return session.over || place >= session.length || !isKnown ? state : { session, course: drawAhead(course, place) };
};

/** Goes to the next question, or ends the session. */
function goOn({ session, course }: SessionState, now: number): SessionState {
  const place = placeIn(session);
  const isLate = session.ends > 0 && now >= session.ends;
  const isLost = MODES[session.mode].clock === 'race' && missedIn(session.done).length >= SPEED.misses;
  const next = place >= session.length || isLate || isLost ? undefined : pull(course, place);
  if (!next) return { session: finished(session), course };
  const inLines = isAskedInLines(session.mode, session.form, next.question, next.course);
  return { session: { ...session, question: next.question, inLines, told: undefined }, course: next.course };
}

const proceed: Take<'proceed'> = (state, { now }) => {
  const { session, course } = state;
  if (!session.told || session.over) return state;
  return goOn({ session: { ...session, done: [...session.done, session.told] }, course }, now);
};

/** Whether the question before the current one was answered wrongly, or not at all. */
function wasWrong({ done, passed }: Session, { run }: Course): boolean {
  const before = run.asked.at(-2);
  const missed = [...passed, ...missedIn(done).map(({ question }) => question)];
  return missed.some((question) => formatQuestion(question) === before);
}

/** After so many “I don’t know” in a row there is nothing to find out by asking on. */
const MOST_PASSED = 3;

const pass: Take<'pass'> = (state, { now }) => {
  const { session, course } = state;
  if (session.told || session.over || !MODES[session.mode].mayPass) return state;
  const after = adapt(course, placeIn(session), false, wasWrong(session, course));
  const passed = [...session.passed, session.question];
  const links = passed.map(formatQuestion);
  const lately = course.run.asked.slice(-MOST_PASSED);
  const isEnough = lately.length === MOST_PASSED && lately.every((link) => links.includes(link));
  const next = { ...session, passed };
  return isEnough ? { session: finished(next), course: after } : goOn({ session: next, course: after }, now);
};

/** What to ask for again after a miss. */
function behind(told: ExplainedAnswer): Behind {
  const steps = STEPS.map((step) => told.causes[step] ?? []);
  const leading = steps.flatMap(leadingExplanations);
  const tied = steps.flatMap(tiedExplanations);
  const [first = tied[0], ...others] = steps.flatMap(suspectedExplanations);
  const [small, smallRival] = suspectedInSmall(told.small);
  const mistake = first?.mistake.id ?? small?.id;
  const beside = [...others.filter((other) => !leading.includes(other)), ...tied].find((other) => other !== first);
  const rival = first ? beside?.mistake.id : smallRival?.id;
  if (mistake !== undefined && showsIn(mistake, told.question)) return { mistake, ...(rival && { rival }) };
  const fact = creditsOf(told).find(({ right }) => !right)?.fact;
  return fact !== undefined && skillOf(told.skill).facts(told.question).includes(fact) ? { fact } : {};
}

const answer: Take<'answer'> = (state, { answered, now, leanings }) => {
  const { session, course } = state;
  const { question } = answered;
  if (session.told || session.over || session.question !== question) return state;
  const { bringsBack, tellsAtOnce, clock } = MODES[session.mode];
  const told = explainAnswer(answered, askedOf(answered, session.stage), sinceSeen(course, now), leanings);
  const isBack = bringsBack && !told.verdict.right;
  const back = isBack ? bringBack(course, question, behind(told)) : course;
  const after = {
    session: { ...session, told },
    course: adapt(back, placeIn(session), told.verdict.right, wasWrong(session, course)),
  };
  const isRunOn = clock === 'race' && told.verdict.right;
  return tellsAtOnce && !isRunOn ? after : proceed(after, { kind: 'proceed', now });
};

const time: Take<'time'> = (state, { now }) => {
  const { session, course } = state;
  const isUp = MODES[session.mode].clock === 'exam' && session.ends > 0 && now >= session.ends;
  return isUp && !session.over ? { session: finished(session), course } : state;
};

const stop: Take<'stop'> = (state) => {
  const { session, course } = state;
  if (session.over) return state;
  const done = session.told ? [...session.done, session.told] : session.done;
  return { session: finished({ ...session, done }), course };
};

const stage: Take<'stage'> = ({ session, course }, event) => ({
  session: { ...session, stage: event.stage },
  course,
});

const form: Take<'form'> = ({ session, course }, event) => {
  const inLines = session.told ? session.inLines : isAskedInLines(session.mode, event.form, session.question, course);
  return { session: { ...session, form: event.form, inLines }, course };
};

/** The session after an event. It is pure: times and evidence come with the event, the seed with the course. */
export function step(state: SessionState, event: SessionEvent): SessionState {
  switch (event.kind) {
    case 'seen':
      return seen(state, event);
    case 'prepare':
      return prepare(state, event);
    case 'answer':
      return answer(state, event);
    case 'pass':
      return pass(state, event);
    case 'proceed':
      return proceed(state, event);
    case 'time':
      return time(state, event);
    case 'stop':
      return stop(state, event);
    case 'stage':
      return stage(state, event);
    case 'form':
      return form(state, event);
  }
}
