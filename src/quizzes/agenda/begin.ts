import { type BookId, gameOf } from '../../engine/rulebooks/ids.ts';
import { mixFor } from './mix.ts';
import type { Moment } from '../memory/moment.ts';
import { dueWishes, misconceptionWishes, interestOf, wishFor } from './wishes.ts';
import { applicableSkills, bookOf, skillIn } from '../memory/progress.ts';
import type { Grade, PracticeRecord } from '../memory/record.ts';
import { MOST_DUE, isWaiting } from '../path/due.ts';
import { QUESTIONS_AT_A_STOP } from '../path/marks.ts';
import { PLACEMENT_LENGTH, ladderFor } from '../path/placement.ts';
import { TEST_LEVEL, testOf } from '../path/test.ts';
import type { Question } from '../games/question.ts';
import { type Quiz, questionsOf } from '../quiz/quiz.ts';
import { registeredGame } from '../games/game.ts';
import type { SkillId } from '../base/skill-ids.ts';
import { isRegistered, skillsUnder } from '../games/skills.ts';
import type { FactId, Level } from '../base/terms.ts';
import { MINUTE, type Pace, SPEED } from '../session/clock.ts';
import { type Agenda, type Drawn, isAskedInLines, layOut, pull } from '../session/course.ts';
import type { Mode } from '../session/modes.ts';
import type { Wish } from '../session/run.ts';
import type { Stage } from '../session/stages.ts';
import type { SessionState } from '../session/step.ts';

const [SKILL_LENGTH, ERROR_LENGTH, LIKE_LENGTH] = [10, 5, 3] as const;
const REHEARSAL_MINUTES = 15;

/** What a practice session is about, before it starts. */
export interface Invitation {
  readonly mode: Mode;
  readonly rules: BookId;
  readonly agenda: Agenda;
  readonly length: number;
  readonly skill?: SkillId;
  readonly quiz?: Quiz;
  readonly stage?: Stage;
  /** The time limit, in milliseconds. */
  readonly time?: number;
}

/** How many steps of a whole hand are left to the learner at first, by how well it is known. */
const FIRST_STAGE: Readonly<Record<Grade, Stage>> = { new: 1, familiar: 3, proficient: 4, mastered: 4 };

/** Wishes for a session of one skill; what is left out follows from what the learner knows. */
export interface Wanted {
  readonly level?: Level | undefined;
  readonly stage?: Stage | undefined;
}

/** How many misconceptions and due facts open a session of one skill. */
const MOST_OPENINGS = 4;

/** The wishes of a session of one skill: what is still open first, then questions that suit the learner's level. */
function wishesFor(record: PracticeRecord, rules: BookId, skill: SkillId, { now, day }: Moment): readonly Wish[] {
  const isOwn = (wish: Wish): boolean => wish.skill === skill;
  const open = [
    ...misconceptionWishes(record, rules, day).filter(isOwn),
    ...dueWishes(record, rules, now).filter(isOwn),
  ];
  const openings = open.slice(0, MOST_OPENINGS);
  const rest = Array.from({ length: SKILL_LENGTH - openings.length }, () => wishFor(record, rules, skill));
  return [...openings, ...rest];
}

/** The first wishes of each skill and of the daily mix. */
export function firstWishes(record: PracticeRecord, rules: BookId, moment: Moment): readonly Wish[] {
  const firsts = applicableSkills(record, rules)
    .filter(isRegistered)
    .map((skill) => wishesFor(record, rules, skill, moment));
  const mixed = skillsUnder({ rules }).length > 0 ? mixFor(record, rules, moment) : [];
  return [...firsts, mixed].flatMap((wishes) => wishes.slice(0, 1));
}

/** A session of one skill. */
export function toSkill(
  record: PracticeRecord,
  rules: BookId,
  skill: SkillId,
  moment: Moment,
  { level, stage }: Wanted,
): Invitation {
  const wishes = wishesFor(record, rules, skill, moment).map((wish) => ({ ...wish, ...(level && { level }) }));
  const { grade } = skillIn(record, rules, skill);
  const agenda = { wishes, interest: interestOf(record, rules, moment.now) };
  return { mode: 'skill', rules, agenda, length: SKILL_LENGTH, skill, stage: stage ?? FIRST_STAGE[grade] };
}

/** A session for a stop of the path: what is left of its five questions, or all of them again. */
export function toStop(
  record: PracticeRecord,
  rules: BookId,
  skill: SkillId,
  moment: Moment,
  level?: Level,
): Invitation {
  const { right, wrong } = skillIn(record, rules, skill);
  const left = QUESTIONS_AT_A_STOP - right - wrong;
  const length = left > 0 ? left : QUESTIONS_AT_A_STOP;
  return { ...toSkill(record, rules, skill, moment, { level }), mode: 'stop', length };
}

/** A session for everything that is due. */
export function toDue(record: PracticeRecord, rules: BookId, moment: Moment): Invitation | undefined {
  const { facts } = bookOf(record, rules);
  const isDue = ({ fact }: Wish): boolean => {
    const card = fact && facts[fact];
    return card !== undefined && isWaiting(card, moment.now);
  };
  const asked = skillsUnder({ rules });
  const due = dueWishes(record, rules, moment.now).filter((wish) => isDue(wish) && asked.includes(wish.skill));
  const wishes = due.slice(0, MOST_DUE);
  const agenda = { wishes, interest: interestOf(record, rules, moment.now) };
  return wishes.length === 0 ? undefined : { mode: 'mix', rules, agenda, length: wishes.length };
}

