import type { Random } from '../oracle-table/random.ts';
import { countOf, kindOf, kindsOf } from '../oracle-table/tiles.ts';
import type { Ask, Happening, Options, PlayState } from '../oracle-table/types.ts';

/** A question about play as asked at the table, with what it takes to spoil it. */
interface Asked extends Ask {
  options: Options;
  random: Random;
  aborts: boolean;
}

type Change = Partial<Record<keyof PlayState, unknown>>;

const WINDS = ['east', 'south', 'west', 'north'];
const AWAY: Record<string, number> = { right: 1, across: 2, left: 3 };
const CALLS = ['claim', 'kong', 'others-claim', 'others-kong'];

const placeOf = ({ seatWind }: PlayState): number => WINDS.indexOf(seatWind);
const ownDiscards = ({ history }: PlayState): number => history.filter(({ type }) => type === 'discard').length;
const ownKongs = ({ melds }: PlayState): number => melds.filter(({ type }) => type === 'kong').length;
const isUnbroken = ({ history }: PlayState): boolean => !history.some(({ type }) => CALLS.includes(type));
const sinceRiichi = ({ history }: PlayState): Happening[] => {
  const at = history.findIndex(({ type }) => type === 'riichi');
  return at < 0 ? [] : history.slice(at + 1);
};

