import { baseBook } from '../../engine/rulebooks/ids.ts';
import { MODES } from '../session/modes.ts';
import { type Session, missedIn } from '../session/session.ts';
import type { GradedAnswer, ExplainedAnswer, Answered } from '../games/answered.ts';
import { askedOf, evidenceAfter, shownIn, explainAnswer } from '../session/feedback.ts';
import type { Evidence } from '../misconceptions/small.ts';
import { leadingExplanations, suspectedExplanations, suspectedInSmall } from '../misconceptions/explanations.ts';
import { isInSteps } from '../games/skills.ts';
import type { SkillId } from '../base/skill-ids.ts';
import { type AnyStepId, STEPS, type StepId } from '../base/terms.ts';
import { creditsOf } from '../games/credits.ts';
import { missedAfter } from './missed.ts';
import { type MisconceptionsSeen, notebookAfter } from './notebook.ts';
import type { Moment } from './moment.ts';
import { type Outcome, after } from './outcome.ts';
import { isOfBook, recordedLink } from './of-book.ts';
import { bookOf } from './progress.ts';
import type { PracticeRecord } from './record.ts';

/** The answer given between two states of a session. */
export function answeredBetween(before: Session, now: Session): GradedAnswer | ExplainedAnswer | undefined {
  if (before.told || before.over) return undefined;
  return now.told ?? now.done[before.done.length];
}

/** Whether the whole question was asked, with nothing filled in. */
export const isAskedWhole = ({ skill }: GradedAnswer | ExplainedAnswer, asked: readonly AnyStepId[]): boolean =>
  !isInSteps(skill) || asked.length >= STEPS.length - 1;

/** The skill that asks about a step's misconception on its own. */
const HOME_OF: Readonly<Record<StepId, SkillId>> = { yaku: 'yaku', han: 'han', fu: 'fu', payment: 'payment' };

/**
 * What an answer says about misconceptions: those it certainly or possibly came from, and those it could have shown.
 */
function errorsIn(
  done: GradedAnswer | ExplainedAnswer,
  asked: readonly AnyStepId[],
  leanings: Evidence,
): MisconceptionsSeen {
  const { skill, question } = done;
  const shown = shownIn(done, asked, leanings);
  const causes =
    'causes' in done ? STEPS.map((step) => [step, suspectedExplanations(done.causes[step] ?? [])] as const) : [];
  const small = 'small' in done ? suspectedInSmall(done.small) : [];
  const behind = [
    ...causes.flatMap(([step, all]) =>
      all.map(({ mistake: { id }, certain }) => ({ id, certain, skill: skill === 'whole' ? HOME_OF[step] : skill })),
    ),
    ...small.map(({ id, certain }) => ({ id, certain, skill })),
  ];
  const only = (isCertain: boolean) =>
    behind.filter(({ certain }) => certain === isCertain).map(({ id, skill: home }) => ({ id, skill: home }));
  return {
    named: only(true),
    doubted: only(false),
    overcome: shown.filter(([, share]) => share === 0).map(([id]) => id),
    question: recordedLink(question),
  };
}

/** Whether a session mixes skills; only then can a skill be mastered. */
const isMixed = ({ skill, quiz, mode }: Session): boolean =>
  skill === undefined && mode !== 'replay' && (quiz === undefined || quiz.skills.length > 1);

function withAnswer(
  record: PracticeRecord,
  before: Session,
  done: GradedAnswer | ExplainedAnswer,
  moment: Moment,
): PracticeRecord {
  const { rules } = before;
  const { skill, verdict, milliseconds } = done;
  const asked = askedOf(done, before.stage);
  if (!MODES[before.mode].remembers || asked.length === 0) return record;
  const { leanings } = bookOf(record, rules);
  const outcome: Outcome = {
    rules,
    skill,
    credits: creditsOf(done),
    right: verdict.right,
    milliseconds,
    mixed: isMixed(before),
    complete: isAskedWhole(done, asked),
    leanings: evidenceAfter(done, asked, leanings),
    errors: errorsIn(done, asked, leanings),
  };
  return after(record, outcome, moment);
}

/**
 * The record after a lesson question with some lines filled in: misconceptions in the others go into the notebook;
 * nothing else is recorded.
 */
export function withGuided(record: PracticeRecord, done: Answered, moment: Moment): PracticeRecord {
  const { rules } = done.question;
  if (!isOfBook(done.question)) return record;
  const book = bookOf(record, rules);
  const told = explainAnswer(done, STEPS, 0, book.leanings);
  if (told.verdict.right) return record;
  const errors = notebookAfter(book.errors, { ...errorsIn(told, STEPS, book.leanings), overcome: [] }, moment);
  return { ...record, books: { ...record.books, [baseBook(rules)]: { ...book, errors } } };
}

/**
 * The record after a wrong number was traced line by line: only the misconception behind it, as the solution was on the
 * screen.
 */
export function recordLines(
  record: PracticeRecord,
  told: ExplainedAnswer,
  { mode, rules }: Session,
  moment: Moment,
): PracticeRecord {
  if (!MODES[mode].remembers || !isOfBook(told.question)) return record;
  const book = bookOf(record, rules);
  const errors = notebookAfter(book.errors, errorsIn(told, STEPS, book.leanings), moment);
  const leanings = evidenceAfter(told, STEPS, book.leanings);
  return { ...record, books: { ...record.books, [baseBook(rules)]: { ...book, errors, leanings } } };
}

/** The misconception that explains a wrong answer best; undefined if none does, or several do alike. */
function causeOf(done: GradedAnswer | ExplainedAnswer): string | undefined {
  if (!('causes' in done)) return undefined;
  const ids = STEPS.flatMap((step) => leadingExplanations(done.causes[step] ?? [])).map(({ mistake }) => mistake.id);
  const all = [...ids, ...done.small.slice(0, 1).map(({ id }) => id)];
  return all.length === 1 ? all[0] : undefined;
}

/** Puts a missed question on the list, and takes one off that was answered right, also where nothing else is recorded. */
function withMissed(record: PracticeRecord, done: GradedAnswer | ExplainedAnswer, { now }: Moment): PracticeRecord {
  const { rules } = done.question;
  const book = bookOf(record, rules);
  const before = book.missed ?? [];
  const fact = creditsOf(done).find(({ right }) => !right)?.fact;
  const cause = causeOf(done);
  const question = recordedLink(done.question);
  const answered = { question, ...(fact && { fact }), ...(cause !== undefined && { cause }), last: now };
  const missed = missedAfter(before, answered, done.verdict.right);
  return missed === before ? record : { ...record, books: { ...record.books, [baseBook(rules)]: { ...book, missed } } };
}

/** Keeps the best of a race that has just ended; one with options of the house is another race. */
function withBest(record: PracticeRecord, { mode, rules, skill, done }: Session): PracticeRecord {
  if (MODES[mode].clock !== 'race' || skill === undefined || rules !== baseBook(rules)) return record;
  const key = `${rules}/${skill}`;
  const right = done.length - missedIn(done).length;
  return right > (record.best[key] ?? 0) ? { ...record, best: { ...record.best, [key]: right } } : record;
}

/** The record after an event of a session; unchanged if there is nothing to record. */
export function recordStep(record: PracticeRecord, before: Session, now: Session, moment: Moment): PracticeRecord {
  const done = answeredBetween(before, now);
  const learnt =
    done && isOfBook(done.question) ? withMissed(withAnswer(record, before, done, moment), done, moment) : record;
  return now.over && !before.over ? withBest(learnt, now) : learnt;
}
