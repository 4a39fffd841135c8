import type { BookId } from '../../../engine/rulebooks/ids.ts';
import type { Random } from '../../base/random.ts';
import type { ExamQuestion } from './form.ts';
import type { AuthoredPart } from '../blueprint/blueprint.ts';
import { evenly } from './even-deal.ts';
import { entriesOn, fingerprintOf } from './pool.ts';

/** A new evenly dealt part, with at most as many questions as the topic has. */
export const authoredPartOf = (rules: BookId, topic: string, count: number): AuthoredPart => ({
  topic,
  count: Math.min(count, entriesOn(rules, topic).length),
  print: fingerprintOf(rules, topic, true),
  even: true,
});

/** Whether the topic's question pool is still the one the part was made for. */
export const isAskedHere = (rules: BookId, { topic, print, even }: AuthoredPart): boolean =>
  fingerprintOf(rules, topic, even === true) === print;

/** Deals a part without repeats; undefined if the pool has changed or is too small. */
export function dealAuthored(rules: BookId, part: AuthoredPart, random: Random): readonly ExamQuestion[] | undefined {
  const entries = entriesOn(rules, part.topic);
  if (!isAskedHere(rules, part) || entries.length < part.count) return undefined;
  if (part.even) return evenly(entries, part.count, random);
  return random
    .shuffled(entries)
    .slice(0, part.count)
    .map(({ ways }) => random.pick(ways));
}
