import { describe, expect, it } from 'vitest';
import { MORE_CLAUSES, RULEBOOK_LIST } from '../../src/engine/index.ts';
import {
  type Clause,
  type RiichiOptions,
  finishRequest,
  handsLeft,
  latenessOf,
} from '../../src/engine/riichi/index.ts';
import { changedRules } from '../../src/engine/riichi/rulebooks/changed-rules.ts';
import { answer, hand, rulesOf } from './hands.ts';
import { answer as may, at, onDiscard, onDraw } from './play/asking.ts';
import { ron, settle } from './tables.ts';

const EDITIONS = ['ema-2025', 'wrc-2025', 'rrc-2026'] as const;
type Edition = (typeof EDITIONS)[number];

const EMA_2016 = rulesOf('ema-2016').options;

const uma = (first: number, second: number) =>
  ({ kind: 'fixed', points: [first, second, -second, -first] }) as RiichiOptions['uma'];

/** Where each edition differs from EMA 2016. */
const CHANGED: Readonly<Record<Edition, Partial<RiichiOptions>>> = {
  'ema-2025': { doubleWindPairFu: 2, roundUpMangan: true, riichiTilesLeft: 1 },
  'wrc-2025': {
    doubleWindPairFu: 2,
    roundUpMangan: true,
    riichiTilesLeft: 0,
    countedHand: 'yakuman',
    yakumanAccumulate: true,
    robConcealedKong: false,
    pao: ['daisangen', 'daisuushii', 'suukantsu'],
    paoCovers: 'own-pattern',
    severalRons: 'head-bump',
    tripleRon: 'head-bump',
    chombo: { kind: 'tournament', points: 30_000 },
    leftoverBets: 'nobody',
    handsAfterSignal: 0,
    substitutes: { kind: 'entry', points: 0, uma: -30_000, places: 'as-played' },
  },
  'rrc-2026': {
    redFives: 3,
    countedHand: 'yakuman',
    yakumanAccumulate: true,
    paoConcealedKong: true,
    nagashiPays: 'mangan-only',
    chombo: { kind: 'tournament', points: 40_000 },
    uma: uma(30_000, 10_000),
    sessionMinutes: 75,
    signalMinutes: 0,
    substitutes: { kind: 'entry', points: -30_000, uma: -30_000, places: 'as-played' },
  },
};

describe.each(EDITIONS)('the options of %s', (id) => {
  it('are those of EMA 2016 except what the edition changes', () => {
    expect(rulesOf(id).options).toEqual({ ...EMA_2016, ...CHANGED[id] });
    for (const [option, value] of Object.entries(CHANGED[id]))
      expect(EMA_2016[option as keyof RiichiOptions]).not.toEqual(value);
  });
});

const clausesOf = (id: Edition): readonly (readonly [string, Clause])[] =>
  [rulesOf(id).cite, MORE_CLAUSES.table[id], MORE_CLAUSES.play[id], MORE_CLAUSES.tournament[id]].flatMap((clauses) =>
    Object.entries(clauses),
  );

describe.each(EDITIONS)('each clause of %s', (id) => {
  it.each(clausesOf(id))('%s says how it is known', (_rule, clause) => {
    const { known } = clause;
    if (!known) {
      expect(clause).toMatchObject({ book: 'rrc-2026', silent: true, why: 'usual-practice' });
      return;
    }
    const { grade, from, reading } = known;
    const sources = new Set(from).size;
    expect(sources).toBe(from.length);
    expect(reading !== undefined).toBe(grade === 'differ');
    const least = { text: 1, several: 2, one: 1, differ: 2, unknown: 0 }[grade];
    if (grade === 'several' || grade === 'differ') expect(sources).toBeGreaterThanOrEqual(least);
    else expect(sources).toBe(least);
    if (grade === 'unknown') expect(clause).toMatchObject({ book: id, silent: true, why: 'not-known' });
    else expect('book' in clause ? clause.book : 'published' in clause ? clause.published : '').toBe(id);
  });
});

const score = (rules: string, ...asked: Parameters<typeof hand>) => {
  const found = answer({ ...hand(...asked), rules });
  return { fu: found.fuExact, limit: found.limit, yakuman: found.yakuman, total: found.payment?.total };
};

