import type { MeldRequest, Seat } from '../../base/melds.ts';
import { RED_BIT, scanTiles } from '../../base/notation.ts';
import { type Refusal, type RefusalId, refuse } from '../../base/result.ts';
import { COPIES, TILE_OF_KIND, WINDS, noTiles } from '../../base/tile.ts';
import type { RiichiRules } from '../options/rules.ts';
import type { TableEvent } from '../table/furiten.ts';
import { afterFourKongs } from '../table/four-kongs.ts';
import type { PlayState } from './state.ts';

/** What a player's view tells of the course of the hand. An event that is not told contradicts nothing. */
interface Course {
  readonly state: PlayState;
  readonly rules: RiichiRules;
  readonly history: readonly TableEvent[];
  /** What happened before the player's riichi and since; where no riichi is told, nothing happened since. */
  readonly before: readonly TableEvent[];
  readonly since: readonly TableEvent[];
  readonly inRiichi: boolean;
  /** How many turns after East the player is, and whoever drew, discarded or declared the tile in question. */
  readonly place: number;
  readonly onTurn: number;
  /** Whether the tile in question is another player's. */
  readonly isTheirs: boolean;
  readonly openMelds: number;
  readonly ownKongs: number;
  /** Kongs of all players, as far as they are known. */
  readonly kongs: number;
  /** Tiles drawn from the live wall, East's fourteenth included; all of them where nobody counted. */
  readonly drawn: number;
}

const TURNS: Readonly<Record<Seat, number>> = { right: 1, across: 2, left: 3 };
const PLAYERS = 4;
const MOST_KONGS = 4;
/** The live wall with East's fourteenth tile, and without it. */
const LIVE = 70;
const AFTER_DEAL = 69;
/** Sets that the three others can call, and the draws that each of their calls can save the player at most. */
const CALLS_OF_OTHERS = 12;
const DRAWS_SAVED_BY_OTHERS = 24;
const DRAWS_SAVED_BY_OWN = 3;
/** The fewest tiles in the wall at a riichi after which everybody has another turn. */
const A_TURN_OF_TILES = 4;

const CALLS: readonly TableEvent['type'][] = ['claim', 'kong', 'others-claim', 'others-kong'];
const isCall = ({ type }: TableEvent): boolean => CALLS.includes(type);
const count = (events: readonly TableEvent[], type: TableEvent['type']): number =>
  events.filter((event) => event.type === type).length;

/** Kongs told by a view: by number, or by the player's sets and what the others laid. */
export const kongsTold = ({ kongs, melds = [], history = [] }: PlayState): number =>
  Math.max(kongs ?? 0, melds.filter(({ type }) => type === 'kong').length + count(history, 'others-kong'));

function courseOf(state: PlayState, rules: RiichiRules): Course {
  const { history = [], melds = [], riichi = 'none', now, seatWind, tilesLeft = 0 } = state;
  const declared = history.findIndex(({ type }) => type === 'riichi');
  const place = WINDS.indexOf(seatWind);
  const isTheirs = now.type === 'discard' || now.type === 'kong';
  return {
    state,
    rules,
    history,
    before: declared < 0 ? [] : history.slice(0, declared),
    since: declared < 0 ? [] : history.slice(declared + 1),
    inRiichi: riichi !== 'none',
    place,
    onTurn: isTheirs ? (place + TURNS[now.from]) % PLAYERS : place,
    isTheirs,
    openMelds: melds.filter((meld) => meld.type !== 'kong' || meld.form !== 'concealed').length,
    ownKongs: melds.filter(({ type }) => type === 'kong').length,
    kongs: kongsTold(state),
    drawn: LIVE - tilesLeft,
  };
}

/** A contradiction: the field to change, what is wanted there or which state it is, and whether a course has it. */
type Contradiction = readonly [
  field: string,
  wanted: { readonly why: RefusalId } | string,
  holds: (course: Course) => boolean,
];

/** The tiles that the wall holds in the first turn; one less once the next player has drawn. */
function isFirstWall({ state: { tilesLeft, now }, onTurn }: Course): boolean {
  const most = AFTER_DEAL - onTurn;
  const { since = 'nothing' } = now.type === 'discard' ? now : {};
  return tilesLeft === undefined || tilesLeft === most || (since !== 'nothing' && tilesLeft === most - 1);
}

