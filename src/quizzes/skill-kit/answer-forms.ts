import * as z from 'zod/mini';
import { type Tile, isTile } from '../../engine/riichi/index.ts';

/** A number, as an answer is stored. */
export const numberForm = z.number();

/** A tile. */
export const tileForm = z.custom<Tile>((value) => typeof value === 'string' && isTile(value));
