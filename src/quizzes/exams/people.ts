import { type ExamEvent, entriesOf } from './event.ts';
import type { Person } from './roster.ts';

/** The roster as it stands, by number. */
export function peopleOf(event: ExamEvent): readonly Person[] {
  const people = new Map<string, Person>();
  for (const { number, token, name, language, timeFactor, spoken } of entriesOf(event, 'person'))
    people.set(token, { number, token, name, language, timeFactor, spoken });
  return [...people.values()].sort((a, b) => a.number - b.number || (a.token < b.token ? -1 : 1));
}

/** How often somebody may sit down. */
export const attemptsOf = (event: ExamEvent, token: string): number =>
  entriesOf(event, 'retakes').findLast((entry) => entry.token === token)?.attempts ?? event.blueprint.attempts;

/** Why somebody need not be examined; undefined for whoever must. */
export function exemptionOf(event: ExamEvent, token: string): string | undefined {
  const said = entriesOf(event, 'exempt').findLast((entry) => entry.token === token);
  return said?.exempt ? said.why : undefined;
}