describe('a hand that an edition counts differently', () => {
  it('a pair of the double wind gives 2 fu; a pair of a single wind is unchanged', () => {
    const pair = '123m456p999s11z13p +2p';
    const fu = (rules: string, seatWind: 'east' | 'south') => score(rules, pair, { riichi: 'riichi', seatWind }).fu;
    expect(fu('ema-2016', 'east')).toBe(44);
    expect(fu('rrc-2026', 'east')).toBe(44);
    expect(fu('ema-2025', 'east')).toBe(42);
    expect(fu('wrc-2025', 'east')).toBe(42);
    for (const rules of ['ema-2016', ...EDITIONS]) expect(fu(rules, 'south')).toBe(42);
  });

  it('4 han 30 fu and 3 han 60 fu are mangan by EMA 2025 and WRC, 4 han 25 fu and 3 han 50 fu are not', () => {
    const rounded = ['234m567p678s22s34p +5p', { riichi: 'riichi', doraIndicators: '1m' }] as const;
    const pairs = ['2277m3355p4466s8s +8s', { riichi: 'riichi' }] as const;
    const counted = (rules: string, fu: number) => settle(ron(0, [1, 3, fu]), { rules }).deltas[1];
    for (const [rules, points] of [
      ['ema-2016', 7700],
      ['rrc-2026', 7700],
      ['ema-2025', 8000],
      ['wrc-2025', 8000],
    ] as const) {
      expect(score(rules, ...rounded).total).toBe(points);
      expect(score(rules, ...pairs).total).toBe(6400);
      expect(counted(rules, 60)).toBe(points);
      expect(counted(rules, 50)).toBe(6400);
    }
  });

  it('13 han are a yakuman by WRC and RRC, 12 are not, and by EMA 2025 neither is', () => {
    const flush = '1122334567899m +9m';
    const thirteen = { riichi: 'riichi', doraIndicators: '8m' } as const;
    const limits = (more: object) => EDITIONS.map((rules) => score(rules, flush, more).limit);
    expect(answer({ ...hand(flush, thirteen), rules: 'wrc-2025' }).han).toBeGreaterThanOrEqual(13);
    expect(limits(thirteen)).toEqual(['sanbaiman', 'yakuman', 'yakuman']);
    expect(answer({ ...hand(flush, { riichi: 'riichi', doraIndicators: '4m' }), rules: 'wrc-2025' }).han).toBe(12);
    expect(limits({ riichi: 'riichi', doraIndicators: '4m' })).toEqual(['sanbaiman', 'sanbaiman', 'sanbaiman']);
  });

  it('limit hands add up by WRC and RRC, and a single one is one', () => {
    const two = ['11z44z +4z (555z) (666z) (777z)', {}] as const;
    const onlyOne = ['22m44z +4z (555z) (666z) (777z)', {}] as const;
    expect(EDITIONS.map((rules) => score(rules, ...two).yakuman)).toEqual([1, 2, 2]);
    expect(EDITIONS.map((rules) => score(rules, ...onlyOne).yakuman)).toEqual([1, 1, 1]);
  });

  it('thirteen orphans rob a concealed kong except by WRC, and take a discard everywhere', () => {
    const orphans = '119m19p19s123456z +7z';
    const kinds = (more: object) => EDITIONS.map((rules) => answer({ ...hand(orphans, more), rules }).kind);
    expect(kinds({ robbedKong: 'concealed' })).toEqual(['win', 'no-win', 'win']);
    expect(kinds({})).toEqual(['win', 'win', 'win']);
  });

  it('red fives count by RRC only', () => {
    const reds = EDITIONS.map((rules) => answer({ ...hand('234m406p678s22s34m +5m'), rules }).redFives);
    expect(reds).toEqual([0, 0, 1]);
  });

  it('a feeder answers for the own pattern only by WRC, for the whole hand by RRC', () => {
    const fed = {
      liable: [{ from: 'left', pattern: 'daisangen' }],
      discarder: 'across',
    } as const;
    const paid = (rules: string, text: string, more: object = {}) => {
      const { payment } = answer({ ...hand(text, { ...fed, ...more }), rules });
      return [payment?.discarder, payment?.liable?.left];
    };
    const two = '11z44z +4z (555z) (666z) (777z)';
    expect(paid('wrc-2025', two)).toEqual([48_000, 16_000]);
    expect(paid('rrc-2026', two)).toEqual([32_000, 32_000]);
    expect(paid('ema-2025', two)).toEqual([16_000, 16_000]);
    expect(paid('wrc-2025', '22m44z +4z (555z) (666z) (777z)')).toEqual([16_000, 16_000]);
    expect(paid('wrc-2025', two, { counters: 2 })).toEqual([48_600, 16_000]);
  });

  it('on a draw everybody pays the other limit hand, and its counters', () => {
    const drawn = { liable: [{ from: 'left', pattern: 'daisangen' }], counters: 1 } as const;
    const { payment } = answer({ ...hand('11z44z *4z (555z) (666z) (777z)', drawn), rules: 'wrc-2025' });
    expect(payment).toMatchObject({ east: 16_100, others: 8100, liable: { left: 32_000 }, total: 64_300 });
  });

  it('a feeder is liable although an earlier set is a concealed kong by RRC, and not by EMA 2025', () => {
    const from = (seat: string, tiles: string) => ({ type: 'pung', tiles, from: seat });
    const melds = [{ type: 'kong', form: 'concealed', tiles: '5555z' }, from('left', '666z'), from('right', '777z')];
    const request = { ...hand('22m45p *6p'), melds } as Parameters<typeof answer>[0];
    const liable = EDITIONS.map((rules) => answer({ ...request, rules }).payment?.liable);
    expect(liable).toEqual([null, null, { right: 32_000 }]);
  });
});

