import type { Block } from '../../base/decompose.ts';
import { FIRST_HONOUR, type Kind, WHITE, isDragon, isHonour, isOutside } from '../../base/tile.ts';
import type { FanId } from '../options/ids.ts';
import type { McrHand } from '../hand/hand.ts';
import { type Condition, type ConditionId, type FanRule, atLeast } from './rule.ts';
import { SHAPE_TRAIT, type Shape } from '../hand/shape.ts';

type Need = Condition<Shape>;

const WINDS = 4;
const DRAGONS = 3;

const isWindKind = (kind: Kind): boolean => kind >= FIRST_HONOUR && kind < WHITE;

const windPungs = (wanted: number): Need =>
  atLeast('needs-wind-pungs', wanted, (s) => s.windPungs, SHAPE_TRAIT.noWindPung);
const dragonPungs = (wanted: number): Need =>
  atLeast('needs-dragon-pungs', wanted, (s) => s.dragonPungs, SHAPE_TRAIT.noDragonPung);

/** Pungs and kongs of a shape among some kinds. */
const pungsOf = (s: Shape, wanted: (kind: Kind) => boolean): readonly Block[] =>
  s.sorted.filter(({ type, kind }) => type === 'pung' && wanted(kind));

const together = (blocks: readonly Block[]): readonly string[] => [blocks.map(({ tiles }) => tiles).join('')];
const windTiles = (s: Shape): readonly string[] => together(pungsOf(s, isWindKind));
const dragonTiles = (s: Shape): readonly string[] => together(pungsOf(s, isDragon));

const hasPung = (s: Shape, wanted: Kind): boolean =>
  s.sorted.some(({ type, kind }) => type === 'pung' && kind === wanted);
const tilesOf = (s: Shape, wanted: Kind): readonly string[] => together(pungsOf(s, (kind) => kind === wanted));

const byTiles = (fan: FanId, needs: readonly Need[], tiles: (s: Shape) => readonly string[]): FanRule<Shape> => ({
  fan,
  needs,
  tiles,
});

/** A pung of terminals or honours, and the other fan that already counts it, if any. */
export interface OutsidePung {
  readonly tiles: string;
  readonly by: FanId | undefined;
}

/** What already counts a pung of winds: itself as round or seat wind, or three of them (60, 61, 38). */
function windFan({ windPungs: pungs, facts }: Shape, kind: Kind): FanId | undefined {
  if (kind === facts.hand.round) return 'prevalent-wind';
  if (kind === facts.hand.seat) return 'seat-wind';
  return pungs >= 3 ? 'big-three-winds' : undefined;
}

function dragonFan({ dragonPungs: pungs, pair }: Shape): FanId {
  if (pungs === DRAGONS) return 'big-three-dragons';
  if (pungs === 2) return isDragon(pair) ? 'little-three-dragons' : 'two-dragon-pungs';
  return 'dragon-pung';
}

/** The pungs of terminals and honours of a shape, each with what else counts it (73). */
export const outsidePungs = (s: Shape): readonly OutsidePung[] =>
  pungsOf(s, isOutside).map(({ kind, tiles }) => ({
    tiles,
    by: isDragon(kind) ? dragonFan(s) : isHonour(kind) ? windFan(s, kind) : undefined,
  }));

function countOutside(s: Shape): number {
  let count = 0;
  for (const { type, kind, outside } of s.sorted)
    if (type === 'pung' && outside && (kind < FIRST_HONOUR || (kind < WHITE && windFan(s, kind) === undefined)))
      count++;
  return count;
}

/** A pung of the wind of the round or the seat. */
const ownWind = (fan: FanId, id: ConditionId, wind: (hand: McrHand) => Kind): FanRule<Shape> =>
  byTiles(fan, [{ id, not: SHAPE_TRAIT.noWindPung, met: (s) => hasPung(s, wind(s.facts.hand)) }], (s) =>
    tilesOf(s, wind(s.facts.hand)),
  );

/** The fan of winds and dragons, and of single pungs of terminals and honours. */
export const HONOR_RULES: readonly FanRule<Shape>[] = [
  byTiles('big-four-winds', [windPungs(WINDS)], windTiles),
  byTiles('big-three-dragons', [dragonPungs(DRAGONS)], dragonTiles),
  byTiles(
    'little-four-winds',
    [windPungs(WINDS - 1), { id: 'pair-not-the-fourth-wind', met: (s) => s.windPungs === WINDS || isWindKind(s.pair) }],
    windTiles,
  ),
  byTiles(
    'little-three-dragons',
    [
      dragonPungs(DRAGONS - 1),
      { id: 'pair-not-the-third-dragon', met: (s) => s.dragonPungs === DRAGONS || isDragon(s.pair) },
    ],
    dragonTiles,
  ),
  byTiles('big-three-winds', [windPungs(WINDS - 1)], windTiles),
  byTiles('two-dragon-pungs', [dragonPungs(2)], dragonTiles),
  {
    ...byTiles('dragon-pung', [dragonPungs(1)], (s) => pungsOf(s, isDragon).map(({ tiles }) => tiles)),
    count: (s) => s.dragonPungs,
  },
  ownWind('prevalent-wind', 'no-pung-of-round-wind', ({ round }) => round),
  ownWind('seat-wind', 'no-pung-of-seat-wind', ({ seat }) => seat),
  {
    ...byTiles(
      'pung-of-terminals-or-honors',
      [
        {
          id: 'no-pung-of-terminals-or-honors',
          not: SHAPE_TRAIT.noOutsidePung,
          met: (s) => countOutside(s) > 0,
        },
      ],
      (s) => outsidePungs(s).flatMap(({ tiles, by }) => (by === undefined ? [tiles] : [])),
    ),
    count: countOutside,
  },
];
