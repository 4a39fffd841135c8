import { countOf, firstKind, kindOf, kindsOf, parseTiles, without } from '../oracle-table/tiles.ts';
import type { MeldRequest } from '../oracle-table/types.ts';
import { isOrphans } from '../oracle-table/waits.ts';
import type { Seat } from '../oracle-settle/types.ts';
import type { Spoil, WonTable } from './spoil.ts';

const indicatorsOf = ({ course }: WonTable, count: number): string =>
  course.table.deal.indicators.slice(0, count).join('');
const meldTiles = (melds: readonly MeldRequest[]): string[] => melds.flatMap(({ tiles }) => kindsOf(tiles));
const kongsOf = (melds: readonly MeldRequest[]): number => melds.filter(({ type }) => type === 'kong').length;
/** Whether the winner could still be before his first discard, judging by his own tiles. */
const isBare = ({ own, inRiichi }: WonTable): boolean => own.melds.length === 0 && !inRiichi;

/**
 * The turn on which a double riichi with ippatsu was won, counted from the dealer's first draw: the first turn of the seat
 * on turn that comes after the declarer's own.
 */
const turnOfIppatsu = ({ turnOf, onTurn, winner }: WonTable): number =>
  turnOf(onTurn) > turnOf(winner.seat) ? turnOf(onTurn) : turnOf(onTurn) + 4;

