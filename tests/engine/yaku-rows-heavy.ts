import type { Yaku } from '../../src/engine/riichi/index.ts';
import type { LIGHT_ROWS, YakuRows } from './yaku-rows.ts';

/** Rows for the patterns of sets, pairs and suits: from seven pairs to the full flush. */
export const HEAVY_ROWS = {
  chiitoitsu: {
    closed: 2,
    open: 0,
    yes: [['seven pairs', '1133m5577p2299s4z +4z']],
    no: [
      ['four equal tiles are not two pairs', '1111m5577p2299s4z +4z'],
      ['pairs that read as chows', '112233m445566p7s +7s'],
      ['a pung called', '1133m5577p44z +4z (222s)'],
    ],
  },
  'sanshoku-doukou': {
    closed: 2,
    open: 2,
    yes: [
      ['closed', '222m222p22s456p11z +2s'],
      ['open', '222p22s456p11m +2s (222m)'],
      ['one of them a kong', '222p22s456p11m +2s (2222m)'],
    ],
    no: [
      ['one number off', '222m222p33s456p11z +3s'],
      ['the third only a pair', '222m222p22s456p78p +9p'],
    ],
  },
  sanankou: {
    closed: 2,
    open: 2,
    yes: [
      ['the third drawn', '222m555p77s456p11z *7s'],
      ['beside a called chow', '222m555p77s11z *7s (456p)'],
      ['won elsewhere by discard', '222m555p777s11z45p +6p'],
      ['one a concealed kong', '555p777s11z45p +6p [2222m]'],
    ],
    no: [
      ['the third by discard', '222m555p77s456p11z +7s'],
      ['one called', '555p777s11z45p +6p (222m)'],
      ['one an open kong', '555p777s11z45p +6p (2222m)'],
    ],
  },
  sankantsu: {
    closed: 2,
    open: 2,
    yes: [
      ['closed', '11z45p +6p [2222m] [5555s] [7777s]'],
      ['open, of every form', '11z45p +6p (2222m) <5555s> [7777s]'],
    ],
    no: [['two kongs and a pung', '11z45p +6p (2222m) (5555s) (777s)']],
  },
  toitoi: {
    closed: 2,
    open: 2,
    yes: [
      ['closed by discard', '222m555p77s999m11z +7s'],
      ['open', '555p77s999m11z +7s (222m)'],
    ],
    no: [
      ['one chow', '555p77s11z789m +7s (222m)'],
      ['seven pairs', '1133m5577p2299s4z +4z'],
    ],
  },
  honitsu: {
    closed: 3,
    open: 2,
    yes: [
      ['closed', '123m789m55m111z22z +2z'],
      ['open', '789m55m111z22z +2z (123m)'],
      ['seven pairs', '112255778m1133z +8m'],
    ],
    no: [
      ['a pair of another suit', '123m789m55p111z22z +2z'],
      ['another suit in the call', '789m55m111z22z +2z (123p)'],
      ['no honour', '123m123m789m55m23m +4m'],
    ],
  },
  shousangen: {
    closed: 2,
    open: 2,
    yes: [
      ['closed', '555z666z77z123m45p +6p'],
      ['open', '666z77z123m45p +6p (555z)'],
      ['one a kong', '666z77z123m45p +6p (5555z)'],
    ],
    no: [
      ['one pung and the pair', '555z77z333z123m45p +6p'],
      ['two pungs, another pair', '555z666z44z123m45p +6p'],
    ],
  },
  honroutou: {
    closed: 2,
    open: 2,
    yes: [
      ['pungs', '111m999p11z22z999s +1z'],
      ['seven pairs', '1199m1199p11z22z3z +3z'],
      ['open', '999p11z22z999s +1z (111m)'],
    ],
    no: [
      ['one pung of simples', '111m999p11z22z888s +1z'],
      ['one chow', '123m999p11z22z999s +1z'],
    ],
  },
  junchan: {
    closed: 3,
    open: 2,
    yes: [
      ['closed', '123m789p123p99s12s +3s'],
      ['open', '789p123p99s12s +3s (123m)'],
      ['with a pung of terminals', '123m789p111p99s12s +3s'],
    ],
    no: [
      ['a pair of honours', '123m789p123p33z12s +3s'],
      ['one chow of simples', '123m789p123p99s23s +4s'],
    ],
  },
  ryanpeikou: {
    closed: 3,
    open: 0,
    yes: [
      ['two and two equal chows', '112233m445566p7s +7s'],
      ['four equal chows', '111122223333m7s +7s'],
    ],
    no: [
      ['only two equal chows', '112233m456789p7s +7s'],
      ['three equal chows and another', '111222333m456p7s +7s'],
      ['one chow called', '123m445566p7s +7s (123m)'],
    ],
  },
  chinitsu: {
    closed: 6,
    open: 5,
    yes: [
      ['closed', '123456789m1123m +4m'],
      ['open', '45678911m23m +4m (123m)'],
      ['seven pairs', '1133445577889m +9m'],
    ],
    no: [
      ['a pair of honours', '123456789m11z23m +4m'],
      ['one chow of another suit', '12345678911m23p +4p'],
    ],
  },
} as const satisfies Record<Exclude<Yaku, keyof typeof LIGHT_ROWS>, YakuRows>;
