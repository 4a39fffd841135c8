import type { HandDraft } from '../../hand/draft.ts';
import { RED_BIT, scanTiles, tileOfCode } from '../../notation.ts';
import { type TableRefusal, refuseTable } from '../../table/refusals.ts';
import { COPIES } from '../../tile.ts';
import type { RiichiRules } from '../rules.ts';
import type { ValidWinner } from './winners.ts';

/** A winner whose hand was given in tiles. */
type InTiles = ValidWinner & { readonly tiles: NonNullable<ValidWinner['tiles']> };

/** What is the same for all who win on one discard. */
const SHARED: readonly (readonly [field: keyof HandDraft, without: unknown])[] = [
  ['winningTile', ''],
  ['lastTile', false],
  ['robbedKong', undefined],
  ['doraIndicators', ''],
];
const MOST_KONGS = 4;

const inRiichi = ({ tiles }: InTiles): boolean => tiles.hand.riichi.kind !== 'none';

function differing(winners: readonly InTiles[]): TableRefusal | undefined {
  const differs = (among: readonly InTiles[], field: keyof HandDraft, without: unknown): TableRefusal | undefined => {
    const [first, ...rest] = among.map(({ tiles, at }) => ({ said: tiles.draft[field] ?? without, at }));
    const other = rest.find(({ said }) => said !== first?.said);
    return other && refuseTable('winners-differ', `${other.at}.hand.${field}`);
  };
  for (const [field, without] of SHARED) {
    const error = differs(winners, field, without);
    if (error) return error;
  }
  return differs(winners.filter(inRiichi), 'uraIndicators', '');
}

function codesOf(texts: readonly string[]): number[] {
  const codes: number[] = [];
  for (const text of texts) scanTiles(text, '', codes);
  return codes;
}

/** Too many tiles of a kind over all the hands and the indicators; the winning tile is one tile. */
function tooMany(winners: readonly InTiles[], { knobs }: RiichiRules): TableRefusal | undefined {
  const [first] = winners;
  if (!first) return undefined;
  const { winningTile = '', doraIndicators = '' } = first.tiles.draft;
  const uraIndicators = winners.map(({ tiles }) => tiles.draft.uraIndicators ?? '').find((tiles) => tiles !== '') ?? '';
  const held = winners.flatMap(({ tiles: { draft } }) => [
    draft.concealed ?? '',
    ...(draft.melds ?? []).map((meld) => meld.tiles),
  ]);
  const codes = codesOf([...held, winningTile, doraIndicators, uraIndicators]);
  const count = (matches: (code: number) => boolean): number => codes.filter(matches).length;
  for (const code of codes) {
    const kind = code % RED_BIT;
    const ofKind = count((other) => other % RED_BIT === kind);
    if (ofKind > COPIES)
      return refuseTable('too-many-at-table', 'event.winners', { tile: tileOfCode(kind), count: ofKind, most: COPIES });
    const most = tileOfCode(code) === '0p' && knobs.redFives === 4 ? 2 : 1;
    const red = code >= RED_BIT ? count((other) => other === code) : 0;
    if (red > most)
      return refuseTable('too-many-at-table', 'event.winners', { tile: tileOfCode(code), count: red, most });
  }
  return undefined;
}

/** A first turn, or the go-around after a double riichi, that the set of another winner has broken. */
function broken(winners: readonly InTiles[], { cite }: RiichiRules): TableRefusal | undefined {
  for (const one of winners) {
    const { firstTurn, riichi } = one.tiles.hand;
    const other = winners.some((winner) => winner !== one && winner.tiles.hand.melds.length > 0);
    if (!other) continue;
    if (firstTurn) return refuseTable('first-turn-broken', `${one.at}.hand.firstTurn`, {}, cite.renhou);
    if (riichi.kind === 'double' && riichi.ippatsu)
      return refuseTable('ippatsu-broken', `${one.at}.hand.ippatsu`, {}, cite.ippatsu);
  }
  return undefined;
}

/** What cannot be about hands that won on one discard, as far as they were given in tiles. */
export function oneTableError(winners: readonly ValidWinner[], rules: RiichiRules): TableRefusal | undefined {
  const known = winners.filter((winner): winner is InTiles => winner.tiles !== undefined);
  if (known.length < 2) return undefined;
  const kongs = known.flatMap(({ tiles }) => tiles.hand.melds.filter(({ type }) => type === 'kong')).length;
  return (
    differing(known) ??
    tooMany(known, rules) ??
    (kongs > MOST_KONGS
      ? refuseTable('too-many-kongs', 'event.winners', { count: kongs }, rules.cite.fourKongs)
      : undefined) ??
    broken(known, rules)
  );
}
