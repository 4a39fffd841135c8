import type { Page } from '@playwright/test';
import { commitmentTo } from '../../src/quizzes/exams/event-key.ts';
import type { ExamEvent } from '../../src/quizzes/exams/event.ts';
import { formatEvent } from '../../src/quizzes/exams/event-file.ts';
import { formatInvitation } from '../../src/quizzes/exams/invitation.ts';
import { peopleOf } from '../../src/quizzes/exams/people.ts';
import { noteSaved } from '../../src/quizzes/exams/saved.ts';
import { GENERATOR } from '../../src/quizzes/quiz/quiz.ts';
import { eventOf, vaultOf } from '../quizzes/exams/made.ts';

const vault = vaultOf('browser');

/** An event with this many people, its file saved. */
export const savedEvent = (people: number): ExamEvent => noteSaved(eventOf(people), { by: 'A', at: 100, vault });

/** The address of a candidate's exam. */
export function addressFor(event: ExamEvent, number: number): string {
  const { name, blueprint, sealed } = event;
  const person = peopleOf(event).find((one) => one.number === number);
  if (!person) throw new Error(`nobody has ${String(number)}`);
  const { token, language, timeFactor, spoken } = person;
  const common = { title: name, blueprint, generator: GENERATOR, attempt: 1, language, timeFactor, spoken };
  return `/qualify/sit/#${formatInvitation({
    ...common,
    kind: 'personal',
    token,
    number,
    ...(sealed && { sealed: { commitment: commitmentTo(sealed.key) } }),
  })}`;
}

const keyOf = ({ id }: ExamEvent): string => `tensu:exam:${id}`;

/** Stores an event in the browser before its page is opened. */
export async function keepEvent(page: Page, event: ExamEvent): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [keyOf(event), formatEvent(event)] as const,
  );
}
