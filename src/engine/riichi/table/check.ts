import type { Clause } from '../../base/clause.ts';
import type { HandRequest } from '../../hand/request.ts';
import { TILES_IN_A_SET, kongsIn } from '../../base/melds.ts';
import { type Refusal, type RefusalId, refuse } from '../../base/result.ts';
import { type SeatNumber, seatSeen } from '../../table/seats.ts';
import { EAST, TILE_OF_KIND } from '../../base/tile.ts';
import type { TableFacts } from '../hand/hand.ts';
import type { RiichiOptions } from '../options/options.ts';
import type { CiteId, RiichiRules } from '../options/rules.ts';
import { lateKongObstacle } from './late-kong.ts';
import { impossibleLiabilities } from './liability.ts';
import { couldBeOrphans } from './orphans.ts';

/** An impossible state, with the field to change and the clause that rules it out. */
type Impossible = readonly [
  why: RefusalId,
  field: keyof HandRequest,
  cite: CiteId,
  holds: (facts: TableFacts, options: RiichiOptions) => boolean,
];

const isDeclared = ({ riichi }: TableFacts): boolean => riichi.kind !== 'none';
const isIppatsu = ({ riichi }: TableFacts): boolean => riichi.kind !== 'none' && riichi.ippatsu;
const isDoubleIppatsu = (f: TableFacts): boolean => f.riichi.kind === 'double' && isIppatsu(f);
/** Whether no call or kong can have interrupted the turns since the deal. */
const isUnbroken = (f: TableFacts): boolean => f.firstTurn || isDoubleIppatsu(f);
const isRobbed = ({ robbedKong }: TableFacts): boolean => robbedKong !== 'none';
const ownKongs = ({ melds }: TableFacts): number => kongsIn(melds);
/** How many kongs were declared at the table, as far as the kan dora tell. */
const kongsShown = ({ doraIndicators }: TableFacts): number => doraIndicators.length - 1;
/** How many tiles of a kind are in the hand and among the indicators. */
const copiesSeen = ({ all, doraIndicators, uraIndicators }: TableFacts, kind: number): number =>
  all[kind]! + [...doraIndicators, ...uraIndicators].filter((one) => one === kind).length;

/**
 * Whether the discarder's first turn comes after the winner's, so the winner already had one; East is handled
 * separately.
 */
function playsAfterWinner({ seat, discarder }: TableFacts): boolean {
  if (seat === undefined || seat === EAST || discarder === undefined) return false;
  const winner = (seat - EAST) as SeatNumber;
  return seatSeen(winner, discarder) > winner;
}

const MOST_KONGS = 4;
/** The fewest tiles in the wall at a riichi that can end on the last tile: the others' turns and one's own draw. */
const A_TURN_OF_TILES = 4;

