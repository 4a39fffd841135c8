import type { HandRequest } from '../../engine/riichi/index.ts';
import { addsOf, winOf } from './win.ts';

/** Circumstances that rarely matter for fu. */
const ASIDE = [
  'doraIndicators',
  'uraIndicators',
  'counters',
  'ippatsu',
  'firstTurn',
  'lastTile',
  'afterKong',
  'robbedKong',
] as const satisfies readonly (keyof HandRequest)[];

function fuLines(hand: HandRequest): string | undefined {
  const win = winOf(hand);
  return win && JSON.stringify(addsOf(win, 'fu').map(({ rule, tiles }) => [rule, tiles]));
}

const without = (hand: HandRequest, field: (typeof ASIDE)[number]): HandRequest =>
  Object.fromEntries(Object.entries(hand).filter(([name]) => name !== field)) as unknown as HandRequest;

/** A hand with only what its fu depend on: leaves out whatever changes no line of the fu. */
export function onlyForFu(hand: HandRequest): HandRequest {
  const lines = fuLines(hand);
  const plain: HandRequest = hand.riichi === 'double' ? { ...hand, riichi: 'riichi' } : hand;
  return ASIDE.reduce((left, field) => {
    const less = field in left ? without(left, field) : left;
    return fuLines(less) === lines ? less : left;
  }, plain);
}
