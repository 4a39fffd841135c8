import { type ExamEvent, entriesOf } from './event.ts';
import { MOST_PEOPLE, type Person } from './roster.ts';

/** The number that everybody was given first, by token; where a merge had moved it and a file was saved, the one of then. */
export function givenNumbers(event: ExamEvent): ReadonlyMap<string, number> {
  const given = new Map<string, number>();
  for (const { token, number } of entriesOf(event, 'person')) if (!given.has(token)) given.set(token, number);
  for (const { token, number } of entriesOf(event, 'number')) given.set(token, number);
  return given;
}

/** A number, or the first that is free of those a thousand higher. */
const freeNumber = (number: number, isTaken: (number: number) => boolean): number =>
  isTaken(number) ? freeNumber(number + MOST_PEOPLE, isTaken) : number;

/**
 * The roster as it stands, by number. Where two devices gave the same number, who was enrolled first keeps it, and the other
 * has it a thousand higher, or two, where no roster comes and nobody else was given it.
 */
export function peopleOf(event: ExamEvent): readonly Person[] {
  const people = new Map<string, Person>();
  for (const { number, token, name, language, timeFactor, spoken } of entriesOf(event, 'person'))
    people.set(token, { number, token, name, language, timeFactor, spoken });
  const numbers = givenNumbers(event);
  const given = new Set([...people.keys()].map((token) => numbers.get(token)));
  const taken = new Set<number>();
  const numbered = [...people.values()].map((person) => {
    const own = numbers.get(person.token) ?? person.number;
    const number = freeNumber(own, (one) => taken.has(one) || (one !== own && given.has(one)));
    taken.add(number);
    return { ...person, number };
  });
  return numbered.sort((a, b) => a.number - b.number);
}

/** Somebody whose number is another than it was. */
interface Moved extends Person {
  readonly was: number;
}

/** Whose number is another afterwards: what was printed with it names somebody else. */
export function movedNumbers(before: ExamEvent, after: ExamEvent): readonly Moved[] {
  const known = new Map(peopleOf(before).map(({ token, number }) => [token, number]));
  return peopleOf(after).flatMap((person) => {
    const was = known.get(person.token);
    return was === undefined || was === person.number ? [] : [{ ...person, was }];
  });
}

/** Whether two numbers may be the same person's: a merge lets one of two people have theirs a thousand higher. */
export const isSameNumber = (one: number, other: number): boolean => (one - other) % MOST_PEOPLE === 0;

/** A moment, and how often everybody might sit down then, where that was written down. */
interface Then {
  readonly at: number;
  readonly ofAll?: number | undefined;
}

/** How often somebody may sit down, or might then: what was granted to him alone, or what everybody has where that is more. */
export const attemptsOf = (event: ExamEvent, token: string, then: Then = { at: Number.POSITIVE_INFINITY }): number =>
  Math.max(
    then.ofAll ?? event.blueprint.attempts,
    entriesOf(event, 'retakes').findLast((entry) => entry.token === token && entry.at <= then.at)?.attempts ?? 0,
  );

/** When somebody's attempt was granted to him alone; never where it was not. */
export const grantedAt = (event: ExamEvent, token: string, attempt: number): number =>
  entriesOf(event, 'retakes').find((entry) => entry.token === token && entry.attempts >= attempt)?.at ??
  Number.POSITIVE_INFINITY;

/** Why somebody need not be examined; undefined for whoever must. */
export function exemptionOf(event: ExamEvent, token: string): string | undefined {
  const said = entriesOf(event, 'exempt').findLast((entry) => entry.token === token);
  return said?.exempt ? said.why : undefined;
}
