import type { HandRequest, Yaku } from '../../src/engine/riichi/index.ts';

/** A hand, what it is an example of, and how it was won. */
export type Row = readonly [why: string, hand: string, more?: Partial<HandRequest>];

/** A pattern's han when closed and open (0: none), hands that have it, and near misses. */
export interface YakuRows {
  readonly closed: number;
  readonly open: number;
  readonly yes: readonly Row[];
  readonly no: readonly Row[];
}

const RIICHI = { riichi: 'riichi' } as const;
const LAST = { lastTile: true } as const;

/** The four rows of a pattern that one pung of honours makes: `z` is the tile, `other` one that does not count. */
const pungOf = (z: number, other: number): YakuRows => ({
  closed: 1,
  open: 1,
  yes: [
    ['concealed pung', `${z}${z}${z}z123m456p78s11m +9s`],
    ['called pung', `123m456p78s11m +9s (${z}${z}${z}z)`],
    ['concealed kong', `123m456p78s11m +9s [${z}${z}${z}${z}z]`],
    ['ended by the winning tile', `${z}${z}z123m456p789s11m +${z}z`],
  ],
  no: [
    ['only a pair', `${z}${z}z123m456p789s23m +4m`],
    ['the pung of another honour', `${other}${other}${other}z123m456p78s11m +9s`],
  ],
});

