import type { BookId } from '../../engine/rulebooks/ids.ts';
import { formatQuestion, parseQuestion } from '../games/link.ts';
import { type FactId, LEVELS, type Level } from '../base/terms.ts';
import type { Question } from '../games/question.ts';
import { makeRandom } from '../base/random.ts';
import type { SkillId } from '../base/skill-ids.ts';
import { showsIn } from './contrast.ts';
import { easiest } from './easiest.ts';
import { gameWithSkill } from '../games/game.ts';
import { makeQuestion, skillOf } from '../games/skills.ts';

/** A wish for a question: the skill, the level, and the fact that is due, if any. */
export interface Wish {
  readonly skill: SkillId;
  readonly level: Level;
  readonly fact?: FactId;
  /** Whether to ask line by line if possible. */
  readonly inLines?: boolean;
  /** The misconception the question should bring out, if any. */
  readonly mistake?: string;
  /** Whether the learner never met the skill: the first question about it is then an easy one. */
  readonly isNew?: boolean;
}

/**
 * What the questions of a session should be about if there is a choice: due facts, longest waiting first, and the facts
 * met before.
 */
export interface Interest {
  readonly due: readonly FactId[];
  readonly met: readonly FactId[];
}

/** A missed wish and the place in the run from which it returns. */
interface Return {
  readonly wish: Wish;
  readonly from: number;
  /** The exact question, as a link, if it contrasts with the missed one. */
  readonly question?: string;
}

/** A run of questions: those asked, and those to return. */
export interface Run {
  readonly rules: BookId;
  readonly seed: string;
  readonly asked: readonly string[];
  readonly returns: readonly Return[];
}

/** A run in which nothing was asked yet. */
export const newRun = (rules: BookId, seed: string): Run => ({ rules, seed, asked: [], returns: [] });

const [FRESH_TRIES, AIMED_TRIES] = [30, 120] as const;

/**
 * How many questions to choose from: for the one that brings up most about a given aim, the same without an aim, which
 * needs more for rare facts to come up, and for the easiest one, which must be dealt at once.
 */
const [CHOICE, CHOICE_WHERE_FREE, CHOICE_OF_FIRST] = [6, 12, 8] as const;
/**
 * How much a new fact counts compared with a due one: less where the question is about something, more where it is free;
 * and how many new facts a question may bring.
 */
const [UNMET, UNMET_WHERE_FREE, MOST_UNMET] = [0.6, 2.5, 2] as const;

/**
 * How interesting a question is: how many due facts it adds to those already asked in the run, and how many new ones.
 */
function settlesBy({ asked }: Run, { due, met }: Interest, wish: Wish): (question: Question) => number {
  const before = new Set(
    asked.flatMap((link) => {
      const question = parseQuestion(link);
      return question ? skillOf(question.skill).facts(question) : [];
    }),
  );
  const [isDue, isMet] = [new Set(due), new Set(met)];
  const worth = isAimed(wish) ? UNMET : UNMET_WHERE_FREE;
  return (question) => {
    const facts = skillOf(question.skill)
      .facts(question)
      .filter((fact) => !before.has(fact));
    const unmet = facts.filter((fact) => !isMet.has(fact)).length;
    return facts.filter((fact) => isDue.has(fact)).length + worth * Math.min(unmet, MOST_UNMET);
  };
}

/** Whether this is the first question of a run about a skill that the learner never met. */
const isFirst = ({ asked }: Run, { skill, isNew }: Wish): boolean =>
  isNew === true && !asked.some((link) => parseQuestion(link)?.skill === skill);

/** Whether a wish is for a certain fact or misconception. */
const isAimed = ({ fact, mistake }: Wish): boolean => fact !== undefined || mistake !== undefined;

/** The fact that hands are dealt about if a wish has an aim. */
const aboutBy = ({ skill, fact, mistake }: Wish): FactId | undefined =>
  fact ?? (mistake === undefined ? undefined : gameWithSkill(skill)?.factBehind?.(mistake));

/** Whether a question is about what the wish aims at. */
const isAbout = ({ skill, fact, mistake }: Wish, question: Question): boolean =>
  (fact === undefined || skillOf(skill).facts(question).includes(fact)) &&
  (mistake === undefined || showsIn(mistake, question));