describe('a table that an edition settles differently', () => {
  const deltas = (rules: string, event: object, more: object = {}) => settle(event, { rules, ...more }).deltas;

  it('the nearest of two or three winners is paid alone by WRC', () => {
    const two = ron(0, [2, 1, 30], [1, 2, 30]);
    expect(EDITIONS.map((rules) => deltas(rules, two))).toEqual([
      [-3000, 2000, 1000, 0],
      [-2000, 2000, 0, 0],
      [-3000, 2000, 1000, 0],
    ]);
    const three = ron(0, [2, 1, 30], [1, 2, 30], [3, 1, 30]);
    expect(deltas('wrc-2025', three)).toEqual([-2000, 2000, 0, 0]);
    expect(deltas('wrc-2025', ron(0, [2, 1, 30]))).toEqual([-1000, 0, 1000, 0]);
  });

  it('by WRC a feeder of the fourth kong is liable, and of his yakuman only', () => {
    const four = (yakuman: number) => ({
      type: 'ron',
      discarder: 0,
      winners: [{ seat: 1, yakuman, liable: [{ from: 'across', pattern: 'suukantsu' }] }],
    });
    expect(deltas('wrc-2025', four(1))).toEqual([-16_000, 32_000, 0, -16_000]);
    expect(deltas('wrc-2025', four(2))).toEqual([-48_000, 64_000, 0, -16_000]);
    expect(deltas('rrc-2026', four(2))).toEqual([-64_000, 64_000, 0, 0]);
    expect(deltas('ema-2025', four(1))).toEqual([-32_000, 32_000, 0, 0]);
  });

  it('a chombo is booked after uma: 20,000 by EMA, 30,000 by WRC, 40,000 by RRC', () => {
    const points = EDITIONS.map((rules) => settle({ type: 'chombo', seats: [2] }, { rules }).penalties[0]?.points);
    expect(points).toEqual([20_000, 30_000, 40_000]);
  });
});

