import { flag, head, list, none, object, oneOf, required, sticks, text, whole } from '../base/field.ts';
import { type Field, type Form, form, isObject, listError, objectError, refuseWhole } from '../base/form.ts';
import { type Refusal, refuse } from '../base/result.ts';
import { fourScores, points, seat } from '../table/request.ts';
import type { BySeat, SeatNumber } from '../table/seats.ts';

/** Readings to choose where the rulebooks are silent; the first of each is the default. */
export const READINGS = {
  /** The place of tied players: the mean or the best of the places they share. */
  sharedPlaces: ['mean', 'best'],
  /** Table points of tied players: split, or the best place's points for each. */
  mersTies: ['split', 'game-points'],
  /** Equal totals over all stages: the better average place, or a shared rank. */
  tesujiOverallTies: ['average-place', 'shared'],
  /** Who is in plus where uma depends on their number: players at or above the starting points, or only those above. */
  inPlus: ['at-start', 'above-start'],
} as const;

/** A choice of readings. */
export type Readings = { readonly [K in keyof typeof READINGS]: (typeof READINGS)[K][number] };

/** A deduction: before the places are decided or after uma; a fine unless stated otherwise. */
export interface Penalty {
  readonly seat: SeatNumber;
  readonly points: number;
  readonly when: 'before-places' | 'after-uma';
  readonly why?: 'chombo';
}

/** A seat whose player was replaced, since when and why. */
export interface Substitute {
  readonly seat: SeatNumber;
  readonly since: 'start' | 'during';
  readonly why: 'late' | 'ill' | 'disqualified';
}

/** A game that was played to its end. */
export interface FinishRequest {
  readonly id?: string;
  readonly rules: string;
  readonly knobs?: Readonly<Record<string, unknown>>;
  readonly scores: BySeat<number>;
  readonly bets?: number;
  readonly penalties?: readonly Penalty[];
  readonly substitutes?: readonly Substitute[];
  readonly readings?: Partial<Readings>;
}

/** One game of a player, as it was finished; of a missed one nothing else is known. */
export type RankedGame =
  | {
      readonly stage?: number;
      readonly missed?: false;
      readonly points: number;
      readonly place: number;
      readonly total: number;
    }
  | { readonly stage?: number; readonly missed: true };

/** A player of a tournament with all games. */
export interface RankedPlayer {
  readonly name: string;
  readonly status?: 'withdrawn' | 'disqualified';
  readonly penalty?: number;
  readonly games: readonly RankedGame[];
}

/** The players of a tournament to rank. */
export interface RankRequest {
  readonly id?: string;
  readonly rules: string;
  readonly knobs?: Readonly<Record<string, unknown>>;
  readonly players: readonly RankedPlayer[];
  readonly readings?: Partial<Readings>;
}

const MOST_PENALTY = 1_000_000_000;
const penaltyPoints = whole(0, MOST_PENALTY, 'points from 0, taken off');
const CHOICES = form(Object.fromEntries(Object.entries(READINGS).map(([name, values]) => [name, oneOf(values)])));
const readings = object('an object of readings', CHOICES);
const COMMON = { ...head, readings };

const penalty = (why: Field): Form =>
  form({
    seat: required(seat),
    points: required(penaltyPoints),
    when: required(oneOf(['before-places', 'after-uma'])),
    why,
  });
const PENALTY = { riichi: penalty(oneOf(['chombo'])), mcr: penalty(none) } as const;
const SUBSTITUTE = form({
  seat: required(seat),
  since: required(oneOf(['start', 'during'])),
  why: required(oneOf(['late', 'ill', 'disqualified'])),
});
const finish = (bets: Field, penalties: Form): Form =>
  form({
    ...COMMON,
    scores: required(fourScores),
    bets,
    penalties: list('a list of penalties', penalties),
    substitutes: list('a list of substitutes', SUBSTITUTE),
  });

