import { BOOK_IDS, type BookId } from '../../../../engine/rulebooks/ids.ts';
import borrowed from '../../../../content/exams/authored.json' with { type: 'json' };
import { chaptersOf } from '../../../../chapters.ts';
import { ui } from '../../../../i18n/strings.ts';
import { named } from '../../../../i18n/signs.ts';
import {
  CHECKPOINT_IDS,
  languageOfQuestion,
  questionsOf,
} from '../../../widgets/chapter-questions/chapter-questions.ts';
import { type Question, rightAnswer, withNumbers } from '../../../widgets/chapter-questions/question.ts';
import type { AuthoredTold, AuthoredWords } from './words.ts';

/** The right answer of a chapter's question as exams encode it; throws for a number that no code can hold. */
export function rightNumber(question: Question, book: string): number {
  const answer = rightAnswer(question, book);
  const right =
    question.kind === 'several'
      ? question.answer.reduce((sum, place) => sum + 2 ** place, 0)
      : question.kind === 'truth'
        ? Number(question.answer)
        : Number(answer);
  if (!Number.isInteger(right) || right < 0) throw new Error(`${question.id}: no exam can ask for ${answer}`);
  return right;
}

/**
 * Misconceptions per kind of number: a known one is confused with two others, as in a choice of three; a counted hand
 * is spoilt by three, and a payment by ten, of the simulated learners' misconceptions.
 */
const [KNOWN, COUNTED, PAID] = [2, 3, 10] as const;

/** How many misconceptions lead to a wrong answer: one per wrong option, and for several choices one per option. */
function pitfallsOf(question: Question): number {
  if (question.kind === 'truth') return 1;
  if (question.kind === 'one') return question.options.length - 1;
  if (question.kind === 'several') return question.options.length;
  if (typeof question.answer === 'object' && 'pay' in question.answer) return PAID;
  return question.hand ? COUNTED : KNOWN;
}

function toldIn(chapter: string, question: Question, lang: string): AuthoredTold {
  const [book = ''] = chapter.split('/');
  const spoken = languageOfQuestion(chapter, question.id, lang);
  const say = (text: string): string => withNumbers(question, text, book, spoken);
  const { revision, kind, article, hand } = question;
  return {
    revision,
    kind,
    right: rightNumber(question, book),
    pitfalls: pitfallsOf(question),
    article,
    ask: say(question.ask),
    why: say(question.why),
    options: 'options' in question ? question.options.map(say) : [],
    ...(hand && { hand }),
    ...(spoken !== lang && { lang: spoken }),
  };
}

const chaptersAsked = (book: BookId): readonly string[] =>
  chaptersOf(book)
    .map(({ slug }) => `${book}/${slug}`)
    .filter((chapter) => CHECKPOINT_IDS.includes(chapter));

const idsIn = (book: BookId): readonly string[] =>
  chaptersAsked(book).flatMap((chapter) => questionsOf(chapter).map(({ id }) => `${chapter}/${id}`));

interface Borrowed {
  /** The rulebook that this one builds on. */
  readonly from: BookId;
  /** Questions of that rulebook which this one answers differently, or forbids. */
  readonly without: readonly string[];
}

/**
 * The ids of what can be asked under a rulebook: its own chapters, and those of the rulebook it builds on where it says
 * nothing else.
 */
export function askedUnder(book: BookId): readonly string[] {
  const { from, without } = (borrowed as Partial<Record<BookId, Borrowed>>)[book] ?? {};
  return [...idsIn(book), ...(from ? idsIn(from).filter((id) => !without?.includes(id)) : [])];
}

/** All authored questions in a language, with the titles of their chapters. */
export function authoredIn(t: { all(): object }, lang: string, titleOf: (chapter: string) => string): AuthoredWords {
  const [words, checkpoint, book] = [ui(t, 'authored'), ui(t, 'checkpoint'), ui(t, 'book')];
  const chapters = BOOK_IDS.flatMap((id) => chaptersAsked(id).map((chapter) => [id, chapter] as const));
  return {
    words,
    true: checkpoint.true,
    false: checkpoint.false,
    topics: Object.fromEntries(chapters.map(([id, chapter]) => [chapter, named(book[id], titleOf(chapter), lang)])),
    questions: Object.fromEntries(
      chapters.flatMap(([, chapter]) =>
        questionsOf(chapter, lang).map((question) => [`${chapter}/${question.id}`, toldIn(chapter, question, lang)]),
      ),
    ),
    under: Object.fromEntries(BOOK_IDS.map((id) => [id, askedUnder(id)])) as AuthoredWords['under'],
  };
}
