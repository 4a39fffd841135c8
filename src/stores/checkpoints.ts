import { persistentAtom } from '@nanostores/persistent';
import type { ReadableAtom } from 'nanostores';
import { forgiveStorage } from './forgiving-storage.ts';

/** What was answered to a question, and to which revision of it. */
export interface AnswerGiven {
  readonly revision: number;
  readonly given: string;
}

/** Answers by chapter and question: `ema-2016/scoring/open-pinfu`. */
export type AnswersGiven = Readonly<Record<string, AnswerGiven>>;

const VERSION = 1;
const KEY = /^[a-z0-9-]+\/[a-z0-9-]+\/[a-z0-9-]+$/;
const GIVEN = /^-?[a-z0-9,]{1,40}$/;

const isLoose = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function answerFrom(value: unknown): AnswerGiven | undefined {
  if (!isLoose(value)) return undefined;
  const { revision, given } = value;
  const isWhole = typeof revision === 'number' && Number.isInteger(revision) && revision > 0;
  return isWhole && typeof given === 'string' && GIVEN.test(given) ? { revision, given } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a stored text and keeps what is an answer; anything else, and any other version, reads as nothing. */
export function readAnswers(text: string): AnswersGiven {
  const stored = parsed(text);
  if (!isLoose(stored) || stored.version !== VERSION || !isLoose(stored.answers)) return {};
  const entries = Object.entries(stored.answers).flatMap(([key, value]) => {
    const answer = KEY.test(key) ? answerFrom(value) : undefined;
    return answer ? [[key, answer] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The text that is stored for answers. */
export const writeAnswers = (answers: AnswersGiven): string => JSON.stringify({ version: VERSION, answers });

forgiveStorage();

const $answers = persistentAtom<AnswersGiven>('tensu:checkpoints', {}, { encode: writeAnswers, decode: readAnswers });

/** Every remembered answer. */
export const $answersGiven: ReadableAtom<AnswersGiven> = $answers;

/** Remembers an answer in place of an earlier one. */
export const rememberAnswer = (key: string, answer: AnswerGiven): void =>
  $answers.set({ ...$answers.get(), [key]: answer });

/** Forgets the answers whose key starts like this. */
export const forgetAnswers = (start: string): void =>
  $answers.set(Object.fromEntries(Object.entries($answers.get()).filter(([key]) => !key.startsWith(start))));
