import type { BookId } from '../../../src/engine/rulebooks/ids.ts';
import type { ExamQuestion } from '../../../src/quizzes/exams/forms/index.ts';
import { authoredPartOf } from '../../../src/quizzes/exams/forms/authored-part.ts';
import { authoredTopics, entriesOn, fingerprintOf } from '../../../src/quizzes/exams/forms/pool.ts';
import type { AuthoredPart, Blueprint } from '../../../src/quizzes/exams/blueprint/blueprint.ts';
import { dealSheet } from '../../../src/quizzes/exams/deal.ts';
import { type PresetId, presetOf } from '../../../src/quizzes/exams/blueprint/presets.ts';
import type { Question } from '../../../src/quizzes/games/question.ts';

/** The numbers of authored questions that follow the hands of a preset. */
export const AUTHORED_COUNTS = [0, 4, 10] as const;

/** The topics an organizer may pick: the easiest, the hardest, or both together. */
export const PICKS = ['easiest', 'hardest', 'most mixed'] as const;

/** How authored questions are dealt: at random, as in earlier events, or so that all sheets are equally hard. */
export type Dealing = 'by lot' | 'evenly';

function sheetsOf(blueprint: Blueprint, count: number, name = 'PROVE'): readonly (readonly ExamQuestion[])[] {
  return Array.from({ length: count }, (_, n) => {
    const dealt = dealSheet(blueprint, { token: `${name}${String(n)}`, attempt: 1 });
    if (!dealt.ok) throw new Error(`${blueprint.rules} deals no ${JSON.stringify(dealt.part)}`);
    return dealt.questions;
  });
}

/** Sheets of a preset without its authored questions, dealt for tokens that begin with the name. */
export const handSheets = (
  id: PresetId,
  rules: BookId,
  count: number,
  name?: string,
): readonly (readonly Question[])[] =>
  sheetsOf(presetOf(id, rules), count, name).map((questions) =>
    questions.filter((question) => question.skill !== 'authored'),
  );

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What topics are ranked by, highest first. */
const RANK: Readonly<Record<(typeof PICKS)[number], (pitfalls: readonly number[]) => number>> = {
  easiest: (pitfalls) => -mean(pitfalls),
  hardest: mean,
  'most mixed': (pitfalls) => mean(pitfalls.map((one) => (one - mean(pitfalls)) ** 2)),
};

/** This many authored questions, from as few topics as possible. */
export function topicsFor(rules: BookId, count: number, pick: (typeof PICKS)[number]): readonly AuthoredPart[] {
  const rankOf = (topic: string): number => RANK[pick](entriesOn(rules, topic).map(({ pitfalls }) => pitfalls));
  const ranked = authoredTopics(rules).toSorted((a, b) => rankOf(b) - rankOf(a));
  const parts: AuthoredPart[] = [];
  let left = count;
  for (const topic of ranked) {
    if (left === 0) break;
    const part = authoredPartOf(rules, topic, left);
    parts.push(part);
    left -= part.count;
  }
  return parts;
}

const byLot = (rules: BookId, { topic, count }: AuthoredPart): AuthoredPart => ({
  topic,
  count,
  print: fingerprintOf(rules, topic, false),
});

/** Sheets of authored questions only; empty ones for zero. */
export function authoredSheets(
  rules: BookId,
  parts: readonly AuthoredPart[],
  dealing: Dealing,
  count: number,
): readonly (readonly ExamQuestion[])[] {
  if (parts.length === 0) return Array.from({ length: count }, () => []);
  const authored = dealing === 'evenly' ? [...parts] : parts.map((part) => byLot(rules, part));
  return sheetsOf({ ...presetOf('hands', rules), parts: [], authored }, count);
}
