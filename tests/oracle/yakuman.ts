import { isHonour, isTerminal, listTiles, plain, suitOf, without } from './tiles.ts';
import type { View } from './types.ts';
import { hasPungOf, isClosedPung, kongs, pairs, pungs, waitOf } from './yaku.ts';

const DRAGONS = listTiles('567z');
const WINDS = listTiles('1234z');
const GREENS = listTiles('23468s6z');

function isNineGates(view: View): boolean {
  const suit = view.tiles.map(suitOf)[0] ?? '';
  return (
    suit !== 'z' &&
    view.request.melds.length === 0 &&
    without(view.tiles, listTiles(`1112345678999${suit}`))?.every((tile) => suitOf(tile) === suit) === true
  );
}

function isPureNineGates(view: View): boolean {
  return isNineGates(view) && without(view.before, listTiles(`1112345678999${suitOf(view.winning)}`))?.length === 0;
}

function isAllGreen(view: View): boolean {
  if (!view.tiles.every((tile) => GREENS.includes(tile))) return false;
  return view.options.ryuuiisouHatsu === 'none' || hasPungOf(view, '6z');
}

function isThirteenWait(view: View): boolean {
  return new Set(view.before.map(plain)).size === 13;
}

function hasFourClosedPungs(view: View): boolean {
  return pungs(view).filter((one) => isClosedPung(view, one)).length === 4;
}

function pungsAmong(view: View, kinds: string[]): number {
  return kinds.filter((kind) => hasPungOf(view, kind)).length;
}

type Row = [id: string, holds: (view: View) => boolean, special?: [id: string, holds: (view: View) => boolean]];

const TABLE: Row[] = [
  ['kokushi', (v) => v.reading.shape === 'orphans', ['kokushi-13', isThirteenWait]],
  ['chuuren', isNineGates, ['chuuren-9', isPureNineGates]],
  ['suuankou', hasFourClosedPungs, ['suuankou-tanki', (v) => waitOf(v) === 'pair']],
  ['tenhou', (v) => isFirst(v, 'draw') && v.request.seatWind === 'east'],
  ['chiihou', (v) => isFirst(v, 'draw') && v.request.seatWind !== 'east'],
  ['renhou', (v) => isFirst(v, 'discard') && v.options.renhou === 'yakuman'],
  ['suukantsu', (v) => kongs(v).length === 4],
  ['ryuuiisou', isAllGreen],
  ['chinroutou', (v) => v.tiles.every(isTerminal)],
  ['tsuuiisou', (v) => v.tiles.every(isHonour)],
  ['daisangen', (v) => pungsAmong(v, DRAGONS) === 3],
  [
    'shousuushii',
    (v) => pungsAmong(v, WINDS) === 3 && pairs(v).some((pair) => pair.tiles.every((tile) => WINDS.includes(tile))),
  ],
  ['daisuushii', (v) => pungsAmong(v, WINDS) === 4],
];

function isFirst(view: View, by: 'draw' | 'discard'): boolean {
  return view.request.firstTurn === true && view.request.by === by;
}

/** The yakuman of a reading, each with the number of limits it pays alone. */
export function yakumanOf(view: View): { id: string; worth: number }[] {
  const found: { id: string; worth: number }[] = [];
  for (const [id, holds, special] of TABLE) {
    if (!holds(view)) continue;
    if (special?.[1](view) === true && view.options.doubleYakumanWaits) found.push({ id: special[0], worth: 2 });
    else found.push({ id, worth: id === 'daisuushii' && view.options.daisuushiiDouble ? 2 : 1 });
  }
  return found;
}

/** How many limits a list of yakuman pays: all of them, or only the largest. */
export function yakumanPaid(view: View, found: { worth: number }[]): number {
  const worths = found.map((one) => one.worth);
  return view.options.yakumanAccumulate ? worths.reduce((sum, worth) => sum + worth, 0) : Math.max(0, ...worths);
}
