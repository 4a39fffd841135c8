import { type ExamEvent, entriesOf } from './event.ts';
import { MOST_PEOPLE, type Person } from './roster.ts';

/** Everybody's first number by token; if a merge moved it and a file was saved since, that one. */
export function givenNumbers(event: ExamEvent): ReadonlyMap<string, number> {
  const given = new Map<string, number>();
  for (const { token, number } of entriesOf(event, 'person')) if (!given.has(token)) given.set(token, number);
  for (const { token, number } of entriesOf(event, 'number')) given.set(token, number);
  return given;
}

/** The number, or the first free one in steps of a thousand. */
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

/** A person whose number changed. */
interface Moved extends Person {
  readonly was: number;
}

/** Whose number changed: anything printed with the old one now names somebody else. */
export function movedNumbers(before: ExamEvent, after: ExamEvent): readonly Moved[] {
  const known = new Map(peopleOf(before).map(({ token, number }) => [token, number]));
  return peopleOf(after).flatMap((person) => {
    const was = known.get(person.token);
    return was === undefined || was === person.number ? [] : [{ ...person, was }];
  });
}

/** Whether two numbers may belong to one person, as a merge can raise a number by thousands. */
export const isSameNumber = (one: number, other: number): boolean => (one - other) % MOST_PEOPLE === 0;

/** A moment, and how many attempts everybody had then, if recorded. */
interface Then {
  readonly at: number;
  readonly ofAll?: number | undefined;
}

/** How many attempts a person has, or had then: their own grant or what everybody has, whichever is more. */
export const attemptsOf = (event: ExamEvent, token: string, then: Then = { at: Number.POSITIVE_INFINITY }): number =>
  Math.max(
    then.ofAll ?? event.blueprint.attempts,
    entriesOf(event, 'retakes').findLast((entry) => entry.token === token && entry.at <= then.at)?.attempts ?? 0,
  );

/** When an attempt was granted to this person; never if it was not. */
export const grantedAt = (event: ExamEvent, token: string, attempt: number): number =>
  entriesOf(event, 'retakes').find((entry) => entry.token === token && entry.attempts >= attempt)?.at ??
  Number.POSITIVE_INFINITY;

/** Why a person is exempt; undefined if they are not. */
export function exemptionOf(event: ExamEvent, token: string): string | undefined {
  const said = entriesOf(event, 'exempt').findLast((entry) => entry.token === token);
  return said?.exempt ? said.why : undefined;
}
