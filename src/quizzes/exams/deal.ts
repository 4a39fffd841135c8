import { attempts } from '../attempts.ts';
import { makeRandom } from '../random.ts';
import { makeQuestion } from '../skills/index.ts';
import { type ExamQuestion, formatAsked } from './asked.ts';
import { dealAuthored } from './authored/part.ts';
import { type AuthoredPart, type Blueprint, type Part, keyOf } from './blueprint.ts';
import { isWithin } from './strata.ts';

/** Whose sheet: his token, and which time he sits down, from 1. */
export interface Seat {
  readonly token: string;
  readonly attempt: number;
}

/** The questions of a sheet in order, or the part of the blueprint that gives none where it asks for them. */
export type Dealt =
  | { readonly ok: true; readonly questions: readonly ExamQuestion[] }
  | { readonly ok: false; readonly part: Part | AuthoredPart };

/** How many questions are dealt in search of one: several times what any preset ever needed. */
const MOST_TRIES = 1500;

/**
 * Deals a sheet: the same for a blueprint, a token and an attempt everywhere, and another for any other. No question stands
 * twice on it.
 */
export function dealSheet(blueprint: Blueprint, { token, attempt }: Seat): Dealt {
  const seed = [keyOf(blueprint), token, attempt].join('.');
  const questions: ExamQuestion[] = [];
  const asked = new Set<string>();
  for (const [place, part] of blueprint.parts.entries()) {
    for (let n = 0; n < part.count; n++) {
      const stratum = part.strata[n % part.strata.length] ?? {};
      let tried = 0;
      const question = attempts(MOST_TRIES, () => {
        const order = { rules: blueprint.rules, level: part.level };
        const one = makeQuestion(part.skill, order, [seed, place, n, tried++].join('.'));
        return one && isWithin(stratum, one) && !asked.has(formatAsked(one)) ? one : undefined;
      });
      if (!question) return { ok: false, part };
      asked.add(formatAsked(question));
      questions.push(question);
    }
  }
  for (const [place, part] of (blueprint.authored ?? []).entries()) {
    const dealt = dealAuthored(blueprint.rules, part, makeRandom([seed, 'authored', place].join('.')));
    if (!dealt) return { ok: false, part };
    questions.push(...dealt);
  }
  return { ok: true, questions };
}