/** In the first go-around each player before the one on turn has discarded once, and nobody has called. */
const FIRST_TURN: readonly Contradiction[] = [
  ['firstTurn', { why: 'first-turn-with-meld' }, (c) => c.kongs > 0 || c.openMelds > 0 || c.history.some(isCall)],
  ['firstTurn', 'false once the player has discarded', ({ history }) => count(history, 'discard') > 0],
  ['firstTurn', { why: 'first-turn-with-riichi' }, (c) => c.inRiichi || count(c.history, 'riichi') > 0],
  ['firstTurn', 'false at the end of the wall', ({ state }) => state.now.type === 'exhausted'],
  ['firstTurn', { why: 'renhou-for-east' }, ({ isTheirs, place }) => isTheirs && place === 0],
  ['firstTurn', { why: 'first-turn-over' }, ({ isTheirs, place, onTurn }) => isTheirs && onTurn > place],
  [
    'history',
    'at most one discard of each player before, in the first go-around',
    ({ history, onTurn }) => count(history, 'others-discard') > onTurn,
  ],
  ['tilesLeft', 'what the first go-around leaves in the wall', (course) => !isFirstWall(course)],
];

/** Ippatsu lasts until a call, and to the player's next discard. */
const IPPATSU: readonly Contradiction[] = [
  ['ippatsu', { why: 'ippatsu-without-riichi' }, ({ inRiichi }) => !inRiichi],
  ['ippatsu', 'false after a call or a kong', ({ since }) => since.some(isCall)],
  [
    'ippatsu',
    'false after a go-around',
    ({ since, isTheirs }) =>
      count(since, 'discard') > 1 || count(since, 'others-discard') >= (isTheirs ? PLAYERS - 1 : PLAYERS),
  ],
  [
    'ippatsu',
    { why: 'after-kong-with-ippatsu' },
    ({ state: { now } }) => now.type === 'drew' && now.from === 'dead-wall',
  ],
  [
    'ippatsu',
    { why: 'ippatsu-on-last-discard' },
    ({ state: { now, tilesLeft }, rules }) =>
      rules.options.riichiTilesLeft >= A_TURN_OF_TILES &&
      (now.type === 'exhausted' || (now.type === 'discard' && tilesLeft === 0)),
  ],
];

/** A riichi is declared once, by a hand that calls nothing any more; a double one on the first discard. */
const RIICHI: readonly Contradiction[] = [
  ['riichi', { why: 'riichi-with-open-meld' }, ({ inRiichi, openMelds }) => inRiichi && openMelds > 0],
  ['history', 'a history without an own call after riichi', ({ since }) => count(since, 'claim') > 0],
  [
    'history',
    'a history with one riichi of the player at most, and with none where riichi is none',
    ({ history, inRiichi }) => count(history, 'riichi') > (inRiichi ? 1 : 0),
  ],
  [
    'riichi',
    '"riichi" where the first go-around was over',
    ({ state: { riichi }, before, place }) =>
      riichi === 'double' &&
      (count(before, 'discard') > 1 || count(before, 'others-discard') > place || before.some(isCall)),
  ],
];

/** What the sets, the wall and the turns allow. */
const TABLE: readonly Contradiction[] = [
  ['history', 'a history with no more own calls than sets', (c) => count(c.history, 'claim') > c.openMelds],
  ['history', 'a history with no more own kongs than sets', (c) => count(c.history, 'kong') > c.ownKongs],
  ['kongs', 'all kongs of the table', ({ state, kongs }) => state.kongs !== undefined && state.kongs < kongs],
  ['history', 'a history with at most four kongs', ({ kongs }) => kongs > MOST_KONGS],
  ['kongs', { why: 'fifth-kong-robbed' }, ({ state, kongs }) => state.now.type === 'kong' && kongs >= MOST_KONGS],
  ['now', 'the end of the hand, drawn by four kongs', isDrawnByKongs],
  [
    'now.from',
    '"deal" for the fourteenth tile of East only',
    ({ state: { now, tilesLeft = AFTER_DEAL }, place, history, kongs, openMelds }) =>
      now.type === 'drew' &&
      now.from === 'deal' &&
      (place > 0 || history.length > 0 || kongs > 0 || openMelds > 0 || tilesLeft < AFTER_DEAL),
  ],
  [
    'now.from',
    { why: 'after-kong-without-kong' },
    ({ state: { now }, ownKongs }) => now.type === 'drew' && now.from === 'dead-wall' && ownKongs === 0,
  ],
  [
    'tilesLeft',
    '0 at the end of the wall',
    ({ state: { now, tilesLeft = 0 } }) => now.type === 'exhausted' && tilesLeft > 0,
  ],
  [
    'tilesLeft',
    'from 1: the last discard is not called',
    ({ state: { now, tilesLeft } }) => now.type === 'called' && tilesLeft === 0,
  ],
  [
    'tilesLeft',
    `less than ${AFTER_DEAL} once somebody has drawn`,
    ({ state: { now }, place, drawn }) => now.type === 'drew' && place > 0 && drawn < LIVE - AFTER_DEAL + 1,
  ],
  ['history', 'no more discards than turns', hasMoreDiscardsThanTurns],
];

