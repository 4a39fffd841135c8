import RATES from '../../../../content/exams/pass-rates.json';
import { type Blueprint, keyOf } from '../../../../quizzes/exams/blueprint/blueprint.ts';
import { PRESET_IDS, presetOf } from '../../../../quizzes/exams/blueprint/presets.ts';

const PERCENT = 100;

/** In how many of 100 sittings somebody passes: at least, and at most. */
export type Range = readonly [least: number, most: number];

/**
 * Of 100, how many at most pass within so many attempts: as many as if each attempt were somebody else's, which it is not for
 * anybody who misunderstands the same things again.
 */
export const mostWithin = ([, most]: Range, attempts: number): number =>
  Math.ceil(PERCENT * (1 - (1 - most / PERCENT) ** attempts));

/** Sorts of players, by how many misconceptions they hold. */
const BY_BELIEFS = ['weak', 'middling', 'strong'] as const;

/** Those who know a game only in part: its fu, its yaku or its fan. */
const IN_PART = ['guessing', 'roughFu', 'fewYaku', 'someYaku', 'halfOfFan'] as const;

/** All sorts of players. */
export const SORTS = [...BY_BELIEFS, ...IN_PART] as const;

/** How often players of a sort pass, with as many questions and with twice as many. */
interface Rates {
  readonly once: Range;
  readonly twice: Range;
}

/** Of each sort; of those who know in part only where they are there. */
type BySort<R> = Readonly<Record<(typeof BY_BELIEFS)[number], R> & Partial<Record<(typeof IN_PART)[number], R>>>;

/** The same for all pass marks. */
type Ranges = Readonly<Record<keyof Rates, readonly (readonly number[])[]>>;

/** How many authored questions simulated players have been asked beside the hands of a preset. */
const COUNTS = [0, 4, 10] as const;

/** The counts that enclose a number of authored questions; undefined where there are more than anybody was asked. */
function countsAround(count: number): readonly (typeof COUNTS)[number][] | undefined {
  const [below, above] = [COUNTS.findLast((one) => one <= count), COUNTS.find((one) => one >= count)];
  return below === undefined || above === undefined ? undefined : [below, above];
}

/** The preset that asks and demands the same, authored questions aside. */
const presetIn = (blueprint: Blueprint) =>
  PRESET_IDS.find((id) => {
    const own = presetOf(id, blueprint.rules);
    const asksTheSame = keyOf(own) === keyOf({ ...blueprint, authored: undefined });
    return asksTheSame && JSON.stringify(own.mustPass) === JSON.stringify(blueprint.mustPass);
  });

/**
 * How often simulated players pass an exam, whatever topics its authored questions are about; undefined for one that none has
 * sat, or with another pass mark than they had.
 */
export function passRatesOf(blueprint: Blueprint): BySort<Rates> | undefined {
  const { rules, passMark, authored = [] } = blueprint;
  const place = RATES.marks.indexOf(Math.round(passMark * PERCENT));
  const preset = presetIn(blueprint);
  const around = countsAround(authored.reduce((sum, { count }) => sum + count, 0));
  if (!preset || place < 0 || !around || !authored.every(({ even }) => even)) return undefined;
  const sat = around.map((count): BySort<Ranges> => RATES.rates[rules][preset][count]);
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
