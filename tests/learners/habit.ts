import { asOf } from '../../src/quizzes/memory/clock.ts';
import { mixFor } from '../../src/quizzes/agenda/mix.ts';
import type { Moment } from '../../src/quizzes/memory/moment.ts';
import { interestOf } from '../../src/quizzes/agenda/wishes.ts';
import { type Outcome, after } from '../../src/quizzes/memory/outcome.ts';
import { bookOf } from '../../src/quizzes/memory/progress.ts';
import { EMPTY, type PracticeRecord } from '../../src/quizzes/memory/record.ts';
import type { Question } from '../../src/quizzes/games/question.ts';
import { type Run, type Wish, missed, newRun, nextQuestion } from '../../src/quizzes/session/run.ts';
import { type BookId, gameOf } from '../../src/engine/rulebooks/ids.ts';
import { type SkillId, skillsOfGame } from '../../src/quizzes/base/skill-ids.ts';
import { canBeInLines, makeQuestion, skillOf } from '../../src/quizzes/games/skills.ts';
import { type FactId, LEVELS } from '../../src/quizzes/base/terms.ts';
import { chanceOf } from './chance.ts';
import { type Memory, freshMemory } from './memory.ts';

const RULES: BookId = 'ema-2016';
const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1, 19);

/** Seconds that a question takes, explanation included. */
const SECONDS: Readonly<Partial<Record<SkillId, number>>> = {
  whole: 60,
  'other-rules': 40,
  fu: 25,
  han: 25,
  yaku: 20,
  'mcr-whole': 60,
  'fan-total': 40,
  'fan-exclusions': 30,
  'fan-sets': 20,
  eight: 40,
  flowers: 30,
};
/** Skills whose answer shows for each fact whether it is known. */
export const BY_PARTS: readonly SkillId[] = [
  'yaku',
  'whole',
  'pair-wait',
  'mcr-whole',
  'fan-sets',
  'fan-win',
  'fan-exclusions',
];
const [USUAL_SECONDS, LINES_SECONDS] = [14, 35] as const;
const A_DAY = 600;

/** How often a learner answers wrongly what he knows. */
const SLIP = 0.02;
/** How often a wrong number shows which of its facts was missed. */
const TOLD = 0.7;

/** The time this many days after the start. */
export const momentOn = (days: number): Moment => {
  const now = START + days * DAY;
  return { now, day: new Date(now).toISOString().slice(0, 10) };
};

/** Every fact that a rulebook is asked about, as far as this many questions of each skill and level show. */
export function everyFact(each: number, rules: BookId = RULES): readonly FactId[] {
  const facts = skillsOfGame(gameOf(rules)).flatMap((skill) =>
    LEVELS.flatMap((level) =>
      Array.from({ length: each }, (_, i) => {
        const question = makeQuestion(skill, { rules, level }, `every.${String(i)}`);
        return question ? skillOf(skill).facts(question) : [];
      }).flat(),
    ),
  );
  return [...new Set(facts)];
}

/**
 * A learner who practises: what he remembers, the site's record of him, and how much due material he answered on recent
 * days.
 */
export interface Habit {
  readonly rules: BookId;
  readonly memory: Memory;
  record: PracticeRecord;
  settled: readonly number[];
}

/** A learner who knows nothing yet. */
export const newcomer = (rules: BookId = RULES): Habit => ({
  rules,
  memory: freshMemory(),
  record: EMPTY,
  settled: [],
});

type Waiting = readonly [fact: FactId, days: number];

/** The facts that are due, each with the days that it has been. */
const waitingOf = ({ record, rules }: Habit, { now }: Moment): readonly Waiting[] =>
  Object.entries(bookOf(record, rules).facts)
    .map(([fact, card]): Waiting => [fact as FactId, (now - asOf(card, now).due) / DAY])
    .filter(([, days]) => days >= 0);

const dueOf = (who: Habit, moment: Moment): readonly FactId[] => waitingOf(who, moment).map(([fact]) => fact);

