import { attempts } from '../attempts.ts';
import { formatQuestion } from '../link.ts';
import type { Question } from '../question.ts';
import { makeQuestion } from '../skills/index.ts';
import { type Blueprint, type Part, keyOf } from './blueprint.ts';
import { isWithin } from './strata.ts';

/** Whose sheet: his token, and which time he sits down, from 1. */
export interface Seat {
  readonly token: string;
  readonly attempt: number;
}

/** The questions of a sheet in order, or the part of the blueprint that gives none where it asks for them. */
export type Dealt =
  { readonly ok: true; readonly questions: readonly Question[] } | { readonly ok: false; readonly part: Part };

/** How many questions are dealt in search of one: five times what any preset ever needed. */
const MOST_TRIES = 1500;

/**
 * Deals a sheet: the same for a blueprint, a token and an attempt everywhere, and another for any other. No question stands
 * twice on it.
 */
export function dealSheet(blueprint: Blueprint, { token, attempt }: Seat): Dealt {
  const seed = [keyOf(blueprint), token, attempt].join('.');
  const questions: Question[] = [];
  const asked = new Set<string>();
  for (const [place, part] of blueprint.parts.entries()) {
    for (let n = 0; n < part.count; n++) {
      const stratum = part.strata[n % part.strata.length] ?? {};
      let tried = 0;
      const question = attempts(MOST_TRIES, () => {
        const order = { rules: blueprint.rules, level: part.level };
        const one = makeQuestion(part.skill, order, [seed, place, n, tried++].join('.'));
        return one && isWithin(stratum, one) && !asked.has(formatQuestion(one)) ? one : undefined;
      });
      if (!question) return { ok: false, part };
      asked.add(formatQuestion(question));
      questions.push(question);
    }
  }
  return { ok: true, questions };
}
