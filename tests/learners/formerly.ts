import type { Moment } from '../../src/quizzes/memory/moment.ts';
import { type Outcome, after } from '../../src/quizzes/memory/outcome.ts';
import { applicableSkills, bookOf, levelFor, nextSkill, skillIn } from '../../src/quizzes/memory/progress.ts';
import type { PracticeRecord } from '../../src/quizzes/memory/record.ts';
import type { Question, RiichiQuestion } from '../../src/quizzes/question.ts';
import type { Wish } from '../../src/quizzes/sitting/run.ts';
import type { SkillId } from '../../src/quizzes/skills/ids.ts';
import { homeOf, skillOf, skillsUnder } from '../../src/quizzes/skills/index.ts';
import type { FactId } from '../../src/quizzes/terms.ts';

const [MIX_LENGTH, MOST_OF_A_SKILL] = [12, 2] as const;

/** The facts of a question as they were before lines: of a payment the cell of the table. */
function factsOf(question: Question): readonly FactId[] {
  if (question.skill !== 'payment') return skillOf(question.skill).facts(question);
  const { by, han, fu, dealer } = question;
  return [`pay:${dealer ? 'east-' : ''}${by}:${String(han)}:${String(fu)}`];
}

/** What was asked before the loop was closed: facts and skills that are due, and the next skill; no misconceptions, nothing line by line. */
export function formerMix(record: PracticeRecord, rules: RiichiQuestion['rules'], { now }: Moment): readonly Wish[] {
  const wish = (skill: SkillId, fact?: FactId): Wish => ({
    skill,
    level: levelFor(skillIn(record, rules, skill)),
    ...(fact === undefined ? {} : { fact }),
  });
  const skills = applicableSkills(record, rules).filter((skill) => skillsUnder({ rules }).includes(skill));
  const due = (skill: SkillId): number => skillIn(record, rules, skill).card?.due ?? 0;
  const facts = Object.entries(bookOf(record, rules).facts)
    .filter(([, card]) => card.due <= now)
    .sort(([, a], [, b]) => a.due - b.due)
    .flatMap(([fact]) => {
      const home = homeOf(fact as FactId);
      return home === undefined ? [] : [wish(home, fact as FactId)];
    })
    .filter(({ skill }, i, all) => all.slice(0, i).filter((other) => other.skill === skill).length < MOST_OF_A_SKILL)
    .slice(0, MIX_LENGTH / 2);
  const known = skills.filter((skill) => skillIn(record, rules, skill).card !== null).sort((a, b) => due(a) - due(b));
  const next = nextSkill(record, rules);
  const base = known.length > 2 ? [...known, next] : [next, ...skills];
  const rest = Array.from({ length: MIX_LENGTH - facts.length }, (_, i) => wish(base[i % base.length] ?? next));
  return rest.flatMap((one, i) => [one, ...facts.slice(i, i + 1)]);
}

/** What was brought back after a miss: the first fact of the question. */
export const formerlyBehind = (question: Question): Pick<Wish, 'fact'> => {
  const [fact] = factsOf(question);
  return fact === undefined ? {} : { fact };
};

/** What was remembered of an answer: all its facts, right or wrong as a whole, however long it took. */
export const formerlyAfter = (
  record: PracticeRecord,
  question: RiichiQuestion,
  right: boolean,
  leanings: Outcome['leanings'],
  moment: Moment,
): PracticeRecord =>
  after(
    record,
    {
      rules: question.rules,
      skill: question.skill,
      credits: factsOf(question).map((fact) => ({ fact, right })),
      right,
      milliseconds: 0,
      mixed: true,
      complete: true,
      leanings,
      errors: { named: [], overcome: [], question: '' },
    },
    moment,
  );
