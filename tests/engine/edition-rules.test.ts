import { describe, expect, it } from 'vitest';
import { overridesOf, riichiRulesOf } from '../../src/engine/riichi/index.ts';
import { answer, hand, itemNames } from './hands.ts';
import { at, onDraw, answer as may, ruling } from './play/asking.ts';
import { settle } from './tables.ts';

const EDITIONS = ['ema-2025', 'wrc-2025', 'rrc-2026'] as const;
type Asked = Parameters<typeof hand>;

const variant = (...names: string[]): object => {
  const rules = riichiRulesOf('rrc-2026');
  const found = rules.ok ? overridesOf(rules.value, names) : rules;
  if (!found.ok) throw new Error(names.join());
  return found.value;
};

const score = (rules: string, [text, more]: Asked, knobs = {}) => answer({ ...hand(text, more), rules, knobs });
const patterns = (...asked: Parameters<typeof score>): string => {
  const found = score(...asked);
  return found.kind === 'win' ? itemNames(found.items) : found.kind;
};

describe('a hand by the editions', () => {
  it('needs a yaku: dora alone let nobody win, and count beside one', () => {
    for (const rules of EDITIONS) {
      expect(score(rules, ['123m456p11s23p +4p (789s)', { doraIndicators: '9s' }]).kind).toBe('no-win');
      const withYaku = score(rules, ['123m456p11s55z +5z (789s)', { doraIndicators: '6m9m' }]);
      expect(withYaku).toMatchObject({ kind: 'win', dora: 0, kanDora: 1, han: 2 });
    }
  });

  it('a red five that indicators point to counts for its colour and for each of them, by RRC', () => {
    const reds = (doraIndicators: string) => score('rrc-2026', ['234m406p678s22s34m +5m', { doraIndicators }]);
    expect(reds('4p4p')).toMatchObject({ dora: 1, kanDora: 1, redFives: 1, han: 5 });
    expect(reds('4p6p')).toMatchObject({ dora: 1, kanDora: 0, redFives: 1, han: 4 });
    expect(reds('1z1z')).toMatchObject({ dora: 0, kanDora: 0, redFives: 1, han: 3 });
  });

  it('a win on a discard in the first turn is a mangan without yaku and dora, or counted without it if that is more', () => {
    const first = { firstTurn: true, doraIndicators: '4p' } as const;
    const dearer = '112233m78m99m111z +9m';
    for (const rules of EDITIONS) {
      const modest = score(rules, ['123m456p789s11s23p +4p', first]);
      expect(modest).toMatchObject({ limit: 'mangan', payment: { total: 8000 } });
      expect(patterns(rules, ['123m456p789s11s23p +4p', first])).toBe('renhou 5');
      expect(patterns(rules, [dearer, { firstTurn: true }])).not.toContain('renhou');
      expect(patterns(rules, ['123m456p789s11s23p +4p', {}])).toBe('pinfu 1');
    }
    expect(patterns('rrc-2026', ['123m456p789s11s23p +4p', first], variant('no-renhou'))).toBe('pinfu 1');
  });

  it('no limit hand is double by itself, whatever it is or waits for', () => {
    const hands = ['19m19p19s1234567z *1m', '222m555p777s999m1z +1z', '1112345678999m +5m'];
    const winds = '11m33z +3z (111z) (222z) (444z)';
    for (const rules of EDITIONS) for (const text of [...hands, winds]) expect(score(rules, [text]).yakuman).toBe(1);
    expect(answer({ ...hand(winds), rules: 'ema-2012' }).yakuman).toBe(2);
  });
});

