import { fill } from '../../../../i18n/strings.ts';
import type { ExamEvent } from '../../../../quizzes/exams/event.ts';
import { minutesOf } from '../../../../quizzes/exams/minutes.ts';
import type { AuthoredQuestion } from '../../../../quizzes/exams/forms/authored-question.ts';
import type { ExamQuestion } from '../../../../quizzes/exams/forms/index.ts';
import type { Question } from '../../../../quizzes/games/question.ts';
import { AskedOffered, AskedPrompt, AskedText, viewByForm } from '../asked/views.tsx';
import { AuthoredBlank } from '../authored/AuthoredBlank.tsx';
import { blanksOf } from './blanks.ts';
import type { LaidSheet } from './laid-out.ts';
import { useExamStrings } from '../strings.ts';
import { bookName } from '../../../base/words/book-name.ts';

const IN_STEPS: readonly string[] = ['whole', 'mcr-whole', 'payment', 'mcr-payment'];

/** The instruction, and blanks for an answer step by step. */
function SkillBlanks({ question }: { readonly question: Question }) {
  const { words } = useExamStrings('supervised');
  return (
    <>
      <AskedOffered question={question} />
      <div class="asked-beside">
        {!IN_STEPS.includes(question.skill) && (
          <p>
            <AskedText question={question} />
          </p>
        )}
        <p class="blanks">
          {blanksOf(question, words).map(({ label, isWide }) => (
            <span key={label} class={isWide ? 'blank wide' : 'blank'}>
              {label}
            </span>
          ))}
        </p>
      </div>
    </>
  );
}

const AuthoredBlanks = ({ question }: { readonly question: AuthoredQuestion }) => (
  <>
    <p>
      <AskedText question={question} />
    </p>
    <AskedOffered question={question} />
    <AuthoredBlank question={question} />
  </>
);

const Blanks = viewByForm({ skill: SkillBlanks, authored: AuthoredBlanks });

const PrintedQuestion = ({ question, of }: { readonly question: ExamQuestion; readonly of: string }) => (
  <li class="printed-question" data-of={of}>
    <AskedPrompt question={question} />
    <Blanks question={question} />
  </li>
);

interface Props {
  readonly event: ExamEvent;
  readonly sheet: LaidSheet;
}

/** The heading of a sheet and of its key, so that the two can be matched. */
export function SheetHead({ event, sheet: { person, attempt, version } }: Props) {
  const { supervised } = useExamStrings('supervised').words;
  return (
    <header class="sheet-head">
      <h2>
        <span class="sheet-number">{fill(supervised.number, { n: person.number })}</span>{' '}
        <span dir="auto">{person.name}</span>
      </h2>
      <p>
        <strong>{fill(supervised.version, { version })}</strong>
        {attempt > 1 && <> · {fill(supervised['attempt.n'], { n: attempt })}</>} · <span dir="auto">{event.name}</span>
      </p>
    </header>
  );
}

/** A sheet to fill in by hand. */
export function PrintedSheet({ event, sheet }: Props) {
  const { words, lang } = useExamStrings('supervised');
  const { supervised, book } = words;
  const { blueprint } = event;
  return (
    <article class="printed-sheet" lang={lang} data-sheet={sheet.person.number}>
      <SheetHead event={event} sheet={sheet} />
      <p class="sheet-rules">
        {bookName(blueprint.rules, book)} ·{' '}
        {fill(supervised.minutes, { n: minutesOf({ blueprint, timeFactor: sheet.person.timeFactor }) })} ·{' '}
        {supervised[blueprint.scoreTable ? 'table.yes' : 'table.no']}
      </p>
      <ol class="printed-questions">
        {sheet.questions.map((question, place) => (
          <PrintedQuestion
            key={place}
            question={question}
            of={`${fill(supervised.number, { n: sheet.person.number })} · ${sheet.version}`}
          />
        ))}
      </ol>
    </article>
  );
}
