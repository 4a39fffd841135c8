import type { Tile } from '../../../engine/riichi/index.ts';

/** What an element carries as its corner mark. */
export type CornerMark = { readonly 'data-mark': string } | { readonly 'data-pips': string };

const CAN_BE_COUNTED = /[ps]$/;

/** The corner mark of tiles of one suit. Left to itself it helps where a tile must be read: pips can be counted, and are marked by choice only. */
export const cornerMark = (tile: Tile, text: string): CornerMark =>
  CAN_BE_COUNTED.test(tile) ? { 'data-pips': text } : { 'data-mark': text };
