import type { Random } from '../oracle-table/random.ts';
import { countOf, kindsOf, rankOf, suitOf } from '../oracle-table/tiles.ts';
import type { MeldRequest } from '../oracle-table/types.ts';
import type { McrCourse, McrTableRequest, McrWinner } from './mcr-types.ts';

type Hand = Record<string, unknown> & { concealed: string; melds: MeldRequest[]; winningTile: string; flowers: number };
type InTiles = McrWinner & { hand: Hand };

/** A table of MCR with a win, one of its winners in view. */
interface Won {
  request: McrTableRequest;
  winners: InTiles[];
  winner: InTiles;
  own: Hand;
  others: InTiles[];
  byDraw: boolean;
  random: Random;
  with: (winners: McrWinner[]) => McrTableRequest;
  say: (change: Record<string, unknown>) => McrTableRequest;
  sayAll: (change: Record<string, unknown>) => McrTableRequest;
}

/** The view of an MCR table from a random winner; undefined when nobody won. */
export function wonMcr({ inTiles: request }: McrCourse, random: Random): Won | undefined {
  const { event } = request;
  const winners = (event.winners ?? (event.winner ? [event.winner] : [])) as InTiles[];
  if (winners.length === 0) return undefined;
  const winner = random.pick(winners);
  const build = (changed: McrWinner[]): McrTableRequest => {
    const [first] = changed;
    return {
      ...request,
      event: event.type === 'tsumo' && first ? { ...event, winner: first } : { ...event, winners: changed },
    };
  };
  const change = (is: (one: InTiles) => boolean) => (more: Record<string, unknown>) =>
    build(winners.map((one) => (is(one) ? { ...one, hand: { ...one.hand, ...more } } : one)));
  return {
    ...{ request, winners, winner, own: winner.hand, random, with: build },
    others: winners.filter((one) => one !== winner),
    byDraw: event.type === 'tsumo',
    say: change((one) => one === winner),
    sayAll: change(() => true),
  };
}

const laidIn = ({ melds }: Hand): string[] => melds.flatMap(({ tiles }) => kindsOf(tiles));
const hasKong = ({ melds }: Hand): boolean => melds.some(({ type }) => type === 'kong');
const HONOURS = ['1z', '2z', '3z', '4z', '5z', '6z', '7z'];