/** The share of facts that he would recall. */
export const recallOf = ({ memory }: Habit, facts: readonly FactId[], { now }: Moment): number =>
  facts.reduce((sum, fact) => sum + memory.recall(fact, now), 0) / facts.length;

interface Given {
  readonly outcome: Outcome;
  readonly seconds: number;
}

/** Answers a question from memory, and learns the right answer for each of its facts. */
function answer({ memory, rules }: Habit, question: Question, wish: Wish, moment: Moment, chance: () => number): Given {
  const { skill } = question;
  const facts = skillOf(skill).facts(question);
  const known = facts.map((fact) => chance() < memory.recall(fact, moment.now));
  const right = known.every(Boolean) && chance() >= SLIP;
  const inLines = wish.inLines === true && canBeInLines(question);
  const isByParts = inLines || BY_PARTS.includes(skill);
  const missing = facts.filter((_, i) => !known[i]);
  const all = facts.map((fact, i) => ({ fact, right: known[i] === true }));
  const one = missing.slice(0, facts.length === 1 || chance() < TOLD ? 1 : 0).map((fact) => ({ fact, right: false }));
  facts.forEach((fact, i) => memory.learn(fact, known[i] === true, moment.now));
  const seconds = inLines ? LINES_SECONDS : (SECONDS[skill] ?? USUAL_SECONDS);
  const outcome: Outcome = {
    rules,
    skill,
    credits: right || isByParts ? all : one,
    right,
    milliseconds: 1000 * seconds * (0.5 + chance()),
    mixed: true,
    complete: true,
    leanings: {},
    errors: { named: [], doubted: [], overcome: [], question: '' },
  };
  return { outcome, seconds };
}

const [A_WEEK, A_WHILE] = [7, 0.02] as const;

/** How many days of practice the due facts would take after that day, at the pace of recent days. */
export function backlogOf(who: Habit, days: number): number {
  const each = who.settled.reduce((sum, one) => sum + one, 0) / Math.max(1, who.settled.length);
  return dueOf(who, momentOn(days + A_WHILE)).length / Math.max(1, each);
}

/** The fact that has been due longest after a day's practice, and for how many days; 0 when none is. */
export const longestDue = (who: Habit, days: number): readonly [fact: FactId | 'none', days: number] =>
  waitingOf(who, momentOn(days + A_WHILE)).toSorted(([, a], [, b]) => b - a)[0] ?? ['none', 0];

/** Ten minutes of daily mixes. */
export function practise(who: Habit, days: number, seed: string): void {
  const chance = chanceOf(`${seed}.${String(days)}`);
  let [spent, settled] = [0, 0];
  for (let mix = 0; spent < A_DAY; mix++) {
    const start = momentOn(days);
    const wishes = mixFor(who.record, who.rules, { ...start, now: start.now + 1000 * spent });
    let run: Run = newRun(who.rules, `${seed}.${String(days)}.${String(mix)}`);
    for (let n = 0; n < wishes.length && spent < A_DAY; n++) {
      const moment = { ...start, now: start.now + 1000 * spent };
      const wish = wishes[n];
      const next = wish && nextQuestion(run, wish, interestOf(who.record, who.rules, start.now + 1000 * spent));
      if (!next) continue;
      const due = dueOf(who, moment);
      const { outcome, seconds } = answer(who, next.question, next.wish, moment, chance);
      who.record = after(who.record, outcome, moment);
      const lost = outcome.credits.find(({ right }) => !right);
      const again = { skill: next.wish.skill, level: next.wish.level, inLines: true };
      run = outcome.right ? next.run : missed(next.run, { ...again, ...(lost && { fact: lost.fact }) });
      settled += outcome.credits.filter(({ fact }) => due.includes(fact)).length;
      spent += seconds;
    }
  }
  who.settled = [...who.settled, settled].slice(-A_WEEK);
}
