import prices from '../../../../content/penalties/prices.json' with { type: 'json' };
import { type RiichiId, RIICHI_IDS } from '../../../../engine/rulebooks/ids.ts';
import { fill } from '../../../../i18n/strings.ts';
import { chomboCost } from '../chombo-cost.ts';
import { gradeOf } from '../provenance.ts';

interface Written {
  /** Points that one unit stands for. */
  readonly per?: number;
  readonly unit?: string;
  readonly as?: string;
}

/** The headline of a chombo under each riichi rulebook, as the engine settles it and the rulebook writes points. */
export function chomboHeads(words: Readonly<Record<string, string>>, lang: string): Readonly<Record<string, string>> {
  const headOf = (book: RiichiId): string => {
    const cost = chomboCost(book);
    const number = (points: number): string => points.toLocaleString(lang);
    if (cost.kind === 'table')
      return fill(words.table ?? '', { east: number(cost.toEast), other: number(cost.toOther) });
    const isRead = gradeOf('replayed', book, 'hand') === 'reading';
    const {
      per = 1,
      unit = '',
      as = isRead ? 'read' : 'after',
    }: Written = (prices.chombo as Readonly<Record<string, Written>>)[book] ?? {};
    return fill(words[as] ?? '', { points: `${number(cost.points / per)}${unit}` });
  };
  return Object.fromEntries(RIICHI_IDS.map((book) => [book, headOf(book)]));
}
