import { plural } from '../../../../i18n/plural.ts';
import { fill } from '../../../../i18n/strings.ts';
import { colon } from '../../../../i18n/signs.ts';
import { sheetLength } from '../../../../quizzes/exams/blueprint/blueprint.ts';
import type { ExamEvent } from '../../../../quizzes/exams/event.ts';
import { CopyText } from './CopyText.tsx';
import { quizLink } from './links.ts';
import { sayTopic } from './say-topic.ts';
import { useExamStrings } from '../strings.ts';
import { bookName } from '../../../base/words/book-name.ts';

/** The link to the self-check, open to everybody, and the first mail about it. */
export function SelfCheck({ event }: { readonly event: ExamEvent }) {
  const { words, lang, locale } = useExamStrings('event');
  const { event: own, levels, book } = words;
  const { blueprint, name } = event;
  const quiz = (): string => quizLink(blueprint, locale);
  const asked = (): string =>
    [
      ...blueprint.parts.map(({ skill, count }) => [skill, count] as const),
      ...(blueprint.authored ?? []).map(({ topic, count }) => [topic, count] as const),
    ]
      .map(([topic, count]) => `${sayTopic(topic, words)} (${count})`)
      .join(', ');
  const mail = (): string =>
    fill(own['mail.first'], {
      event: name || own.unnamed,
      book: bookName(blueprint.rules, book),
      asked: asked(),
      questions: plural(own, 'mail.questions', sheetLength(blueprint), lang),
      minutes: plural(own, 'mail.minutes', blueprint.minutes, lang),
      table: own[blueprint.scoreTable ? 'mail.table' : 'mail.no-table'],
      quiz: quiz(),
    });
  return (
    <>
      <div class="actions">
        <CopyText label={own['mail.copy']} text={mail} />
        <CopyText label={own['quiz.copy']} text={quiz} />
      </div>
      <p class="hint">
        <strong>{levels.self}</strong>
        {colon(lang)}
        {levels['self.proves']}
      </p>
    </>
  );
}
