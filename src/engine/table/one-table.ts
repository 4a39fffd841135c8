import type { HandDraft } from '../hand/draft.ts';
import { RED_BIT, scanTiles, tileOfCode } from '../base/notation.ts';
import { COPIES } from '../base/tile.ts';
import { type TableRefusal, refuseTable } from './refusals.ts';

/** A winner's hand in tiles, and the place of the winner in the request. */
export interface TilesAt {
  readonly at: string;
  readonly draft: HandDraft;
}

/** A field of a hand and its default. */
export type SharedField = readonly [field: keyof HandDraft, without: unknown];

/** Finds a field that differs between the hands. */
export function differingField(hands: readonly TilesAt[], fields: readonly SharedField[]): TableRefusal | undefined {
  for (const [field, without] of fields) {
    const [first, ...rest] = hands.map(({ draft, at }) => ({ said: draft[field] ?? without, at }));
    const other = rest.find(({ said }) => said !== first?.said);
    if (other) return refuseTable('winners-differ', `${other.at}.hand.${field}`);
  }
  return undefined;
}

/** Every tile of the hands and their indicators, the winning tile and the indicators once. */
function codesOf(hands: readonly TilesAt[]): number[] {
  const once = (field: 'winningTile' | 'doraIndicators' | 'uraIndicators'): string =>
    hands.map(({ draft }) => draft[field] ?? '').find((tiles) => tiles !== '') ?? '';
  const held = hands.flatMap(({ draft: { concealed = '', melds = [] } }) => [
    concealed,
    ...melds.map(({ tiles }) => tiles),
  ]);
  const codes: number[] = [];
  for (const text of [...held, once('winningTile'), once('doraIndicators'), once('uraIndicators')])
    scanTiles(text, '', codes);
  return codes;
}

/** Finds a tile with too many copies over all hands; `redDots` is the number of red fives of dots in the set. */
export function tooManyTiles(hands: readonly TilesAt[], redDots: number): TableRefusal | undefined {
  const codes = codesOf(hands);
  const refuseMore = (tile: string, most: number, matches: (code: number) => boolean): TableRefusal | undefined => {
    const count = codes.filter(matches).length;
    return count > most ? refuseTable('too-many-at-table', 'event.winners', { tile, count, most }) : undefined;
  };
  for (const code of new Set(codes)) {
    const kind = code % RED_BIT;
    const error =
      refuseMore(tileOfCode(kind), COPIES, (other) => other % RED_BIT === kind) ??
      (code < RED_BIT
        ? undefined
        : refuseMore(tileOfCode(code), tileOfCode(code) === '0p' ? redDots : 1, (other) => other === code));
    if (error) return error;
  }
  return undefined;
}
