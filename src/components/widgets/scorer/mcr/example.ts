import { type Draft, EMPTY } from '../../hand-editor/draft.ts';

/** The example hand: three suits in a row, an edge wait, two flowers. */
export const MCR_EXAMPLE: Draft = {
  ...EMPTY,
  concealed: '12m456p88p234789s',
  winningTile: '3m',
  flowers: 2,
};
