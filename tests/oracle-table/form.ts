import { isChinese, isRules, OPTION_VALUES } from './rules.ts';
import { countOf, kindOf, kindsOf, parseTiles } from './tiles.ts';
import type { HandRequest, MeldRequest } from './types.ts';

/** `bad` is refused by the contract; `unclear` is left open by it. */
type Form = 'good' | 'unclear' | 'bad';

const oneOf =
  (...values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const isTiles = (value: unknown): boolean => typeof value === 'string' && parseTiles(value) !== undefined;
const isTile = (value: unknown): boolean => typeof value === 'string' && parseTiles(value)?.length === 1;
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWind = oneOf('east', 'south', 'west', 'north');
const isSide = oneOf('left', 'across', 'right');
const isFlag = (value: unknown): boolean => typeof value === 'boolean';

const FIELDS: Record<string, (value: unknown) => boolean> = {
  rules: (value) => typeof value === 'string' && isRules(value),
  concealed: isTiles,
  winningTile: isTile,
  by: oneOf('discard', 'draw'),
  seatWind: isWind,
  roundWind: isWind,
  id: isText,
  knobs: isRecord,
  melds: (value) => Array.isArray(value) && value.every(isMeld),
  riichi: oneOf('none', 'riichi', 'double'),
  ippatsu: isFlag,
  lastTile: isFlag,
  afterKong: isFlag,
  firstTurn: isFlag,
  robbedKong: oneOf('added', 'concealed'),
  doraIndicators: isTiles,
  uraIndicators: isTiles,
  counters: isCount,
  bets: isCount,
  liable: (value) =>
    Array.isArray(value) && value.every((one) => isRecord(one) && isSide(one.from) && isText(one.pattern)),
  discarder: isSide,
  flowers: (value) => isCount(value) && Number(value) <= 8,
  lastOfKind: isFlag,
  winningTileShown: isFlag,
};
const REQUIRED = ['rules', 'concealed', 'winningTile', 'by', 'seatWind', 'roundWind'];

/** Whether tiles can be laid out as this type of set. */
function isSet(type: unknown, tiles: string): boolean {
  const kinds = kindsOf(tiles).sort();
  const [first = ''] = kinds;
  if (type !== 'chow') return kinds.length === (type === 'kong' ? 4 : 3) && countOf(kinds, first) === kinds.length;
  const ranks = kinds.map((kind) => Number(kind.charAt(0)) - Number(first.charAt(0)));
  return ranks.join() === '0,1,2' && new Set(kinds.map((kind) => kind.charAt(1))).size === 1 && !first.endsWith('z');
}

function isMeld(value: unknown): boolean {
  if (!isRecord(value) || !oneOf('chow', 'pung', 'kong')(value.type) || !isTiles(value.tiles)) return false;
  const { type, tiles, form, called, from } = value;
  if (type === 'kong' ? !oneOf('open', 'added', 'concealed')(form) : form !== undefined) return false;
  if (
    called !== undefined &&
    !(typeof called === 'string' && isTile(called) && kindsOf(String(tiles)).includes(kindOf(called)))
  )
    return false;
  return (from === undefined || isSide(from)) && isSet(type, String(tiles));
}

/** Fields of the other game only; each must have its default. */
const FOREIGN: Record<'riichi' | 'chinese', [string, unknown][]> = {
  riichi: [
    ['flowers', 0],
    ['lastOfKind', false],
    ['winningTileShown', true],
  ],
  chinese: [
    ['riichi', 'none'],
    ['ippatsu', false],
    ['firstTurn', false],
    ['doraIndicators', ''],
    ['uraIndicators', ''],
    ['counters', 0],
    ['bets', 0],
  ],
};

/** Whether the tiles are right in number, with no more of a kind, or red, than a set of tiles has. */
function tilesFit(request: HandRequest): boolean {
  const { concealed, melds = [], winningTile, doraIndicators = '', uraIndicators = '', knobs } = request;
  if (parseTiles(concealed)?.length !== 13 - 3 * melds.length) return false;
  const texts = [concealed, winningTile, doraIndicators, uraIndicators, ...melds.map(({ tiles }) => tiles)];
  const tiles = texts.flatMap((text) => parseTiles(text) ?? []);
  const kinds = tiles.map(kindOf);
  const reds = (tile: string): number => (tile === '0p' && knobs?.redFives === 4 ? 2 : 1);
  return (
    kinds.every((kind) => countOf(kinds, kind) <= 4) &&
    ['0m', '0p', '0s'].every((red) => countOf(tiles, red) <= reds(red))
  );
}

const isOption = ([name, value]: [string, unknown]): boolean =>
  Object.entries(OPTION_VALUES).some(
    ([known, values]) => known === name && values.some((one) => JSON.stringify(one) === JSON.stringify(value)),
  );

/**
 * What the contract leaves open: unsafe integers, the caller of a set that nobody fed, a red five called as a plain
 * one.
 */
const isUnclear = ({ counters = 0, bets = 0, melds = [], knobs = {} }: HandRequest): boolean =>
  counters > 1000 ||
  bets > 1000 ||
  !Object.entries(knobs).every(isOption) ||
  melds.some(({ form, called, from, tiles }: MeldRequest) =>
    form === 'concealed'
      ? called !== undefined || from !== undefined
      : called !== undefined && !(parseTiles(tiles) ?? []).includes(called),
  );

/** Whether a value is a well-formed hand request; what the rules say of it is another question. */
export function judgeForm(request: unknown): Form {
  if (!isRecord(request)) return 'bad';
  const given = Object.entries(request).filter(([, value]) => value !== undefined);
  if (REQUIRED.some((field) => !given.some(([name]) => name === field))) return 'bad';
  if (!given.every(([name, value]) => Object.hasOwn(FIELDS, name) && FIELDS[name]?.(value))) return 'bad';
  const hand = request as unknown as HandRequest;
  const foreign = FOREIGN[isChinese(hand.rules) ? 'chinese' : 'riichi'];
  if (given.some(([name, value]) => foreign.some(([other, normal]) => other === name && normal !== value)))
    return 'bad';
  if (isChinese(hand.rules) && hand.liable?.length) return 'bad';
  if (!tilesFit(hand)) return 'bad';
  if (hand.liable?.length && hand.by === 'discard' && hand.discarder === undefined) return 'bad';
  return isUnclear(hand) ? 'unclear' : 'good';
}