/** Combinations that cannot occur, in the order in which they are reported. */
const IMPOSSIBLE: readonly Impossible[] = [
  ['riichi-with-open-meld', 'riichi', 'riichi-declaration', (f) => isDeclared(f) && !f.closed],
  ['robbed-kong-on-draw', 'robbedKong', 'chankan', (f) => isRobbed(f) && f.byDraw === true],
  ['robbed-kong-on-last-tile', 'robbedKong', 'last-tile-kong', (f) => isRobbed(f) && f.lastTile],
  ['robbed-kong-on-first-turn', 'robbedKong', 'renhou', (f) => isRobbed(f) && f.firstTurn],
  ['after-kong-on-discard', 'afterKong', 'rinshan', (f) => f.afterKong && f.byDraw === false],
  ['after-kong-with-ippatsu', 'afterKong', 'ippatsu', (f) => f.afterKong && isIppatsu(f)],
  ['after-kong-on-first-turn', 'afterKong', 'tenhou', (f) => f.afterKong && f.firstTurn],
  [
    'after-kong-without-kong',
    'afterKong',
    'rinshan',
    (f) => f.afterKong && ownKongs(f) === 0 && f.missing < TILES_IN_A_SET,
  ],
  ['first-turn-with-riichi', 'firstTurn', 'riichi', (f) => f.firstTurn && isDeclared(f)],
  ['first-turn-with-meld', 'firstTurn', 'tenhou', (f) => f.firstTurn && f.melds.length > 0],
  ['renhou-for-east', 'firstTurn', 'renhou', (f) => f.firstTurn && f.byDraw === false && f.seat === EAST],
  ['first-turn-over', 'firstTurn', 'renhou', (f) => f.firstTurn && f.byDraw === false && playsAfterWinner(f)],
  ['last-tile-in-unbroken-turns', 'lastTile', 'tenhou', (f) => f.lastTile && isUnbroken(f)],
  ['kan-dora-in-unbroken-turns', 'doraIndicators', 'ippatsu', (f) => kongsShown(f) > 0 && isUnbroken(f)],
  ['kong-in-unbroken-turns', 'ippatsu', 'ippatsu', (f) => isDoubleIppatsu(f) && f.melds.length > 0],
  ['added-kong-in-unbroken-turns', 'robbedKong', 'ippatsu', (f) => isDoubleIppatsu(f) && f.robbedKong === 'added'],
  [
    'ippatsu-on-last-discard',
    'ippatsu',
    'riichiTilesLeft',
    (f, { riichiTilesLeft }) => isIppatsu(f) && f.lastTile && f.byDraw === false && riichiTilesLeft >= A_TURN_OF_TILES,
  ],
  [
    'concealed-kong-robbed-without-orphans',
    'robbedKong',
    'robConcealedKong',
    (f) => f.robbedKong === 'concealed' && !(f.melds.length === 0 && couldBeOrphans(f.concealed)),
  ],
  [
    'robbed-tile-held-elsewhere',
    'robbedKong',
    'chankan',
    (f) => isRobbed(f) && f.winning !== undefined && copiesSeen(f, f.winning) > 1,
  ],
  [
    'fifth-kong-robbed',
    'robbedKong',
    'fourKongs',
    (f) => isRobbed(f) && (ownKongs(f) === MOST_KONGS || kongsShown(f) === MOST_KONGS),
  ],
  [
    'more-ura-than-dora',
    'uraIndicators',
    'kan-ura-dora',
    (f) => f.doraIndicators.length > 0 && f.uraIndicators.length > f.doraIndicators.length,
  ],
  ['discarder-on-draw', 'discarder', 'pay-tsumo', (f) => f.discarder !== undefined && f.byDraw === true],
];

/** A quick test whether any rule above can apply; for most tables none can, which saves checking each. */
const isUnusual = (f: TableFacts): boolean =>
  isUnbroken(f) ||
  isRobbed(f) ||
  f.afterKong ||
  kongsShown(f) === MOST_KONGS ||
  f.lastTile ||
  f.discarder !== undefined ||
  (isDeclared(f) && !f.closed) ||
  f.uraIndicators.length > f.doraIndicators.length;

/** Refuses something impossible, with the clause that rules it out. */
export const refuseAt = (
  why: RefusalId,
  field: string,
  cite: Clause,
  values: Readonly<Record<string, string>> = {},
): Refusal => ({ ...refuse(why, field, values).error, cite });

/** Everything impossible in a hand and its table, as far as they are known; empty if nothing is. */
export function checkTable(facts: TableFacts, { cite, options }: RiichiRules): Refusal[] {
  const found: Refusal[] = [];
  if (isUnusual(facts)) {
    const tile = facts.winning === undefined ? {} : { tile: TILE_OF_KIND[facts.winning]! };
    for (const [why, field, id, holds] of IMPOSSIBLE)
      if (holds(facts, options)) found.push(refuseAt(why, field, cite[id], tile));
  }
  const obstacle = facts.melds.length > 0 ? lateKongObstacle(facts, options) : undefined;
  if (obstacle) found.push(refuseAt(`late-kong-${obstacle}`, 'melds', cite.kongAfterRiichi));
  if (facts.liable.length > 0)
    for (const { why, at, values } of impossibleLiabilities(facts, options))
      found.push(
        refuseAt(
          why,
          `liable[${at}]`,
          cite[why === 'liable-earlier-set-concealed' ? 'paoConcealedKong' : 'pao'],
          values,
        ),
      );
  return found;
}
