import { RED_FIVES, type Tile, isTile } from '../engine/riichi/index.ts';
import { fail } from './problem.ts';

const SUITS = ['', 'm', 'p', 's', 'z'];

/** The suit whose numbers stand for the red fives: 51, 52, 53. */
const RED_SUIT = 5;

/** The tile of a number of the JSON format: 11 to 47, 51 to 53 for red fives. */
export function tileOfNumber(value: unknown): Tile {
  const code = Number(value);
  const [suit, rank] = [Math.floor(code / 10), code % 10];
  const tile = suit === RED_SUIT ? RED_FIVES[rank - 1] : `${rank}${SUITS[suit] ?? ''}`;
  return tile !== undefined && rank > 0 && isTile(tile) ? tile : fail('bad-field', String(value));
}

const COPIES = 4;
/** The ids of the tiles that are red where the game has red fives. */
const RED_IDS = [16, 52, 88];
const KINDS_OF_A_SUIT = 9;

/** The tile of an id of the XML format, 0 to 135: four copies of each kind. */
export function tileOfId(id: number, withReds: boolean): Tile {
  const red = withReds ? RED_FIVES[RED_IDS.indexOf(id)] : undefined;
  if (red) return red;
  const kind = Math.floor(id / COPIES);
  const tile = `${(kind % KINDS_OF_A_SUIT) + 1}${SUITS[Math.floor(kind / KINDS_OF_A_SUIT) + 1] ?? ''}`;
  return Number.isInteger(id) && id >= 0 && isTile(tile) ? tile : fail('bad-field', String(id));
}
