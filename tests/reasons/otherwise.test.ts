import { describe, expect, it } from 'vitest';
import * as engine from '../../src/engine/index.ts';
import {
  type HandRequest,
  MCR_RULEBOOKS,
  mayOtherwise as mayMcrOtherwise,
  otherReadings as otherMcrReadings,
} from '../../src/engine/mcr/index.ts';
import {
  RIICHI_IDS,
  RIICHI_RULEBOOKS,
  type RiichiId,
  mayOtherwise,
  otherReadings,
  riichiRulesOf,
} from '../../src/engine/riichi/index.ts';
import { readingKey } from '../../src/components/base/words/other-reading.ts';
import strings from '../../src/content/i18n/en.json' with { type: 'json' };
import { mcrHand } from '../engine/mcr/hands.ts';
import { hand } from '../engine/hands.ts';
import { EDITION_IDS } from '../oracle/rules.ts';
import { tallyFlips } from './otherwise.ts';

/** Six tiles short of a wait: the hand has all the 9 dots. */
const HELD_WAIT = mcrHand('234m6789p555z *6p (999p) we', { rules: 'mers-2014' });

/** Who wins, and what it is worth, in each other reading that is named. */
const riichiBy = (request: HandRequest): unknown[] =>
  otherReadings(request).map(({ option, value, result }) => [option, value, result.payment?.total ?? result.kind]);
const mcrBy = (request: HandRequest): unknown[] =>
  otherMcrReadings(request).map(({ option, value, result }) => [option, value, result.points, result.kind]);

describe('a reading that decides is named', () => {
  it('names every open option exactly where it changes something', () => {
    const wrong = [...tallyFlips(120, 4)].flatMap(([flip, told]) =>
      told.wrong.map((one) => [flip, JSON.stringify(one)]),
    );
    expect(wrong).toEqual([]);
  });

  it('names a wait that the hand itself holds all of, where that decides whether it wins', () => {
    expect(mcrBy(HELD_WAIT)).toEqual([['exhaustedWait', 'ignored', 8, 'win']]);
    expect(mcrBy({ ...HELD_WAIT, knobs: { exhaustedWait: 'counts' } })).toEqual([]);
    expect(mcrBy(mcrHand('234m5788p555z *6p (999p) we', { rules: 'mers-2014' }))).toEqual([]);
  });

  it('names the fu of a double wind pair at Tesuji, but not if the text has them or everybody agrees', () => {
    const pair = hand('234m567p678s78s11z +9s', { seatWind: 'east', roundWind: 'east', riichi: 'riichi', bets: 1 });
    expect(riichiBy({ ...pair, rules: 'tesuji-2018' })).toEqual([]);
    const closed = hand('222m567p777s78s11z +9s', { seatWind: 'east', roundWind: 'east', riichi: 'riichi', bets: 1 });
    expect(riichiBy({ ...closed, rules: 'tesuji-2018' })).toEqual([['doubleWindPairFu', 2, 2000]]);
    expect(riichiBy({ ...closed, rules: 'ema-2016' })).toEqual([]);
    expect(riichiBy({ ...hand('23p66s +4p (456p) (345s) (234m)'), rules: 'tesuji-2018' })).toEqual([]);
  });

  const riichi = { type: 'riichi', discard: '9s' };
  const drawn = {
    ...{ concealed: '234m567p345s4455z', seatWind: 'south', roundWind: 'east' },
    now: { type: 'drew', tile: '9s' },
  };
  const mayBy = (request: object): unknown[] =>
    mayOtherwise(request).map(({ option, value, result }) => [option, value, result.may]);

  it('names the tiles that a riichi needs in the wall at Tesuji, where as few are left', () => {
    const ask = { rules: 'tesuji-2018', action: riichi };
    expect(mayBy({ ...ask, state: { ...drawn, tilesLeft: 3 } })).toEqual([['riichiTilesLeft', 1, true]]);
    expect(mayBy({ ...ask, state: { ...drawn, tilesLeft: 4 } })).toEqual([]);
    expect(mayBy({ ...ask, state: { ...drawn, tilesLeft: 0 } })).toEqual([]);
    expect(mayBy({ ...ask, state: { ...drawn, tilesLeft: 3 }, knobs: { riichiTilesLeft: 4 } })).toEqual([]);
    expect(mayBy({ ...ask, rules: 'ema-2016', state: { ...drawn, tilesLeft: 3 } })).toEqual([]);
  });

  it('names what a called win rests on, but not where it is refused anyway', () => {
    const { concealed, melds, seatWind, roundWind, winningTile: tile } = HELD_WAIT;
    const state = { concealed, melds, seatWind, roundWind, now: { type: 'drew', tile } };
    const ask = { rules: 'mers-2014', action: { type: 'hu' } };
    expect(mayMcrOtherwise({ ...ask, state })).toMatchObject([
      { option: 'exhaustedWait', value: 'ignored', result: { may: true } },
    ]);
    expect(mayMcrOtherwise({ ...ask, state: { ...state, dead: true } })).toEqual([]);
    expect(mayMcrOtherwise({ ...ask, state: { ...state, concealed: '1m' } })).toEqual([]);
  });

  it('appears in JSON answers, and only if something is open', () => {
    expect(engine.scoreRequest(HELD_WAIT)).toMatchObject({
      kind: 'no-win',
      otherwise: [{ option: 'exhaustedWait', value: 'ignored', kind: 'win', points: 8, payment: { others: 16 } }],
    });
    expect(engine.scoreRequest(hand('234m567p11s23p +4p (789s)'))).not.toHaveProperty('otherwise');
    const { concealed, melds, winningTile } = HELD_WAIT;
    const table = { rules: 'mers-2014', roundWind: 'east', dealer: 0, scores: [0, 0, 0, 0] };
    const event = { type: 'tsumo', winner: { seat: 2, hand: { concealed, melds, winningTile } } };
    expect(engine.settleRequest({ ...table, event })).toMatchObject({
      ok: false,
      error: { why: 'not-a-win' },
      otherwise: [{ option: 'exhaustedWait', deltas: [-16, -16, 48, -16] }],
    });
    expect(engine.settleRequest({ ...table, event: { type: 'draw' } })).not.toHaveProperty('otherwise');
    const ask = { id: 'a', rules: 'tesuji-2018', action: riichi };
    expect(engine.mayI({ ...ask, state: { ...drawn, tilesLeft: 3 } })).toMatchObject({
      ...{ id: 'a', may: false, because: 'too-few-tiles' },
      otherwise: [{ option: 'riichiTilesLeft', value: 1, may: true, then: [{ id: 'waits' }, {}, { id: 'stick' }] }],
    });
    expect(engine.mayI({ ...ask, state: drawn })).not.toHaveProperty('otherwise');
  });
});

