import RATES from '../../../content/exams/pass-rates.json';
import { type Blueprint, keyOf } from '../../../quizzes/exams/blueprint.ts';
import { PRESET_IDS, presetOf } from '../../../quizzes/exams/presets.ts';

const PERCENT = 100;

/** In how many of 100 sittings somebody passes: at least, and at most. */
export type Range = readonly [least: number, most: number];

/** Sorts of players, by how many misconceptions they hold. */
export const SORTS = ['weak', 'middling', 'strong'] as const;

/** How often players of a sort pass, with as many questions and with twice as many. */
interface Rates {
  readonly once: Range;
  readonly twice: Range;
}

/** How often simulated players pass an exam; undefined for one that none has sat, or with another pass mark than they had. */
export function passRatesOf(blueprint: Blueprint): Readonly<Record<(typeof SORTS)[number], Rates>> | undefined {
  const { rules, passMark, mustPass } = blueprint;
  const place = RATES.marks.indexOf(Math.round(passMark * PERCENT));
  const preset = PRESET_IDS.find((id) => {
    const own = presetOf(id, rules);
    return keyOf(own) === keyOf(blueprint) && JSON.stringify(own.mustPass) === JSON.stringify(mustPass);
  });
  if (!preset || place < 0) return undefined;
  const rangeAt = (ranges: readonly (readonly number[])[]): Range => {
    const [least = 0, most = 0] = ranges[place] ?? [];
    return [least, most];
  };
  const rates = RATES.rates[rules][preset];
  const of = (sort: (typeof SORTS)[number]): Rates => ({
    once: rangeAt(rates[sort].once),
    twice: rangeAt(rates[sort].twice),
  });
  return { weak: of('weak'), middling: of('middling'), strong: of('strong') };
}
