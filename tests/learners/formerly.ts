import type { Moment } from '../../src/quizzes/memory/moment.ts';
import { applicableSkills, bookOf, levelFor, nextSkill, skillIn } from '../../src/quizzes/memory/progress.ts';
import type { Grade, PracticeRecord, SkillRecord } from '../../src/quizzes/memory/record.ts';
import { review } from '../../src/quizzes/memory/schedule.ts';
import type { Evidence } from '../../src/quizzes/misconceptions/small.ts';
import type { Question, RiichiQuestion } from '../../src/quizzes/games/question.ts';
import type { Wish } from '../../src/quizzes/session/run.ts';
import { type SkillId, isAtTable } from '../../src/quizzes/base/skill-ids.ts';
import { homeOf, isInSteps, skillOf, skillsUnder } from '../../src/quizzes/games/skills.ts';
import type { FactId } from '../../src/quizzes/base/terms.ts';

const [MIX_LENGTH, MOST_OF_A_SKILL] = [12, 2] as const;

/** The facts of a question as they were before answers had lines: for a payment, the cell of the table. */
function factsOf(question: Question): readonly FactId[] {
  if (question.skill !== 'payment') return skillOf(question.skill).facts(question);
  const { by, han, fu, dealer } = question;
  return [`pay:${dealer ? 'east-' : ''}${by}:${String(han)}:${String(fu)}`];
}

/**
 * The former schedule, for the skills of that time: due facts and skills, and the next skill; no misconceptions,
 * nothing line by line.
 */
export function formerMix(record: PracticeRecord, rules: RiichiQuestion['rules'], { now }: Moment): readonly Wish[] {
  const wish = (skill: SkillId, fact?: FactId): Wish => ({
    skill,
    level: levelFor(skillIn(record, rules, skill)),
    ...(fact === undefined ? {} : { fact }),
  });
  const skills = applicableSkills(record, rules).filter(
    (skill) => skillsUnder({ rules }).includes(skill) && !isAtTable(skill),
  );
  const due = (skill: SkillId): number => skillIn(record, rules, skill).card?.due ?? 0;
  const facts = Object.entries(bookOf(record, rules).facts)
    .filter(([, card]) => card.due <= now)
    .sort(([, a], [, b]) => a.due - b.due)
    .flatMap(([fact]) => {
      const home = homeOf(fact as FactId);
      return home === undefined || !skills.includes(home) ? [] : [wish(home, fact as FactId)];
    })
    .filter(({ skill }, i, all) => all.slice(0, i).filter((other) => other.skill === skill).length < MOST_OF_A_SKILL)
    .slice(0, MIX_LENGTH / 2);
  const known = skills.filter((skill) => skillIn(record, rules, skill).card !== null).sort((a, b) => due(a) - due(b));
  const later = nextSkill(record, rules);
  const next = isAtTable(later) ? (known[0] ?? later) : later;
  const base = known.length > 2 ? [...known, next] : [next, ...skills];
  const rest = Array.from({ length: MIX_LENGTH - facts.length }, (_, i) => wish(base[i % base.length] ?? next));
  return rest.flatMap((one, i) => [one, ...facts.slice(i, i + 1)]);
}

/** What was repeated after a miss: the first fact of the question; for a whole hand only its kind. */
export const formerlyBehind = (question: Question): Pick<Wish, 'fact'> => {
  const [fact] = isInSteps(question.skill) ? [] : factsOf(question);
  return fact === undefined ? {} : { fact };
};

const REMEMBERED = 20;
const rightOf = (lately: string, of: number): number =>
  Array.from(lately.slice(-of)).filter((one) => one === '1').length;

/** A skill counted as proficient on its first day, and as mastered after one right answer in a mix on a later one. */
function gradeAfter({ grade, since }: SkillRecord, lately: string, day: string): Grade {
  const wasProficient = grade === 'proficient' || grade === 'mastered';
  if (lately.length < 10 || rightOf(lately, 10) < 8) {
    if (wasProficient && rightOf(lately, 10) >= 6) return 'proficient';
    return rightOf(lately, 5) >= 3 || grade !== 'new' ? 'familiar' : 'new';
  }
  if (grade === 'mastered') return 'mastered';
  return grade === 'proficient' && since !== day && lately.endsWith('1') ? 'mastered' : 'proficient';
}

/** What was recorded of an answer in a mix: all its facts, right or wrong together, however long it took. */
export function formerlyAfter(
  record: PracticeRecord,
  question: RiichiQuestion,
  right: boolean,
  leanings: Evidence,
  { now, day }: Moment,
): PracticeRecord {
  const { rules, skill } = question;
  const book = bookOf(record, rules);
  const before = skillIn(record, rules, skill);
  const recall = right ? 'good' : 'missed';
  const lately = (before.lately + (right ? '1' : '0')).slice(-REMEMBERED);
  const grade = gradeAfter(before, lately, day);
  const isNowProficient = grade === 'proficient' && before.grade !== 'proficient' && before.grade !== 'mastered';
  const known: SkillRecord = {
    ...before,
    right: before.right + Number(right),
    wrong: before.wrong + Number(!right),
    lately,
    grade,
    since: isNowProficient ? day : before.since,
    card: review(before.card, recall, now),
  };
  const facts = factsOf(question).map((fact) => [fact, review(book.facts[fact], recall, now)] as const);
  const after = {
    ...book,
    skills: { ...book.skills, [skill]: known },
    facts: { ...book.facts, ...Object.fromEntries(facts) },
    leanings,
  };
  return { ...record, books: { ...record.books, [rules]: after } };
}
