import type { BookId } from '../../engine/rulebooks/ids.ts';
import { type Agenda, type Drawn, drawFirst } from '../../quizzes/session/course.ts';
import type { Wish } from '../../quizzes/session/run.ts';
import { $coming } from './running.ts';

/** A random text to seed the questions of a session. */
export const freshSeed = (): string => Math.random().toString(36).slice(2, 10);

/** First questions dealt before a session starts, by what they are for. */
const firsts = new Map<string, Drawn>();
const keyOf = (rules: BookId, { skill, level, fact, mistake, isNew }: Wish): string =>
  [rules, skill, level, fact, mistake, isNew].join('/');

/** Announces that the first questions are likely to come. */
export const tellFirsts = (): void => $coming.set([...firsts.values()].map(({ question }) => question));

/** Drops all first questions but these. */
export function keepFirsts(rules: BookId, wishes: readonly Wish[]): void {
  const keys = new Set(wishes.map((wish) => keyOf(rules, wish)));
  for (const key of firsts.keys()) if (!keys.has(key)) firsts.delete(key);
  tellFirsts();
}

/** Deals the first question of a session that is likely to start. */
export function prepareFirst(rules: BookId, wish: Wish): void {
  const key = keyOf(rules, wish);
  const first = firsts.get(key) ?? drawFirst(rules, wish, freshSeed());
  if (first) firsts.set(key, first);
  tellFirsts();
}

/** The first question dealt for an agenda; it can be taken once. */
export function takeFirst(rules: BookId, agenda: Agenda): Drawn | undefined {
  const [wish] = 'wishes' in agenda ? agenda.wishes : [];
  if (!wish) return undefined;
  const key = keyOf(rules, wish);
  const first = firsts.get(key);
  firsts.delete(key);
  return first;
}
