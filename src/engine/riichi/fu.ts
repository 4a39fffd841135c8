import { repeatKind } from '../notation.ts';
import type { AddStep, Step } from './step.ts';
import { type Kind, isDragon, isOutside } from '../tile.ts';
import type { FuItem } from './ids.ts';
import { type Reading, isPinfuShape } from './reading.ts';
import type { RiichiRules } from './rules.ts';

const WAIT_ITEM: Readonly<Partial<Record<Reading['wait'], FuItem>>> = {
  edge: 'wait-edge',
  closed: 'wait-closed',
  single: 'wait-single',
};

const SET_FU = {
  'pung-simple-open': 2,
  'pung-simple-closed': 4,
  'pung-outside-open': 4,
  'pung-outside-closed': 8,
  'kong-simple-open': 8,
  'kong-simple-closed': 16,
  'kong-outside-open': 16,
  'kong-outside-closed': 32,
} as const satisfies Partial<Record<FuItem, number>>;

/** The fu of every pung and kong, by what it is (EMA 2016 4.1.1). */
export const setFu: Readonly<Record<keyof typeof SET_FU, number>> = SET_FU;

const BASE_FU = {
  'base-closed-ron': 30,
  'base-seven-pairs': 25,
  'base-other': 20,
} as const satisfies Partial<Record<FuItem, number>>;

/** The fu that every hand starts from, by how it was won (EMA 2016 4.1.1). */
export const baseFu: Readonly<Record<keyof typeof BASE_FU, number>> = BASE_FU;

/** The fu of each small thing: a pair, a wait, a draw, an open hand without any other fu (EMA 2016 4.1.1). */
export const EXTRA_FU = 2;

/** The names of sets by type, then whether they hold a terminal or an honour, then whether they are concealed. */
const SET_ITEMS = {
  pung: [
    ['pung-simple-open', 'pung-simple-closed'],
    ['pung-outside-open', 'pung-outside-closed'],
  ],
  kong: [
    ['kong-simple-open', 'kong-simple-closed'],
    ['kong-outside-open', 'kong-outside-closed'],
  ],
} as const;

type SetItem = keyof typeof SET_FU;

const setItem = (type: 'pung' | 'kong', kind: Kind, open: boolean): SetItem =>
  SET_ITEMS[type][isOutside(kind) ? 1 : 0][open ? 0 : 1];

type Cite = RiichiRules['cite'];

/** Adds a line of fu; gives its value, as the next two do. */
function add(steps: Step[], rule: FuItem, value: number, cite: Cite): number {
  steps.push({ kind: 'add', unit: 'fu', rule, value, cite: cite[rule] });
  return value;
}

/** Adds the line of a pair or a wait. */
function addExtra(steps: Step[], rule: FuItem, tiles: string, cite: Cite): number {
  steps.push({ kind: 'add', unit: 'fu', rule, value: EXTRA_FU, tiles, cite: cite[rule] });
  return EXTRA_FU;
}

/** Adds the line of a pung or kong. */
function addSet(
  steps: Step[],
  rule: SetItem,
  tiles: string,
  because: NonNullable<AddStep['because']>,
  cite: Cite,
): number {
  const value = SET_FU[rule];
  steps.push({ kind: 'add', unit: 'fu', rule, value, tiles, because, cite: cite[rule] });
  return value;
}

/** The rule for the base of a hand, by how it was won. */
const baseItem = ({ shape, hand }: Reading): keyof typeof BASE_FU => {
  if (shape.form === 'seven-pairs') return 'base-seven-pairs';
  return hand.closed && !hand.byDraw ? 'base-closed-ron' : 'base-other';
};

/** Adds the fu lines of a reading to `steps` and returns their sum, not yet rounded (EMA 2016 4.1.1). */
export function addFu(steps: Step[], reading: Reading, rules: RiichiRules): number {
  const { hand, shape, ends, wait } = reading;
  const { knobs, cite } = rules;
  const base = baseItem(reading);
  let sum = add(steps, base, BASE_FU[base], cite);
  if (base === 'base-seven-pairs') return sum;

  const own = shape.blocks.length - hand.melds.length;
  for (let i = 0; i < own; i++) {
    const block = shape.blocks[i]!;
    if (block.type === 'chow') continue;
    const open = block === ends && !hand.byDraw;
    sum += addSet(steps, setItem('pung', block.kind, open), block.tiles, open ? 'discard' : 'concealed', cite);
  }
  for (const { type, kind, open } of hand.melds) {
    if (type === 'chow') continue;
    const tiles = repeatKind(kind, type === 'kong' ? 4 : 3);
    sum += addSet(steps, setItem(type, kind, open), tiles, open ? 'called' : 'concealed', cite);
  }

  const { pair } = shape;
  if (pair >= 0) {
    const tiles = repeatKind(pair, 2);
    if (isDragon(pair)) sum += addExtra(steps, 'pair-dragon', tiles, cite);
    else if (pair === hand.seat && pair === hand.round && knobs.doubleWindPairFu === EXTRA_FU)
      sum += addExtra(steps, 'pair-double-wind', tiles, cite);
    else {
      if (pair === hand.seat) sum += addExtra(steps, 'pair-seat', tiles, cite);
      if (pair === hand.round) sum += addExtra(steps, 'pair-round', tiles, cite);
    }
  }

  const waitItem = WAIT_ITEM[wait];
  if (waitItem) sum += addExtra(steps, waitItem, ends ? ends.tiles : repeatKind(hand.winning, 2), cite);

  const isPinfu = hand.closed && knobs.pinfuTsumo && isPinfuShape(reading);
  if (hand.byDraw && !isPinfu && (knobs.rinshanTsumoFu || !hand.afterKong)) sum += add(steps, 'tsumo', EXTRA_FU, cite);
  if (!hand.closed && sum === BASE_FU['base-other'] && knobs.openPinfuFu)
    sum += add(steps, 'open-pinfu', EXTRA_FU, cite);
  return sum;
}
