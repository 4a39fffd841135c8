import { describe, expect, it } from 'vitest';
import {
  type HandRequest,
  OPTION_IDS,
  OPTION_VALUES,
  type OptionId,
  RIICHI_IDS,
  RIICHI_RULEBOOKS,
  SCORING_OPTIONS,
  type ScoringOptions,
  TABLE_OPTIONS,
  TOURNAMENT_OPTIONS,
  type Seat,
  checkDraft,
  scoreRequest,
} from '../../src/engine/riichi/index.ts';
import { hand, worth } from './hands.ts';

const MODEST = '123m456p789s11s23p +4p';
const RIICHI = { riichi: 'riichi' } as const;
const from = (seat: Seat, tiles: string) => ({ type: 'pung', tiles, from: seat }) as const;
const FED_AFTER_CONCEALED = hand('22m45p *6p', {
  melds: [{ type: 'kong', form: 'concealed', tiles: '5555z' }, from('left', '666z'), from('right', '777z')],
});
const PAO = hand('22m45p +6p (555z) (666z) (777z)', {
  counters: 2,
  liable: [{ from: 'left', pattern: 'daisangen' }],
  discarder: 'across',
});

const TWO_LIMITS = hand('11z44z +4z (555z) (666z) (777z)', {
  knobs: { yakumanAccumulate: true },
  liable: [{ from: 'left', pattern: 'daisangen' }],
  discarder: 'across',
});

/** Hands that tell the values of an option apart: no two values may score all of them alike. */
const TELLING: Readonly<Record<keyof ScoringOptions, readonly HandRequest[]>> = {
  redFives: [hand('234m406p678s22s34m +5m'), hand('234m400p678s22s34m +5m')],
  openTanyao: [hand('234m567p22s34p +5p (678s)')],
  ippatsu: [hand(MODEST, { ...RIICHI, ippatsu: true })],
  uraDora: [hand(MODEST, { ...RIICHI, uraIndicators: '9m' })],
  kanDora: [hand(MODEST, { doraIndicators: '1z9m' })],
  kanUraDora: [hand(MODEST, { ...RIICHI, uraIndicators: '1z9m' })],
  doubleWindPairFu: [hand('123m456p999s11z13p +2p', { ...RIICHI, seatWind: 'east' })],
  openPinfuFu: [hand('567p22s34p +5p (234m) (678s)')],
  pinfuTsumo: [hand('123m456p789s11s23p *4p')],
  rinshanTsumoFu: [hand('222m11s23p *4p (9999s) (777z)', { afterKong: true })],
  roundUpMangan: [hand('234m567p678s22s34p +5p', { ...RIICHI, doraIndicators: '1m' })],
  countedHand: [hand('1122334567899m +9m', { ...RIICHI, doraIndicators: '8m' })],
  renhou: [hand('234m567p678s22s34p +5p', { firstTurn: true })],
  ryuuiisouHatsu: [hand('223344s66s888s66z +6s')],
  daisuushiiDouble: [hand('44z11m +4z (111z) (222z) (333z)')],
  doubleYakumanWaits: [hand('19m19p19s1234567z +1m')],
  yakumanAccumulate: [hand('11z22z555z666z +2z (777z)')],
  haiteiWithRinshan: [hand('123m456p11s23p *4p [9999s]', { afterKong: true, lastTile: true })],
  robConcealedKong: [hand('119m19p19s123456z +7z', { robbedKong: 'concealed' })],
  paoRon: [PAO],
  paoCounters: [PAO],
  paoCovers: [TWO_LIMITS],
  paoConcealedKong: [FED_AFTER_CONCEALED],
  counterValue: [PAO],
  minimumYakuHanAt5Counters: [hand(MODEST, { counters: 5 })],
  pao: [PAO],
};

const valuesOf = (option: OptionId): readonly unknown[] =>
  option === 'pao' ? [[], ['daisangen']] : OPTION_VALUES[option as keyof typeof OPTION_VALUES];

describe('scoring options', () => {
  it.each(Object.entries(TELLING))('%s: no two values score alike', (option, requests) => {
    const values = valuesOf(option as OptionId);
    const scores = values.map((value) =>
      JSON.stringify(
        requests.map((request) => worth(scoreRequest({ ...request, knobs: { ...request.knobs, [option]: value } }))),
      ),
    );
    expect(new Set(scores).size).toBe(values.length);
  });

  it.each(Object.entries(TELLING))('%s: a value given equals the value of the rulebook', (option, requests) => {
    for (const request of requests) {
      const scores = valuesOf(option as OptionId).map((value) =>
        JSON.stringify(worth(scoreRequest({ ...request, knobs: { ...request.knobs, [option]: value } }))),
      );
      expect(scores).toContain(JSON.stringify(worth(scoreRequest(request))));
    }
  });

  it('can be told apart by hands', () => {
    expect(Object.keys(TELLING).toSorted()).toEqual(SCORING_OPTIONS.toSorted());
  });
});

describe('options that do not score', () => {
  it.each([...TABLE_OPTIONS, ...TOURNAMENT_OPTIONS])('%s changes no hand', (option) => {
    const values = option === 'abortiveDraws' ? [[], ['four-winds']] : valuesOf(option);
    for (const request of Object.values(TELLING).flat()) {
      const plain = scoreRequest(request);
      for (const value of values)
        expect(scoreRequest({ ...request, knobs: { ...request.knobs, [option]: value } })).toEqual(plain);
    }
  });
});

