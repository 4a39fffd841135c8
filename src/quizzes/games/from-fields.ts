import type { BookId } from '../../engine/rulebooks/ids.ts';
import type { SkillId } from '../base/skill-ids.ts';
import { parseQuestion } from './link.ts';
import type { Question } from './question.ts';

/** A question in the fields of its link: texts and numbers as they are, anything else as JSON; null leaves a field out. */
export type QuestionFields = Readonly<Record<string, string | number | object | null | undefined>>;

const textOf = (value: string | number | object): string =>
  typeof value === 'object' ? encodeURIComponent(JSON.stringify(value)) : String(value);

/** The link of a question by its fields. */
export const linkOfFields = (skill: SkillId, rules: BookId, fields: QuestionFields): string =>
  [
    `q=${skill}`,
    `in=${rules}`,
    ...Object.entries(fields).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : `${name}=${textOf(value)}`,
    ),
  ].join('&');

/** The question by its fields; undefined where the rulebook does not ask it. */
export const questionOfFields = (skill: SkillId, rules: BookId, fields: QuestionFields): Question | undefined =>
  parseQuestion(linkOfFields(skill, rules, fields));
