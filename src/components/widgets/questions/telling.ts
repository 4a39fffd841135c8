import type { FunctionComponent } from 'preact';
import type { About } from '../../../quizzes/hands/pair-and-wait.ts';
import type { Lines } from '../../../quizzes/lines/line.ts';
import type { Question } from '../../../quizzes/question.ts';
import type { Done } from '../../../quizzes/sitting/session.ts';
import type { PracticeWords } from './strings.ts';

/** What a game tells of answers in ways that only it has. */
export interface Telling {
  /** The verdict on an answer line by line. */
  readonly LinesVerdict: FunctionComponent<{
    readonly told: Pick<Done, 'question' | 'skill' | 'verdict'>;
    readonly given: Lines;
  }>;
  /** The pair or the wait that a misconception is about, in a sentence. */
  readonly sayAbout: (about: About, question: Question, words: PracticeWords) => string | undefined;
  /** The numbers that its misconceptions name. */
  readonly numbers: Readonly<Record<string, number>>;
}

let telling: Telling | undefined;

/** Takes up what a game tells in ways of its own; riichi alone has such. */
export const takeUpTelling = (one: Telling): void => void (telling = one);

/** What was taken up. */
export const tellingInUse = (): Telling | undefined => telling;
