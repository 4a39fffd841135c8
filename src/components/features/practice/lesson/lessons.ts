import type { BookId } from '../../../../engine/rulebooks/ids.ts';
import entries from '../../../../content/lessons.json' with { type: 'json' };
import { parseQuestion } from '../../../../quizzes/games/link.ts';
import type { Question } from '../../../../quizzes/games/question.ts';
import type { SkillId } from '../../../../quizzes/base/skill-ids.ts';

/** A question in the fields of its link: texts and numbers as they are, anything else as JSON. */
type Field = string | number | object;
type Fields = Readonly<Record<string, Field | undefined>>;

interface Cases {
  readonly worked: Fields;
  /** A contrasting case, to show the difference. */
  readonly beside?: readonly Fields[];
  /** Partly filled-in questions: all lines but the last, then half of them. */
  readonly guided?: readonly Fields[];
}

interface Entry extends Cases {
  /** What differs under one rulebook. */
  readonly in?: Readonly<Partial<Record<BookId, Partial<Cases>>>>;
}

const ENTRIES: Readonly<Record<SkillId, Entry>> = entries;

/** The lesson of a skill under a rulebook. */
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

/** The lesson of a skill under a rulebook; throws when the rulebook does not ask that skill. */
export function lessonOf(skill: SkillId, rules: BookId): Lesson {
  const { in: own, ...usual } = ENTRIES[skill];
  const { worked, beside = [], guided = [] }: Cases = { ...usual, ...own?.[rules] };
  const ask = (fields: Fields): Question => questionOf(skill, rules, fields);
  return { worked: ask(worked), beside: beside.map(ask), guided: guided.map(ask) };
}
