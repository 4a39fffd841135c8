import { z } from 'astro/zod';
import { askedHand, numberOf, numberSource } from './number-source.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const text = z.string().min(1);
const options = z.array(text).min(2);
const place = z.int().nonnegative();

const common = {
  /** Never changes once published. */
  id: slug,
  /** Increases whenever the question or its answer changes. */
  revision: z.int().positive(),
  article: text,
  /** The question; `[123m]` draws tiles, `{{a}}` inserts one of `numbers`. */
  ask: text,
  why: text,
  hand: askedHand.optional(),
  numbers: z.record(slug, numberSource).optional(),
};

const question = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('one'), options, answer: place }),
  z.strictObject({ ...common, kind: z.literal('several'), options, answer: z.array(place).min(1) }),
  z.strictObject({ ...common, kind: z.literal('truth'), answer: z.boolean() }),
  z.strictObject({ ...common, kind: z.literal('number'), answer: numberSource }),
]);

/** The questions of a chapter with their texts, in article order. */
export const checkpointFile = z.array(question);

/** One question of a checkpoint. */
export type Question = z.infer<typeof question>;

/** All choices of a question by the values stored for them. */
export function choicesOf(one: Question, words: { readonly true: string; readonly false: string }): [string, string][] {
  if (one.kind === 'number') return [];
  if (one.kind === 'truth') return Object.entries({ true: words.true, false: words.false });
  return one.options.map((option, i) => [String(i), option]);
}

/** The right answer in the form the page compares. */
export function rightAnswer(one: Question, book: string): string {
  if (one.kind === 'number') return String(numberOf(one.answer, book, one.hand));
  return one.kind === 'several' ? one.answer.toSorted((a, b) => a - b).join() : String(one.answer);
}

/** Inserts the numbers of a question into a text. */
export const withNumbers = (one: Question, words: string, book: string, lang: string): string =>
  words.replace(/\{\{([a-z0-9-]+)\}\}/g, (whole, name: string) => {
    const source = one.numbers?.[name];
    if (source === undefined) throw new Error(`question ${one.id}: ${whole} is not among its numbers`);
    return numberOf(source, book, one.hand).toLocaleString(lang);
  });
