import { askSet } from './asks.ts';
import { type Player, wantsCall } from './player.ts';
import { type Table, breakIn, isLast, others, sameKind, sideOf, tell } from './state.ts';
import { kindOf, kindsOf, rankOf, suitOf, without } from './tiles.ts';
import type { Liable, MeldRequest, Side } from './types.ts';

const isDragon = ({ type, tiles }: MeldRequest): boolean => type !== 'chow' && /^[567]+z$/.test(tiles);
const isWindSet = ({ type, tiles }: MeldRequest): boolean => type !== 'chow' && /^[1234]+z$/.test(tiles);
const isFed = ({ form }: MeldRequest): boolean => form !== 'concealed';

/** The liability that a call creates, by the sets that were there before. */
function liabilityOf(before: readonly MeldRequest[], meld: MeldRequest, from: Side): Liable[] {
  const fed = before.filter(isFed);
  const found: [string, boolean][] = [
    ['daisangen', isDragon(meld) && fed.filter(isDragon).length === 2],
    ['daisuushii', isWindSet(meld) && fed.filter(isWindSet).length === 3],
    ['suukantsu', meld.form === 'open' && before.filter(({ type }) => type === 'kong').length === 3],
  ];
  return found.flatMap(([pattern, holds]) => (holds ? [{ from, pattern }] : []));
}

/** Takes a discard for a set. */
function call(
  table: Table,
  player: Player,
  from: Player,
  tile: string,
  used: string[],
  type: MeldRequest['type'],
): void {
  const side = sideOf(from.seat, player.seat);
  const tiles = [...used, tile].sort((a, b) => rankOf(a) - rankOf(b)).map((one) => one.charAt(0));
  const form = type === 'kong' ? { form: 'open' as const } : {};
  const meld: MeldRequest = { type, ...form, tiles: tiles.join('') + suitOf(tile), called: tile, from: side };
  askSet(table, player, { type, tile, from: side, used });
  table.moves?.push({ type: 'call', seat: player.seat, set: type, from: from.seat, tile, own: used });
  player.liable.push(...liabilityOf(player.melds, meld, side));
  player.hand = without(player.hand, used);
  player.melds.push(meld);
  from.fed = true;
  if (type === 'kong') tell(table, player, { type }, { type: 'others-kong', form: 'open', tile });
  else tell(table, player, { type: 'claim' }, { type: 'others-claim' });
  breakIn(table);
}

/** The possible calls of the current discard, those with priority first. */
export function callOn(table: Table, from: Player, tile: string): { player: Player; open: boolean } | undefined {
  if (isLast(table)) return undefined;
  const free = others(table, from.seat).filter(({ riichi }) => riichi === 'none');
  for (const player of free) {
    const same = sameKind(player.hand, tile);
    if (same.length === 3 && table.kongs.length < 4 && wantsCall(player, same, table.random)) {
      call(table, player, from, tile, same, 'kong');
      return { player, open: true };
    }
    const rest = without(player.hand, same.slice(0, 2));
    const canThrow = rest.some((one) => kindOf(one) !== kindOf(tile));
    if (same.length >= 2 && canThrow && wantsCall(player, same.slice(0, 2), table.random)) {
      call(table, player, from, tile, same.slice(0, 2), 'pung');
      return { player, open: false };
    }
  }
  const next = free.find(({ seat }) => seat === (from.seat + 1) % 4);
  const used = next && suitOf(tile) !== 'z' ? chowWith(table, next, tile) : undefined;
  if (!next || !used) return undefined;
  call(table, next, from, tile, used, 'chow');
  return { player: next, open: false };
}

/** The kinds that may not be discarded right after a call: the same tile, and the other end of a chow. */
export function bannedAfter({ type, tiles, called }: MeldRequest): string[] {
  const [kind, suit] = [kindOf(called ?? ''), suitOf(called ?? '')];
  const ranks = kindsOf(tiles)
    .map(rankOf)
    .sort((a, b) => a - b);
  if (type !== 'chow') return [kind];
  const [low = 0, , high = 0] = ranks;
  const other = rankOf(kind) === low ? high + 1 : rankOf(kind) === high ? low - 1 : 0;
  return [kind, `${other}${suit}`];
}

function chowWith(table: Table, player: Player, tile: string): string[] | undefined {
  for (const steps of table.random.shuffled([
    [-2, -1],
    [-1, 1],
    [1, 2],
  ])) {
    const used = steps.map((step) =>
      player.hand.find((one) => kindOf(one) === `${rankOf(tile) + step}${suitOf(tile)}`),
    );
    const [a, b] = used;
    if (a === undefined || b === undefined || !wantsCall(player, [a, b], table.random)) continue;
    const tiles = [a, b, tile].map((one) => one.charAt(0)).join('') + suitOf(tile);
    const banned = bannedAfter({ type: 'chow', tiles, called: tile });
    if (without(player.hand, [a, b]).some((one) => !banned.includes(kindOf(one)))) return [a, b];
  }
  return undefined;
}
