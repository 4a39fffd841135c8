import type { HandRequest, MeldRequest } from './types.ts';

/** A closed hand won by discard, by South in the east round. */
export const CLOSED: HandRequest = {
  rules: 'ema-2016',
  concealed: '33m123m123s456s78s',
  melds: [],
  winningTile: '9s',
  by: 'discard',
  seatWind: 'south',
  roundWind: 'east',
};
/** Thirteen orphans that wait on one kind. */
export const ORPHANS = { concealed: '19m19p19s1234556z', winningTile: '7z' };
/** A kong as a request writes it. */
export const kong = (
  tiles: string,
  form: 'open' | 'added' | 'concealed',
  from?: 'left' | 'across' | 'right',
): MeldRequest => ({
  type: 'kong',
  form,
  tiles,
  ...(from && { from }),
});
/** A pung as a request writes it. */
export const pung = (tiles: string, from?: 'left' | 'across' | 'right'): MeldRequest => ({
  type: 'pung',
  tiles,
  ...(from && { from }),
});
/** The closed hand with a concealed kong in place of a set. */
export const ONE_KONG = { concealed: '33m123s456s78s', melds: [kong('9999p', 'concealed')] };
