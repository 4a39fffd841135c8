import { makeRandom } from '../../base/random.ts';
import type { Blueprint } from '../blueprint/blueprint.ts';
import { dealAuthored } from './authored-part.ts';
import { type AuthoredQuestion, chapterOf, formatAuthored, parseAuthored } from './authored-question.ts';
import type { Dealt, ExamQuestion, QuestionForm } from './form.ts';

function deal({ rules, authored = [] }: Blueprint, seed: string): Dealt {
  const questions: ExamQuestion[] = [];
  for (const [place, part] of authored.entries()) {
    const dealt = dealAuthored(rules, part, makeRandom([seed, 'authored', place].join('.')));
    if (!dealt) return { ok: false, part };
    questions.push(...dealt);
  }
  return { ok: true, questions };
}

const readAnswer = (_: AuthoredQuestion, given: unknown): number | undefined =>
  Number.isInteger(given) ? (given as number) : undefined;

/** Authored questions about the rules: those at the end of chapters. */
export const AUTHORED_FORM: QuestionForm<AuthoredQuestion> = {
  owns: (question): question is AuthoredQuestion => question.skill === 'authored',
  deal,
  slots: ({ authored = [] }) =>
    Array.from({ length: authored.reduce((sum, { count }) => sum + count, 0) }, (_, place) => place),
  format: formatAuthored,
  parse: parseAuthored,
  readAnswer,
  solve: ({ right }) => right,
  unsolved: (question) => ({ ...question, right: 0 }),
  points: (question, given) => [{ topic: chapterOf(question), had: readAnswer(question, given) === question.right }],
  blanks: () => [],
  kind: chapterOf,
};
