import { EXTRA_FU, type HandRequest, baseFu, isClosed } from '../../engine/riichi/index.ts';
import { addsOf } from '../hands/win.ts';
import type { Scored } from '../judge/steps.ts';
import { optionsOf } from '../base/riichi-options.ts';
import { type Count, sumOf } from './count.ts';
import { FU_ADDENDS, type FuAddend, type LineId, type Lines, SET_LINES } from '../base/lines.ts';

/** The sum of fu as it counts: seven pairs keep theirs, any other is rounded up to ten. */
const roundedFu = (sum: number): number => (sum === baseFu['base-seven-pairs'] ? sum : Math.ceil(sum / 10) * 10);

/** The sets of the reading that counts, in its order, pair aside; none for seven pairs. */
export function setsOf({ win }: Pick<Scored, 'win'>): readonly string[] {
  const [, ...sets] = win.readings.find(({ won }) => won)?.sets.split(' ') ?? [];
  return sets.length === SET_LINES.length ? sets : [];
}

/** The place of each line of a score among the lines that are asked, in the order of the score. */
export function slotsOf(scored: Pick<Scored, 'win'>): readonly FuAddend[] {
  const left: (string | undefined)[] = [...setsOf(scored)];
  return addsOf(scored.win, 'fu').map(({ rule, tiles }): FuAddend => {
    if (rule.startsWith('base-')) return 'base';
    if (rule.startsWith('pair-')) return 'pair';
    if (rule.startsWith('wait-')) return 'wait';
    if (rule === 'tsumo') return 'draw';
    if (rule === 'open-pinfu') return 'bare';
    const at = left.indexOf(tiles);
    left[at] = undefined;
    return SET_LINES[at] ?? 'set1';
  });
}

/** Whether an open hand gets something for having no other fu, so that it is asked whether this one does. */
const asksForBare = (hand: HandRequest, scored: Scored): boolean => !isClosed(hand) && optionsOf(scored).openPinfuFu;

/** The lines in which the fu of a hand are asked. */
const askedIn = (scored: Scored): readonly LineId[] => {
  const sets = SET_LINES.slice(0, setsOf(scored).length);
  const bare = asksForBare(scored.hand, scored) ? (['bare'] as const) : [];
  return ['base', ...sets, 'pair', 'wait', 'draw', ...bare, 'sum'];
};

/** How the fu of a hand are counted line by line; undefined where no fu are counted. */
export function fuCount(scored: Scored): Count | undefined {
  if (scored.win.fu === null) return undefined;
  const slots = slotsOf(scored);
  const values = addsOf(scored.win, 'fu').reduce<Lines>((lines, { value }, i) => {
    const slot = slots[i] ?? 'base';
    return { ...lines, [slot]: (lines[slot] ?? 0) + value };
  }, {});
  const ids = askedIn(scored);
  const right = (id: LineId, earlier: Lines): number => {
    if (id === 'sum') return roundedFu(sumOf(earlier, FU_ADDENDS));
    if (id === 'bare') return sumOf(earlier, FU_ADDENDS) === baseFu['base-other'] ? EXTRA_FU : 0;
    return values[id] ?? 0;
  };
  return { ids, right };
}