/** A session for one misconception, on different questions where it shows. */
export function toError(record: PracticeRecord, rules: BookId, mistake: string): Invitation | undefined {
  const entry = bookOf(record, rules).errors[mistake];
  if (!entry) return undefined;
  const { skill } = entry;
  const wishes = [{ ...wishFor(record, rules, skill), inLines: true, mistake }];
  return { mode: 'skill', rules, agenda: { wishes }, length: ERROR_LENGTH, skill, stage: 4 };
}

/** A few new questions like one that was missed: of its skill, about the fact that was not known. */
export function toLike(record: PracticeRecord, { skill, rules }: Question, fact: FactId | undefined): Invitation {
  const wish = { ...wishFor(record, rules, skill), ...(fact && { fact }) };
  return {
    mode: 'skill',
    rules,
    agenda: { wishes: Array.from({ length: LIKE_LENGTH }, () => wish) },
    length: LIKE_LENGTH,
    skill,
    stage: 4,
  };
}

/** A few questions about what changed since a rulebook that the learner knows; undefined where nothing can be asked. */
export function toChanges(rules: BookId, from: BookId, seed: string): Invitation | undefined {
  const fixed = registeredGame(gameOf(rules))?.changes?.(rules, from, seed) ?? [];
  return fixed.length === 0 ? undefined : { mode: 'mix', rules, agenda: { fixed }, length: fixed.length };
}

/** An east round, hand after hand. */
export function toRound(rules: BookId, seed: string): Invitation {
  const fixed = registeredGame(gameOf(rules))?.round?.(rules, seed) ?? [];
  return { mode: 'round', rules, agenda: { fixed }, length: fixed.length };
}

/** The daily mix. */
export function toMix(record: PracticeRecord, rules: BookId, moment: Moment): Invitation {
  const wishes = mixFor(record, rules, moment);
  const agenda = { wishes, interest: interestOf(record, rules, moment.now) };
  return { mode: 'mix', rules, agenda, length: wishes.length };
}

/** A minute of one skill against the clock. */
export const toSpeed = (record: PracticeRecord, rules: BookId, skill: SkillId): Invitation => ({
  mode: 'speed',
  rules,
  agenda: { wishes: [wishFor(record, rules, skill)] },
  length: SPEED.most,
  skill,
  time: SPEED.milliseconds,
});

/** A mock exam of one skill or all: a number of questions in a number of minutes, with no feedback before the end. */
export function toExam(
  record: PracticeRecord,
  rules: BookId,
  skill: SkillId | undefined,
  { questions, minutes }: Pace,
  level: Level,
): Invitation {
  const all = applicableSkills(record, rules).filter((one) => skillsUnder({ rules }).includes(one));
  const wishes = (skill === undefined ? all : [skill]).map((one): Wish => ({ skill: one, level }));
  const time = minutes * MINUTE;
  return { mode: 'exam', rules, agenda: { wishes }, length: questions, ...(skill && { skill }), time };
}

/** At most twelve questions that show where to begin. */
export const toPlacement = (rules: BookId): Invitation => ({
  mode: 'placement',
  rules,
  agenda: { ladder: ladderFor(rules) },
  length: PLACEMENT_LENGTH,
});

/** The mixed test that readiness is measured by, against the clock. */
export function toRehearsal(rules: BookId): Invitation {
  const test = testOf(rules);
  const most = Math.max(...test.map(({ count }) => count));
  const turns = Array.from({ length: most }, (_, turn) => test.filter(({ count }) => count > turn));
  const wishes = turns.flat().map(({ skill }): Wish => ({ skill, level: TEST_LEVEL }));
  return { mode: 'exam', rules, agenda: { wishes }, length: wishes.length, time: REHEARSAL_MINUTES * MINUTE };
}

/** The questions of a quiz. */
export function toQuiz(quiz: Quiz): Invitation {
  const fixed = questionsOf(quiz);
  return { mode: 'quiz', rules: quiz.rules, agenda: { fixed }, length: fixed.length, quiz };
}

/** Questions about hands of the learner's own; they count like those of a mix. Undefined without any. */
export function toOwnHands(questions: readonly Question[]): Invitation | undefined {
  const [first] = questions;
  return first && { mode: 'mix', rules: first.rules, agenda: { fixed: questions }, length: questions.length };
}

/** Replays earlier questions, under the rules of the first; undefined without any. */
export function toReplay(questions: readonly Question[]): Invitation | undefined {
  const [first] = questions;
  return first && { mode: 'replay', rules: first.rules, agenda: { fixed: questions }, length: questions.length };
}

/** Starts a session from a seed, or from a first question drawn earlier. Undefined if there is nothing to ask. */
export function beginSession(invitation: Invitation, seed: string, drawn?: Drawn): SessionState | undefined {
  const { mode, rules, agenda, length, skill, quiz, stage = 4, time = 0 } = invitation;
  const first = pull(layOut(agenda, rules, seed, drawn), 0);
  if (!first) return undefined;
  const { question, course } = first;
  const form = 'auto';
  const inLines = isAskedInLines(mode, form, question, course);
  const fresh = { question, inLines, form, told: undefined, done: [], passed: [], over: false, ends: 0 } as const;
  return { session: { mode, rules, skill, quiz, length, stage, time, ...fresh }, course };
}
