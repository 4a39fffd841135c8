import { type HandRequest } from '../../../src/engine/index.ts';
import { type MeldRequest } from '../../../src/engine/base/melds.ts';
import { TILE_OF_KIND, WINDS } from '../../../src/engine/base/tile.ts';
import { formatTiles } from '../../../src/engine/base/notation.ts';
import type { Random } from '../../oracle/random.ts';

export type Kinds = readonly number[];

/** The state of a set: concealed, called, or a kong. */
type Laid = 'own' | 'open' | 'kong' | 'concealed-kong';

/** A set, a pair or the loose tiles of a hand. */
export interface Group {
  readonly kinds: Kinds;
  readonly type: 'chow' | 'pung' | 'pair' | 'loose';
  readonly laid: Laid;
}

/** The parts of a complete hand, from which a request is made; it need not be possible. */
export interface Spec {
  readonly groups: readonly Group[];
  /** The index of the winning tile among the concealed tiles, modulo their number. */
  readonly winning: number;
  readonly win: Omit<HandRequest, 'rules' | 'concealed' | 'melds' | 'winningTile'>;
}

/** Three suited tiles in a row. */
export const chow = (kind: number): Group => ({ kinds: [kind, kind + 1, kind + 2], type: 'chow', laid: 'own' });
/** Three equal tiles. */
export const pung = (kind: number): Group => ({ kinds: [kind, kind, kind], type: 'pung', laid: 'own' });
/** Two equal tiles. */
export const pair = (kind: number): Group => ({ kinds: [kind, kind], type: 'pair', laid: 'own' });
/** Tiles that form no set. */
export const loose = (kinds: Kinds): Group => ({ kinds, type: 'loose', laid: 'own' });

const tilesOf = (kinds: Kinds): string =>
  formatTiles([...kinds].sort((a, b) => a - b).map((kind) => TILE_OF_KIND[kind] ?? '1m'));

function meldOf({ kinds, type, laid }: Group): MeldRequest {
  if (type === 'chow') return { type, tiles: tilesOf(kinds) };
  if (laid === 'open') return { type: 'pung', tiles: tilesOf(kinds) };
  return { type: 'kong', form: laid === 'kong' ? 'open' : 'concealed', tiles: tilesOf([...kinds, kinds[0] ?? 0]) };
}

const isLaid = ({ type, laid }: Group): boolean =>
  (type === 'pung' && laid !== 'own') || (type === 'chow' && laid === 'open');

/** The request of a spec, of the base rulebook. */
export function requestOf({ groups, winning, win }: Spec): HandRequest {
  const own = groups.filter((group) => !isLaid(group)).flatMap(({ kinds }) => kinds);
  const at = winning % own.length;
  return {
    rules: 'mcr-2006',
    concealed: tilesOf(own.filter((_, i) => i !== at)),
    winningTile: TILE_OF_KIND[own[at] ?? 0] ?? '1m',
    melds: groups.filter(isLaid).map(meldOf),
    ...win,
  };
}

/** Whether no tile occurs more than four times. */
export function fits({ groups }: Pick<Spec, 'groups'>): boolean {
  const counts = new Map<number, number>();
  for (const { kinds, type, laid } of groups) {
    const extra = type === 'pung' && laid.endsWith('kong') ? 1 : 0;
    for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    if (extra) counts.set(kinds[0] ?? 0, (counts.get(kinds[0] ?? 0) ?? 0) + 1);
  }
  return Math.max(...counts.values()) <= 4;
}

/** Circumstances of a win that do not contradict each other or the tiles. */
export function winOf(random: Random, groups: readonly Group[], winning: number): Spec['win'] {
  const own = groups.filter((group) => !isLaid(group)).flatMap(({ kinds }) => kinds);
  const kind = own[winning % own.length] ?? 0;
  const count = (tiles: Kinds): number => tiles.filter((one) => one === kind).length;
  const by = random.pick(['discard', 'draw'] as const);
  const hasKong = groups.some(({ type, laid }) => type === 'pung' && laid.endsWith('kong'));
  const robs = by === 'discard' && count(groups.flatMap(({ kinds }) => kinds)) === 1 && random.chance(0.15);
  return {
    by,
    seatWind: random.pick(WINDS),
    roundWind: random.pick(WINDS),
    ...(random.chance(0.3) ? { flowers: 1 + random.below(8) } : {}),
    ...(random.chance(0.1) && !robs ? { lastTile: true } : {}),
    ...(by === 'draw' && hasKong && random.chance(0.3) ? { afterKong: true } : {}),
    ...(robs ? { robbedKong: 'added' as const } : {}),
    ...(count(own) === 1 && random.chance(0.1) ? { lastOfKind: true } : {}),
    ...(random.chance(0.05) ? { winningTileShown: false } : {}),
  };
}
