import type { Tile } from '../../../engine/riichi/index.ts';

/** Attributes for an element with a corner mark. */
export type CornerMark = { readonly 'data-mark': string } | { readonly 'data-pips': string };

const CAN_BE_COUNTED = /[ps]$/;

/** Corner mark for tiles of one suit. Characters get one by default; pips can be counted, so other suits are marked only on request. */
export const cornerMark = (tile: Tile, text: string): CornerMark =>
  CAN_BE_COUNTED.test(tile) ? { 'data-pips': text } : { 'data-mark': text };
