import { repeatKind } from '../notation.ts';
import type { AddStep, Step } from './step.ts';
import { isDragon, isOutside } from '../tile.ts';
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

/** Adds the fu lines of a reading to `steps` and returns their sum, not yet rounded (EMA 2016 4.1.1). */
export function addFu(steps: Step[], reading: Reading, rules: RiichiRules): number {
  const { hand, shape, ends, wait } = reading;
  const { knobs, cite } = rules;
  let sum = 0;
  const add = (rule: FuItem, value: number): void => {
    sum += value;
    steps.push({ kind: 'add', unit: 'fu', rule, value, cite: cite[rule] });
  };
  const addFor = (rule: FuItem, value: number, tiles: string): void => {
    sum += value;
    steps.push({ kind: 'add', unit: 'fu', rule, value, tiles, cite: cite[rule] });
  };
  const addSet = (rule: keyof typeof SET_FU, tiles: string, because: NonNullable<AddStep['because']>): void => {
    sum += SET_FU[rule];
    steps.push({ kind: 'add', unit: 'fu', rule, value: SET_FU[rule], tiles, because, cite: cite[rule] });
  };

  if (shape.form === 'seven-pairs') {
    add('base-seven-pairs', BASE_FU['base-seven-pairs']);
    return sum;
  }
  if (hand.closed && !hand.byDraw) add('base-closed-ron', BASE_FU['base-closed-ron']);
  else add('base-other', BASE_FU['base-other']);

  const own = shape.blocks.length - hand.melds.length;
  for (let i = 0; i < own; i++) {
    const block = shape.blocks[i]!;
    if (block.type === 'chow') continue;
    const open = block === ends && !hand.byDraw;
    const item = `pung-${isOutside(block.kind) ? 'outside' : 'simple'}-${open ? 'open' : 'closed'}` as const;
    addSet(item, block.tiles, open ? 'discard' : 'concealed');
  }
  for (const meld of hand.melds) {
    if (meld.type === 'chow') continue;
    const item =
      `${meld.type}-${isOutside(meld.kind) ? 'outside' : 'simple'}-${meld.open ? 'open' : 'closed'}` as const;
    addSet(item, repeatKind(meld.kind, meld.type === 'kong' ? 4 : 3), meld.open ? 'called' : 'concealed');
  }

  const { pair } = shape;
  if (pair >= 0) {
    const tiles = repeatKind(pair, 2);
    if (isDragon(pair)) addFor('pair-dragon', EXTRA_FU, tiles);
    else if (pair === hand.seat && pair === hand.round && knobs.doubleWindPairFu === EXTRA_FU)
      addFor('pair-double-wind', EXTRA_FU, tiles);
    else {
      if (pair === hand.seat) addFor('pair-seat', EXTRA_FU, tiles);
      if (pair === hand.round) addFor('pair-round', EXTRA_FU, tiles);
    }
  }

  const waitItem = WAIT_ITEM[wait];
  if (waitItem) addFor(waitItem, EXTRA_FU, ends ? ends.tiles : repeatKind(hand.winning, 2));

  const isPinfu = hand.closed && knobs.pinfuTsumo && isPinfuShape(reading);
  if (hand.byDraw && !isPinfu && (knobs.rinshanTsumoFu || !hand.afterKong)) add('tsumo', EXTRA_FU);
  if (!hand.closed && sum === BASE_FU['base-other'] && knobs.openPinfuFu) add('open-pinfu', EXTRA_FU);
  return sum;
}
