import { formatFace } from './quiz-face.ts';
import { type LinkedQuiz, type Quiz, formatQuiz, parseQuiz } from './quiz.ts';

/** The result of a quiz, as its taker reports it. */
export interface Result {
  readonly quiz: Quiz;
  readonly right: number;
  readonly seconds: number;
}

/** Writes a result as a link's fragment: the quiz, the right answers, the seconds: `result=1.ema-2016.fu.2.10.k3x9-5h.8.95`; then how the quiz calls itself. */
export function formatResult({ quiz, right, seconds }: Result): string {
  const [link = ''] = formatQuiz(quiz).split('&');
  return `${link.replace('quiz=', 'result=')}.${String(right)}.${String(seconds)}${formatFace(quiz)}`;
}

const RESULT = /^#?result=([^&]+)\.(\d{1,3})\.(\d{1,6})(&.*)?$/;

/** A result from a link, and whether the quiz can still be taken with the same questions. */
export type LinkedResult = Result & Pick<LinkedQuiz, 'isCurrent'>;

/** Reads a result from a link's fragment, unverified; undefined for anything else. */
export function parseResult(fragment: string): LinkedResult | undefined {
  const [, text = '', right, seconds, face = ''] = RESULT.exec(fragment) ?? [];
  const linked = parseQuiz(`quiz=${text}${face}`);
  if (!linked || Number(right) > linked.quiz.length) return undefined;
  return { ...linked, right: Number(right), seconds: Number(seconds) };
}
