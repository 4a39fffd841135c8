import { type SharedField, differingField, tooManyTiles } from '../../table/one-table.ts';
import { type TableRefusal, refuseTable } from '../../table/refusals.ts';
import type { RiichiRules } from '../options/rules.ts';
import { turnError } from './turns.ts';
import type { RiichiTable } from './settle-types.ts';
import type { InTiles, ValidWinner, WonOn } from './winners.ts';

/** What is the same for all who win on one discard. */
const SHARED: readonly SharedField[] = [
  ['winningTile', ''],
  ['lastTile', false],
  ['robbedKong', undefined],
  ['doraIndicators', ''],
];
const MOST_KONGS = 4;

/** Refuses a first turn, or ippatsu of a double riichi, that another winner's called set has broken. */
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

/** Refuses two winners with the same liability: no set of tiles holds its pattern twice. */
function patternTwice(winners: readonly ValidWinner[], { cite }: RiichiRules): TableRefusal | undefined {
  const patterns = winners.flatMap(({ liable, at }) => liable.slice(0, 1).map(({ pattern }) => ({ pattern, at })));
  const second = patterns.find(({ pattern }, i) => patterns.slice(0, i).some((one) => one.pattern === pattern));
  return second && refuseTable('pattern-twice', second.at, {}, cite.pao);
}

/** Refuses winners that contradict each other, as far as their tiles are known. */
export function oneTableError(
  winners: readonly ValidWinner[],
  { discarder }: WonOn,
  table: RiichiTable,
): TableRefusal | undefined {
  const { rules, riichi } = table;
  const known = winners.filter((winner): winner is InTiles => winner.tiles !== undefined);
  const [first] = known;
  const twice = patternTwice(winners, rules);
  if (twice || !first) return twice;
  if (discarder !== undefined && riichi.includes(discarder) && first.tiles.hand.robbedKong === 'added')
    return refuseTable('kong-added-in-riichi', 'riichi', { seat: discarder }, rules.cite['riichi-declaration']);
  const unseen = known.find(({ tiles: { draft } }) => (draft.uraIndicators ?? '') !== '');
  if (unseen && !winners.some(({ seat }) => riichi.includes(seat)))
    return refuseTable('ura-without-riichi', `${unseen.at}.hand.uraIndicators`, {}, rules.cite['ura-dora']);
  return (
    (known.length > 1 ? betweenWinners(known, rules) : undefined) ?? turnError(known, discarder ?? first.seat, table)
  );
}

/** Refuses two or three hands that cannot win on the same discard. */
function betweenWinners(known: readonly InTiles[], rules: RiichiRules): TableRefusal | undefined {
  const hands = known.map(({ at, tiles: { draft } }) => ({ at, draft }));
  const inRiichi = hands.filter(({ draft }) => (draft.riichi ?? 'none') !== 'none');
  const showingUra = hands.filter(({ draft }) => (draft.uraIndicators ?? '') !== '');
  const kongs = known.flatMap(({ tiles }) => tiles.hand.melds.filter(({ type }) => type === 'kong')).length;
  return (
    differingField(hands, SHARED) ??
    differingField(inRiichi, [['uraIndicators', '']]) ??
    differingField(showingUra, [['uraIndicators', '']]) ??
    tooManyTiles(hands, rules.options.redFives === 4 ? 2 : 1) ??
    (kongs > MOST_KONGS
      ? refuseTable('too-many-kongs', 'event.winners', { count: kongs }, rules.cite.fourKongs)
      : undefined) ??
    broken(known, rules)
  );
}
