import type { BookId } from '../../engine/rulebooks/ids.ts';
import { formatQuestion, parseQuestion } from '../games/link.ts';
import { type FactId, LEVELS, type Level } from '../base/terms.ts';
import type { Question } from '../games/question.ts';
import { makeRandom } from '../base/random.ts';
import type { SkillId } from '../base/skill-ids.ts';
import { showsIn } from './contrast.ts';
import { gameWithSkill } from '../games/game.ts';
import { makeQuestion, skillOf } from '../games/skills.ts';

/** Something to ask: a skill, how hard, and the fact it shall be about where one is due. */
export interface Wish {
  readonly skill: SkillId;
  readonly level: Level;
  readonly fact?: FactId;
  /** Whether it is asked line by line, where it can be. */
  readonly inLines?: boolean;
  /** The misconception that it shall show, where one is to be overcome. */
  readonly mistake?: string;
}

/** What the questions of a sitting shall be about, where there is a choice: facts that are due, those that wait longest first, and which were met before. */
export interface Interest {
  readonly due: readonly FactId[];
  readonly met: readonly FactId[];
}

/** A missed wish and the place in the run from which it is asked again. */
interface Return {
  readonly wish: Wish;
  readonly from: number;
  /** The very question, as a link, where it stands beside the missed one. */
  readonly question?: string;
}

/** A run of questions: what was asked, and what comes back. */
export interface Run {
  readonly rules: BookId;
  readonly seed: string;
  readonly asked: readonly string[];
  readonly returns: readonly Return[];
}

/** A run in which nothing was asked yet. */
export const newRun = (rules: BookId, seed: string): Run => ({ rules, seed, asked: [], returns: [] });

const [FRESH_TRIES, AIMED_TRIES] = [30, 120] as const;

/** Among how many questions the one is chosen that settles most. */
const CHOICE = 6;
/** How much a fact counts that was never met beside one that is due, and how many such one question may bring. */
const [UNMET, MOST_UNMET] = [0.6, 2] as const;

/** How much of what is due a question settles, beside those that were asked before in the run, and how much is new in it. */
function settlesBy({ asked }: Run, { due, met }: Interest): (question: Question) => number {
  const before = new Set(
    asked.flatMap((link) => {
      const question = parseQuestion(link);
      return question ? skillOf(question.skill).facts(question) : [];
    }),
  );
  const [isDue, isMet] = [new Set(due), new Set(met)];
  return (question) => {
    const facts = skillOf(question.skill)
      .facts(question)
      .filter((fact) => !before.has(fact));
    const unmet = facts.filter((fact) => !isMet.has(fact)).length;
    return facts.filter((fact) => isDue.has(fact)).length + UNMET * Math.min(unmet, MOST_UNMET);
  };
}

/** Whether a wish is for a certain fact or misconception. */
const isAimed = ({ fact, mistake }: Wish): boolean => fact !== undefined || mistake !== undefined;

/** What hands are built to be about where a wish aims. */
const aboutBy = ({ skill, fact, mistake }: Wish): FactId | undefined =>
  fact ?? (mistake === undefined ? undefined : gameWithSkill(skill)?.factBehind?.(mistake));

/** Whether a question is about what is wished for. */
const isAbout = ({ skill, fact, mistake }: Wish, question: Question): boolean =>
  (fact === undefined || skillOf(skill).facts(question).includes(fact)) &&
  (mistake === undefined || showsIn(mistake, question));

/** A question that is about what is wished for: the one that was dealt, or, for a misconception, it with one thing otherwise. */
function aboutWish(wish: Wish, question: Question): Question | undefined {
  if (isAbout(wish, question)) return question;
  if (wish.mistake === undefined) return undefined;
  return skillOf(wish.skill)
    .variants?.(question)
    .find((other) => isAbout(wish, other));
}

/** Questions of a wish that were not asked yet, at most so many that are about it, or else wait as hands do in play; of all the first. */
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
  const most = interest ? CHOICE : 1;
  const own = search(run, wish, isAimed(wish) ? AIMED_TRIES : FRESH_TRIES, most);
  let { fitting } = own;
  // Some things only come up in harder hands.
  for (const harder of isAimed(wish) ? LEVELS.filter((one) => one > level) : [])
    if (fitting.length === 0) ({ fitting } = search(run, { ...wish, level: harder }, AIMED_TRIES, most));
  const settles = interest && fitting.length > 1 ? settlesBy(run, interest) : () => 0;
  const [best] = fitting.map((question) => ({ question, worth: settles(question) })).sort((a, b) => b.worth - a.worth);
  return best?.question ?? own.other ?? makeQuestion(skill, { rules, level }, `${seed}.${String(asked.length)}.again`);
}

/** What comes next: a missed wish whose time has come, else what is wished, by a question of most interest; with the run after it. Nothing where none is dealt. */
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

/** Places after a miss at which its kind is asked again: within the next five, and later once more. */
const BACK_AFTER = [2, 9] as const;

/** Remembers a miss of the question asked last: what stands beside it comes next where there is such a question, and its kind returns. */
export function missed(run: Run, wish: Wish, beside?: Question): Run {
  const at = run.asked.length;
  const next: readonly Return[] = beside ? [{ wish, from: at, question: formatQuestion(beside) }] : [];
  const again = BACK_AFTER.map((after): Return => ({ wish, from: at + after }));
  return { ...run, returns: [...run.returns, ...next, ...again] };
}
