import { type Written, toldUra, turnsTo } from './table.ts';

/** The number of a tile in the JSON format. */
const numberOf = (tile: string): number => {
  const suit = 'mpsz'.indexOf(tile.charAt(1)) + 1;
  return tile.startsWith('0') ? 50 + suit : 10 * suit + Number(tile.charAt(0));
};

/** A call: the letter stands before the called tile, at the place of the discarder. */
function callText(letter: string, tile: string, own: string[], turns: number): string {
  const texts = own.map((one) => String(numberOf(one)));
  const place = turns === 3 ? 0 : turns === 2 ? 1 : texts.length;
  return texts.toSpliced(place, 0, `${letter}${numberOf(tile)}`).join('');
}

const LETTERS = { chow: 'c', pung: 'p', kong: 'm' } as const;
const ABORTS: Record<string, string> = {
  'nine-terminals': '九種九牌',
  'four-winds': '四風連打',
  'four-riichi': '四家立直',
  'four-kongs': '四槓散了',
  'triple-ron': '三家和了',
};

function listsOf({ moves }: Written): { takes: (number | string)[]; gives: (number | string)[] }[] {
  const lists = [0, 1, 2, 3].map(() => ({ takes: [] as (number | string)[], gives: [] as (number | string)[] }));
  const drawn: (string | undefined)[] = [];
  const pungs = new Map<string, string>();
  for (const move of moves) {
    const list = lists[move.seat];
    if (!list) continue;
    if (move.type === 'draw') {
      list.takes.push(numberOf(move.tile));
      drawn[move.seat] = move.tile;
    } else if (move.type === 'discard') {
      const number = drawn[move.seat] === move.tile ? 60 : numberOf(move.tile);
      list.gives.push(move.riichi ? `r${number}` : number);
      drawn[move.seat] = undefined;
    } else if (move.type === 'call') {
      const text = callText(LETTERS[move.set], move.tile, move.own, turnsTo(move.from, move.seat));
      list.takes.push(text);
      if (move.set === 'pung') pungs.set(`${move.seat}${move.tile.replace('0', '5')}`, text);
      if (move.set === 'kong') list.gives.push(0);
    } else if (move.type === 'added-kong') {
      const pung = pungs.get(`${move.seat}${move.tile.replace('0', '5')}`) ?? '';
      list.gives.push(pung.replace('p', `k${numberOf(move.tile)}`));
    } else list.gives.push(callText('a', move.tiles[3] ?? '', move.tiles.slice(0, 3), 1));
  }
  return lists;
}

function resultOf({ ends, course }: Written): unknown[] {
  const { event } = course.inTiles;
  const [end] = ends;
  if (end?.seat !== undefined)
    return ['和了', ...ends.flatMap(({ seat, from, deltas }) => [deltas, [seat, from, seat, '30符1飜1000点']])];
  if (event.type === 'abort') return [ABORTS[event.why ?? '']];
  if (event.nagashi) return ['流し満貫', end?.deltas];
  const { length } = event.tenpai ?? [];
  return length === 4 ? ['全員聴牌'] : length === 0 ? ['全員不聴'] : ['流局', end?.deltas];
}

/** A hand in the JSON format. */
const handJson = (hand: Written): unknown[] => {
  const { deal, dealt, indicators, course } = hand;
  const { counters, bets, scores } = course.inTiles;
  const lists = listsOf(hand);
  return [
    [deal, counters, bets],
    scores,
    indicators.map(numberOf),
    toldUra(hand).map(numberOf),
    ...[0, 1, 2, 3].flatMap((seat) => [
      (dealt[seat] ?? []).map(numberOf),
      lists[seat]?.takes ?? [],
      lists[seat]?.gives ?? [],
    ]),
    resultOf(hand),
  ];
};

/** A game in the JSON format. */
export const writeTenhouJson = (hands: Written[]) => ({
  title: ['', ''],
  name: ['Anna', 'Boris', 'Clara', 'Dmitri'],
  rule: { disp: '般南喰赤', aka: 1 },
  log: hands.map(handJson),
});