describe('a game that an edition finishes differently', () => {
  const scores = [45_000, 30_000, 25_000, 19_000];
  const finish = (rules: string, more: object = {}) => {
    const result = finishRequest({ rules, scores, bets: 1, ...more });
    if (!result.ok) throw new Error(result.error.why);
    return result.players.map(({ total }) => total);
  };

  it('the last stick is lost by WRC, and goes to the winner by the others', () => {
    expect(finish('ema-2025')).toEqual([31_000, 5000, -10_000, -26_000]);
    expect(finish('wrc-2025')).toEqual([30_000, 5000, -10_000, -26_000]);
    expect(finish('rrc-2026')).toEqual([46_000, 10_000, -15_000, -41_000]);
  });

  it('a substitute who came in during the game keeps the table’s place by WRC and RRC', () => {
    const substitutes = [{ seat: 0, since: 'during', why: 'ill' }];
    const without = { bets: 0, scores: [45_000, 30_000, 25_000, 20_000], substitutes };
    expect(finish('ema-2025', without)).toEqual([-30_000, 15_000, 0, -15_000]);
    expect(finish('wrc-2025', without)).toEqual([-30_000, 5000, -10_000, -25_000]);
    expect(finish('rrc-2026', without)).toEqual([-60_000, 10_000, -15_000, -40_000]);
  });

  it('by RRC chombo and substitutes come after uma, unless the request says when', () => {
    const optionsOf = (id: string, knobs: Record<string, unknown>) => {
      const rules = changedRules(id, knobs);
      if (!rules.ok) throw new Error(rules.error.why);
      const { chombo, substitutes } = rules.value.options;
      return [chombo, substitutes];
    };
    const entered = { kind: 'entry', points: -15_000, uma: -15_000, places: 'as-played' };
    const booked = (points: number) => ({ kind: 'tournament', points });
    const small = { uma: uma(15_000, 5000) };
    expect(optionsOf('rrc-2026', small)).toEqual([booked(20_000), entered]);
    expect(optionsOf('rrc-2026', { ...small, chombo: booked(30_000) })).toEqual([booked(30_000), entered]);
    expect(optionsOf('rrc-2026', { nagashiMangan: true })[0]).toEqual(booked(40_000));
    expect(optionsOf('wrc-2025', { uma: uma(30_000, 10_000) })[0]).toEqual(booked(30_000));
  });

  it('a chombo in the last hand after the signal ends the game by EMA 2025 and WRC', () => {
    const left = (id: string, since: Parameters<typeof handsLeft>[1]) => handsLeft(true, since, rulesOf(id)).hands;
    expect(['ema-2016', ...EDITIONS].map((id) => left(id, ['win', 'chombo']))).toEqual([1, 0, 0, 1]);
    expect(['ema-2016', ...EDITIONS].map((id) => left(id, ['chombo']))).toEqual([2, 2, 0, 2]);
  });

  it('lateness costs 1,000 a minute for ten minutes', () => {
    for (const id of EDITIONS) {
      expect(latenessOf(7, rulesOf(id))).toMatchObject({ points: 7000, when: 'after-uma' });
      expect(latenessOf(11, rulesOf(id)).kind).toBe('substitute');
    }
  });
});

describe('play that an edition judges differently', () => {
  const riichi = (rules: string, tilesLeft: number) =>
    may({ type: 'riichi', discard: '9s' }, onDraw('9s', { tilesLeft }), rules);

  it('riichi needs four tiles left by EMA 2016 and RRC, one by EMA 2025, none by WRC', () => {
    const asked = (tilesLeft: number) => ['ema-2016', ...EDITIONS].map((rules) => riichi(rules, tilesLeft));
    const no = 'too-few-tiles';
    expect(asked(4)).toEqual(['yes', 'yes', 'yes', 'yes']);
    expect(asked(3)).toEqual([no, 'yes', 'yes', no]);
    expect(asked(1)).toEqual([no, 'yes', 'yes', no]);
    expect(asked(0)).toEqual([no, no, 'yes', no]);
  });

  it('by WRC an early draw stands, and the win can still be called', () => {
    const now = { type: 'discard', tile: '5z', from: 'across', since: 'drew-too-fast' } as const;
    const pung = (rules: string, since?: 'nothing') =>
      may({ type: 'pung' }, at({ ...now, ...(since && { since }) }, { concealed: '123m678p789s12p55z' }), rules);
    expect(['ema-2016', ...EDITIONS].map((rules) => pung(rules))).toEqual(['yes', 'yes', 'too-late', 'yes']);
    expect(pung('wrc-2025', 'nothing')).toBe('yes');
    expect(may({ type: 'ron' }, onDiscard('4p'), 'wrc-2025')).toBe('yes');
  });
});

it('the list of rulebooks has the three editions', () => {
  expect(RULEBOOK_LIST.map(({ id }) => id)).toEqual(expect.arrayContaining([...EDITIONS]));
});
