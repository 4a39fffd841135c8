import type { BookId } from '../../src/engine/rulebooks/ids.ts';
import { toMix, toSkill } from '../../src/quizzes/agenda/begin.ts';
import { interestOf } from '../../src/quizzes/agenda/wishes.ts';
import type { SkillId } from '../../src/quizzes/base/skill-ids.ts';
import type { Credit, Level } from '../../src/quizzes/base/terms.ts';
import type { Question } from '../../src/quizzes/games/question.ts';
import { canBeInLines, makeQuestion, skillsUnder } from '../../src/quizzes/games/skills.ts';
import type { Moment } from '../../src/quizzes/memory/moment.ts';
import { after } from '../../src/quizzes/memory/outcome.ts';
import { bookOf } from '../../src/quizzes/memory/progress.ts';
import { EMPTY, type PracticeRecord, SAMPLED_OF_A_SKILL, type Sampled } from '../../src/quizzes/memory/record.ts';
import { restOfAll } from '../../src/quizzes/memory/retention.ts';
import { TEST_LEVEL, testOf } from '../../src/quizzes/path/test.ts';
import type { Wish } from '../../src/quizzes/session/run.ts';
import { chanceOf, oneOf } from '../learners/chance.ts';
import { BY_PARTS } from '../learners/habit.ts';
import { type Kind, type Mind, factsOf } from '../learners/kinds.ts';

const [NOON, DAY] = [Date.UTC(2026, 10, 20, 12), 86_400_000] as const;
/** A question and its feedback take so long, in milliseconds. */
const A_QUESTION = 25_000;
/** How many questions of each skill and level learners share, and among how many each is chosen. */
const [POOLED, CHOICE, CHOICE_WHERE_FREE] = [48, 6, 12] as const;
/** How much a new fact counts for the choice where a question is aimed at something, and where it is free. */
const [UNMET, UNMET_WHERE_FREE, MOST_UNMET] = [0.6, 2.5, 2] as const;
/** After how many questions a miss returns. */
const BACK_AFTER = [2, 9] as const;
/** How often a wrong answer shows which fact was missed. */
const TOLD = 0.7;

/**
 * The questions that learners of a rulebook share, dealt once: dealing takes far longer than all else that a simulated
 * learner does. They are chosen as sessions choose.
 */
export function poolOf(rules: BookId) {
  const pools = new Map<string, readonly Question[]>();
  const pool = (skill: SkillId, level: Level, about?: Wish['fact']): readonly Question[] => {
    const key = `${skill}.${String(level)}.${about ?? ''}`;
    const known = pools.get(key);
    if (known) return known;
    const n = about === undefined ? POOLED : CHOICE;
    const dealt = Array.from({ length: n }, (_, i) =>
      makeQuestion(skill, { rules, level, ...(about && { about }) }, `pool.${String(i)}`),
    ).flatMap((question) => (question && (about === undefined || factsOf(question).includes(about)) ? [question] : []));
    pools.set(key, dealt);
    return dealt;
  };
  const pick = (wish: Wish, record: PracticeRecord, now: number, chance: () => number): Question | undefined => {
    const { skill, level, fact } = wish;
    const general = pool(skill, level);
    const among = fact === undefined ? general : general.filter((one) => factsOf(one).includes(fact));
    const list = among.length > 0 || fact === undefined ? among : pool(skill, level, fact);
    const all = list.length > 0 ? list : pool(skill, 3);
    if (all.length === 0) return undefined;
    const { due, met } = interestOf(record, rules, now);
    const [isDue, isMet] = [new Set(due), new Set(met)];
    const isFree = fact === undefined;
    const some = Array.from({ length: isFree ? CHOICE_WHERE_FREE : CHOICE }, () => oneOf(all, chance));
    const worth = (question: Question): number => {
      const facts = factsOf(question);
      const unmet = facts.filter((one) => !isMet.has(one)).length;
      return (
        facts.filter((one) => isDue.has(one)).length + (isFree ? UNMET_WHERE_FREE : UNMET) * Math.min(unmet, MOST_UNMET)
      );
    };
    return some.map((question) => ({ question, worth: worth(question) })).toSorted((a, b) => b.worth - a.worth)[0]
      ?.question;
  };
  return { rules, pick, skills: skillsUnder({ rules }) };
}
/** The questions that learners of a rulebook share. */
type Pool = ReturnType<typeof poolOf>;

/** Keeps the latest answers of each skill, as practice does. */
function sampled(sample: readonly Sampled[], one: Sampled): readonly Sampled[] {
  const all = [...sample, one];
  const own = all.filter(([skill]) => skill === one[0]);
  return own.length > SAMPLED_OF_A_SKILL ? all.filter((each) => each !== own[0]) : all;
}

