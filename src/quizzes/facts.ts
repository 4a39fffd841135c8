import type { AddStep, HandRequest, Win } from '../engine/riichi/index.ts';
import type { FactId, Situation } from './question.ts';
import { addsOf } from './hands/win.ts';
import { situationOf } from './judge/steps.ts';

/** The payment cell of han and fu: `pay:east-ron:3:40`. */
export const payFact = (han: number, fu: number, { dealer, by }: Situation): FactId =>
  `pay:${dealer ? 'east' : 'other'}-${by === 'discard' ? 'ron' : 'tsumo'}:${han}:${fu}`;

/** The facts of a win's patterns. */
export const yakuFacts = ({ items }: Win): FactId[] => items.map(({ id }): FactId => `yaku:${id}`);

/** The facts of a win's fu lines. */
export const fuFacts = (win: Win): FactId[] => [
  ...new Set(addsOf(win, 'fu').map(({ rule }: AddStep): FactId => `fu:${rule}`)),
];

/** The fact of a win's payment: its cell, or its limit. */
export const paymentFacts = (win: Win, hand: HandRequest): FactId[] =>
  win.limit !== null
    ? [`limit:${win.limit}`]
    : win.han !== null && win.fu !== null
      ? [payFact(win.han, win.fu, situationOf(hand))]
      : [];
