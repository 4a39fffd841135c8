import { RED_BIT, scanTiles } from './notation.ts';
import { type Refusal, type Result, ok, refuse } from './result.ts';
import { FIRST_HONOUR, type Kind, rankOf } from './tile.ts';

/** Where a discarder sits, as seen by the player. */
export const SEATS = ['left', 'across', 'right'] as const;

/** The seat of another player, seen from the player. */
export type Seat = (typeof SEATS)[number];

/** An open meld may say which tile was called and from whom. */
export interface Called {
  readonly called?: string;
  readonly from?: Seat;
}

/** A meld in a request; `tiles` in mpsz. */
export type MeldRequest =
  | ({ readonly type: 'chow' | 'pung'; readonly tiles: string } & Called)
  | ({ readonly type: 'kong'; readonly form: 'open' | 'added' | 'concealed'; readonly tiles: string } & Called);

/** A declared set, by the kind of its lowest tile; an open one may tell from whom it was called. */
export type Meld =
  | { readonly type: 'chow' | 'pung'; readonly kind: Kind; readonly open: true; readonly from: Seat | undefined }
  | {
      readonly type: 'kong';
      readonly form: 'open' | 'added';
      readonly kind: Kind;
      readonly open: true;
      readonly from: Seat | undefined;
    }
  | { readonly type: 'kong'; readonly form: 'concealed'; readonly kind: Kind; readonly open: false };

/** Tiles of a hand that a set uses: three for a kong too, as its fourth is replaced. */
export const TILES_IN_A_SET = 3;

/** How many of some melds are kongs. */
export const kongsIn = (melds: readonly Meld[]): number => melds.filter(({ type }) => type === 'kong').length;

/** Whether three kinds are a chow, in any order. */
export const isChow = (a: Kind, b: Kind, c: Kind): boolean => {
  const lowest = Math.min(a, b, c);
  return lowest < FIRST_HONOUR && rankOf(lowest) <= 6 && a + b + c === 3 * lowest + 3 && a !== b && b !== c && a !== c;
};

/** Checks the call of a meld whose tiles are the last `codes`, from an index on. */
function checkCall(meld: MeldRequest, index: number, codes: readonly number[], start: number): Refusal | undefined {
  const field = `melds[${index}]`;
  const { type, tiles, called, from } = meld;
  if (type === 'kong' && meld.form === 'concealed') return refuse('concealed-kong-not-called', field).error;
  if (type === 'chow' && from !== undefined && from !== 'left')
    return refuse('chow-from-left-only', `${field}.from`).error;
  if (called === undefined) return undefined;
  const own: number[] = [];
  if (scanTiles(called, field, own) || own.length !== 1 || !codes.includes(own[0]!, start))
    return refuse('called-not-in-meld', `${field}.called`, { tile: called, tiles }).error;
  return undefined;
}

/** Reads one meld, appends its tiles to `codes`, and refuses tiles that do not match its type (`bad-meld`). */
export function parseMeld(meld: MeldRequest, index: number, codes: number[]): Result<Meld> {
  const start = codes.length;
  const unreadable = scanTiles(meld.tiles, 'melds', codes);
  if (unreadable) return { ok: false, error: { ...unreadable, field: `melds[${index}].tiles` } };
  const a = codes[start]! % RED_BIT;
  const b = codes[start + 1]! % RED_BIT;
  const c = codes[start + 2]! % RED_BIT;
  const size = codes.length - start;
  const { type } = meld;
  const right =
    type === 'chow'
      ? size === 3 && isChow(a, b, c)
      : a === b && b === c && (type === 'kong' ? size === 4 && codes[start + 3]! % RED_BIT === a : size === 3);
  if (!right) return refuse(`bad-${type}`, `melds[${index}].tiles`, { tiles: meld.tiles });
  const error = meld.called === undefined && meld.from === undefined ? undefined : checkCall(meld, index, codes, start);
  if (error) return { ok: false, error };
  const { form, from } = meld as Extract<MeldRequest, { type: 'kong' }>;
  return ok({ type, form, kind: Math.min(a, b, c), open: form !== 'concealed', from } as Meld);
}
