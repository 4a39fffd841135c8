import { plural } from '../../../../i18n/plural.ts';
import { fill } from '../../../../i18n/strings.ts';
import { sheetLength } from '../../../../quizzes/exams/blueprint/blueprint.ts';
import type { ExamEvent } from '../../../../quizzes/exams/event.ts';
import { minutesOf } from '../../../../quizzes/exams/minutes.ts';
import type { CandidateStatus } from '../../../../quizzes/exams/results.ts';
import type { Person } from '../../../../quizzes/exams/roster.ts';
import { questionsOf } from '../../../../quizzes/exams/sheets.ts';
import { sayKind } from '../asked/views.tsx';
import { deadlineOf } from '../../../../quizzes/exams/deadline.ts';
import { feedbackLink, keyLink, opensAt, personalLink, quizLink } from './links.ts';
import { showKey } from './show-key.ts';
import { countedOf, sayPoints } from './say-standing.ts';
import { sayTopic } from './say-topic.ts';
import type { ExamStrings } from '../strings.ts';
import { bookName } from '../../../base/words/book-name.ts';

/** What every message with a link says about the exam. */
function commonOf(
  event: ExamEvent,
  { words, lang, locale }: ExamStrings<'event'>,
): Readonly<Record<string, string | number>> {
  const { event: own, book } = words;
  const { blueprint, name } = event;
  const deadline = deadlineOf(event);
  const opens = opensAt(event);
  const until = new Intl.DateTimeFormat(lang, { dateStyle: 'full', timeStyle: 'short' });
  return {
    event: name || own.unnamed,
    book: bookName(blueprint.rules, book),
    questions: plural(own, 'mail.questions', sheetLength(blueprint), lang),
    table: own[blueprint.scoreTable ? 'mail.table' : 'mail.no-table'],
    until: [
      deadline === undefined ? own['mail.back'] : fill(own['mail.until'], { time: until.format(deadline) }),
      ...(event.sealed && opens === undefined ? [own['mail.sealed']] : []),
      ...(event.sealed && opens !== undefined ? [fill(own['mail.sealed.at'], { time: until.format(opens) })] : []),
    ].join(' '),
    quiz: quizLink(blueprint, locale),
  };
}

const minutesFor = (n: number, { words, lang }: ExamStrings<'event'>): string =>
  plural(words.event, 'mail.minutes', n, lang);

/** The message to somebody of the roster, with the link. */
export function personalMessage(
  event: ExamEvent,
  person: Person,
  attempt: number,
  strings: ExamStrings<'event'>,
): string {
  return fill(strings.words.event['mail.personal'], {
    ...commonOf(event, strings),
    name: person.name,
    minutes: minutesFor(minutesOf({ blueprint: event.blueprint, timeFactor: person.timeFactor }), strings),
    link: personalLink(event, person, attempt),
  });
}

/** The reminder to somebody whose code had not come by the deadline, with the link to the last attempt. */
export const missingMessage = (
  event: ExamEvent,
  person: Person,
  attempt: number,
  strings: ExamStrings<'event'>,
): string =>
  fill(strings.words.event['mail.missing'], {
    ...commonOf(event, strings),
    name: person.name,
    link: personalLink(event, person, attempt),
  });

/** The message that opens a sealed exam to all who have a link. */
export const keyMessage = (event: ExamEvent, key: string, { words, lang, locale }: ExamStrings<'event'>): string =>
  fill(words.event['mail.key'], {
    event: event.name || words.event.unnamed,
    key: showKey(key, lang),
    link: keyLink(key, locale),
  });

/** The message to all, with the open link. */
export const openMessage = (event: ExamEvent, link: string, strings: ExamStrings<'event'>): string =>
  fill(strings.words.event['mail.open'], {
    ...commonOf(event, strings),
    minutes: minutesFor(event.blueprint.minutes, strings),
    link,
  });

/** Somebody's result and mistakes, with the link to the sheet; undefined when nothing counts. */
export function feedbackFor(
  event: ExamEvent,
  standing: CandidateStatus,
  { words }: ExamStrings<'event'>,
): string | undefined {
  const { event: own } = words;
  const { person, state } = standing;
  const counted = countedOf(standing);
  if (!counted) return undefined;
  const questions = questionsOf(event, person, counted);
  const missed = counted.marks.flatMap((points, place) => {
    const names = points.filter(({ had }) => !had).map(({ topic }) => sayTopic(topic, words));
    const topics = points.length > 1 ? names : names.map(() => words.practice['part.answer']);
    const question = questions?.[place];
    const skill = question ? sayKind(question, words) : '';
    const said = { n: place + 1, skill, topics: [...new Set(topics)].join(', ') };
    return topics.length > 0 ? [fill(own['feedback.missed'], said)] : [];
  });
  return fill(own['feedback.mail'], {
    name: person.name,
    event: event.name || own.unnamed,
    state: own[`state.${state}`],
    points: sayPoints(counted.grade, words),
    missed: missed.length > 0 ? missed.join('\n') : own['feedback.nothing'],
    link: feedbackLink(event, standing, counted),
  });
}