/** The form of a request to finish a game, by game. */
export const FINISH = { riichi: finish(sticks, PENALTY.riichi), mcr: finish(none, PENALTY.mcr) } as const;

/** A place, or the mean of shared ones. */
const place: Field = {
  check: (v) => typeof v === 'number' && v >= 1 && v <= 4 && Number.isInteger(v * 6),
  wanted: 'a place from 1 to 4, or the mean of shared ones',
  schema: { type: 'number', minimum: 1, maximum: 4 },
};
const total: Field = {
  check: (v) => typeof v === 'number' && Math.abs(v) <= MOST_PENALTY,
  wanted: 'points',
  schema: { type: 'number', minimum: -MOST_PENALTY, maximum: MOST_PENALTY },
};
const stage = whole(1, 1000, 'a whole number from 1');
const GAME = form({
  stage,
  missed: { ...flag, schema: { const: false } },
  points: required(points),
  place: required(place),
  total: required(total),
});
/** Of a missed game nothing else needs to be known. */
const MISSED = form({ stage, missed: required({ ...flag, schema: { const: true } }), points, place, total });
const PLAYER = form({
  name: required(text),
  status: oneOf(['withdrawn', 'disqualified']),
  penalty: penaltyPoints,
  games: required({
    check: (v) => Array.isArray(v) && v.length > 0,
    wanted: 'a list of one or more games',
    schema: { type: 'array', minItems: 1 },
    of: { played: GAME, missed: MISSED },
  }),
});

/** The form of a request to rank players. */
export const RANK = form({ ...COMMON, players: required(list('a list of players', PLAYER)) });

const readingsError = (given: unknown): Refusal | undefined =>
  isObject(given) ? objectError(given, CHOICES, 'readings.') : undefined;

/** Checks the form of a request to finish a game. */
export function finishError(request: unknown, game: keyof typeof FINISH): Refusal | undefined {
  if (!isObject(request)) return refuseWhole(request);
  const error = objectError(request, FINISH[game]) ?? readingsError(request.readings);
  if (error) return error;
  const { penalties = [], substitutes = [] } = request as { penalties?: unknown[]; substitutes?: unknown[] };
  const inLists = listError(penalties, PENALTY[game], 'penalties') ?? listError(substitutes, SUBSTITUTE, 'substitutes');
  if (inLists) return inLists;
  const replaced = substitutes.map((one) => (one as Substitute).seat);
  const twice = replaced.findIndex((one, i) => replaced.indexOf(one) < i);
  return twice < 0
    ? undefined
    : refuse('wrong-type', `substitutes[${twice}].seat`, { wanted: 'a seat not named before' }).error;
}

const gamesError = (player: object, at: string): Refusal | undefined =>
  listError(
    (player as RankedPlayer).games,
    (game) => ((game as RankedGame).missed === true ? MISSED : GAME),
    `${at}.games`,
  );

/** Checks the form of a request to rank players. */
export function rankError(request: unknown): Refusal | undefined {
  if (!isObject(request)) return refuseWhole(request);
  const error = objectError(request, RANK) ?? readingsError(request.readings);
  if (error) return error;
  const { players } = request as unknown as RankRequest;
  const inList = listError(players, PLAYER, 'players', gamesError);
  if (inList) return inList;
  const seen = new Set<string>();
  const twice = players.findIndex(({ name }) => seen.has(name) || !seen.add(name));
  return twice < 0
    ? undefined
    : refuse('wrong-type', `players[${twice}].name`, { wanted: 'a name not given before' }).error;
}

/** The chosen readings, with defaults for the rest. */
export const readingsOf = (given: Partial<Readings> = {}): Readings => ({
  sharedPlaces: given.sharedPlaces ?? 'mean',
  mersTies: given.mersTies ?? 'split',
  tesujiOverallTies: given.tesujiOverallTies ?? 'average-place',
  inPlus: given.inPlus ?? 'at-start',
});
