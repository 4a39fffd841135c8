import { isOrphan } from './tiles.ts';
import type { Group, View } from './types.ts';
import { isClosedPung, isPinfu, pairs, pungs, waitOf, windTile } from './yaku.ts';

function pungFu(view: View, one: Group): number {
  const orphan = one.tiles.some(isOrphan);
  const closed = isClosedPung(view, one);
  if (one.kind === 'kong') return orphan ? (closed ? 32 : 16) : closed ? 16 : 8;
  return orphan ? (closed ? 8 : 4) : closed ? 4 : 2;
}

function pairFu(view: View): number {
  const tile = pairs(view)[0]?.tiles[0] ?? '';
  const seat = tile === windTile(view.request.seatWind);
  const round = tile === windTile(view.request.roundWind);
  if (seat && round) return view.options.doubleWindPairFu;
  return seat || round || ['5z', '6z', '7z'].includes(tile) ? 2 : 0;
}

function drawFu(view: View): number {
  if (view.request.by !== 'draw' || isPinfu(view)) return 0;
  return view.request.afterKong === true && !view.options.rinshanTsumoFu ? 0 : 2;
}

/** The fu of a reading before rounding. */
export function exactFu(view: View): number {
  if (view.reading.shape === 'pairs') return 25;
  const base = view.closed && view.request.by === 'discard' ? 30 : 20;
  const wait = ['edge', 'closed', 'pair'].includes(waitOf(view)) ? 2 : 0;
  const sets = pungs(view).map((one) => pungFu(view, one));
  const fu = [pairFu(view), wait, drawFu(view), ...sets].reduce((sum, part) => sum + part, base);
  return fu === 20 && !view.closed && view.options.openPinfuFu ? 22 : fu;
}

/** Fu rounded up to ten; the 25 of seven pairs stay. */
export function roundFu(exact: number, sevenPairs: boolean): number {
  return sevenPairs ? exact : Math.ceil(exact / 10) * 10;
}
