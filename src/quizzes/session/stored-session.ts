import * as z from 'zod/mini';
import { type BookId, isBook } from '../../engine/rulebooks/ids.ts';
import { formatQuestion, parseQuestion } from '../games/link.ts';
import type { Evidence } from '../misconceptions/small.ts';
import { formatQuiz, parseQuiz } from '../quiz/quiz.ts';
import { ALL_SKILL_IDS } from '../base/skill-ids.ts';
import { skillOf } from '../games/skills.ts';
import { type FactId, LEVELS } from '../base/terms.ts';
import { answered, type GradedAnswer } from '../games/answered.ts';
import type { Agenda } from './course.ts';
import { MODE_IDS } from './modes.ts';
import type { Rung } from './ladder.ts';
import type { Wish } from './run.ts';
import { FORMS } from './session.ts';
import { STAGES } from './stages.ts';
import type { SessionState } from './step.ts';
import { gradeAnswer, explainAnswer } from './feedback.ts';

const VERSION = 1;

/** An answer, to be gradeAnswer again when it is taken up; for a whole hand with the steps that were asked. */
const packDone = ({ question, given, milliseconds, verdict }: GradedAnswer): object => ({
  question: formatQuestion(question),
  given,
  milliseconds,
  asked: verdict.parts.map(({ part }) => part),
});

const packAgenda = (agenda: Agenda): object =>
  'fixed' in agenda ? { fixed: agenda.fixed.map(formatQuestion) } : agenda;

/** A session as it is stored, in a form that survives JSON. */
export function packSession({ session, course }: SessionState): object {
  const { question, told, done, passed, quiz, ...plain } = session;
  return {
    version: VERSION,
    ...plain,
    quiz: quiz && formatQuiz(quiz),
    question: formatQuestion(question),
    told: told && packDone(told),
    done: done.map(packDone),
    passed: passed.map(formatQuestion),
    plan: packAgenda(course.agenda),
    sitting: course.run,
    wish: course.wish,
  };
}

const count = z.number().check(z.minimum(0));

/** A text that is read as something else, or refused. */
const readBy = <T>(read: (text: string) => T | undefined) =>
  z.pipe(
    z.string(),
    z.transform((text, context) => {
      const found = read(text);
      if (found !== undefined) return found;
      context.issues.push({ code: 'custom', input: text, message: 'unreadable' });
      return z.NEVER;
    }),
  );

const question = readBy(parseQuestion);
const quiz = readBy(parseQuiz);

const answer = z.pipe(
  z.object({ question, given: z.unknown(), asked: z.array(z.string()), milliseconds: count }),
  z.transform(({ question: about, given, asked, milliseconds }, context) => {
    const read = skillOf(about.skill).answer.safeParse(given);
    if (read.success) {
      const steps = skillOf(about.skill).steps.filter((step) => asked.includes(step));
      return { answered: answered(about, read.data), steps, milliseconds };
    }
    context.issues.push({ code: 'custom', input: given, message: 'no answer' });
    return z.NEVER;
  }),
);

const WISH = {
  skill: z.enum(ALL_SKILL_IDS),
  level: z.literal(LEVELS),
  fact: z.optional(z.string()),
  inLines: z.optional(z.boolean()),
  mistake: z.optional(z.string()),
  isNew: z.optional(z.boolean()),
};
const wishForm = z.object(WISH);

const toWish = ({ skill, level, fact, inLines, mistake, isNew }: z.infer<typeof wishForm>): Wish => ({
  skill,
  level,
  ...(inLines === undefined ? {} : { inLines }),
  ...(mistake === undefined ? {} : { mistake }),
  ...(isNew === undefined ? {} : { isNew }),
  ...(fact === undefined ? {} : { fact: fact as FactId }),
});

const wish = z.pipe(wishForm, z.transform(toWish));

const beside = z.pipe(
  z.object({ wish, from: count, question: z.optional(z.string()) }),
  z.transform(({ question: link, ...rest }) => ({ ...rest, ...(link === undefined ? {} : { question: link }) })),
);

const facts = z.pipe(
  z.array(z.string()),
  z.transform((ids) => ids as FactId[]),
);

const ofWishes = z.pipe(
  z.object({
    wishes: z.array(wish).check(z.minLength(1)),
    interest: z.optional(z.object({ due: facts, met: facts })),
  }),
  z.transform(({ wishes, interest }) => ({ wishes, ...(interest === undefined ? {} : { interest }) })),
);

const rung = z.pipe(
  z.object({ ...WISH, holds: z.optional(z.array(z.enum(ALL_SKILL_IDS))) }),
  z.transform(({ holds, ...asked }): Rung => ({ ...toWish(asked), ...(holds && { holds }) })),
);

/** Sessions stored before rungs had scores continue as if no rung had been asked. */
const lane = z.object({
  rungs: z.array(rung).check(z.minLength(1)),
  at: z.int().check(z.minimum(0)),
  scores: z._default(z.array(z.int()), []),
});

const form = z.object({
  version: z.literal(VERSION),
  mode: z.enum(MODE_IDS),
  rules: z.custom<BookId>((id) => typeof id === 'string' && isBook(id)),
  skill: z.optional(z.enum(ALL_SKILL_IDS)),
  quiz: z.optional(quiz),
  length: count,
  stage: z.literal(STAGES),
  question,
  inLines: z.optional(z.boolean()),
  form: z.optional(z.enum(FORMS)),
  told: z.optional(answer),
  done: z.array(answer),
  passed: z._default(z.array(question), []),
  over: z.boolean(),
  time: count,
  ends: count,
  plan: z.union([
    z.object({ fixed: z.array(question) }),
    ofWishes,
    z.object({ ladder: z.array(lane).check(z.minLength(1)) }),
  ]),
  sitting: z.object({
    seed: z.string(),
    asked: z.array(z.string()),
    returns: z.array(beside),
  }),
  wish: z.optional(wish),
});

/**
 * Reads a sitting that was kept like a stranger's text: questions from their links, answers by their form and gradeAnswer anew, by
 * what the record leans to now. Undefined for what is not as it was written. A quiz of another generator goes on with the
 * questions that were kept, and is no quiz to pass on.
 */
export function unpackSession(kept: unknown, leaningsUnder: (rules: BookId) => Evidence): SessionState | undefined {
  const { data } = form.safeParse(kept);
  if (!data || ('fixed' in data.plan && data.plan.fixed.length < data.length)) return undefined;
  const {
    mode,
    rules,
    skill,
    length,
    stage,
    over,
    time,
    ends,
    plan,
    sitting,
    inLines = false,
    form: wanted = 'auto',
  } = data;
  const told =
    data.told && explainAnswer(data.told.answered, data.told.steps, data.told.milliseconds, leaningsUnder(rules));
  const done = data.done.map((one) => gradeAnswer(one.answered, one.steps, one.milliseconds));
  const asked = told?.question ?? data.question;
  const own = data.quiz?.isCurrent ? data.quiz.quiz : undefined;
  return {
    session: {
      mode,
      rules,
      skill,
      quiz: own,
      length,
      stage,
      question: asked,
      inLines,
      form: wanted,
      told,
      done,
      passed: data.passed,
      over,
      time,
      ends,
    },
    course: { agenda: plan, run: { rules, ...sitting }, wish: data.wish, ahead: undefined, seen: 0 },
  };
}
