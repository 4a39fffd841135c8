import { persistentAtom } from '@nanostores/persistent';
import type { ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { forgiveStorage } from './forgiving-storage.ts';
import { storedAs } from './stored-as.ts';

/** The answer to a question, and the revision of the question it answers. */
export interface AnswerGiven {
  readonly revision: number;
  readonly given: string;
}

/** Answers by chapter and question: `ema-2016/scoring/open-pinfu`. */
export type AnswersGiven = Readonly<Record<string, AnswerGiven>>;

const VERSION = 1;
const KEY = /^[a-z0-9-]+\/[a-z0-9-]+\/[a-z0-9-]+$/;
const GIVEN = /^-?[a-z0-9,]{1,40}$/;

const answer = z.object({ revision: z.int().check(z.positive()), given: z.string().check(z.regex(GIVEN)) });
const form = z.object({ version: z.literal(VERSION), answers: z.record(z.string(), z.unknown()) });

/** Reads a stored text and drops whatever is no answer. Another version reads as nothing. */
export function readAnswers(text: string): AnswersGiven {
  const stored = storedAs(form, text)?.answers ?? {};
  const entries = Object.entries(stored).flatMap(([key, value]) => {
    const { data } = answer.safeParse(value);
    return data && KEY.test(key) ? [[key, data] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Answers as stored text. */
export const writeAnswers = (answers: AnswersGiven): string => JSON.stringify({ version: VERSION, answers });

forgiveStorage();

const $answers = persistentAtom<AnswersGiven>('tensu:checkpoints', {}, { encode: writeAnswers, decode: readAnswers });

/** Every stored answer. */
export const $answersGiven: ReadableAtom<AnswersGiven> = $answers;

/** Stores an answer in place of an earlier one. */
export const rememberAnswer = (key: string, answer: AnswerGiven): void =>
  $answers.set({ ...$answers.get(), [key]: answer });

/** Deletes the answers whose key starts with this. */
export const forgetAnswers = (start: string): void =>
  $answers.set(Object.fromEntries(Object.entries($answers.get()).filter(([key]) => !key.startsWith(start))));