/** Answers a question, and is shown what was right. */
function answer(
  who: Mind,
  record: PracticeRecord,
  question: Question,
  wish: Wish,
  moment: Moment,
  chance: () => number,
) {
  const { now } = moment;
  const { rules, skill } = question;
  const facts = factsOf(question);
  const { recall } = who;
  const known = recall ? facts.map((fact) => chance() < recall(fact, now)) : undefined;
  const isRight = known ? known.every(Boolean) && chance() >= 0.03 : chance() < who.chanceAt(question, now);
  const missing = facts.filter((_, i) => known?.[i] === false);
  const lost = missing.length > 0 ? missing : facts.slice(0, 1);
  const all = facts.map((fact, i): Credit => ({ fact, right: known?.[i] ?? true }));
  const isByParts = BY_PARTS.includes(skill) || (wish.inLines === true && canBeInLines(question));
  const gone = oneOf(lost.length > 0 ? lost : ['none'], chance);
  const one =
    facts.length > 0 && (chance() < TOLD || facts.length === 1) ? [{ fact: gone, right: false } as Credit] : [];
  const parts = all.map((credit) => (known || credit.fact !== gone ? credit : { ...credit, right: false }));
  const rest = restOfAll(bookOf(record, rules), facts, now);
  const plain = [skill, wish.level, isRight, wish.fact !== undefined] as const;
  const next = after(
    record,
    {
      rules,
      skill,
      credits: isRight ? all.map(({ fact }) => ({ fact, right: true })) : isByParts ? parts : one,
      right: isRight,
      milliseconds: A_QUESTION * (0.5 + chance()),
      mixed: true,
      complete: true,
      leanings: {},
      errors: { named: [], doubted: [], overcome: [], question: '' },
    },
    moment,
  );
  who.learns(question, isRight, now);
  const book = bookOf(next, rules);
  const sample = sampled(book.sample ?? [], rest === undefined ? plain : [...plain, rest.slower, rest.alike]);
  return { isRight, record: { ...next, books: { ...next.books, [rules]: { ...book, sample } } } };
}

/** A learner at the moment at which he asks how ready he is. */
interface Standing {
  readonly record: PracticeRecord;
  readonly now: number;
  readonly pause: number;
  /** How many sessions and answers he has behind him. */
  readonly sessions: number;
  /** How much of the test he has right, 0 to 1. */
  readonly really: number;
}

/** The mixed test several times over. */
export const testQuestions = (rules: BookId, seed: string, times: number): readonly Question[] =>
  testOf(rules).flatMap(({ skill, count }) =>
    Array.from({ length: count * times }, (_, n) =>
      makeQuestion(skill, { rules, level: TEST_LEVEL }, `${seed}.${String(n)}`),
    ).filter((question) => question !== undefined),
  );

/** Lets a learner of a kind practise, and looks at him after some sessions and pauses. */
export function stand(
  { mind, days, drills, pauses }: Kind,
  seed: string,
  { rules, pick, skills }: Pool,
  test: readonly Question[],
  looks: readonly number[],
): readonly Standing[] {
  const who = mind(seed, skills);
  const chance = chanceOf(`${seed}.answers`);
  const favourite = oneOf(testOf(rules), chance).skill;
  let record = EMPTY;
  const standings: Standing[] = [];
  days.forEach((date, i) => {
    const sessions = i + 1;
    let now = NOON + date * DAY + (i % 2) * 3_600_000;
    const moment = (): Moment => ({ now, day: new Date(now).toISOString().slice(0, 10) });
    const isDrill = drills === true && i > 2 && i % 4 !== 3;
    const { agenda, length } = isDrill
      ? toSkill(record, rules, favourite, moment(), { stage: 4 })
      : toMix(record, rules, moment());
    const wishes = 'wishes' in agenda ? agenda.wishes : [];
    const back: { readonly wish: Wish; readonly from: number }[] = [];
    for (let n = 0; n < length; n++) {
      const returned = back.findIndex(({ from }) => from <= n);
      const wish = returned < 0 ? wishes[n % wishes.length] : back.splice(returned, 1)[0]?.wish;
      const question = wish && pick(wish, record, now, chance);
      if (!question) continue;
      now += A_QUESTION;
      const told = answer(who, record, question, wish, moment(), chance);
      record = told.record;
      if (!told.isRight) for (const later of BACK_AFTER) back.push({ wish, from: n + 1 + later });
    }
    if (!looks.includes(sessions)) return;
    for (const pause of pauses) {
      const at = now + pause * DAY;
      const really = test.reduce((sum, question) => sum + who.chanceAt(question, at), 0) / test.length;
      standings.push({ record, now: at, pause, sessions, really });
    }
  });
  return standings;
}