describe('options at the door', () => {
  it.each([
    ['an unknown option', { kuitan: true }, 'knobs.kuitan', 'unknown-knob'],
    ['a name that every object has', { toString: true }, 'knobs.toString', 'unknown-knob'],
    ['a list with an unknown pattern', { pao: ['pinfu'] }, 'knobs.pao', 'bad-knob-value'],
    ['a list that is none', { abortiveDraws: 'four-winds' }, 'knobs.abortiveDraws', 'bad-knob-value'],
    ['the second of two', { ippatsu: true, renhou: 'yes' }, 'knobs.renhou', 'bad-knob-value'],
  ])('%s', (_what, knobs, field, why) => {
    expect(scoreRequest(hand(MODEST, { knobs }))).toMatchObject({
      ok: false,
      error: { code: 'bad-knob', why, field },
    });
  });

  it.each(['__proto__', 'constructor', 'toString'])('%s is no option, even though every object has it', (name) => {
    for (const value of ['{}', '"nonsense"', 'null']) {
      const knobs = JSON.parse(`{"${name}": ${value}}`) as Record<string, unknown>;
      expect(scoreRequest(hand(MODEST, { knobs }))).toMatchObject({ ok: false, error: { why: 'unknown-knob' } });
    }
  });

  it('an option without a value is refused, known or not', () => {
    for (const name of ['renhou', 'kuitan'])
      expect(scoreRequest(hand(MODEST, { knobs: { [name]: undefined } })).ok).toBe(false);
  });

  it.each(RIICHI_IDS)(
    'under %s all options as they are change nothing, and one of them otherwise is still seen',
    (rules) => {
      const options: unknown = JSON.parse(JSON.stringify(RIICHI_RULEBOOKS[rules].options));
      const asked = hand(MODEST, { ...RIICHI, rules, bets: 1 });
      expect(scoreRequest({ ...asked, knobs: options as object })).toEqual(scoreRequest(asked));
      for (const one of [{ counterValue: 1500 }, { pao: [] }])
        expect(scoreRequest({ ...PAO, rules, knobs: { ...(options as object), ...one } })).toEqual(
          scoreRequest({ ...PAO, rules, knobs: one }),
        );
    },
  );

  it('accepts a value with its keys in any order, and rejects an extra key', () => {
    const chombo = { points: 20_000, kind: 'tournament' };
    expect(scoreRequest(hand(MODEST, { knobs: { chombo } })).ok).toBe(true);
    expect(scoreRequest(hand(MODEST, { knobs: { chombo: { ...chombo, more: 1 } } })).ok).toBe(false);
  });

  it('what is asked again is answered again, however the given options changed in between', () => {
    const pao: string[] = ['daisangen'];
    const chombo = { kind: 'tournament', points: 20_000 };
    const asked = { ...PAO, knobs: { pao, chombo, paoRon: 'discarder' } };
    const fresh = (knobs: object) => worth(scoreRequest({ ...PAO, rules: 'samara-2019', knobs }));
    const rules = () => {
      const check = checkDraft({ ...asked, rules: 'samara-2019' });
      return check.state === 'complete' ? check.rules.options : undefined;
    };
    const first = rules();
    expect(first).toMatchObject({ pao: ['daisangen'], chombo: { points: 20_000 }, paoRon: 'discarder' });
    pao.pop();
    chombo.points = 1;
    expect(first).toMatchObject({ pao: ['daisangen'], chombo: { points: 20_000 } });
    expect(rules()).toBeUndefined();
    chombo.points = 20_000;
    expect(rules()).toMatchObject({ pao: [], paoRon: 'discarder' });
    expect(fresh({ paoRon: 'feeder' })).not.toEqual(fresh({ paoRon: 'discarder' }));
    expect(fresh({ paoRon: 'feeder', pao: [] })).toEqual(fresh({ pao: [], paoRon: 'feeder' }));
  });

  it('the same value of another option, and the same options of another rulebook, are not what was asked before', () => {
    const optionsOf = (rules: string, knobs: Record<string, unknown>) => {
      const check = checkDraft(hand(MODEST, { rules, knobs }));
      return check.state === 'complete' ? [check.rules.id, check.rules.options] : undefined;
    };
    for (const rules of [...RIICHI_IDS, ...RIICHI_IDS])
      for (const changed of [{ openTanyao: false }, { ippatsu: false }, { ippatsu: false, openTanyao: false }])
        expect(optionsOf(rules, changed)).toEqual([rules, { ...RIICHI_RULEBOOKS[rules].options, ...changed }]);
  });

  it('rejects an object that only looks like a list', () => {
    const points = { 0: 15000, 1: 5000, 2: -5000, 3: -15000 };
    for (const like of [points, { ...points, length: 4 }])
      expect(scoreRequest(hand(MODEST, { knobs: { uma: { kind: 'fixed', points: like } } })).ok).toBe(false);
  });

  it('a value without end is refused, not followed', () => {
    const endless: Record<string, unknown> = { kind: 'fixed' };
    endless.points = endless;
    for (const value of [endless, 10n, [endless]])
      expect(scoreRequest(hand(MODEST, { knobs: { uma: value } })).ok).toBe(false);
  });

  it.each(OPTION_IDS)('%s refuses a value that it does not have', (option) => {
    for (const value of ['nonsense', null, -1, { kind: 'nonsense' }, ['nonsense'], { kind: 'fixed', points: [1] }])
      expect(scoreRequest(hand(MODEST, { knobs: { [option]: value } }))).toMatchObject({
        ok: false,
        error: { code: 'bad-knob', why: 'bad-knob-value', field: `knobs.${option}` },
      });
  });
});
