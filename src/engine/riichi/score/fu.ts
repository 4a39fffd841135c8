import type { Clause } from '../../base/clause.ts';
import { repeatKind } from '../../base/notation.ts';
import type { AddStep, Step } from './step.ts';
import { type Kind, isDragon, isOutside } from '../../base/tile.ts';
import { BASE_FU, type FuItem, SET_FU, SET_ITEMS } from '../options/ids.ts';
import { type Reading, isPinfuShape } from '../hand/reading.ts';
import type { RiichiRules } from '../options/rules.ts';

const WAIT_ITEM: Readonly<Partial<Record<Reading['wait'], FuItem>>> = {
  edge: 'wait-edge',
  closed: 'wait-closed',
  single: 'wait-single',
};

/** The fu of each small thing: a pair, a wait, a draw, an open hand without any other fu (EMA 2016 4.1.1). */
export const EXTRA_FU = 2;

type SetItem = (typeof SET_ITEMS)[number];

const setItem = (type: 'pung' | 'kong', kind: Kind, open: boolean): SetItem =>
  SET_ITEMS[(type === 'kong' ? 4 : 0) + (isOutside(kind) ? 2 : 0) + (open ? 0 : 1)]!;

/** Adds a line of fu; gives its value, as the next two do. */
function add(steps: Step[], rule: FuItem, value: number, cite: Clause): number {
  steps.push({ kind: 'add', unit: 'fu', rule, value, cite });
  return value;
}

/** Adds the line of a pair or a wait. */
function addExtra(steps: Step[], rule: FuItem, tiles: string, cite: RiichiRules['cite']): number {
  steps.push({ kind: 'add', unit: 'fu', rule, value: EXTRA_FU, tiles, cite: cite[rule] });
  return EXTRA_FU;
}

/** Adds the line of a pung or kong. */
function addSet(
  steps: Step[],
  rule: SetItem,
  tiles: string,
  because: NonNullable<AddStep['because']>,
  cite: RiichiRules['cite'],
): number {
  const value = SET_FU[rule];
  steps.push({ kind: 'add', unit: 'fu', rule, value, tiles, because, cite: cite[rule] });
  return value;
}

/** Adds the fu lines of a reading to `steps` and returns their sum, not yet rounded (EMA 2016 4.1.1). */
export function addFu(steps: Step[], reading: Reading, { options, cite }: RiichiRules): number {
  const { hand, shape, ends, wait } = reading;
  if (shape.form === 'seven-pairs')
    return add(steps, 'base-seven-pairs', BASE_FU['base-seven-pairs'], cite['base-seven-pairs']);
  let sum =
    hand.closed && !hand.byDraw
      ? add(steps, 'base-closed-ron', BASE_FU['base-closed-ron'], cite['base-closed-ron'])
      : add(steps, 'base-other', BASE_FU['base-other'], cite['base-other']);

  const own = shape.blocks.length - hand.melds.length;
  for (let i = 0; i < own; i++) {
    const block = shape.blocks[i]!;
    if (block.type === 'chow') continue;
    const open = block === ends && !hand.byDraw;
    sum += addSet(steps, setItem('pung', block.kind, open), block.tiles, open ? 'discard' : 'concealed', cite);
  }
  for (let i = 0; i < hand.melds.length; i++) {
    const { type, kind, open } = hand.melds[i]!;
    if (type === 'chow') continue;
    const { tiles } = shape.blocks[own + i]!;
    sum += addSet(steps, setItem(type, kind, open), tiles, open ? 'called' : 'concealed', cite);
  }

  const { pair } = shape;
  if (pair >= 0) {
    const tiles = repeatKind(pair, 2);
    if (isDragon(pair)) sum += addExtra(steps, 'pair-dragon', tiles, cite);
    else if (pair === hand.seat && pair === hand.round && options.doubleWindPairFu === EXTRA_FU)
      sum += addExtra(steps, 'pair-double-wind', tiles, cite);
    else {
      if (pair === hand.seat) sum += addExtra(steps, 'pair-seat', tiles, cite);
      if (pair === hand.round) sum += addExtra(steps, 'pair-round', tiles, cite);
    }
  }

  const waitItem = WAIT_ITEM[wait];
  if (waitItem) sum += addExtra(steps, waitItem, ends ? ends.tiles : repeatKind(hand.winning, 2), cite);

  const isPinfu = hand.closed && options.pinfuTsumo && isPinfuShape(reading);
  if (hand.byDraw && !isPinfu && (options.rinshanTsumoFu || !hand.afterKong))
    sum += add(steps, 'tsumo', EXTRA_FU, cite.tsumo);
  if (!hand.closed && sum === BASE_FU['base-other'] && options.openPinfuFu)
    sum += add(steps, 'open-pinfu', EXTRA_FU, cite['open-pinfu']);
  return sum;
}