/** A question that meets the wish: the one dealt, or for a misconception a variant of it. */
function aboutWish(wish: Wish, question: Question): Question | undefined {
  if (isAbout(wish, question)) return question;
  if (wish.mistake === undefined) return undefined;
  return skillOf(wish.skill)
    .variants?.(question)
    .find((other) => isAbout(wish, other));
}

/**
 * Candidate questions for a wish that were not asked yet: a limited number that meet it, or else have waits as in play.
 */
function search({ rules, seed, asked }: Run, wish: Wish, tries: number, most: number) {
  const game = gameWithSkill(wish.skill);
  const about = aboutBy(wish);
  const random = makeRandom(`waits/${seed}.${String(asked.length)}`);
  const fitting: Question[] = [];
  let other: Question | undefined;
  for (let n = 0; n < tries && fitting.length < most; n++) {
    const order = { rules, level: wish.level, ...(about && { about }) };
    const question = makeQuestion(wish.skill, order, `${seed}.${String(asked.length)}.${String(n)}`);
    if (!question && about) break;
    if (!question || asked.includes(formatQuestion(question))) continue;
    other ??= question;
    if (isAimed(wish)) {
      const aimed = aboutWish(wish, question);
      if (aimed && !asked.includes(formatQuestion(aimed))) fitting.push(aimed);
    } else if (game?.isLikePlay?.(random, question, wish.level) ?? true) fitting.push(question);
  }
  return { fitting, other };
}

function fresh(run: Run, wish: Wish, interest?: Interest): Question | undefined {
  const { rules, seed, asked } = run;
  const { skill, level } = wish;
  const isEasy = isFirst(run, wish);
  const most = isEasy ? CHOICE_OF_FIRST : interest ? (isAimed(wish) ? CHOICE : CHOICE_WHERE_FREE) : 1;
  const own = search(run, wish, isAimed(wish) ? AIMED_TRIES : FRESH_TRIES, most);
  let { fitting } = own;
  // Some things only come up in harder hands, and a few only in easier ones.
  const others = [...LEVELS.filter((one) => one > level), ...LEVELS.filter((one) => one < level).toReversed()];
  for (const other of isAimed(wish) ? others : [])
    if (fitting.length === 0) ({ fitting } = search(run, { ...wish, level: other }, AIMED_TRIES, most));
  if (isEasy && fitting.length > 0) return easiest(fitting);
  const settles = interest && fitting.length > 1 ? settlesBy(run, interest, wish) : () => 0;
  const [best] = fitting.map((question) => ({ question, worth: settles(question) })).sort((a, b) => b.worth - a.worth);
  return best?.question ?? own.other ?? makeQuestion(skill, { rules, level }, `${seed}.${String(asked.length)}.again`);
}

/**
 * The next question, with the run after it: a missed wish that is due, else the most interesting question for the given
 * wish. Undefined if none is dealt.
 */
export function nextQuestion(
  run: Run,
  wish: Wish,
  interest?: Interest,
): { readonly question: Question; readonly wish: Wish; readonly run: Run } | undefined {
  const due = run.returns.find(({ from }) => from <= run.asked.length);
  const taken = due?.wish ?? wish;
  const question =
    (due?.question === undefined ? undefined : parseQuestion(due.question)) ?? fresh(run, taken, interest);
  if (!question) return undefined;
  const returns = run.returns.filter((one) => one !== due);
  return {
    question,
    wish: taken,
    run: { ...run, returns, asked: [...run.asked, formatQuestion(question)] },
  };
}

/** How many questions after a miss its kind returns: within the next five, and once more later. */
const BACK_AFTER = [2, 9] as const;

/** Records that the last question was missed: its contrast comes next if there is one, and its kind returns. */
export function missed(run: Run, wish: Wish, beside?: Question): Run {
  const at = run.asked.length;
  const next: readonly Return[] = beside ? [{ wish, from: at, question: formatQuestion(beside) }] : [];
  const again = BACK_AFTER.map((after): Return => ({ wish, from: at + after }));
  return { ...run, returns: [...run.returns, ...next, ...again] };
}
