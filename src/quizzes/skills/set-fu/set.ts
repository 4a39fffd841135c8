import { type FuItem, type MeldRequest, isOutside, kindOf, parseTiles, setFu } from '../../../engine/riichi/index.ts';

/** How a set was made: drawn, called, completed by the winning discard, or a called pung extended to a kong. */
export const MAKINGS = ['concealed', 'called', 'discard', 'added'] as const;

/** A way in which a set was made. */
export type Making = (typeof MAKINGS)[number];

/** One set on its own, by its tiles in mpsz. */
export interface LoneSet {
  readonly type: MeldRequest['type'];
  readonly tiles: string;
  readonly made: Making;
}

/**
 * Whether a set of this type can be made in this way: only a kong extends a called pung, and no kong is completed by
 * the winning discard.
 */
export const canBeMade = ({ type, made }: LoneSet): boolean =>
  type === 'kong' ? made !== 'discard' : made !== 'added';

/** The fu item of a set; undefined for a chow, which has none. */
export function itemOf({ type, tiles, made }: LoneSet): (FuItem & keyof typeof setFu) | undefined {
  const read = parseTiles(tiles, 'tiles');
  const first = read.ok ? read.value[0] : undefined;
  if (type === 'chow' || first === undefined) return undefined;
  const outside = isOutside(kindOf(first)) ? 'outside' : 'simple';
  return `${type}-${outside}-${made === 'concealed' ? 'closed' : 'open'}`;
}

/** The fu of a set. */
export const fuOf = (set: LoneSet): number => {
  const item = itemOf(set);
  return item === undefined ? 0 : setFu[item];
};
