import { RIICHI_IDS, type RiichiId } from '../../src/engine/riichi/index.ts';
import type { Answer, Question, RiichiQuestion } from '../../src/quizzes/games/question.ts';
import type { Evidence } from '../../src/quizzes/misconceptions/small.ts';
import { answered } from '../../src/quizzes/games/answered.ts';
import { evidenceAfter, explainAnswer } from '../../src/quizzes/session/feedback.ts';
import type { SkillId } from '../../src/quizzes/base/skill-ids.ts';
import { makeQuestion, skillOf, solveQuestion } from '../../src/quizzes/games/skills.ts';
import { STEPS, type StepAnswers } from '../../src/quizzes/base/terms.ts';
import { BELIEFS, type Learner, learner } from '../learners/learner.ts';
import type { Form } from '../learners/question.ts';

/** A form in which a skill is asked. */
export interface AskedAs {
  readonly skill: SkillId;
  readonly byLines: boolean;
  /** Whether the answer is numbers only, in one line. */
  readonly inOneLine?: boolean;
}

/** Every form in which a learner is asked, by its name. */
export const FORMS: Readonly<Record<string, AskedAs>> = {
  'fu by lines': { skill: 'fu', byLines: true },
  'han by lines': { skill: 'han', byLines: true },
  'payment by lines': { skill: 'payment', byLines: true },
  'fu by number': { skill: 'fu', byLines: false },
  'han by number': { skill: 'han', byLines: false },
  'payment by number': { skill: 'payment', byLines: false },
  yaku: { skill: 'yaku', byLines: false },
  dora: { skill: 'dora', byLines: false },
  'set-fu': { skill: 'set-fu', byLines: false },
  'pair-wait': { skill: 'pair-wait', byLines: false },
  limits: { skill: 'limits', byLines: false },
  indicators: { skill: 'indicators', byLines: false },
  'other-rules': { skill: 'other-rules', byLines: false },
  'whole hand step by step': { skill: 'whole', byLines: false },
  'whole hand in one line': { skill: 'whole', byLines: false, inOneLine: true },
};

/** A question as asked in some form. */
export interface Put {
  readonly question: RiichiQuestion;
  readonly form: Form;
  readonly rules: RiichiId;
}

/** A limit hand is paid by its name, and the learners count han and fu. */
const isKnown = (question: Question): boolean =>
  question.skill !== 'whole' || (solveQuestion(question) as StepAnswers).han !== undefined;

/** Asks a question; with lines where it has any. */
function putAs(question: RiichiQuestion, { byLines, inOneLine }: AskedAs): Put {
  const count = byLines ? skillOf(question.skill).byLines?.count(question) : undefined;
  return { question, form: count ? { lines: count.ids } : inOneLine ? 'line' : 'value', rules: question.rules };
}

/** The question of a form at this place of a seed, by all rulebooks in turn. */
export function dealOne(form: AskedAs, seed: string, i: number): Put | undefined {
  const rules = RIICHI_IDS[i % RIICHI_IDS.length] ?? 'ema-2016';
  const question = makeQuestion(form.skill, { rules, level: i % 3 === 0 ? 2 : 3 }, `${seed}.${String(i)}`);
  return question && isKnown(question) ? putAs(question as RiichiQuestion, form) : undefined;
}

/** Questions of a form. */
export const deal = (form: AskedAs, seed: string, howMany: number): readonly Put[] =>
  Array.from({ length: howMany }, (_, i) => dealOne(form, seed, i)).filter((put) => put !== undefined);

/** The forms above only ask skills that the learners know. */
type AskedOfLearners = Parameters<Learner['answer']>[0];

/** A learner's answer. */
const answerOf = (who: Learner, { question, form }: Put): Answer => who.answer(question as AskedOfLearners, form);

/** The misconceptions that the trainer names for an answer, likeliest first, and those it asserts. */
function named(
  { question }: Put,
  given: Answer,
  leanings: Evidence,
): {
  readonly names: readonly string[];
  readonly certain: readonly string[];
  readonly after: Evidence;
  /** Whether the answer is right under another reading of the rulebook, so that it shows nothing. */
  readonly isOtherwise: boolean;
} {
  const one = answered(question, given as never);
  const { verdict, causes, small } = explainAnswer(one, STEPS, 0, leanings);
  const all = STEPS.flatMap((step) => causes[step] ?? []);
  const names = [...all.map(({ mistake }) => mistake.id), ...small.map(({ id }) => id)];
  const certain = [...all.map(({ mistake, certain }) => ({ id: mistake.id, certain })), ...small]
    .filter((cause) => cause.certain)
    .map(({ id }) => id);
  const isOtherwise = verdict.reading !== undefined;
  return { names, certain, after: evidenceAfter(one, STEPS, leanings), isOtherwise };
}

const keyOf = (answer: Answer): string =>
  JSON.stringify(typeof answer === 'object' && !Array.isArray(answer) ? Object.entries(answer).sort() : answer);

/**
 * The answers of every learner with one misconception, grouped: those with the same answer cannot be told apart by it.
 */
export interface Alike {
  readonly put: Put;
  readonly right: string;
  readonly answers: ReadonlyMap<string, Answer>;
  readonly groups: ReadonlyMap<string, readonly string[]>;
}

