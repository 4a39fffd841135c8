import { type ExamEvent, entriesOf } from './event.ts';
import { MOST_PEOPLE, type Person } from './roster.ts';

/**
 * The roster as it stands, by number. Where two devices gave the same number, who was enrolled first keeps it, and the other
 * has it a thousand higher, where no roster comes: another merge or enrolment changes neither.
 */
export function peopleOf(event: ExamEvent): readonly Person[] {
  const people = new Map<string, Person>();
  for (const { number, token, name, language, timeFactor, spoken } of entriesOf(event, 'person'))
    people.set(token, { number, token, name, language, timeFactor, spoken });
  const taken = new Set<number>();
  const numbered = [...people.values()].map((person) => {
    let { number } = person;
    while (taken.has(number)) number += MOST_PEOPLE;
    taken.add(number);
    return { ...person, number };
  });
  return numbered.sort((a, b) => a.number - b.number);
}

/** The tokens of those who were ever given a number; in their links it stands as it was. */
export const tokensOfNumber = (event: ExamEvent, given: number): ReadonlySet<string> =>
  new Set(entriesOf(event, 'person').flatMap(({ number, token }) => (number === given ? [token] : [])));

/** A moment, and how often everybody might sit down then, where that was written down. */
interface Then {
  readonly at: number;
  readonly ofAll?: number | undefined;
}

/** How often somebody may sit down, or might then. */
export const attemptsOf = (event: ExamEvent, token: string, then: Then = { at: Number.POSITIVE_INFINITY }): number =>
  entriesOf(event, 'retakes').findLast((entry) => entry.token === token && entry.at <= then.at)?.attempts ??
  then.ofAll ??
  event.blueprint.attempts;

/** Why somebody need not be examined; undefined for whoever must. */
export function exemptionOf(event: ExamEvent, token: string): string | undefined {
  const said = entriesOf(event, 'exempt').findLast((entry) => entry.token === token);
  return said?.exempt ? said.why : undefined;
}
