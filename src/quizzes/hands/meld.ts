import { type MeldRequest, SEATS, type Tile, compareTiles, formatTiles } from '../../engine/riichi/index.ts';
import type { Random } from '../base/random.ts';
import { type ShapeSet, kindsOf } from './shape.ts';

/** How a kong was declared. */
type KongForm = Extract<MeldRequest, { type: 'kong' }>['form'];

/** Declares a set as a kong of the given form, or as the chow or pung it is. `paint` gives each kind its tile. */
export function declareSet(
  random: Random,
  set: ShapeSet,
  form: KongForm | undefined,
  paint: (kind: number) => Tile,
): MeldRequest {
  const kinds = form === undefined ? kindsOf(set) : [...kindsOf(set), set.kind];
  const list = kinds.map(paint).sort(compareTiles);
  const tiles = formatTiles(list);
  if (form === 'concealed') return { type: 'kong', form, tiles };
  const called = random.pick(list);
  if (set.type === 'chow') return { type: 'chow', tiles, called, from: 'left' };
  const from = random.pick(SEATS);
  return form === undefined ? { type: 'pung', tiles, called, from } : { type: 'kong', form, tiles, called, from };
}