/** Lets every learner answer a question, or only those with some misconceptions. */
export function allAnswer(put: Put, beliefs: readonly string[] = BELIEFS): Alike {
  const right = keyOf(answerOf(learner([]), put));
  const answers = new Map(beliefs.map((belief) => [belief, answerOf(learner([belief]), put)]));
  const groups = new Map<string, string[]>();
  for (const [belief, answer] of answers) {
    const key = keyOf(answer);
    groups.set(key, [...(groups.get(key) ?? []), belief]);
  }
  return { put, right, answers, groups };
}

/** Whether a misconception changes the answer to a question. */
export const changesAnswer = (belief: string, put: Put): boolean =>
  keyOf(answerOf(learner([belief]), put)) !== keyOf(answerOf(learner([]), put));

/** Whether the honest learner and the engine agree on a question. */
export const isSolvedAlike = ({ question }: Put): boolean =>
  keyOf(answerOf(learner([]), { question, form: 'value', rules: question.rules })) === keyOf(solveQuestion(question));

/** How well one learner is diagnosed in one form. */
export interface Tally {
  readonly belief: string;
  answers: number;
  /** Right diagnoses by the likeliest name alone, each divided by how many answer alike. */
  first: number;
  /** The same for the best possible ranking. */
  best: number;
  /** The same after three answers in a row. */
  third: number;
  bestOfThree: number;
  thirds: number;
  asserted: number;
  wronged: number;
}

const inGroup = (names: readonly string[], group: readonly string[]): number =>
  names[0] !== undefined && group.includes(names[0]) ? 1 / group.length : 0;

/**
 * Compares the wrong answers of some learners in a form with the trainer's diagnoses, of each alone and of three in a
 * row.
 */
export function measure(all: readonly Alike[], beliefs: readonly string[] = BELIEFS): readonly Tally[] {
  return beliefs.flatMap((belief) => {
    const tally: Tally = {
      belief,
      answers: 0,
      first: 0,
      best: 0,
      third: 0,
      bestOfThree: 0,
      thirds: 0,
      asserted: 0,
      wronged: 0,
    };
    let leanings: Evidence = {};
    let shown: (readonly string[])[] = [];
    for (const { put, right, answers, groups } of all) {
      const answer = answers.get(belief);
      if (answer === undefined || keyOf(answer) === right) continue;
      const group = groups.get(keyOf(answer)) ?? [];
      const alone = named(put, answer, {});
      tally.answers++;
      tally.first += inGroup(alone.names, group);
      tally.best += 1 / group.length;
      const inARow = named(put, answer, leanings);
      leanings = inARow.after;
      shown = [...shown, group];
      if (inARow.certain.length > 0) tally.asserted++;
      if (inARow.certain.some((id) => !shown.every((one) => one.includes(id)))) tally.wronged++;
      if (shown.length < 3) continue;
      const still = group.filter((one) => shown.every((earlier) => earlier.includes(one)));
      tally.thirds++;
      tally.third += inGroup(inARow.names, still);
      tally.bestOfThree += 1 / still.length;
      leanings = {};
      shown = [];
    }
    return tally.answers > 0 ? [tally] : [];
  });
}

/** How well one learner is diagnosed over whole sessions, from the first answer on, right ones included. */
export interface Sat {
  readonly belief: string;
  readonly wrong: number;
  /** Right diagnoses as above, and those of the best possible ranking, which knows all his answers of the session. */
  readonly first: number;
  readonly best: number;
}

/** Compares each learner's wrong answers with the diagnoses of a trainer that remembers the session so far. */
export function inSessions(
  all: readonly Alike[],
  length: number,
  beliefs: readonly string[] = BELIEFS,
): readonly Sat[] {
  return beliefs.flatMap((belief) => {
    const sat = { belief, wrong: 0, first: 0, best: 0 };
    let leanings: Evidence = {};
    let still: readonly string[] = BELIEFS;
    all.forEach(({ put, right, answers, groups }, i) => {
      if (i % length === 0) [leanings, still] = [{}, BELIEFS];
      const answer = answers.get(belief);
      if (answer === undefined) return;
      const group = groups.get(keyOf(answer)) ?? [];
      const told = named(put, answer, leanings);
      if (told.isOtherwise) return;
      leanings = told.after;
      still = still.filter((one) => group.includes(one));
      if (keyOf(answer) === right) return;
      sat.wrong++;
      sat.first += inGroup(told.names, still);
      sat.best += 1 / still.length;
    });
    return sat.wrong > 0 ? [sat] : [];
  });
}

/** Misconceptions asserted after answers that were wrong only by chance. */
export interface Slips {
  readonly slips: number;
  readonly certain: number;
}

/** After how many answers a learner drops a misconception here. */
const CURED_AFTER = 6;

/**
 * How often a misconception is asserted after slips of a learner with this many sessions, or after he has dropped his
 * own.
 */
export function falselyCertain(
  put: readonly Put[],
  sessions: number,
  learnerFor: (seed: string) => Learner,
  belief?: string,
): Slips {
  let [slips, certain] = [0, 0];
  for (let n = 0; n < sessions; n++) {
    const who = learnerFor(`sitter.${String(n)}`);
    let leanings: Evidence = {};
    let left = belief === undefined ? 0 : CURED_AFTER;
    for (const one of put) {
      const given = answerOf(who, one);
      const told = named(one, given, leanings);
      leanings = told.after;
      if (keyOf(given) === keyOf(answerOf(learner([]), one))) continue;
      if (left > 0) {
        left--;
        if (left === 0 && belief !== undefined) who.unlearn(belief);
        continue;
      }
      slips++;
      if (told.certain.length > 0) certain++;
    }
  }
  return { slips, certain };
}
