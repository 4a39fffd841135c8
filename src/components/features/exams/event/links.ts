import { LANGUAGES, sitePath } from '../../../../locales.ts';
import type { Blueprint } from '../../../../quizzes/exams/blueprint/blueprint.ts';
import { type ExamEvent, entriesOf } from '../../../../quizzes/exams/event.ts';
import { commitmentTo } from '../../../../quizzes/exams/event-key.ts';
import { formatFeedback } from '../../../../quizzes/exams/feedback.ts';
import { formatInvitation } from '../../../../quizzes/exams/invitation.ts';
import { deadlineOf } from '../../../../quizzes/exams/deadline.ts';
import { openKeyOf } from '../../../../quizzes/exams/open-link.ts';
import type { Submission } from '../../../../quizzes/exams/graded-submissions.ts';
import type { CandidateStatus } from '../../../../quizzes/exams/results.ts';
import { seatOf } from '../../../../quizzes/exams/sheets.ts';
import type { Person } from '../../../../quizzes/exams/roster.ts';
import { selfCheckLink } from '../../../../quizzes/exams/blueprint/self-check.ts';
import { GENERATOR } from '../../../../quizzes/quiz/quiz.ts';
import { browserVault } from '../../../../stores/exams/vault.ts';

const localeOf = (language: string): string | undefined => LANGUAGES.find(({ lang }) => lang === language)?.locale;

const pageAt = (path: string, locale: string | undefined): string => location.origin + sitePath(path, locale);

const common = (event: ExamEvent, generator = GENERATOR) => {
  const deadline = deadlineOf(event);
  return {
    title: event.name,
    blueprint: event.blueprint,
    generator,
    ...(deadline !== undefined && { deadline }),
  };
};

/** When the organizer means to post the key, in milliseconds. */
export function opensAt(event: ExamEvent): number | undefined {
  const until = entriesOf(event, 'opens').at(-1)?.until ?? 0;
  return until > 0 ? until : undefined;
}

/** What the links of a sealed event say of its key. */
function sealedBy(event: ExamEvent) {
  if (!event.sealed) return {};
  const opens = opensAt(event);
  return { sealed: { commitment: commitmentTo(event.sealed.key), ...(opens !== undefined && { opens }) } };
}

/** The address in the QR code of an event key: it brings the key to the device that scans it. */
export const keyLink = (key: string, locale: string | undefined): string =>
  `${pageAt('qualify/sit/', locale)}#key=${key}`;

/** The link for somebody of the roster to a numbered attempt. */
export function personalLink(event: ExamEvent, person: Person, attempt: number): string {
  const { token, number, language, timeFactor, spoken } = person;
  const own = { kind: 'personal', attempt, token, number, language, timeFactor, spoken } as const;
  return `${pageAt('qualify/sit/', localeOf(language))}#${formatInvitation({ ...common(event), ...sealedBy(event), ...own })}`;
}

/** The link that shows somebody the marked sheet, once nobody can use it to cheat. */
export function feedbackLink(event: ExamEvent, { person, state, desk }: CandidateStatus, counted: Submission): string {
  const { number, language, timeFactor, spoken } = person;
  const { level, code, marks } = counted;
  const { token, attempt } = seatOf(event, person, counted);
  const generator = event.sheets[`${token}.${attempt}`]?.generator;
  const fragment = formatFeedback({
    invitation: {
      ...common(event, generator),
      ...(level === 'by-link' && sealedBy(event)),
      ...{ kind: 'personal', attempt, token, number, language, timeFactor, spoken },
    },
    level,
    passed: state === 'passed',
    desk: desk === undefined || desk === 'open' ? 'none' : desk,
    had: marks.map((points) => points.map(({ had }) => had)),
    ...(code && { answers: marks.map((_, place) => code.handed.answers[place]) }),
  });
  return `${pageAt('qualify/feedback/', localeOf(language))}#${fragment}`;
}

/** The open link for all, who type their names; in the language of the page that it is copied from. */
export async function openLink(event: ExamEvent, language: string): Promise<string> {
  const key = await openKeyOf(event, browserVault);
  const own = { kind: 'open', attempt: 1, key, language, timeFactor: 100, spoken: false } as const;
  return `${pageAt('qualify/sit/', localeOf(language))}#${formatInvitation({ ...common(event), ...sealedBy(event), ...own })}`;
}

/** The link to the self-check with the same kinds of questions. */
export const quizLink = (blueprint: Blueprint, locale: string | undefined): string =>
  `${pageAt('practice/', locale)}#${selfCheckLink(blueprint)}`;

/** The page for paper or oral exams of an event on this device. */
export const eventPage = (page: 'paper' | 'desk', { id }: ExamEvent, locale: string | undefined): string =>
  `${sitePath(`qualify/${page}/`, locale)}#${id}`;

/** The oral exam with somebody who has passed already; the link holds a number, never a name. */
export const deskFor = (event: ExamEvent, { number }: Person, locale: string | undefined): string =>
  `${eventPage('desk', event, locale)}.${String(number)}`;
