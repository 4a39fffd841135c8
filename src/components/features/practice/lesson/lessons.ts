import type { BookId } from '../../../../engine/rulebooks/ids.ts';
import entries from '../../../../content/lessons.json' with { type: 'json' };
import { parseQuestion } from '../../../../quizzes/games/link.ts';
import type { Question } from '../../../../quizzes/games/question.ts';
import type { SkillId } from '../../../../quizzes/base/skill-ids.ts';

/** A question as its link's fields: texts and numbers as they are, anything else as JSON. */
type Field = string | number | object;
type Fields = Readonly<Record<string, Field | undefined>>;

interface Cases {
  readonly worked: Fields;
  /** What stands beside it, so that the difference is seen. */
  readonly beside?: readonly Fields[];
  /** Questions of which some lines are filled in already: all but the last, then half of them. */
  readonly guided?: readonly Fields[];
}

interface Entry extends Cases {
  /** What is otherwise by one rulebook. */
  readonly in?: Readonly<Partial<Record<BookId, Partial<Cases>>>>;
}

const ENTRIES: Readonly<Record<SkillId, Entry>> = entries;

/** What a skill is taught with under a rulebook, before it is asked. */
export interface Lesson {
  readonly worked: Question;
  readonly beside: readonly Question[];
  readonly guided: readonly Question[];
}

const textOf = (value: Field): string =>
  typeof value === 'object' ? encodeURIComponent(JSON.stringify(value)) : String(value);

function questionOf(skill: SkillId, rules: BookId, fields: Fields): Question {
  const said = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${textOf(value)}`,
  );
  const link = [`q=${skill}`, `in=${rules}`, ...said].join('&');
  const question = parseQuestion(link);
  if (!question) throw new Error(`no question: ${link}`);
  return question;
}

/** The lesson of a skill under a rulebook; throws where the rulebook does not ask that skill. */
export function lessonOf(skill: SkillId, rules: BookId): Lesson {
  const { in: own, ...usual } = ENTRIES[skill];
  const { worked, beside = [], guided = [] }: Cases = { ...usual, ...own?.[rules] };
  const ask = (fields: Fields): Question => questionOf(skill, rules, fields);
  return { worked: ask(worked), beside: beside.map(ask), guided: guided.map(ask) };
}
