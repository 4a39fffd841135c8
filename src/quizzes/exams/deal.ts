import { attempts } from '../attempts.ts';
import { makeRandom } from '../random.ts';
import { makeQuestion } from '../skills/index.ts';
import { type ExamQuestion, formatAsked } from './asked.ts';
import { dealAuthored } from './authored/part.ts';
import { type AuthoredPart, type Blueprint, type Part, keyOf, sheetLength } from './blueprint.ts';
import { isWithin } from './strata.ts';
import { type Settled, settled } from './stratum.ts';

/** Whose sheet: his token, and which time he sits down, from 1. */
export interface Seat {
  readonly token: string;
  readonly attempt: number;
}

/** The questions of a sheet in order, or the part of the blueprint that gives none where it asks for them. */
export type Dealt =
  | { readonly ok: true; readonly questions: readonly ExamQuestion[] }
  | { readonly ok: false; readonly part: Part | AuthoredPart };

/** The strata of a part in the order of a sheet, each with its number in the blueprint, from 0. */
function strataIn({ shuffled }: Blueprint, part: Part, seed: string): readonly (readonly [number, Settled])[] {
  const random = makeRandom(seed);
  const inOrder = Array.from({ length: part.count }, (_, n) => n);
  const order = shuffled ? random.shuffled(inOrder) : inOrder;
  return order.map((n) => [n, settled(part.strata[n % part.strata.length] ?? {}, random)]);
}

const seedOf = (blueprint: Blueprint, { token, attempt }: Seat): string => [keyOf(blueprint), token, attempt].join('.');

const orderSeed = (seed: string, place: number): string => [seed, place, 'order'].join('.');

/**
 * Which question of the blueprint stands at each place of a sheet, from 0: what is at one place of one sheet may be at another of
 * the next.
 */
export function slotsOf(blueprint: Blueprint, seat: Seat): readonly number[] {
  const seed = seedOf(blueprint, seat);
  const slots: number[] = [];
  for (const [place, part] of blueprint.parts.entries()) {
    const first = slots.length;
    slots.push(...strataIn(blueprint, part, orderSeed(seed, place)).map(([n]) => first + n));
  }
  const rest = sheetLength(blueprint) - slots.length;
  return [...slots, ...Array.from({ length: rest }, (_, n) => slots.length + n)];
}

/** How many questions are dealt in search of one: several times what any preset ever needed. */
const MOST_TRIES = 4000;

/**
 * Deals a sheet: the same for a blueprint, a token and an attempt everywhere, and another for any other. No question stands
 * twice on it.
 */
export function dealSheet(blueprint: Blueprint, seat: Seat): Dealt {
  const seed = seedOf(blueprint, seat);
  const questions: ExamQuestion[] = [];
  const asked = new Set<string>();
  for (const [place, part] of blueprint.parts.entries()) {
    for (const [n, [, stratum]] of strataIn(blueprint, part, orderSeed(seed, place)).entries()) {
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
