import RATES from '../../../../content/exams/pass-rates.json';
import type { BookId } from '../../../../engine/rulebooks/ids.ts';
import { type Blueprint, keyOf } from '../../../../quizzes/exams/blueprint/blueprint.ts';
import { PRESET_IDS, presetOf } from '../../../../quizzes/exams/blueprint/presets.ts';

const PERCENT = 100;

/** Of 100 attempts, the fewest and the most that somebody passes. */
export type Range = readonly [least: number, most: number];

/**
 * An upper bound on how many of 100 people pass within so many attempts. It treats attempts as independent, which they
 * are not for somebody who keeps the same misconceptions.
 */
export const mostWithin = ([, most]: Range, attempts: number): number =>
  Math.ceil(PERCENT * (1 - (1 - most / PERCENT) ** attempts));

/** Groups of players by the number of their misconceptions. */
const BY_BELIEFS = ['weak', 'middling', 'strong'] as const;

/** Groups who know only a part of the game: its fu, yaku or fan. */
const IN_PART = ['guessing', 'roughFu', 'fewYaku', 'someYaku', 'halfOfFan'] as const;

/** All groups of players. */
export const SORTS = [...BY_BELIEFS, ...IN_PART] as const;

/** How often a group passes, with this many questions and with twice as many. */
interface Rates {
  readonly once: Range;
  readonly twice: Range;
}

/** By group; the part-knowledge groups only where the game has them. */
type BySort<R> = Readonly<Record<(typeof BY_BELIEFS)[number], R> & Partial<Record<(typeof IN_PART)[number], R>>>;

/** The same for all pass marks. */
type Ranges = Readonly<Record<keyof Rates, readonly (readonly number[])[]>>;

/** How many authored questions simulated players were asked beside the hands of a preset. */
const COUNTS = [0, 4, 10] as const;

/** The measured counts around a number of authored questions; undefined above the largest. */
function countsAround(count: number): readonly (typeof COUNTS)[number][] | undefined {
  const [below, above] = [COUNTS.findLast((one) => one <= count), COUNTS.find((one) => one >= count)];
  return below === undefined || above === undefined ? undefined : [below, above];
}

/** The rates of one rulebook, by preset and number of authored questions. */
type RatesOfBook = Readonly<
  Record<(typeof PRESET_IDS)[number], Readonly<Record<(typeof COUNTS)[number], BySort<Ranges>>>>
>;

/** The preset with the same questions and pass marks, authored questions aside. */
const presetIn = (blueprint: Blueprint) =>
  PRESET_IDS.find((id) => {
    const own = presetOf(id, blueprint.rules);
    // Disputed questions are too few to matter.
    const asksTheSame = keyOf(own) === keyOf({ ...blueprint, undisputed: true, authored: undefined });
    return asksTheSame && JSON.stringify(own.mustPass) === JSON.stringify(blueprint.mustPass);
  });

/**
 * How often simulated players pass an exam, whatever the topics of its authored questions; undefined when it was never
 * simulated or has another pass mark.
 */
export function passRatesOf(blueprint: Blueprint): BySort<Rates> | undefined {
  const { rules, passMark, authored = [] } = blueprint;
  const bySimulation: Readonly<Partial<Record<BookId, RatesOfBook>>> = RATES.rates;
  const rates = bySimulation[rules];
  const place = RATES.marks.indexOf(Math.round(passMark * PERCENT));
  const preset = presetIn(blueprint);
  const around = countsAround(authored.reduce((sum, { count }) => sum + count, 0));
  if (!rates || !preset || place < 0 || !around || !authored.every(({ even }) => even)) return undefined;
  const sat = around.map((count): BySort<Ranges> => rates[preset][count]);
  const spanOf = (ranges: readonly Ranges[], length: keyof Rates): Range => {
    const here = ranges.map((one) => one[length][place] ?? []);
    return [Math.min(...here.map(([least = 0]) => least)), Math.max(...here.map(([, most = PERCENT]) => most))];
  };
  const of = (ranges: readonly Ranges[]): Rates => ({ once: spanOf(ranges, 'once'), twice: spanOf(ranges, 'twice') });
  const inPart = IN_PART.flatMap((sort) => {
    const own = sat.flatMap((rates) => rates[sort] ?? []);
    return own.length > 0 ? [[sort, of(own)] as const] : [];
  });
  return {
    weak: of(sat.map(({ weak }) => weak)),
    middling: of(sat.map(({ middling }) => middling)),
    strong: of(sat.map(({ strong }) => strong)),
    ...Object.fromEntries(inPart),
  };
}
