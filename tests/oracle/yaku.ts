import { howMany, isHonour, isOrphan, isTerminal, numberOf, suitOf } from './tiles.ts';
import type { Group, Item, View, Wind } from './types.ts';

const WIND_TILES: Record<Wind, string> = { east: '1z', south: '2z', west: '3z', north: '4z' };
const SUITS = ['m', 'p', 's'];

/** The tile of a wind. */
export function windTile(wind: Wind): string {
  return WIND_TILES[wind];
}

/** The chows of a reading. */
function chows(view: View): Group[] {
  return view.reading.groups.filter((one) => one.kind === 'chow');
}

/** The pungs and kongs of a reading. */
export function pungs(view: View): Group[] {
  return view.reading.groups.filter((one) => one.kind === 'pung' || one.kind === 'kong');
}

/** The kongs of a reading. */
export function kongs(view: View): Group[] {
  return view.reading.groups.filter((one) => one.kind === 'kong');
}

/** The pairs of a reading: one in a standard hand. */
export function pairs(view: View): Group[] {
  return view.reading.groups.filter((one) => one.kind === 'pair');
}

/** Whether a pung or kong counts as closed: not called, and not completed by a discard. */
export function isClosedPung(view: View, one: Group): boolean {
  return !one.called && !(one.won && view.request.by === 'discard');
}

/** Whether the reading has a pung or kong of this tile. */
export function hasPungOf(view: View, tile: string): boolean {
  return pungs(view).some((one) => one.tiles.includes(tile));
}

/** The wait that the winning tile completed, by the group it went into. */
export function waitOf(view: View): 'two-sided' | 'edge' | 'closed' | 'pair' | 'pungs' | 'orphans' {
  const won = view.reading.groups.find((one) => one.won);
  if (won === undefined) return 'orphans';
  if (won.kind === 'pair') return 'pair';
  if (won.kind !== 'chow') return 'pungs';
  const numbers = won.tiles.map(numberOf).join('');
  const number = numberOf(view.winning);
  if (won.tiles.indexOf(view.winning) === 1) return 'closed';
  if ((numbers === '123' && number === 3) || (numbers === '789' && number === 7)) return 'edge';
  return 'two-sided';
}

/** Whether a pair is worth fu or spoils pinfu: dragons, seat wind, round wind. */
function isValuedPair(view: View): boolean {
  const valued = ['5z', '6z', '7z', windTile(view.request.seatWind), windTile(view.request.roundWind)];
  return pairs(view).some((pair) => pair.tiles.some((tile) => valued.includes(tile)));
}

/** Whether the reading is a pinfu in shape and by the rulebook. */
export function isPinfu(view: View): boolean {
  if (view.reading.shape !== 'standard' || !view.closed || chows(view).length !== 4) return false;
  if (isValuedPair(view) || waitOf(view) !== 'two-sided') return false;
  return view.request.by === 'discard' || view.options.pinfuTsumo;
}

function chowNames(view: View): string[] {
  return chows(view)
    .map((chow) => chow.tiles.join(''))
    .sort();
}

function isTwicePureDoubleChow(view: View): boolean {
  const [a, b, c, d] = chowNames(view);
  return view.closed && d !== undefined && a === b && c === d;
}

function isPureDoubleChow(view: View): boolean {
  const names = chowNames(view);
  return view.closed && !isTwicePureDoubleChow(view) && names.some((name, at) => names.indexOf(name) !== at);
}

function hasChow(view: View, start: number, suit: string): boolean {
  return chowNames(view).includes(`${start}${suit}${start + 1}${suit}${start + 2}${suit}`);
}

function isOutside(view: View, ends: (tile: string) => boolean): boolean {
  if (view.reading.shape !== 'standard' || chows(view).length === 0) return false;
  return view.reading.groups.every((one) => one.tiles.some(ends));
}

function suitsUsed(view: View): string[] {
  return SUITS.filter((suit) => view.tiles.some((tile) => suitOf(tile) === suit));
}

type Row = [id: string, closedHan: number, openHan: number, holds: (view: View) => boolean];

