import type { Handed } from './code.ts';
import type { ExamEvent } from './event.ts';
import type { Grade, Marks } from './grade.ts';
import type { Person } from './roster.ts';
import { questionsOf } from './sheets.ts';
import { formatExamQuestion } from './forms/index.ts';

/** In fewer seconds nobody reads a question, let alone answers it. */
const LEAST_SECONDS = 3;

/** Whether a sheet was passed in less time, by its own clock, than it takes to read. */
export const isTooFast = ({ seconds, answers }: Handed, { passed }: Grade): boolean =>
  passed && seconds < LEAST_SECONDS * answers.filter((answer) => answer !== undefined).length;

/** How many wrong answers two people gave alike, of those that could be compared. */
export interface EqualErrors {
  /** The number of the other person. */
  readonly number: number;
  readonly equal: number;
  readonly of: number;
}

/** A submission by link whose answers can be compared with others. */
interface Compared {
  readonly person: Person;
  readonly attempt: number;
  readonly not?: unknown;
  readonly code?: { readonly handed: Handed };
  readonly marks: Marks;
}

/** Wrong answers as text, by their place on the sheet and by the question that they answer. */
interface Errors {
  readonly person: Person;
  readonly byPlace: ReadonlyMap<string, string>;
  readonly byQuestion: ReadonlyMap<string, string>;
}

function errorsOf(event: ExamEvent, { person, attempt, code, marks }: Compared): Errors {
  const byPlace = new Map<string, string>();
  const byQuestion = new Map<string, string>();
  const questions = code && questionsOf(event, person, { attempt, code });
  for (const [place, points] of marks.entries()) {
    const answer = code?.handed.answers[place];
    if (answer === undefined || points.every(({ had }) => had)) continue;
    byPlace.set(String(place), JSON.stringify(answer));
    const question = questions?.[place];
    if (question) byQuestion.set(formatExamQuestion(question), JSON.stringify(answer));
  }
  return { person, byPlace, byQuestion };
}

/** Two people, and how many of the wrong answers that both gave are equal. */
interface Pair {
  readonly one: Person;
  readonly other: Person;
  readonly equal: number;
  readonly of: number;
}

function compared(one: Errors, other: Errors): Pair {
  const alike = (mine: Errors['byPlace'], theirs: Errors['byPlace']): readonly boolean[] =>
    [...mine].flatMap(([key, answer]) => (theirs.has(key) ? [theirs.get(key) === answer] : []));
  // People who got the same question share its misconceptions; a copied list of answers is alike place by place.
  const [places, questions] = [alike(one.byPlace, other.byPlace), alike(one.byQuestion, other.byQuestion)];
  const found = questions.filter(Boolean).length > places.filter(Boolean).length ? questions : places;
  return { one: one.person, other: other.person, equal: found.filter(Boolean).length, of: found.length };
}

/** The probability of at least `equal` of `of`, each with probability `chance`. */
function tail(equal: number, of: number, chance: number): number {
  let [sum, term] = [0, (1 - chance) ** of];
  for (let n = 0; n <= of; n++) {
    if (n >= equal) sum += term;
    term *= ((of - n) / (n + 1)) * (chance / (1 - chance));
  }
  return sum;
}

/**
 * What is assumed before anybody was compared: half of the wrong answers equal, as if seen in twenty. Two people alone are
 * thus noticed at eight of eight, and a common misconception is learned from the others.
 */
const [ASSUMED_EQUAL, ASSUMED_OF] = [10, 20] as const;
/** In one exam of a hundred some honest pair may be noticed. */
const FALSE_ALARMS = 0.01;

/**
 * Who shares more wrong answers with somebody else than chance explains, by token: measured by how alike the wrong answers of
 * all other pairs are, and allowing for the number of pairs. It says where to look, never what happened.
 */
export function equalErrorsIn(
  event: ExamEvent,
  standings: readonly { readonly person: Person; readonly submissions: readonly Omit<Compared, 'person'>[] }[],
): ReadonlyMap<string, EqualErrors> {
  const sheets = standings.flatMap(({ person, submissions }) => {
    const counted = submissions.find(({ code, not }) => code && !not);
    return counted ? [errorsOf(event, { ...counted, person })] : [];
  });
  const pairs = sheets.flatMap((one, i) => sheets.slice(i + 1).map((other) => compared(one, other)));
  const sum = (of: 'equal' | 'of'): number => pairs.reduce((total, pair) => total + pair[of], 0);
  const [equal, all] = [sum('equal'), sum('of')];
  const found = new Map<string, EqualErrors>();
  for (const pair of pairs) {
    const chance = (equal - pair.equal + ASSUMED_EQUAL) / (all - pair.of + ASSUMED_OF);
    if (tail(pair.equal, pair.of, chance) * pairs.length >= FALSE_ALARMS) continue;
    for (const [person, other] of [
      [pair.one, pair.other],
      [pair.other, pair.one],
    ] as const) {
      const before = found.get(person.token);
      if (!before || before.equal < pair.equal)
        found.set(person.token, { number: other.number, equal: pair.equal, of: pair.of });
    }
  }
  return found;
}