/** Ways to make a player's view impossible, one at a time; undefined when the view lacks what would be spoilt. */
export const SPOILT_ASKS: Record<string, (asked: Asked) => Change | undefined> = {
  'first turn after the own discard': ({ state }) => (ownDiscards(state) > 0 ? { firstTurn: true } : undefined),
  'first turn after a call': ({ state }) =>
    ownDiscards(state) === 0 && !isUnbroken(state) ? { firstTurn: true } : undefined,
  'first turn in riichi': ({ state }) => (state.riichi !== 'none' ? { firstTurn: true, history: [] } : undefined),
  'first turn with a kong somewhere': ({ state }) => (state.firstTurn ? { kongs: 1 } : undefined),
  'first turn after too many discards': ({ state }) => {
    if (!state.firstTurn || state.now.type === 'kong') return undefined;
    const more = Array.from({ length: 4 }, (_, i) => ({ type: 'others-discard', tile: `${i + 1}z` }));
    return { history: more };
  },
  'first turn of East on a discard': ({ state }) =>
    state.firstTurn && state.now.type === 'discard' ? { seatWind: 'east' } : undefined,
  'first turn on a discard that comes after it': ({ state }) => {
    if (!state.firstTurn || state.now.type !== 'discard') return undefined;
    const later = Object.keys(AWAY).find((side) => (placeOf(state) + (AWAY[side] ?? 0)) % 4 > placeOf(state));
    return later ? { now: { ...state.now, from: later } } : undefined;
  },
  'first turn with half the wall': ({ state }) => (state.firstTurn ? { tilesLeft: 30 } : undefined),
  'first turn with one tile too few': ({ state }) => (state.firstTurn ? { tilesLeft: state.tilesLeft - 1 } : undefined),
  'ippatsu without riichi': ({ state }) => (state.riichi === 'none' ? { ippatsu: true } : undefined),
  'ippatsu after a call': ({ state }) =>
    sinceRiichi(state).some(({ type }) => CALLS.includes(type)) ? { ippatsu: true } : undefined,
  'ippatsu after a go-around': ({ state }) =>
    sinceRiichi(state).filter(({ type }) => type === 'discard').length > 1 ? { ippatsu: true } : undefined,
  'ippatsu after four discards of others': ({ state }) =>
    state.ippatsu
      ? { history: [...state.history, ...['1z', '2z', '3z', '4z'].map((tile) => ({ type: 'others-discard', tile }))] }
      : undefined,
  'ippatsu on a replacement tile': ({ state }) =>
    state.riichi !== 'none' && state.now.from === 'dead-wall' ? { ippatsu: true, history: [] } : undefined,
  'ippatsu at the end of the wall': ({ state, options }) =>
    state.now.type === 'exhausted' && state.riichi !== 'none' && options.riichiTilesLeft === 4
      ? { ippatsu: true, history: [] }
      : undefined,
  'riichi with an open set': ({ state }) =>
    state.melds.some(({ form }) => form !== 'concealed') ? { riichi: 'riichi', history: [] } : undefined,
  'a riichi in the past of a player not in riichi': ({ state }) =>
    state.riichi !== 'none' ? { riichi: 'none', ippatsu: false } : undefined,
  'two riichi': ({ state }) =>
    state.riichi !== 'none' ? { history: [...state.history, { type: 'riichi' }] } : undefined,
  'a call after riichi': ({ state }) =>
    state.riichi !== 'none' ? { history: [...state.history, { type: 'claim' }], ippatsu: false } : undefined,
  'a call without its set': ({ state }) =>
    state.melds.length === 0 && state.riichi === 'none'
      ? { history: [...state.history, { type: 'claim' }], firstTurn: false }
      : undefined,
  'a kong without its tiles': ({ state }) =>
    ownKongs(state) === 0
      ? { history: [...state.history, { type: 'kong' }], firstTurn: false, ippatsu: false, kongs: 1 }
      : undefined,
  'a double riichi after two discards': ({ state }) => {
    const at = state.history.findIndex(({ type }) => type === 'riichi');
    return state.history.slice(0, Math.max(at, 0)).filter(({ type }) => type === 'discard').length > 1
      ? { riichi: 'double', ippatsu: false }
      : undefined;
  },
  'a double riichi after a call': ({ state }) => {
    const at = state.history.findIndex(({ type }) => type === 'riichi');
    return state.history.slice(0, Math.max(at, 0)).some(({ type }) => CALLS.includes(type))
      ? { riichi: 'double', ippatsu: false }
      : undefined;
  },
  'a double riichi after a go-around of others': ({ state }) => {
    const at = state.history.findIndex(({ type }) => type === 'riichi');
    if (at < 0 || state.riichi !== 'double') return undefined;
    const early = ['1z', '2z', '3z', '4z'].map((tile) => ({ type: 'others-discard', tile }));
    return { history: [...early, ...state.history.filter(({ type }) => !type.startsWith('others'))] };
  },
  'fewer kongs than the player has': ({ state }) => (ownKongs(state) > 0 ? { kongs: ownKongs(state) - 1 } : undefined),
  'fewer kongs than happened': ({ state }) =>
    state.history.some(({ type }) => type === 'others-kong') ? { kongs: ownKongs(state) } : undefined,
  'a fifth kong to rob': ({ state }) =>
    state.now.type === 'kong' ? { kongs: 4, firstTurn: false, ippatsu: false } : undefined,
  'five kongs in the past': ({ state }) =>
    state.now.type !== 'kong'
      ? {
          ...{ firstTurn: false, ippatsu: false, kongs: 4 },
          history: [
            ...['1z', '2z', '3z', '4z'].map((tile) => ({ type: 'others-kong', form: 'concealed', tile })),
            ...[5].map(() => ({ type: 'others-kong', form: 'concealed', tile: '5z' })),
          ],
        }
      : undefined,
  'play after a draw by four kongs': ({ state, aborts }) =>
    aborts && ownKongs(state) > 0 && ownKongs(state) < 4 && state.now.type === 'drew' && state.now.from === 'wall'
      ? { kongs: 4, history: [] }
      : undefined,
  'a pond longer than the turns': ({ state }) => {
    const kinds = [
      '2m',
      '3m',
      '4m',
      '6m',
      '7m',
      '8m',
      '2p',
      '3p',
      '4p',
      '6p',
      '7p',
      '8p',
      '2s',
      '3s',
      '4s',
      '6s',
      '7s',
      '8s',
    ];
    const held = kindsOf(state.concealed);
    const free = kinds.filter(
      (kind) =>
        !held.includes(kind) &&
        kindOf(state.now.tile ?? '') !== kind &&
        !state.melds.some(({ tiles }) => kindsOf(tiles).includes(kind)),
    );
    const pond = free.flatMap((tile) => [1, 2, 3].map(() => ({ type: 'discard', tile }))).slice(0, 28);
    return pond.length === 28 && state.riichi === 'none' ? { firstTurn: false, history: pond } : undefined;
  },
  'more discards than tiles were drawn': ({ state }) =>
    state.history.filter(({ type }) => type.endsWith('discard')).length > 24 && state.now.from !== 'deal'
      ? { tilesLeft: 68 }
      : undefined,
  'a fifth copy among the discards': ({ state }) => {
    const tile = state.now.tile ?? kindsOf(state.concealed)[0] ?? '1z';
    return {
      history: [...state.history, ...[1, 2, 3, 4].map(() => ({ type: 'others-discard', tile: kindOf(tile) }))],
      firstTurn: false,
      ippatsu: false,
    };
  },
  'a fifth copy beside a set': ({ state }) => {
    const meld = state.melds.find(({ type }) => type === 'pung');
    if (!meld) return undefined;
    const tile = kindsOf(meld.tiles)[0];
    return { history: [1, 2, 3].map(() => ({ type: 'others-discard', tile })), firstTurn: false };
  },
  'a tile that lies in a kong of another': ({ state }) => {
    const [tile] = kindsOf(state.concealed);
    return state.now.type === 'kong'
      ? undefined
      : {
          history: [{ type: 'others-kong', form: 'concealed', tile }],
          kongs: ownKongs(state) + 1,
          firstTurn: false,
          ippatsu: false,
        };
  },
  'a claim of the discarder': ({ state }) =>
    state.now.type === 'discard' ? { claims: [{ from: state.now.from, call: 'win' }] } : undefined,
  'the deal’s last tile for another than East': ({ state }) =>
    state.now.type === 'drew' && state.seatWind !== 'east' ? { now: { ...state.now, from: 'deal' } } : undefined,
  'the deal’s last tile after a discard': ({ state }) =>
    state.now.type === 'drew' && state.seatWind === 'east' && ownDiscards(state) > 0
      ? { now: { ...state.now, from: 'deal' } }
      : undefined,
  'a replacement tile without a kong': ({ state }) =>
    state.now.type === 'drew' && ownKongs(state) === 0
      ? { now: { ...state.now, from: 'dead-wall' }, firstTurn: false, ippatsu: false }
      : undefined,
  'a wall that ended with tiles in it': ({ state }) => (state.now.type === 'exhausted' ? { tilesLeft: 3 } : undefined),
  'a call of the last discard': ({ state }) => (state.now.type === 'called' ? { tilesLeft: 0 } : undefined),
  'a draw from a full wall': ({ state }) =>
    state.now.from === 'wall' && state.seatWind !== 'east' ? { tilesLeft: 69, history: [] } : undefined,
  'a chow from across': ({ state }) => {
    const at = state.melds.findIndex(({ type }) => type === 'chow');
    return at < 0
      ? undefined
      : { melds: state.melds.map((meld, i) => (i === at ? { ...meld, from: 'across' } : meld)) };
  },
  'a tile too few': ({ state }) => ({ concealed: state.concealed.replace(/^\d/, '') }),
  'a robbed kong of a tile in the hand': ({ state }) =>
    state.now.type === 'kong' && countOf(kindsOf(state.concealed), kindOf(state.now.tile ?? '')) === 0
      ? { now: { ...state.now, tile: kindsOf(state.concealed)[0] } }
      : undefined,
};