/** Silent options that nobody plays otherwise there, or that are left to the referee. */
const DECIDED: Readonly<Partial<Record<RiichiId, readonly string[]>>> = {
  // The JPML's book of 2012 has open tanyao, renhou as a mangan, no rounding up and the robbed concealed kong. R6 knows the draw by
  // four kongs. There is no nagashi (R8), and no yakuman adds to another (R9).
  'tesuji-2018': [
    ...['openTanyao', 'renhou', 'roundUpMangan', 'robConcealedKong', 'fourKongs'],
    ...['nagashiPays', 'paoCovers', 'lateness', 'substitutes'],
  ],
  // There is no nagashi. The rest is for the organizer.
  'ema-2025': ['nagashiPays', 'ranking', 'sessionMinutes', 'signalMinutes', 'lateness'],
  'wrc-2025': ['nagashiPays', 'sessionMinutes', 'signalMinutes'],
};

const profiles = EDITION_IDS.flatMap((id) => {
  const rules = riichiRulesOf(id);
  return rules.ok ? rules.value : [];
});

describe('what a rulebook leaves open', () => {
  it.each(RIICHI_IDS)('%s: includes every option on which its text is silent and another rulebook differs', (id) => {
    const { cite, open, options } = RIICHI_RULEBOOKS[id];
    const isSilent = (option: keyof typeof options): boolean => 'silent' in cite[option];
    const differs = (option: keyof typeof options): boolean =>
      RIICHI_IDS.some(
        (other) => JSON.stringify(RIICHI_RULEBOOKS[other].options[option]) !== JSON.stringify(options[option]),
      );
    const missing = (Object.keys(options) as (keyof typeof options)[]).filter(
      (option) => isSilent(option) && differs(option) && !(option in open) && !DECIDED[id]?.includes(option),
    );
    expect(missing).toEqual([]);
  });

  it('never is what the rulebook itself reads', () => {
    for (const { open, options } of [...Object.values(RIICHI_RULEBOOKS), ...profiles, ...Object.values(MCR_RULEBOOKS)])
      for (const [option, values] of Object.entries<readonly unknown[]>(open))
        expect(values, option).not.toContainEqual((options as unknown as Record<string, unknown>)[option]);
  });

  it('has words for each value, and no others', () => {
    const keys = [...Object.values(RIICHI_RULEBOOKS), ...profiles, ...Object.values(MCR_RULEBOOKS)].flatMap(
      ({ open }) =>
        Object.entries<readonly unknown[]>(open).flatMap(([option, values]) =>
          values.map((value) => readingKey({ option, value })),
        ),
    );
    const told = Object.keys(strings).flatMap((key) => /^tensu\.reading\.(\w+\..+)$/u.exec(key)?.[1] ?? []);
    // Who is in plus is chosen with a request.
    expect(new Set(told)).toEqual(new Set([...keys, 'inPlus.above-start']));
  });

  it('is every disputed point of MCR, D1 to D9', () => {
    expect(Object.keys(MCR_RULEBOOKS['mers-2014'].open)).toHaveLength(9);
  });
});
