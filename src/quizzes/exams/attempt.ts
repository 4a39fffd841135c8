import * as z from 'zod/mini';
import { GENERATOR } from '../quiz/quiz.ts';
import { type ExamQuestion, formatExamQuestion, parseExamQuestion, readAnswer, unsolved } from './forms/index.ts';
import { type Blueprint, keyOf, sheetLength } from './blueprint/blueprint.ts';
import type { Handed } from './code.ts';
import { dealSheet } from './deal.ts';
import type { Invitation } from './invitation.ts';
import { OPEN_NUMBER, tidyName } from './open-link.ts';
import { ENGINE } from './versions.ts';

/** What somebody who sits an exam has before him, from its beginning to long after he has handed it in. */
export interface ExamAttempt {
  /** The key of the blueprint that it was begun with; undefined where it was kept before that was written down. */
  readonly key?: number;
  /** What dealt and counts the questions. */
  readonly generator: number;
  readonly engine: number;
  readonly questions: readonly ExamQuestion[];
  /** His name, where he typed one at an open link. */
  readonly name: string;
  /** Milliseconds; after the end nothing can be answered. */
  readonly began: number;
  readonly ends: number;
  /** By place; undefined for a question that is not answered. */
  readonly answers: readonly unknown[];
  /** The place of the question that is asked; their count while all of them are looked over. */
  readonly at: number;
  /** What was handed in; from then on nothing changes. */
  readonly handed?: { readonly code: string; readonly at: number };
}

const MINUTE = 60_000;
const HUNDRED = 100;
const LONGEST_CODE = 50_000;

/** How many minutes somebody has. */
export const minutesOf = ({ blueprint, timeFactor }: Pick<Invitation, 'blueprint' | 'timeFactor'>): number =>
  Math.ceil((blueprint.minutes * timeFactor) / HUNDRED);

/** Sits somebody down before the hands of his token; undefined where the blueprint deals none. */
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
 * Whether what somebody has before him is of this blueprint: answers to other hands are never handed in with its key. Of what
 * was kept before keys were, the number of questions tells.
 */
export const isAttemptOf = ({ key, questions, handed }: ExamAttempt, blueprint: Blueprint): boolean =>
  key === undefined ? handed !== undefined || questions.length === sheetLength(blueprint) : key === keyOf(blueprint);

/** Whether nothing can be answered any more. */
export const isClosed = ({ ends, handed }: ExamAttempt, now: number): boolean => handed !== undefined || now >= ends;

/** Goes to a question, or to all of them. */
export const goTo = (taking: ExamAttempt, at: number): ExamAttempt =>
  taking.handed ? taking : { ...taking, at: Math.max(0, Math.min(at, taking.questions.length)) };

/** Answers a question and goes on: to the next one, or back to all when it was changed from there. */
export function answerAt(taking: ExamAttempt, place: number, given: unknown, now: number): ExamAttempt {
  if (isClosed(taking, now)) return taking;
  const isChange =
    taking.answers[place] !== undefined || taking.answers.every((one, i) => i === place || one !== undefined);
  const answers = taking.answers.with(place, given);
  return { ...taking, answers, at: isChange ? taking.questions.length : place + 1 };
}

/** How many questions have no answer. */
export const openIn = ({ answers }: ExamAttempt): number => answers.filter((one) => one === undefined).length;

/** What is handed in; at an open link the name stands behind the answers. */
export function handedOf(taking: ExamAttempt, invitation: Invitation, now: number): Handed {
  const { blueprint, attempt, timeFactor, spoken, language } = invitation;
  const { generator, engine, began, ends, answers, name } = taking;
  const isOpen = invitation.kind === 'open';
  return {
    key: taking.key ?? keyOf(blueprint),
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

/** Keeps the code that was handed in; a second one does not replace it. */
export const handIn = (taking: ExamAttempt, code: string, now: number): ExamAttempt =>
  taking.handed ? taking : { ...taking, at: taking.questions.length, handed: { code, at: now } };

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

/** Writes it as it is kept: `{"version":1,"questions":["q=…"],"answers":[{"given":…},null],…}`. */
export const formatAttempt = (taking: ExamAttempt): string =>
  JSON.stringify({
    version: VERSION,
    ...taking,
    questions: taking.questions.map(formatExamQuestion),
    answers: taking.answers.map((given) => (given === undefined ? null : { given })),
  });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads it like a stranger's text: an answer of a wrong form counts as none; undefined for what cannot be
 * gone on with. A code that was handed in stays, even where its questions cannot be read any more. Never throws.
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