/** Rows for every ordinary pattern from one or two han on circumstances and chows; South's hands in the east round. */
export const LIGHT_ROWS = {
  riichi: {
    closed: 1,
    open: 0,
    yes: [['declared', '123m456p789s11s23p +4p', RIICHI]],
    no: [['silent', '123m456p789s11s23p +4p']],
  },
  'double-riichi': {
    closed: 2,
    open: 0,
    yes: [['declared on the first turn', '123m456p789s11s23p +4p', { riichi: 'double' }]],
    no: [['declared later', '123m456p789s11s23p +4p', RIICHI]],
  },
  ippatsu: {
    closed: 1,
    open: 0,
    yes: [
      ['within a turn of riichi', '123m456p789s11s23p +4p', { ...RIICHI, ippatsu: true }],
      ['within a turn of double riichi', '123m456p789s11s23p *4p', { riichi: 'double', ippatsu: true }],
    ],
    no: [['later', '123m456p789s11s23p +4p', RIICHI]],
  },
  'menzen-tsumo': {
    closed: 1,
    open: 0,
    yes: [
      ['own draw', '123m456p789s11s23p *4p'],
      ['own draw with a concealed kong', '123m456p11s23p *4p [9999s]'],
    ],
    no: [
      ['by discard', '123m456p789s11s23p +4p'],
      ['own draw, one chow called', '123m456p11s23p *4p (789s)'],
    ],
  },
  pinfu: {
    closed: 1,
    open: 0,
    yes: [
      ['by discard', '123m456p789s11s23p +4p'],
      ['by draw', '123m456p789s11s23p *4p'],
      ['a pair of another wind', '123m456p789s33z23p +4p'],
    ],
    no: [
      ['edge wait', '123m456p789s11p12s +3s'],
      ['closed wait', '123m456p789s11p13s +2s'],
      ['wait for the pair', '123m456p789s234p1p +1p'],
      ['a pair of the own wind', '123m456p789s22z23p +4p'],
      ['a pair of the round wind', '123m456p789s11z23p +4p'],
      ['a pair of the wind that is both', '123m456p789s22z23p +4p', { roundWind: 'south' }],
      ['a pair of dragons', '123m456p789s77z23p +4p'],
      ['one pung', '123m456p999s11s23p +4p'],
      ['one chow called', '123m456p11s23p +4p (789s)'],
    ],
  },
  iipeikou: {
    closed: 1,
    open: 0,
    yes: [
      ['two equal chows', '112233m456p11s78s +9s'],
      ['three equal chows', '111222333m11s78s +9s'],
    ],
    no: [
      ['chows one apart', '122334m456p11s78s +9s'],
      ['equal chows of two suits', '123m123p456p11s78s +9s'],
      ['one of them called', '123m456p11s78s +9s (123m)'],
    ],
  },
  tanyao: {
    closed: 1,
    open: 1,
    yes: [
      ['closed', '234m567p678s22s34p +5p'],
      ['open', '234m567p22s34p +5p (678s)'],
      ['seven pairs', '2244m5577p2288s6m +6m'],
    ],
    no: [
      ['one terminal', '123m567p678s22s34p +5p'],
      ['a pair of honours', '234m567p678s33z34p +5p'],
      ['a terminal in the call', '234m567p22s34p +5p (789s)'],
    ],
  },
  'sanshoku-doujun': {
    closed: 2,
    open: 1,
    yes: [
      ['closed', '234m234p34s789s11s +2s'],
      ['open', '234p34s789s11s +2s (234m)'],
    ],
    no: [
      ['one number off', '234m234p34s789s11s +5s'],
      ['two suits only', '234m234m234p789s1s +1s'],
    ],
  },
  ittsu: {
    closed: 2,
    open: 1,
    yes: [
      ['closed', '123456m78m234p11s +9m'],
      ['open', '456m78m234p11s +9m (123m)'],
    ],
    no: [
      ['678 for 789', '123456m78m234p11s +6m'],
      ['the end in another suit', '123m456m78p234p11s +9p'],
    ],
  },
  'yakuhai-white': pungOf(5, 3),
  'yakuhai-green': pungOf(6, 4),
  'yakuhai-red': pungOf(7, 3),
  'yakuhai-seat': pungOf(2, 3),
  'yakuhai-round': pungOf(1, 4),
  chanta: {
    closed: 2,
    open: 1,
    yes: [
      ['closed', '123m789p111z99s12s +3s'],
      ['open', '789p111z99s12s +3s (123m)'],
      ['a kong among the sets', '789p99s12s +3s (123m) (4444z)'],
    ],
    no: [
      ['one chow of simples', '123m789p111z99s23s +4s'],
      ['a pair of simples', '123m789p111z88s12s +3s'],
      ['no chow', '111m999p33z44z999s +3z'],
      ['no honour', '123m789p123p99s12s +3s'],
    ],
  },
  rinshan: {
    closed: 1,
    open: 1,
    yes: [
      ['after a concealed kong', '123m456p11s23p *4p [9999s]', { afterKong: true }],
      ['after a called kong', '123m456p11s23p *4p (9999s)', { afterKong: true }],
    ],
    no: [['an ordinary draw, a kong among the sets', '123m456p11s23p *4p (9999s)']],
  },
  chankan: {
    closed: 1,
    open: 1,
    yes: [
      ['closed', '123m456p789s11s23p +1p', { robbedKong: 'added' }],
      ['open', '123m456p11s23p +1p (789s)', { robbedKong: 'added' }],
    ],
    no: [['an ordinary discard', '123m456p789s11s23p +1p']],
  },
  haitei: {
    closed: 1,
    open: 1,
    yes: [
      ['closed', '123m456p789s11s23p *4p', LAST],
      ['open', '123m456p11s23p *4p (789s)', LAST],
    ],
    no: [
      ['the last discard', '123m456p789s11s23p +4p', LAST],
      ['not the last tile', '123m456p789s11s23p *4p'],
    ],
  },
  houtei: {
    closed: 1,
    open: 1,
    yes: [
      ['closed', '123m456p789s11s23p +4p', LAST],
      ['open', '123m456p11s23p +4p (789s)', LAST],
    ],
    no: [
      ['the last tile drawn', '123m456p789s11s23p *4p', LAST],
      ['not the last discard', '123m456p789s11s23p +4p'],
    ],
  },
} as const satisfies Partial<Record<Yaku, YakuRows>>;