const TABLE: Row[] = [
  ['riichi', 1, 0, ({ request }) => request.riichi === 'riichi'],
  ['double-riichi', 2, 0, ({ request }) => request.riichi === 'double'],
  ['ippatsu', 1, 0, ({ request, options }) => request.ippatsu === true && options.ippatsu],
  ['menzen-tsumo', 1, 0, ({ request }) => request.by === 'draw'],
  ['pinfu', 1, 0, isPinfu],
  ['iipeikou', 1, 0, isPureDoubleChow],
  ['ryanpeikou', 3, 0, isTwicePureDoubleChow],
  ['tanyao', 1, 1, ({ tiles, closed, options }) => !tiles.some(isOrphan) && (closed || options.openTanyao)],
  ['sanshoku-doujun', 2, 1, (v) => [1, 2, 3, 4, 5, 6, 7].some((n) => SUITS.every((suit) => hasChow(v, n, suit)))],
  ['ittsu', 2, 1, (v) => SUITS.some((suit) => [1, 4, 7].every((n) => hasChow(v, n, suit)))],
  ['yakuhai-white', 1, 1, (v) => hasPungOf(v, '5z')],
  ['yakuhai-green', 1, 1, (v) => hasPungOf(v, '6z')],
  ['yakuhai-red', 1, 1, (v) => hasPungOf(v, '7z')],
  ['yakuhai-seat', 1, 1, (v) => hasPungOf(v, windTile(v.request.seatWind))],
  ['yakuhai-round', 1, 1, (v) => hasPungOf(v, windTile(v.request.roundWind))],
  ['chanta', 2, 1, (v) => isOutside(v, isOrphan) && !isOutside(v, isTerminal)],
  ['junchan', 3, 2, (v) => isOutside(v, isTerminal)],
  ['rinshan', 1, 1, ({ request }) => request.afterKong === true],
  ['chankan', 1, 1, ({ request }) => request.robbedKong !== undefined],
  [
    'haitei',
    1,
    1,
    ({ request, options }) =>
      request.lastTile === true && request.by === 'draw' && (request.afterKong !== true || options.haiteiWithRinshan),
  ],
  ['houtei', 1, 1, ({ request }) => request.lastTile === true && request.by === 'discard'],
  ['chiitoitsu', 2, 0, ({ reading }) => reading.shape === 'pairs'],
  [
    'sanshoku-doukou',
    2,
    2,
    (v) => [1, 2, 3, 4, 5, 6, 7, 8, 9].some((n) => SUITS.every((suit) => hasPungOf(v, `${n}${suit}`))),
  ],
  ['sanankou', 2, 2, (v) => pungs(v).filter((one) => isClosedPung(v, one)).length === 3],
  ['sankantsu', 2, 2, (v) => kongs(v).length === 3],
  ['toitoi', 2, 2, (v) => pungs(v).length === 4],
  ['honitsu', 3, 2, (v) => suitsUsed(v).length === 1 && v.tiles.some(isHonour)],
  ['chinitsu', 6, 5, (v) => suitsUsed(v).length === 1 && !v.tiles.some(isHonour)],
  [
    'shousangen',
    2,
    2,
    (v) =>
      v.reading.shape === 'standard' &&
      ['5z', '6z', '7z'].every((tile) => howMany(v.tiles, tile) >= 2) &&
      ['5z', '6z', '7z'].filter((tile) => hasPungOf(v, tile)).length === 2,
  ],
  ['honroutou', 2, 2, ({ tiles }) => tiles.every(isOrphan)],
  [
    'renhou',
    5,
    5,
    ({ request, options }) => request.firstTurn === true && request.by === 'discard' && options.renhou === '5-han',
  ],
];

/** The ordinary patterns of a reading with their han. */
export function yakuOf(view: View): Item[] {
  return TABLE.filter(([, closedHan, openHan, holds]) => (view.closed ? closedHan : openHan) > 0 && holds(view)).map(
    ([id, closedHan, openHan]) => ({ id, han: view.closed ? closedHan : openHan }),
  );
}