describe('a table by the editions', () => {
  it('two chombos at once: both pay, the hand is dealt again, the bets go back', () => {
    for (const rules of EDITIONS) {
      const both = settle({ type: 'chombo', seats: [1, 2] }, { rules, counters: 1, riichi: [3] });
      expect(both.penalties.map(({ seat }) => seat)).toEqual([1, 2]);
      expect(both).toMatchObject({ deltas: [0, 0, 0, 0], next: { dealer: 0, counters: 1, bets: 0 } });
      expect(settle({ type: 'chombo', seats: [1] }, { rules }).penalties).toHaveLength(1);
    }
  });

  it('by RRC with head bump the first after the discarder wins all, sticks and counters too', () => {
    const event = {
      type: 'ron',
      discarder: 0,
      winners: [
        { seat: 1, han: 1, fu: 30 },
        { seat: 2, han: 2, fu: 30 },
      ],
    };
    const table = { rules: 'rrc-2026', counters: 1, bets: 1, scores: [30_000, 29_000, 30_000, 30_000] };
    expect(settle(event, { ...table, knobs: variant('head-bump') }).deltas).toEqual([-1300, 2300, 0, 0]);
    expect(settle(event, table).deltas).toEqual([-3600, 2300, 2300, 0]);
  });

  it('by RRC with the reverse mangan an offender pays at the table, as East 4,000 to each', () => {
    const deltas = (seat: number, knobs = variant('reverse-mangan')) =>
      settle({ type: 'chombo', seats: [seat] }, { rules: 'rrc-2026', knobs }).deltas;
    expect(deltas(0)).toEqual([-12_000, 4000, 4000, 4000]);
    expect(deltas(2)).toEqual([4000, 2000, -8000, 2000]);
    expect(deltas(2, {})).toEqual([0, 0, 0, 0]);
  });
});

describe('a kong by the editions', () => {
  const KONG = { type: 'kong', tile: '5z' } as const;
  const follows = (state: Parameters<typeof ruling>[1], knobs = {}): string[] => {
    const found = ruling(KONG, state, 'rrc-2026', knobs);
    return found.may ? found.then.map(({ id }) => id) : [found.because];
  };
  const CONCEALED = { concealed: '567m234p6789s555z' };
  const PUNG = { type: 'pung', tiles: '555z', called: '5z', from: 'left' } as const;
  const ADDED = { concealed: '567m2344p678s', melds: [PUNG] };

  it('the indicator is turned before the replacement tile, for every kind, by RRC', () => {
    const open = at({ type: 'discard', tile: '5z', from: 'left' }, { concealed: '567m2344p678s555z' });
    for (const state of [onDraw('5z', CONCEALED), onDraw('5z', ADDED), open]) {
      const order = follows(state).filter((id) => ['kan-dora', 'replacement'].includes(id));
      expect(order).toEqual(['kan-dora', 'replacement']);
    }
  });

  it('four kongs of one player end no hand by RRC, of several only where abortive draws are played', () => {
    const own = ['1111m', '2222m', '3333m'].map((tiles) => ({ type: 'kong', form: 'concealed', tiles }) as const);
    const ofOne = onDraw('5z', { concealed: '555z4p', melds: own });
    const ofSeveral = onDraw('5z', { ...ADDED, kongs: 3 });
    const abortive = variant('abortive-draws');
    expect(follows(ofOne, abortive).at(-1)).toBe('fourth-kong');
    expect(follows(ofSeveral, abortive).at(-1)).toBe('drawn-after-fourth');
    expect(follows(ofSeveral).at(-1)).toBe('fourth-kong');
  });

  it('after riichi may change the yaku but not the reading; by WRC the looser reading asks for the waits alone', () => {
    const riichi = { riichi: 'riichi' } as const;
    const kongs = ['1111m', '9999p'].map((tiles) => ({ type: 'kong', form: 'concealed', tiles }) as const);
    const thirdKong = onDraw('5z', { ...riichi, concealed: '55s555z34p', melds: kongs });
    for (const rules of EDITIONS) expect(may(KONG, thirdKong, rules)).toBe('yes');
    const inARow = onDraw('1m', { ...riichi, concealed: '111222333m45p99s' });
    const asked = { type: 'kong', tile: '1m' } as const;
    for (const rules of EDITIONS) expect(may(asked, inARow, rules)).toBe('not-only-a-triplet');
    expect(may(asked, inARow, 'wrc-2025', { kongAfterRiichi: 'same-waits' })).toBe('yes');
    const waits = onDraw('3m', { ...riichi, concealed: '3334m456p789s111z' });
    expect(may({ type: 'kong', tile: '3m' }, waits, 'wrc-2025', { kongAfterRiichi: 'same-waits' })).toBe(
      'waits-change',
    );
  });
});