/** Ways to make a win in tiles impossible, one at a time. */
export const SPOILT_WINS: Record<string, Spoil<WonTable>> = {
  'ippatsu without riichi': (won) => (won.inRiichi ? undefined : won.say({ ippatsu: true })),
  'riichi of an open hand': (won) =>
    won.isClosed || won.inRiichi
      ? undefined
      : won.put({ riichi: 'riichi' }, { riichi: [...won.riichi, won.winner.seat] }),
  'riichi said of the hand alone': (won) =>
    won.inRiichi
      ? won.put({}, { riichi: without(won.riichi.map(String), [String(won.winner.seat)]).map(Number) as Seat[] })
      : undefined,
  'riichi said of the table alone': (won) =>
    won.inRiichi ? undefined : won.put({}, { riichi: [...won.riichi, won.winner.seat] }),
  'replacement tile by discard': (won) => (won.byDraw ? undefined : won.say({ afterKong: true })),
  'replacement tile without a kong': (won) =>
    won.byDraw && kongsOf(won.own.melds) === 0 ? won.say({ afterKong: true }) : undefined,
  'replacement tile with ippatsu': (won) =>
    won.own.afterKong && won.inRiichi ? won.say({ ippatsu: true }) : undefined,
  'first turn after a kong': (won) => (won.own.afterKong ? won.say({ firstTurn: true }) : undefined),
  'first turn with a set on the table': (won) =>
    won.own.melds.length > 0 && !won.inRiichi ? won.say({ firstTurn: true }) : undefined,
  'first turn in riichi': (won) => (won.inRiichi ? won.say({ firstTurn: true }) : undefined),
  'first turn of the dealer by discard': (won) =>
    isBare(won) && !won.byDraw && won.turnOf(won.winner.seat) === 0 ? won.say({ firstTurn: true }) : undefined,
  'first turn on a discard that comes after it': (won) =>
    isBare(won) &&
    !won.byDraw &&
    won.turnOf(won.onTurn) > won.turnOf(won.winner.seat) &&
    won.turnOf(won.winner.seat) > 0
      ? won.say({ firstTurn: true })
      : undefined,
  'first turn on the last tile': (won) =>
    isBare(won) ? won.sayAll({ lastTile: true }, { firstTurn: true }) : undefined,
  'first turn with kan dora': (won) =>
    isBare(won) && won.options.kanDora
      ? won.sayAll({ doraIndicators: indicatorsOf(won, 2) }, { firstTurn: true })
      : undefined,
  'first turn beside the riichi of a seat without a turn': (won) => {
    const early = ([0, 1, 2, 3] as const).filter(
      (seat) => won.winners.every((one) => one.seat !== seat) && won.turnOf(seat) >= won.turnOf(won.onTurn),
    );
    if (!isBare(won) || early.length === 0) return undefined;
    const seat = won.random.pick(early);
    return won.put(
      { firstTurn: true, robbedKong: undefined, lastTile: false },
      { riichi: [...new Set([...won.riichi, seat])] },
    );
  },
  'first turn beside a single riichi': (won) =>
    isBare(won) && won.others.some(({ hand }) => hand.riichi === 'riichi') ? won.say({ firstTurn: true }) : undefined,
  'first turn beside the set of another winner': (won) =>
    isBare(won) && won.others.some(({ hand }) => hand.melds.length > 0) ? won.say({ firstTurn: true }) : undefined,
  'first turn on a robbed kong': (won) => (won.own.robbedKong ? won.say({ firstTurn: true }) : undefined),
  'ippatsu of a double riichi after a kong': (won) =>
    won.inRiichi && won.own.melds.length > 0 ? won.say({ riichi: 'double', ippatsu: true }) : undefined,
  'ippatsu of a double riichi on the last tile': (won) =>
    won.inRiichi ? won.sayAll({ lastTile: true }, { riichi: 'double', ippatsu: true }) : undefined,
  'ippatsu of a double riichi with kan dora': (won) =>
    won.inRiichi && won.options.kanDora
      ? won.sayAll({ doraIndicators: indicatorsOf(won, 2), uraIndicators: '' }, { riichi: 'double', ippatsu: true })
      : undefined,
  'ippatsu of a double riichi on an added kong': (won) =>
    won.inRiichi && won.own.robbedKong === 'added' ? won.say({ riichi: 'double', ippatsu: true }) : undefined,
  'ippatsu of a double riichi beside the set of another winner': (won) =>
    won.inRiichi && won.others.some(({ hand }) => hand.melds.length > 0)
      ? won.say({ riichi: 'double', ippatsu: true })
      : undefined,
  'ippatsu of a double riichi beside the riichi of a seat without a turn': (won) => {
    const early = ([0, 1, 2, 3] as const).filter(
      (seat) => won.winners.every((one) => one.seat !== seat) && won.turnOf(seat) >= turnOfIppatsu(won),
    );
    if (!won.inRiichi || won.own.melds.length > 0 || early.length === 0) return undefined;
    const seat = won.random.pick(early);
    return won.put(
      { riichi: 'double', ippatsu: true, lastTile: false },
      { riichi: [...new Set([...won.riichi, seat])] },
    );
  },
  'ippatsu on the last discard': (won) =>
    won.inRiichi && !won.byDraw && won.options.riichiTilesLeft === 4
      ? won.sayAll({ lastTile: true, robbedKong: undefined }, { ippatsu: true })
      : undefined,
  'a robbed kong on a draw': (won) => (won.byDraw ? won.say({ robbedKong: 'added' }) : undefined),
  'a robbed kong on the last tile': (won) => (won.own.robbedKong ? won.sayAll({ lastTile: true }) : undefined),
  'a robbed tile in the hand': (won) =>
    !won.byDraw && [...kindsOf(won.own.concealed), ...meldTiles(won.own.melds)].includes(kindOf(won.own.winningTile))
      ? won.sayAll({ robbedKong: 'added', lastTile: false })
      : undefined,
  'a robbed tile among the indicators': (won) =>
    won.own.robbedKong ? won.sayAll({ doraIndicators: won.own.winningTile, uraIndicators: '' }) : undefined,
  'a concealed kong robbed without orphans': (won) =>
    won.byDraw || isOrphans([...kindsOf(won.own.concealed), kindOf(won.own.winningTile)])
      ? undefined
      : won.sayAll({ robbedKong: 'concealed', lastTile: false }),
  'an added kong of a seat in riichi': (won) =>
    won.own.robbedKong === 'added' ? won.put({}, { riichi: [...new Set([...won.riichi, won.onTurn])] }) : undefined,
  'a fifth kong robbed': (won) =>
    won.own.robbedKong && won.options.kanDora
      ? won.sayAll({ doraIndicators: indicatorsOf(won, 5), uraIndicators: '' })
      : undefined,
  'ura without riichi': (won) =>
    won.winners.some(({ hand }) => hand.riichi !== 'none')
      ? undefined
      : won.say({ uraIndicators: won.course.table.deal.ura[0] }),
  'more ura than dora': (won) =>
    won.inRiichi
      ? won.sayAll({
          doraIndicators: indicatorsOf(won, 1),
          uraIndicators: won.course.table.deal.ura.slice(0, 2).join(''),
        })
      : undefined,
  'six indicators': (won) =>
    won.sayAll({ doraIndicators: [...won.course.table.deal.indicators, won.course.table.deal.ura[4]].join('') }),
  'two sets of ura': (won) => {
    const [ura = '', other = ''] = won.course.table.deal.ura;
    const both = won.others.find(({ hand }) => hand.riichi !== 'none');
    if (!won.inRiichi || !both || ura === other) return undefined;
    const spoilt = won.winners.map((one) => {
      const uraIndicators = one === won.winner ? ura : one === both ? other : undefined;
      return { ...one, hand: { ...one.hand, uraIndicators, doraIndicators: indicatorsOf(won, 1) } };
    });
    return won.with(spoilt);
  },
  'a fifth copy among the indicators': (won) => {
    const all = [...kindsOf(won.own.concealed), ...meldTiles(won.own.melds), kindOf(won.own.winningTile)];
    const kind = all.find((one) => countOf(all, one) > 1);
    if (kind === undefined) return undefined;
    const more = Array.from({ length: 5 - countOf(all, kind) }, () => kind);
    return won.sayAll({ doraIndicators: more.join(''), uraIndicators: '' });
  },
  'a fifth copy over two hands': (won) => {
    const [other] = won.others;
    if (!other) return undefined;
    const mine = [...kindsOf(won.own.concealed), ...meldTiles(won.own.melds)];
    const theirs = [...kindsOf(other.hand.concealed), ...meldTiles(other.hand.melds), kindOf(won.own.winningTile)];
    const kind = mine.find((one) => countOf(mine, one) + countOf(theirs, one) > 1);
    if (kind === undefined) return undefined;
    const more = Array.from({ length: 5 - countOf(mine, kind) - countOf(theirs, kind) }, () => kind);
    return more.length > 0 ? won.sayAll({ doraIndicators: more.join(''), uraIndicators: '' }) : undefined;
  },
  'a red five twice': (won) => {
    const red = (['0m', '0p', '0s'] as const).find((one) => (parseTiles(won.own.concealed) ?? []).includes(one));
    if (red === undefined || won.options.redFives === 4) return undefined;
    return won.sayAll({ doraIndicators: red, uraIndicators: '' });
  },
  'a chow from across': (won) =>
    won.reMeld(
      ({ type }) => type === 'chow',
      (meld) => ({ ...meld, from: 'across' }),
    ),
  'a called tile that is not in its set': (won) =>
    won.reMeld(
      ({ called }) => called !== undefined,
      (meld) => ({ ...meld, called: firstKind(meld.tiles) === '1z' ? '2z' : '1z' }),
    ),
  'a concealed kong that was called': (won) =>
    won.reMeld(
      ({ form }) => form === 'concealed',
      (meld) => ({ ...meld, from: 'left' }),
    ),
  'liability without the sets': (won) =>
    won.own.melds.length === 0 ? won.say({ liable: [{ from: 'left', pattern: 'daisangen' }] }) : undefined,
  'a liable player who fed nothing': (won) => {
    const [first] = won.own.liable ?? [];
    if (!first || won.own.melds.some(({ form }) => form === 'added')) return undefined;
    const from = won.random.pick((['left', 'across', 'right'] as const).filter((side) => side !== first.from));
    return won.say({ liable: [{ ...first, from }] });
  },
  'a tile too few': (won) => won.say({ concealed: won.own.concealed.replace(/^\d/, '') }),
  'a winning tile that does not complete': (won) => {
    const kinds = kindsOf(won.own.concealed);
    const far = ['1z', '2z', '3z', '4z', '5z', '6z', '7z'].find((kind) => !kinds.includes(kind));
    if (far === undefined || kinds.length === 1 || isOrphans([...kinds, kindOf(won.own.winningTile)])) return undefined;
    return won.sayAll({ winningTile: far, robbedKong: undefined, doraIndicators: '', uraIndicators: '' });
  },
  'two winning tiles': (won) =>
    won.others.length > 0 ? won.say({ winningTile: kindOf(won.own.winningTile) === '1z' ? '2z' : '1z' }) : undefined,
  'the last tile for one winner only': (won) =>
    won.others.length > 0 ? won.say({ lastTile: !won.own.lastTile }) : undefined,
  'a robbed kong for one winner only': (won) =>
    won.others.length > 0 ? won.say({ robbedKong: won.own.robbedKong ? undefined : 'added' }) : undefined,
  'two sets of indicators': (won) =>
    won.others.length > 0
      ? won.say({ doraIndicators: won.course.table.deal.indicators[0] === '1z' ? '2z' : '1z', uraIndicators: '' })
      : undefined,
  'five kongs of the winners': (won) => {
    const [other] = won.others;
    const open = (...kinds: string[]) =>
      kinds.map((kind) => ({ type: 'kong', form: 'open', tiles: `${kind.repeat(4)}z` }) as const);
    const said = {
      winningTile: '5p',
      riichi: 'none',
      ippatsu: false,
      firstTurn: false,
      robbedKong: undefined,
    } as const;
    const bare = { ...said, doraIndicators: '', uraIndicators: '', liable: [] };
    if (!other || won.winners.length > 2) return undefined;
    return won.with(
      [
        { ...won.winner, hand: { ...won.own, ...bare, melds: open('1', '2', '3'), concealed: '55z46p' } },
        { ...other, hand: { ...other.hand, ...bare, melds: open('4', '6'), concealed: '77z999s46p' } },
      ],
      { riichi: [] },
    );
  },
  'the wind of another seat': (won) => won.say({ seatWind: won.turnOf(won.winner.seat) === 0 ? 'south' : 'east' }),
  'a discarder elsewhere': (won) => {
    const seen = (['right', 'across', 'left'] as const)[((won.onTurn - won.winner.seat + 4) % 4) - 1];
    return won.say({ discarder: seen === 'left' ? 'right' : 'left' });
  },
  'a win on the own discard': (won) =>
    won.byDraw
      ? undefined
      : won.with(won.winners.map((one) => (one === won.winner ? { ...one, seat: won.onTurn } : one))),
  'the same seat twice': (won) => (won.byDraw ? undefined : won.with([...won.winners, won.winner])),
};