/** Ways to make an MCR win in tiles impossible, one at a time; undefined when it lacks what would be spoilt. */
export const SPOILT_MCR_WINS: Record<string, (won: Won) => object | undefined> = {
  'MCR: a robbed kong on a draw': (won) => (won.byDraw ? won.say({ robbedKong: 'added' }) : undefined),
  'MCR: a robbed kong on the last tile': (won) =>
    won.byDraw ? undefined : won.sayAll({ robbedKong: 'added', lastTile: true }),
  'MCR: a robbed tile in the hand': (won) =>
    !won.byDraw && [...kindsOf(won.own.concealed), ...laidIn(won.own)].includes(won.own.winningTile)
      ? won.sayAll({ robbedKong: 'added', lastTile: false, lastOfKind: false })
      : undefined,
  'MCR: a concealed kong robbed': (won) => (won.byDraw ? undefined : won.sayAll({ robbedKong: 'concealed' })),
  'MCR: a replacement tile by discard': (won) => (won.byDraw ? undefined : won.say({ afterKong: true })),
  'MCR: a replacement tile without a kong': (won) =>
    won.byDraw && !hasKong(won.own) ? won.say({ afterKong: true }) : undefined,
  'MCR: the last of its kind with another in the hand': (won) =>
    kindsOf(won.own.concealed).includes(won.own.winningTile) ? won.say({ lastOfKind: true }) : undefined,
  'MCR: the last of its kind with another in the hand of another winner': (won) =>
    won.others.some(({ hand }) => kindsOf(hand.concealed).includes(won.own.winningTile)) &&
    !kindsOf(won.own.concealed).includes(won.own.winningTile)
      ? won.say({ lastOfKind: true })
      : undefined,
  'MCR: nine flowers': (won) => won.say({ flowers: 9 }),
  'MCR: nine flowers of two winners': (won) => (won.others.length > 0 ? won.sayAll({ flowers: 5 }) : undefined),
  'MCR: riichi': (won) => won.say({ riichi: 'riichi' }),
  'MCR: dora': (won) => won.say({ doraIndicators: '1m' }),
  'MCR: a red five': (won) => {
    const at = kindsOf(won.own.concealed).find((kind) => rankOf(kind) === 5 && suitOf(kind) !== 'z');
    return at === undefined
      ? undefined
      : won.say({ concealed: won.own.concealed.replace(new RegExp(`5(?=\\d*${suitOf(at)})`), '0') });
  },
  'MCR: a chow from across': (won) => {
    const at = won.own.melds.findIndex(({ type }) => type === 'chow');
    return at < 0
      ? undefined
      : won.say({ melds: won.own.melds.map((meld, i) => (i === at ? { ...meld, from: 'across' } : meld)) });
  },
  'MCR: a fifth copy': (won) => {
    const all = [...kindsOf(won.own.concealed), ...laidIn(won.own), won.own.winningTile];
    const kind = all.find((one) => countOf(all, one) === 4);
    const other = kindsOf(won.own.concealed).find((one) => one !== kind);
    if (kind === undefined || other === undefined) return undefined;
    const rest = kindsOf(won.own.concealed);
    rest.splice(rest.indexOf(other), 1, kind);
    return won.say({ concealed: rest.join('') });
  },
  'MCR: a winning tile that does not complete': (won) => {
    const kinds = kindsOf(won.own.concealed);
    const far = HONOURS.find((kind) => !kinds.includes(kind) && countOf(laidIn(won.own), kind) === 0);
    if (far === undefined || kinds.length === 1 || kinds.filter((kind) => HONOURS.includes(kind)).length > 3)
      return undefined;
    return won.sayAll({ winningTile: far, robbedKong: undefined, lastOfKind: false });
  },
  'MCR: a tile too few': (won) => won.say({ concealed: won.own.concealed.replace(/^\d/, '') }),
  'MCR: two winning tiles': (won) =>
    won.others.length > 0 ? won.say({ winningTile: won.own.winningTile === '1z' ? '2z' : '1z' }) : undefined,
  'MCR: the last tile for one winner only': (won) =>
    won.others.length > 0 ? won.say({ lastTile: !won.own.lastTile }) : undefined,
  'MCR: the wind of another seat': (won) =>
    won.say({ seatWind: won.winner.seat === won.request.dealer ? 'south' : 'east' }),
  'MCR: a win on the own discard': (won) =>
    won.byDraw
      ? undefined
      : won.with(
          won.winners.map((one) => (one === won.winner ? { ...one, seat: Number(won.request.event.discarder) } : one)),
        ),
  'MCR: the same seat twice': (won) => (won.byDraw ? undefined : won.with([...won.winners, won.winner])),
  'MCR: sticks on the table': (won) => ({ ...won.request, bets: 1, counters: 1 }),
  'MCR: points below eight': (won) => won.with(won.winners.map((one) => ({ seat: one.seat, points: 7 }))),
};

interface Asked {
  action: Record<string, unknown>;
  state: Record<string, unknown> & {
    concealed: string;
    melds: MeldRequest[];
    flowers: number;
    tilesLeft: number;
    seatWind: string;
  };
}

const nowOf = ({ state }: Asked): Record<string, unknown> => state.now as Record<string, unknown>;

/** Ways to make a player's view of MCR impossible, one at a time. */
export const SPOILT_MCR_ASKS: Record<string, (asked: Asked) => object | undefined> = {
  'MCR view: a replacement tile without kong and flower': (asked) =>
    nowOf(asked).type === 'drew' && asked.state.flowers === 0 && !asked.state.melds.some(({ type }) => type === 'kong')
      ? { now: { ...nowOf(asked), from: 'replacement' } }
      : undefined,
  'MCR view: a robbed kong on the last tile': (asked) => (nowOf(asked).type === 'kong' ? { tilesLeft: 0 } : undefined),
  'MCR view: a call of the last discard': (asked) => (nowOf(asked).type === 'called' ? { tilesLeft: 0 } : undefined),
  'MCR view: a full wall after flowers and kongs': (asked) =>
    asked.state.flowers > 0 || asked.state.melds.some(({ type }) => type === 'kong') ? { tilesLeft: 91 } : undefined,
  'MCR view: a full wall after a draw': (asked) =>
    nowOf(asked).type === 'drew' && asked.state.seatWind !== 'east' ? { tilesLeft: 91 } : undefined,
  'MCR view: a claim of the discarder': (asked) =>
    nowOf(asked).type === 'discard' ? { claims: [{ from: nowOf(asked).from, call: 'hu' }] } : undefined,
  'MCR view: the last of its kind with another in the hand': (asked) =>
    kindsOf(asked.state.concealed).includes(String(nowOf(asked).tile)) ? { lastOfKind: true } : undefined,
  'MCR view: a robbed tile in the hand': (asked) =>
    nowOf(asked).type === 'kong' ? { now: { ...nowOf(asked), tile: kindsOf(asked.state.concealed)[0] } } : undefined,
  'MCR view: nine flowers': () => ({ flowers: 9 }),
  'MCR view: a tile too few': ({ state }) => ({ concealed: state.concealed.replace(/^\d/, '') }),
};
