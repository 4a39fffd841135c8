import '../take-up-riichi.ts';
import { createHash } from 'node:crypto';
import { type ExamQuestion, solveExamQuestion } from '../../../src/quizzes/exams/forms/index.ts';
import { listedBook } from '../../../src/engine/rulebooks/ids.ts';
import type { Answer } from '../../../src/quizzes/games/question.ts';
import { type Blueprint, keyOf } from '../../../src/quizzes/exams/blueprint/blueprint.ts';
import { type Handed, formatCode } from '../../../src/quizzes/exams/code.ts';
import { type Seat, dealSheet } from '../../../src/quizzes/exams/deal.ts';
import { type ExamEvent, beginEvent, note } from '../../../src/quizzes/exams/event.ts';
import { peopleOf } from '../../../src/quizzes/exams/people.ts';
import { type Person, type Row, enrol } from '../../../src/quizzes/exams/roster.ts';
import type { Vault } from '../../../src/quizzes/exams/vault.ts';
import { ENGINE } from '../../../src/quizzes/exams/versions.ts';
import { GENERATOR } from '../../../src/quizzes/quiz/quiz.ts';
import { makeRandom } from '../../../src/quizzes/base/random.ts';

/** A vault that draws the same for the same seed. */
export function vaultOf(seed: string): Vault {
  const random = makeRandom(seed);
  return {
    draw: (count) => Uint8Array.from({ length: count }, () => random.below(256)),
    digest: (text) => Promise.resolve(new Uint8Array(createHash('sha256').update(text).digest())),
  };
}

/** An exam that is quick to deal: two whole hands and two payments. */
export const SHORT: Blueprint = {
  rules: 'samara-2019',
  parts: [
    { skill: 'whole', level: 1, count: 2, strata: [{ limit: false }] },
    { skill: 'payment', level: 1, count: 2, strata: [{ dealer: true }, { dealer: false, by: 'draw' }] },
  ],
  passMark: 0.8,
  mustPass: [],
  minutes: 20,
  scoreTable: true,
  attempts: 1,
};

/** An invitation to it, but for whom it invites. */
export const INVITED = {
  title: 'Spring',
  blueprint: SHORT,
  generator: GENERATOR,
  attempt: 1,
  language: 'en',
  timeFactor: 100,
  spoken: false,
} as const;

export const rowOf = (name: string): Row => ({ name, language: 'en', timeFactor: 100, spoken: false });

/** An event with this many people. */
export function eventOf(people: number, blueprint: Blueprint = SHORT): ExamEvent {
  const vault = vaultOf('event');
  let event = beginEvent('Spring', blueprint, vault);
  for (let n = 1; n <= people; n++) {
    const person = enrol(rowOf(`Player ${n}`), peopleOf(event), vault);
    event = note(event, { kind: 'person', ...person }, { by: 'A', at: n, vault });
  }
  return event;
}

export function questionsFor(blueprint: Blueprint, seat: Seat): readonly ExamQuestion[] {
  const dealt = dealSheet(blueprint, seat);
  if (!dealt.ok) throw new Error(`nothing dealt of ${JSON.stringify(dealt.part)}`);
  return dealt.questions;
}

/** The submission of a candidate who answers everything as given; by default, rightly. */
export function handedBy(
  { blueprint }: ExamEvent,
  person: Person,
  answer: (question: ExamQuestion, place: number) => Answer | undefined = solveExamQuestion,
  attempt = 1,
): Handed {
  const answers = questionsFor(blueprint, { token: person.token, attempt }).map(answer);
  const { number, timeFactor, spoken } = person;
  const versions = { generator: GENERATOR, engine: ENGINE };
  return { key: keyOf(blueprint), number, attempt, ...versions, seconds: 900, timeFactor, spoken, answers };
}

/** Its code. */
export const codeBy = (...told: Parameters<typeof handedBy>): Promise<string> =>
  formatCode(handedBy(...told), told[1].token, vaultOf('code'), listedBook(told[0].blueprint.rules).game);
