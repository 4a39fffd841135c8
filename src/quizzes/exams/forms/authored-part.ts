import type { BookId } from '../../../engine/rulebooks/ids.ts';
import type { Random } from '../../base/random.ts';
import type { ExamQuestion } from './form.ts';
import type { AuthoredPart } from '../blueprint/blueprint.ts';
import { evenly } from './even-deal.ts';
import { entriesOn, fingerprintOf } from './pool.ts';

/** A part to add, of as many questions as there are at most, dealt evenly. */
export const authoredPartOf = (rules: BookId, topic: string, count: number): AuthoredPart => ({
  topic,
  count: Math.min(count, entriesOn(rules, topic).length),
  print: fingerprintOf(rules, topic, true),
  even: true,
});

/** Whether this site asks about the topic what it asked when the part was chosen. */
export const isAskedHere = (rules: BookId, { topic, print, even }: AuthoredPart): boolean =>
  fingerprintOf(rules, topic, even === true) === print;

/** Deals a part, nothing twice; undefined where this site asks something else about the topic, or not as much. */
export function dealAuthored(rules: BookId, part: AuthoredPart, random: Random): readonly ExamQuestion[] | undefined {
  const entries = entriesOn(rules, part.topic);
  if (!isAskedHere(rules, part) || entries.length < part.count) return undefined;
  if (part.even) return evenly(entries, part.count, random);
  return random
    .shuffled(entries)
    .slice(0, part.count)
    .map(({ ways }) => random.pick(ways));
}
