import * as z from 'zod/mini';
import type { BookId } from '../../../engine/rulebooks/ids.ts';
import type { Random } from '../../random.ts';
import type { ExamQuestion } from '../asked.ts';
import { PRINT_BITS, entriesOn, printOf } from './pool.ts';

/** The most questions of a topic. */
const MOST_OF_TOPIC = 40;

/** The form of a part of authored questions. */
export const authoredPart = z.strictObject({
  /** A chapter, as `ema-2016/scoring`, or the skill of penalties. */
  topic: z.string().check(z.regex(/^[a-z0-9-]{1,40}(?:\/[a-z0-9-]{1,40})?$/)),
  count: z.int().check(z.minimum(1), z.maximum(MOST_OF_TOPIC)),
  /** The print of all that can be asked about it: their ids and revisions. */
  print: z.int().check(z.minimum(0), z.maximum(2 ** PRINT_BITS - 1)),
});

/** So many questions of one topic, out of those with this print. */
export type AuthoredPart = z.infer<typeof authoredPart>;

/** A part to add, of as many questions as there are at most. */
export const authoredPartOf = (rules: BookId, topic: string, count: number): AuthoredPart => ({
  topic,
  count: Math.min(count, entriesOn(rules, topic).length),
  print: printOf(rules, topic),
});

/** Whether this site asks about the topic what it asked when the part was chosen. */
export const isAskedHere = (rules: BookId, { topic, print }: AuthoredPart): boolean => printOf(rules, topic) === print;

/** Deals a part, nothing twice; undefined where this site asks something else about the topic, or not as much. */
export function dealAuthored(rules: BookId, part: AuthoredPart, random: Random): readonly ExamQuestion[] | undefined {
  const entries = entriesOn(rules, part.topic);
  if (!isAskedHere(rules, part) || entries.length < part.count) return undefined;
  return random
    .shuffled(entries)
    .slice(0, part.count)
    .map(({ ways }) => random.pick(ways));
}
