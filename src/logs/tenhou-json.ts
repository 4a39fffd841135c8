import { type BySeat, type SeatNumber, type Tile, WINDS, eachSeat } from '../engine/riichi/index.ts';
import { drawNamed } from './draw-names.ts';
import { type Fields, NO_POINTS, count, fieldOf, fourOf, isFields, list, namesOf, number, seat } from './fields.ts';
import type { LoggedEnd, LoggedGame, LoggedHand, LoggedWin, SaidRules } from './log.ts';
import { attempt, fail } from './problem.ts';
import { type Lists, inTurn, listsOf } from './tenhou-turns.ts';
import { tileOfNumber } from './tenhou-tiles.ts';

/** The versions that this reader was made for; a file that states none is of the last. */
const VERSIONS = ['2', '2.0', '2.1', '2.2', '2.3'];

const WON = '和了';

const ALL_SEATS: readonly SeatNumber[] = [0, 1, 2, 3];

/** Whose tenpai the name of a draw tells. */
const TENPAI: Readonly<Record<string, readonly SeatNumber[]>> = { 全員聴牌: ALL_SEATS, 全員不聴: [] };

const points = (value: unknown): BySeat<number> =>
  Array.isArray(value) && value.length > 0 ? fourOf(value, 'result', number) : NO_POINTS;

const tiles = (value: unknown, name: string): readonly Tile[] => list(value, name).map(tileOfNumber);

/** A result lists the points of each win, then who won it from whom. */
function winsOf(result: readonly unknown[], ura: readonly Tile[]): LoggedEnd {
  const wins: LoggedWin[] = [];
  for (let at = 1; at < result.length; at += 2) {
    const who = list(result[at + 1], 'result');
    wins.push({ seat: seat(who[0], 'result'), from: seat(who[1], 'result'), ura, deltas: points(result[at]) });
  }
  return wins.length > 0 ? { type: 'win', wins } : fail('bad-field', 'result');
}

function endOf(value: unknown, ura: readonly Tile[]): LoggedEnd {
  const result = list(value, 'result');
  const name = String(result[0]);
  const deltas = points(result[1]);
  if (name === WON) return winsOf(result, ura);
  const how = drawNamed(name) ?? fail('bad-field', name);
  const isNagashi = how === 'nagashi';
  if (!isNagashi && how !== 'exhaustive') return { type: 'abort', why: how, deltas };
  const tenpai = Object.hasOwn(TENPAI, name) ? TENPAI[name] : undefined;
  return { type: 'draw', tenpai, nagashi: isNagashi, deltas };
}

const FIRST_OF_SEATS = 4;
const EACH_SEAT = 3;
const RESULT = 16;

const entry = (one: unknown): number | string =>
  typeof one === 'number' || typeof one === 'string' ? one : fail('bad-field', 'log');

function handOf(value: unknown): LoggedHand {
  const parts = list(value, 'log');
  if (parts.length <= RESULT) fail('cut');
  const [place, scores, indicators, ura] = parts;
  const [deal, counters, bets] = list(place, 'log').map((one) => count(one, 'log'));
  const wind = WINDS[Math.floor((deal ?? 0) / 4)] ?? fail('bad-field', 'log');
  const dealer = ((deal ?? 0) % 4) as SeatNumber;
  const part = (of: SeatNumber, at: number): readonly unknown[] =>
    list(parts[FIRST_OF_SEATS + EACH_SEAT * of + at], 'log');
  const lists = listsOf((of): Lists => ({ takes: part(of, 1).map(entry), gives: part(of, 2).map(entry) }));
  return {
    roundWind: wind,
    dealer,
    counters: counters ?? 0,
    bets: bets ?? 0,
    scores: fourOf(scores, 'log', number),
    deals: eachSeat((of) => part(of, 0).map(tileOfNumber)),
    indicators: tiles(indicators, 'log'),
    moves: inTurn(lists, dealer),
    end: endOf(parts[RESULT], tiles(ura, 'log')),
  };
}

const REDS = ['aka51', 'aka52', 'aka53'];

/**
 * How Tenhou names a table: the room, then the length, then 喰 where open tanyao counts and 赤 where fives are red. Others
 * leave these signs out.
 */
const TABLE = /^[般上特鳳若銀琥孔技][東南]/;

/** The rules that a file states: the red fives by number, by suit or by the sign 赤, and the sign 喰 for open tanyao. */
function rulesOf(value: unknown): SaidRules {
  if (!isFields(value)) return { redFives: undefined, openTanyao: undefined };
  const reds = [...REDS, 'aka'].map((name) => fieldOf(value, name)).filter((one) => typeof one === 'number');
  const most = reds.reduce((sum, one) => sum + one, 0);
  const disp = fieldOf(value, 'disp');
  const says = typeof disp === 'string' && TABLE.test(disp);
  const bySign = says ? (disp.includes('赤') ? 3 : 0) : undefined;
  return {
    redFives: reds.length === 0 ? bySign : most === 0 ? 0 : fieldOf(value, 'aka52') === 2 ? 4 : 3,
    openTanyao: says ? disp.includes('喰') : undefined,
  };
}

const DEALS = ALL_SEATS.map((of) => FIRST_OF_SEATS + EACH_SEAT * of);

/** Whether a hand deals tiles to three seats and none to the fourth. */
const hasThreeHands = (hand: unknown): boolean =>
  Array.isArray(hand) &&
  DEALS.every((at, of) => {
    const deal: unknown = hand[at];
    return Array.isArray(deal) && (deal.length === 0) === (of === DEALS.length - 1);
  });

const versionOf = (said: unknown): string =>
  typeof said === 'string' || typeof said === 'number' ? String(said) : (VERSIONS.at(-1) ?? '');

/** Whether a value looks like a game in this format. */
export const isTenhouJson = (value: unknown): value is Fields =>
  isFields(value) && Array.isArray(fieldOf(value, 'log'));

/** Reads a game in the JSON format of tenhou.net/6; hands that cannot be read stand there as problems. */
export function readTenhouJson(game: Fields): LoggedGame {
  const version = versionOf(fieldOf(game, 'ver'));
  if (!VERSIONS.includes(version)) fail('version', version);
  const names = fieldOf(game, 'name');
  const rule = fieldOf(game, 'rule');
  const disp = isFields(rule) ? fieldOf(rule, 'disp') : undefined;
  const log = list(fieldOf(game, 'log'), 'log');
  const isForThree = typeof disp === 'string' && /三|3-Player|Sanma/i.test(disp);
  if (isForThree || log.some(hasThreeHands)) fail('three-players');
  return {
    format: 'tenhou-json',
    version,
    players: namesOf(names),
    rules: rulesOf(rule),
    firstDealer: 0,
    hands: log.map((hand) => attempt(() => handOf(hand))),
  };
}