/** Whether play goes on after four kongs of several players where that is a draw: then only the next discard can be won. */
function isDrawnByKongs({ state: { now }, rules, kongs, ownKongs }: Course): boolean {
  const isOfSeveral = kongs === MOST_KONGS && ownKongs > 0 && ownKongs < MOST_KONGS;
  const goesOn = now.type === 'called' || now.type === 'exhausted' || (now.type === 'drew' && now.from !== 'dead-wall');
  return isOfSeveral && goesOn && afterFourKongs(2, rules).drawn;
}

/**
 * Whether there were more discards than turns. A turn begins with a draw or a call; and between two turns of a player the
 * others have theirs, but for those that are skipped by calls.
 */
function hasMoreDiscardsThanTurns({ state: { now }, history, drawn, openMelds, place }: Course): boolean {
  const own = count(history, 'discard');
  const all = own + count(history, 'others-discard') + (now.type === 'discard' ? 1 : 0);
  const before = drawn - (now.type === 'drew' ? 1 : 0);
  const leastDrawn = PLAYERS * (own - 1) + place + 1 - DRAWS_SAVED_BY_OTHERS - DRAWS_SAVED_BY_OWN * openMelds;
  return all > before + CALLS_OF_OTHERS + openMelds || leastDrawn > before;
}

/** Adds the tiles of a meld that lay in no pond: the called one is among the discards. */
function addMeld(counts: number[], meld: MeldRequest): void {
  const { tiles, called, type } = meld;
  const codes: number[] = [];
  scanTiles(tiles, 'melds', codes);
  const kinds = codes.map((code) => code % RED_BIT);
  for (const kind of kinds) counts[kind]!++;
  if (type === 'kong' && meld.form === 'concealed') return;
  const fromPond: number[] = [];
  scanTiles(called, 'melds', fromPond);
  if (fromPond.length > 0) counts[fromPond[0]! % RED_BIT]!--;
  else if (type === 'chow') for (const kind of kinds) counts[kind]!--;
  else counts[kinds[0]!]!--;
}

/** Refuses more copies of a tile than a set has, over the hand, the discards and the kongs of others. */
export function tooManySeen(state: PlayState): Refusal | undefined {
  const counts: number[] = [...noTiles()];
  const add = (text: string, times = 1): void => {
    const codes: number[] = [];
    scanTiles(text, 'history', codes);
    for (const code of codes) counts[code % RED_BIT]! += times;
  };
  add(state.concealed);
  for (const meld of state.melds ?? []) addMeld(counts, meld);
  if ('tile' in state.now) add(state.now.tile);
  for (const event of state.history ?? [])
    if ('tile' in event)
      add(event.tile, event.type !== 'others-kong' ? 1 : event.form === 'concealed' ? COPIES : COPIES - 1);
  const kind = counts.findIndex((copies) => copies > COPIES);
  return kind < 0
    ? undefined
    : refuse('too-many-copies', 'state.history', { tile: TILE_OF_KIND[kind]!, count: counts[kind]!, most: COPIES })
        .error;
}

const refuseIn = (field: string, wanted: Contradiction[1]): Refusal =>
  typeof wanted === 'string'
    ? refuse('wrong-type', `state.${field}`, { wanted }).error
    : refuse(wanted.why, `state.${field}`).error;

/** The first contradiction between the turns, calls, kongs and tiles that a player's view tells of (EMA 2016 3.3). */
export function offCourse(state: PlayState, rules: RiichiRules): Refusal | undefined {
  const course = courseOf(state, rules);
  const lists = [...(state.firstTurn ? FIRST_TURN : []), ...RIICHI, ...(state.ippatsu ? IPPATSU : []), ...TABLE];
  for (const [field, wanted, holds] of lists) if (holds(course)) return refuseIn(field, wanted);
  const { claims = [], now } = state;
  const at = claims.findIndex(({ from }) => course.isTheirs && 'from' in now && from === now.from);
  return at < 0 ? undefined : refuseIn(`claims[${at}].from`, 'a player other than the discarder');
}
