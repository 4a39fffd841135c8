import type { BookId } from '../../../src/engine/rulebooks/ids.ts';
import type { ExamQuestion } from '../../../src/quizzes/exams/forms/index.ts';
import { type Marks, gradeOf } from '../../../src/quizzes/exams/grade.ts';
import { type PresetId, presetOf } from '../../../src/quizzes/exams/blueprint/presets.ts';
import type { Question } from '../../../src/quizzes/games/question.ts';
import { STRENGTHS, type Strength } from '../../../tests/quizzes/exams/players.ts';
import { AUTHORED_COUNTS, PICKS, authoredSheets, topicsFor } from './sheets.ts';
import { type Sort, candidatesOf, sortsUnder } from './candidates.ts';

/** The pass marks to try, in percent. */
export const MARKS = [50, 55, 60, 65, 70, 75, 80, 85, 90, 95] as const;

/** How many sheets each player takes; two together stand for one of twice the length. */
const SHEETS_EACH = 6;

const LENGTHS = ['once', 'twice'] as const;
type Length = (typeof LENGTHS)[number];

/** Of 100 attempts by a group, the fewest and the most that pass, by pass mark. */
export type Rates = Readonly<Partial<Record<Sort, Readonly<Record<Length, readonly (readonly [number, number])[]>>>>>;

/** The exam: the sheets of a preset and, for each count of authored questions and each choice of topics, theirs. */
export interface Exam {
  readonly id: PresetId;
  readonly rules: BookId;
  readonly hands: readonly (readonly Question[])[];
  /** Other people's sheets, for players who guess from what others were asked. */
  readonly seen: readonly (readonly Question[])[];
  readonly facts: readonly (readonly ExamQuestion[])[];
}

const nth = <T>(sheets: readonly (readonly T[])[], n: number): readonly T[] => sheets[n % sheets.length] ?? [];

/** The marks of single sheets and of two taken together, for each of several draws of authored sheets. */
function marksByLot(
  { rules, hands, seen }: Omit<Exam, 'id' | 'facts'>,
  lots: readonly Exam['facts'][],
  strength: Strength,
  players: number,
  seed: string,
): readonly Readonly<Record<Length, readonly Marks[]>>[] {
  const taken = lots.map(() => ({ once: [] as Marks[], twice: [] as Marks[] }));
  for (const [n, candidate] of candidatesOf(rules, strength, players, seed, seen).entries()) {
    const places = Array.from({ length: SHEETS_EACH }, (_, i) => n * SHEETS_EACH + i);
    const ofHands = places.map((place) => candidate.ofHands(nth(hands, place)));
    for (const [lot, facts] of lots.entries()) {
      const own = places.map((place, i) => [...(ofHands[i] ?? []), ...candidate.ofFacts(nth(facts, place))]);
      taken[lot]?.once.push(...own);
      for (let i = 0; i + 1 < own.length; i += 2) taken[lot]?.twice.push([...(own[i] ?? []), ...(own[i + 1] ?? [])]);
    }
  }
  return taken;
}

const passesOf = (sat: readonly Marks[], id: PresetId, rules: BookId): readonly number[] =>
  MARKS.map((mark) => {
    const blueprint = { ...presetOf(id, rules), passMark: mark / 100 };
    return Math.round((100 * sat.filter((marks) => gradeOf(marks, blueprint).passed).length) / sat.length);
  });

const spanOf = (all: readonly (readonly number[])[]): readonly (readonly [number, number])[] =>
  MARKS.map((_, place) => {
    const here = all.map((passes) => passes[place] ?? 0);
    return [Math.min(...here), Math.max(...here)] as const;
  });

/**
 * How often players pass, by count of authored questions: from the weaker end of a group to the stronger, whatever the
 * topics.
 */
export function ratesOf(
  { id, rules, hands, seen }: Omit<Exam, 'facts'>,
  players: number,
  seed: string,
  sorts: readonly Sort[] = sortsUnder(rules),
): Readonly<Record<string, Rates>> {
  const lots = AUTHORED_COUNTS.flatMap((count) =>
    (count === 0 ? PICKS.slice(0, 1) : PICKS).map((pick) => ({
      count,
      facts: authoredSheets(rules, topicsFor(rules, count, pick), 'evenly', hands.length),
    })),
  );
  const bySort = sorts.map((sort) => {
    const ends = STRENGTHS[sort].map((strength) =>
      marksByLot(
        { rules, hands, seen },
        lots.map(({ facts }) => facts),
        strength,
        players,
        seed,
      ),
    );
    const ratesWith = (count: number) =>
      Object.fromEntries(
        LENGTHS.map((length) => [
          length,
          spanOf(
            ends.flatMap((end) =>
              end.filter((_, lot) => lots[lot]?.count === count).map((sat) => passesOf(sat[length], id, rules)),
            ),
          ),
        ]),
      );
    return [sort, ratesWith] as const;
  });
  return Object.fromEntries(
    AUTHORED_COUNTS.map((count) => [
      count,
      Object.fromEntries(bySort.map(([sort, ratesWith]) => [sort, ratesWith(count)])) as Rates,
    ]),
  );
}

/**
 * How far chance may move a rate of this many players, in percent: three standard errors. One player's sheets count as
 * one, as their marks are correlated.
 */
const chanceOff = (rate: number, players: number): number =>
  3 * Math.sqrt((Math.max(rate, 1) * Math.max(100 - rate, 1)) / players);

/** How many rates of other players lie outside the published range by more than chance explains. */
export function outsideOf(
  told: Readonly<Record<string, Rates>>,
  fresh: Readonly<Record<string, Rates>>,
  players: number,
): { readonly outside: number; readonly all: number } {
  const off = Object.entries(fresh).flatMap(([count, bySort]) =>
    Object.entries(bySort).flatMap(([sort, byLength]) =>
      LENGTHS.flatMap((length) =>
        byLength[length].flatMap(([least, most], place) => {
          const [low, high] = told[count]?.[sort as Sort]?.[length][place] ?? [0, 0];
          return [low - least > chanceOff(low, players), most - high > chanceOff(high, players)];
        }),
      ),
    ),
  );
  return { outside: off.filter(Boolean).length, all: off.length };
}
