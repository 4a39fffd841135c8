import * as z from 'zod/mini';
import { GENERATOR } from '../quiz/quiz.ts';
import { type ExamQuestion, formatExamQuestion, parseExamQuestion, readAnswer, unsolved } from './forms/index.ts';
import { type Blueprint, keyOf, sheetLength } from './blueprint/blueprint.ts';
import type { Handed } from './code.ts';
import { dealSheet } from './deal.ts';
import type { Invitation } from './invitation.ts';
import { minutesOf } from './minutes.ts';
import { OPEN_NUMBER, tidyName } from './open-link.ts';
import { ENGINE } from './versions.ts';

/**
 * An attempt at an exam as the candidate's device stores it, from the first question until long after it was handed in.
 */
export interface ExamAttempt {
  /** The key of the blueprint it was started with; undefined for attempts stored before keys were. */
  readonly key?: number;
  /** The versions that dealt and score the questions. */
  readonly generator: number;
  readonly engine: number;
  readonly questions: readonly ExamQuestion[];
  /** The candidate's name, if typed at an open link. */
  readonly name: string;
  /** In milliseconds; nothing can be answered after the end. */
  readonly began: number;
  readonly ends: number;
  /** By place; undefined for an unanswered question. */
  readonly answers: readonly unknown[];
  /** The place of the current question; the number of questions on the overview. */
  readonly at: number;
  /** The code that was handed in; nothing changes after that. */
  readonly handed?: { readonly code: string; readonly at: number };
}

const MINUTE = 60_000;
const LONGEST_CODE = 50_000;

/** Starts an attempt with the questions dealt for a token; undefined if the blueprint deals none. */
export function beginAttempt(
  invitation: Invitation,
  token: string,
  name: string,
  now: number,
): ExamAttempt | undefined {
  const { blueprint, attempt } = invitation;
  const dealt = dealSheet(blueprint, { token, attempt });
  return dealt.ok
    ? {
        key: keyOf(blueprint),
        generator: GENERATOR,
        engine: ENGINE,
        questions: dealt.questions.map(unsolved),
        name: tidyName(name),
        began: now,
        ends: now + minutesOf(invitation) * MINUTE,
        answers: dealt.questions.map(() => undefined),
        at: 0,
      }
    : undefined;
}

/**
 * Whether an attempt belongs to this blueprint, so that answers to other hands are never handed in under its key.
 * Attempts stored before keys existed are recognised by their number of questions.
 */
export const isAttemptOf = ({ key, questions, handed }: ExamAttempt, blueprint: Blueprint): boolean =>
  key === undefined ? handed !== undefined || questions.length === sheetLength(blueprint) : key === keyOf(blueprint);

/** Whether the attempt is over. */
export const isClosed = ({ ends, handed }: ExamAttempt, now: number): boolean => handed !== undefined || now >= ends;

/** Goes to a question, or to the overview. */
export const goTo = (attempt: ExamAttempt, at: number): ExamAttempt =>
  attempt.handed ? attempt : { ...attempt, at: Math.max(0, Math.min(at, attempt.questions.length)) };

/** Answers a question and moves on: to the next one, or back to the overview if it was opened from there. */
export function answerAt(attempt: ExamAttempt, place: number, given: unknown, now: number): ExamAttempt {
  if (isClosed(attempt, now)) return attempt;
  const isChange =
    attempt.answers[place] !== undefined || attempt.answers.every((one, i) => i === place || one !== undefined);
  const answers = attempt.answers.with(place, given);
  return { ...attempt, answers, at: isChange ? attempt.questions.length : place + 1 };
}

/** How many questions are unanswered. */
export const openIn = ({ answers }: ExamAttempt): number => answers.filter((one) => one === undefined).length;

/** What the candidate hands in; at an open link the name follows the answers. */
export function handedOf(started: ExamAttempt, invitation: Invitation, now: number): Handed {
  const { blueprint, attempt, timeFactor, spoken, language } = invitation;
  const { generator, engine, began, ends, answers, name } = started;
  const isOpen = invitation.kind === 'open';
  return {
    key: started.key ?? keyOf(blueprint),
    number: isOpen ? OPEN_NUMBER : invitation.number,
    attempt,
    generator,
    engine,
    seconds: Math.max(0, Math.round((Math.min(now, ends) - began) / 1000)),
    timeFactor,
    spoken,
    answers: isOpen ? [...answers, { name, language }] : answers,
  };
}

/** Stores the code that was handed in; a second one does not replace it. */
export const handIn = (attempt: ExamAttempt, code: string, now: number): ExamAttempt =>
  attempt.handed ? attempt : { ...attempt, at: attempt.questions.length, handed: { code, at: now } };

const VERSION = 1;
const count = z.int().check(z.minimum(0));

const form = z.object({
  version: z.literal(VERSION),
  key: z.optional(count),
  generator: count,
  engine: count,
  questions: z.array(z.string()),
  name: z.string(),
  began: count,
  ends: count,
  answers: z.array(z.nullable(z.object({ given: z.unknown() }))),
  at: count,
  handed: z.optional(z.object({ code: z.string().check(z.maxLength(LONGEST_CODE)), at: count })),
});

/** Writes an attempt as it is stored: `{"version":1,"questions":["q=…"],"answers":[{"given":…},null],…}`. */
export const formatAttempt = (attempt: ExamAttempt): string =>
  JSON.stringify({
    version: VERSION,
    ...attempt,
    questions: attempt.questions.map(formatExamQuestion),
    answers: attempt.answers.map((given) => (given === undefined ? null : { given })),
  });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a stored attempt without trusting it: a malformed answer counts as unanswered; undefined if the attempt cannot
 * continue. A code that was handed in survives even if its questions can no longer be read. Never throws.
 */
export function parseAttempt(text: string): ExamAttempt | undefined {
  const { data } = form.safeParse(parse(text));
  const questions = data?.questions.map(parseExamQuestion).filter((one) => one !== undefined);
  if (!data || !questions) return undefined;
  const isWhole = questions.length === data.questions.length && questions.length > 0;
  if (!isWhole && !data.handed) return undefined;
  const { key, generator, engine, name, began, ends, handed } = data;
  const answers = questions.map((question, i): unknown => {
    const kept = data.answers[i];
    return kept ? readAnswer(question, kept.given) : undefined;
  });
  const at = Math.min(data.at, questions.length);
  const kept = { generator, engine, questions, name, began, ends, answers, at };
  return { ...(key !== undefined && { key }), ...kept, ...(handed && { handed }) };
}
