import { describe, expect, it } from 'vitest';
import { MCR_RULEBOOKS, scoreRequest } from '../../../src/engine/mcr/index.ts';
import { OPTION_VALUES, MCR_OPTION_IDS, type McrOptionId } from '../../../src/engine/mcr/options/options.ts';
import { mcr, mcrHand } from './hands.ts';

type Row = readonly [hand: string, points: Readonly<Record<string, number>>];

/** For each option, hands that it changes and their points under each of its values. */
const TELLING: Readonly<Record<McrOptionId, readonly Row[]>> = {
  exhaustedWait: [['1112p *2p (3333p) (456m) (789s)', { counts: 4, ignored: 5 }]],
  knittedBodyWait: [['147m122358p3669s +6s', { none: 16, counts: 17 }]],
  nineGatesPungs: [
    ['1112345678999p +5p', { 'concealed-pungs': 90, none: 88, 'concealed-and-terminal': 91 }],
    ['1112345678999p +2p', { 'concealed-pungs': 91, none: 89, 'concealed-and-terminal': 92 }],
    ['1112345678999p +9p', { 'concealed-pungs': 106, none: 106, 'concealed-and-terminal': 106 }],
  ],
  manyKongsAddConcealed: [
    ['67m11z +8m (2222s) [3333s] (5555p)', { false: 32, true: 34 }],
    ['67m11z +8m (2222s) [3333s] [5555p]', { false: 34, true: 40 }],
    ['67m11z +8m [2222s] [3333s] [5555p]', { false: 50, true: 50 }],
    ['1z +1z (2222s) [3333s] (5555p) (7777m)', { false: 88, true: 90 }],
  ],
  honourTileHog: [
    ['1133m224p44s1111z +4p', { true: 26, false: 24 }],
    ['1133m224p4444s11z +4p', { true: 26, false: 26 }],
  ],
  forcedTileHog: [
    ['22334466888s66z +8s', { true: 120, false: 118 }],
    ['1199m119999p119s +9s', { true: 90, false: 88 }],
    ['223344668888s6z *6z', { true: 124, false: 122 }],
    ['22334466s88m888p +8p', { true: 28, false: 28 }],
  ],
  lastClaimIsReplacement: [
    ['34m678s11z +5m (123m) (456p) last', { false: 8, true: 16 }],
    ['34m678s11z *5m (123m) (456p) last', { false: 8, true: 8 }],
  ],
  kongPairs: [
    ['345p67s11z +8s [1111m] (2222s)', { '8-and-6': 7, '6-and-5': 6, '6-and-3': 4 }],
    ['345p67s11z +8s [1111m] [2222s]', { '8-and-6': 11, '6-and-5': 9, '6-and-3': 9 }],
  ],
  tilesAddFour: [
    ['7899p +9p (789m) (789s) (789p)', { false: 41, true: 53 }],
    ['2333s +1s (123p) (123m) (123s)', { false: 37, true: 49 }],
  ],
  hiddenTileForfeits: [
    ['22z24p +3p (777m) (456p) (678s) hidden', { false: 1, true: 0 }],
    ['22z24p +3p (777m) (456p) (678s) fourth hidden', { false: 5, true: 0 }],
    ['34p77z +2p (123p) (444s) (789m) hidden', { false: 8, true: 8 }],
    ['1112345678999p +5p hidden', { false: 90, true: 30 }],
  ],
};

const values = (option: McrOptionId): readonly unknown[] => OPTION_VALUES[option];
const pointsWith = (hand: string, option: McrOptionId, value: unknown): number =>
  mcr(mcrHand(hand, { knobs: { [option]: value } })).points;

describe('options', () => {
  const rows = MCR_OPTION_IDS.flatMap((option) => TELLING[option].map(([hand, points]) => ({ option, hand, points })));

  it.each(rows)('$option: $hand', ({ option, hand, points }) => {
    expect(Object.fromEntries(values(option).map((value) => [String(value), pointsWith(hand, option, value)]))).toEqual(
      points,
    );
  });

  it.each(MCR_OPTION_IDS)('%s: no two values score all hands alike', (option) => {
    const scores = values(option).map((value) => TELLING[option].map(([, points]) => points[String(value)]).join());
    expect(new Set(scores).size).toBe(values(option).length);
  });

  it.each(MCR_OPTION_IDS)('%s: a value given equals the value of the rulebook', (option) => {
    for (const { id, options } of Object.values(MCR_RULEBOOKS))
      for (const [hand, points] of TELLING[option])
        expect(mcr(mcrHand(hand, { rules: id })).points).toBe(points[String(options[option])]);
  });

  it.each(MCR_OPTION_IDS)('%s refuses a value that it does not have', (option) => {
    for (const value of ['nonsense', null, -1, 'true', ['counts']])
      expect(scoreRequest(mcrHand('1z +1z', { knobs: { [option]: value } }))).toMatchObject({
        ok: false,
        error: { code: 'bad-knob', why: 'bad-knob-value', field: `knobs.${option}` },
      });
  });

  it.each(['redFives', 'toString', '__proto__x'])('%s is no option', (option) => {
    expect(scoreRequest(mcrHand('1z +1z', { knobs: { [option]: true } }))).toMatchObject({
      ok: false,
      error: { code: 'bad-knob', why: 'unknown-knob', field: `knobs.${option}` },
    });
  });

  it('MERS differs from the Green Book in what it says of its own only', () => {
    const [base, mers] = [MCR_RULEBOOKS['mcr-2006'], MCR_RULEBOOKS['mers-2014']];
    const differ = MCR_OPTION_IDS.filter((option) => base.options[option] !== mers.options[option]);
    expect(differ).toEqual(['hiddenTileForfeits']);
    expect(mers.cite.hiddenTileForfeits).toEqual({ book: 'mers-2014', article: '1.9' });
  });
});
