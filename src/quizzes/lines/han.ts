import { type PatternId, YAKU_RULES, isClosed } from '../../engine/riichi/index.ts';
import { addsOf } from '../hands/win.ts';
import type { Scored } from '../judge/steps.ts';
import { type Count, sumOf } from './count.ts';
import { doraLineOf } from './dora-line.ts';
import { DORA_LINES, type DoraLine, type LineId, type Lines, idsIn, patternOf } from '../base/lines.ts';

/** The han that somebody gives a yaku who sees it in this hand: those of the hand's own, else by the list, closed where it does not count open. */
export function hanSeen(id: PatternId, { win, hand }: Scored): number {
  const own = win.items.find((item) => item.id === id)?.han;
  const rule = YAKU_RULES.find((one) => one.id === id);
  const column = isClosed(hand) ? 'closed' : 'open';
  return own ?? (rule ? rule[column] || rule.closed : 0);
}

/** The dora of a score, line by line. */
export const doraIn = (win: Pick<Scored['win'], 'steps'>): Lines =>
  addsOf(win, 'han').reduce<Lines>((lines, { rule, value }) => {
    const line = doraLineOf(rule);
    return line === undefined ? lines : { ...lines, [line]: (lines[line] ?? 0) + value };
  }, {});

/** The lines of dora that the table calls for: the indicator, further ones, those below, red fives. */
function doraAsked({ hand }: Scored): readonly DoraLine[] {
  const { doraIndicators = '', uraIndicators = '', concealed, winningTile, melds = [] } = hand;
  const shown = [concealed, winningTile, ...melds.map(({ tiles }) => tiles)].join(' ');
  const there: Readonly<Record<DoraLine, boolean>> = {
    dora: true,
    'kan-dora': (doraIndicators.match(/\d/g) ?? []).length > 1,
    'ura-dora': uraIndicators !== '',
    'red-five': shown.includes('0'),
  };
  return DORA_LINES.filter((line) => there[line]);
}

/** Whether a line adds han. */
const adds = (id: LineId): boolean => id !== 'sum';
/** Whether any line is a yaku; without one nothing counts. */
const hasYaku = (lines: Lines): boolean => Object.entries(lines).some(([id, han]) => id.startsWith('yaku:') && han > 0);

/** How the han of a hand are counted line by line: its yaku, and others that are `named` beside them, the dora, the sum; undefined for a limit hand. */
export function hanCount(scored: Scored, named: readonly LineId[] = []): Count | undefined {
  const { win } = scored;
  if (win.han === null) return undefined;
  const values: Lines = {
    ...Object.fromEntries(win.items.map(({ id, han }) => [`yaku:${id}`, han ?? 0] as const)),
    ...doraIn(win),
  };
  const yaku = [...idsIn(values), ...named].filter((id): id is `yaku:${PatternId}` => patternOf(id) !== undefined);
  const ids: readonly LineId[] = [...new Set(yaku), ...doraAsked(scored), 'sum'];
  const right = (id: LineId, earlier: Lines): number => {
    if (id !== 'sum') return values[id] ?? 0;
    return hasYaku(earlier) ? sumOf(earlier, ids.filter(adds)) : 0;
  };
  return { ids, right };
}
