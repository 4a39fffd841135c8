import { type EntryOf, type ExamEvent, entriesOf } from './event.ts';
import { lookAlikesOf } from './look-alikes.ts';
import { type OralOutcome, oralOutcome } from './oral.ts';
import { exemptionOf, peopleOf } from './people.ts';
import type { Person } from './roster.ts';
import { type Submission, chosen, codesIn, firstOfEach, papersOf, sentAt, submissionBy } from './graded-submissions.ts';
import { type StrayWhy, makerOf, ownerOf } from './submissions.ts';
import { type EqualErrors, equalErrorsIn } from './suspicious.ts';
import type { Vault } from './vault.ts';

/** A candidate's status; where examiners disagree about a submission the organizer decides. */
export type State = 'passed' | 'failed' | 'missing' | 'twice' | 'exempt';

/** A candidate's result. */
export interface CandidateStatus {
  readonly person: Person;
  readonly state: State;
  /** The number of an earlier person with a look-alike name. */
  readonly looksLike?: number;
  /** Whether his links ask nothing without the event key. */
  readonly isSealed?: true;
  /** With whom he shares more wrong answers than chance explains. */
  readonly equalErrors?: EqualErrors;
  /** Why the person is exempt. */
  readonly exempt?: string;
  readonly submissions: readonly Submission[];
  readonly desk?: OralOutcome;
}

/** A code that belongs to nobody. */
export interface Stray {
  readonly entry: string;
  /** The number it claims. */
  readonly number: number;
  readonly why: StrayWhy;
  /** Whose link made it, if it claims the number of somebody else. */
  readonly maker?: Person;
  /** Who sent it, as the text says that it was pasted from. */
  readonly sender?: string;
}

/** Everybody's results by number, and the codes that belong to nobody. */
export interface Results {
  readonly standings: readonly CandidateStatus[];
  readonly strays: readonly Stray[];
}

const begins = (whole: readonly boolean[], part: readonly boolean[]): boolean =>
  part.every((answer, place) => whole[place] === answer);

/**
 * An examiner's oral exams, each by its latest entry: one answer more or fewer continues the same one; anything else is
 * a new one, on another phone.
 */
function oralExamsOf(entries: readonly EntryOf<'desk'>[]): readonly EntryOf<'desk'>[] {
  return entries.filter(({ answers }, i) => {
    const next = entries[i + 1]?.answers;
    return !next || !(begins(next, answers) || begins(answers, next));
  });
}

function deskOf(event: ExamEvent, { token }: Person): readonly OralOutcome[] {
  const own = entriesOf(event, 'desk').filter((entry) => entry.token === token);
  const submissions = [...Map.groupBy(own, ({ by, device = '' }) => `${by}/${device}`).values()].flatMap(oralExamsOf);
  return [...new Set(submissions.map(({ answers }) => oralOutcome(answers)))];
}

/** Whether an oral exam only went over what was answered in writing: it then adds to a sheet but never replaces it. */
const isBesideSheet = (event: ExamEvent, { token }: Person): boolean =>
  entriesOf(event, 'desk').findLast((entry) => entry.token === token)?.onAnswered === true;

function stateOf(submissions: readonly Submission[], desk: readonly OralOutcome[], besideSheet: boolean): State {
  const counted = submissions.filter(({ not }) => not === undefined);
  const attempts = [...Map.groupBy(counted, ({ attempt }) => attempt).values()];
  if (desk.length > 1 || attempts.some(({ length }) => length > 1)) return 'twice';
  const [said] = desk;
  if (said === 'out') return 'failed';
  if (counted.length > 0) return counted.some(({ grade }) => grade.passed) ? 'passed' : 'failed';
  return said === 'through' && !besideSheet ? 'passed' : 'missing';
}

/**
 * Everybody's results by the event's own data: of what a code claims only its answers are believed. Failing the oral
 * exam fails the exam, whatever was sent; of several attempts one pass is enough.
 */
export async function resultsOf(event: ExamEvent, vault: Vault): Promise<Results> {
  const people = peopleOf(event);
  const lookAlikes = lookAlikesOf(people);
  const strays: Stray[] = [];
  const sent = new Map<string, Submission[]>();
  for (const one of codesIn(event)) {
    const owner = await ownerOf(event, people, one.code, vault);
    if (typeof owner === 'string') {
      const maker = owner === 'other-exam' ? undefined : await makerOf(people, one.code, vault);
      const { number } = one.code.handed;
      const [entry] = one.entries;
      const sender = entry?.receipt?.sender;
      strays.push({
        entry: entry?.id ?? '',
        number,
        why: owner,
        ...(maker && { maker }),
        ...(sender !== undefined && { sender }),
      });
    } else sent.set(owner.token, [...(sent.get(owner.token) ?? []), submissionBy(event, owner, one)]);
  }
  const standings = people.map((person): CandidateStatus => {
    const byTime = (sent.get(person.token) ?? []).toSorted((a, b) => sentAt(a) - sentAt(b));
    const all = [...byTime, ...papersOf(event, person)];
    const submissions = firstOfEach(chosen(event, person, all));
    const desk = deskOf(event, person);
    const exempt = exemptionOf(event, person.token);
    const said = desk.length === 1 ? desk[0] : undefined;
    const looksLike = lookAlikes.get(person.token);
    return {
      person,
      state: exempt === undefined ? stateOf(submissions, desk, isBesideSheet(event, person)) : 'exempt',
      submissions,
      ...(event.sealed && { isSealed: true as const }),
      ...(looksLike !== undefined && { looksLike }),
      ...(exempt !== undefined && { exempt }),
      ...(said && { desk: said }),
    };
  });
  const equal = equalErrorsIn(event, standings);
  return {
    standings: standings.map((one) => {
      const equalErrors = equal.get(one.person.token);
      return equalErrors ? { ...one, equalErrors } : one;
    }),
    strays,
  };
}

/** Whose status changed after an import, with the new one. */
export const changedIn = (before: Results, after: Results): readonly CandidateStatus[] =>
  after.standings.filter(({ person, state }) => {
    const known = before.standings.find((one) => one.person.token === person.token);
    return known !== undefined && known.state !== state;
  });
