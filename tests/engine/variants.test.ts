import { describe, expect, it } from 'vitest';
import { finishRequest, namesOf, overridesOf, scoreRequest, settleRequest } from '../../src/engine/riichi/index.ts';
import { withOptions } from '../../src/engine/riichi/options/options.ts';
import { hand, rulesOf } from './hands.ts';
import { TABLE } from './tables.ts';

const overrides = (id: string, ...variants: string[]): Record<string, unknown> => {
  const found = overridesOf(rulesOf(id), variants);
  if (!found.ok) throw new Error(variants.join());
  return { ...found.value };
};
const REDS = hand('234m406p678s22s34m +5m');

describe.each(['wrc-2025', 'rrc-2026'])('each variant of %s', (id) => {
  const rules = rulesOf(id);
  it.each((rules.variants ?? []).map((variant) => [variant.id, variant] as const))(
    '%s changes what the rulebook has, to values that the engine knows, and is named',
    (name, { changes, cite }) => {
      expect(withOptions(rules.options, changes)).toMatchObject({ ok: true, value: changes });
      for (const [option, value] of Object.entries(changes))
        expect(rules.options[option as keyof typeof rules.options]).not.toEqual(value);
      expect(namesOf(rules, changes)).toMatchObject({ variants: expect.arrayContaining([name]) as unknown, house: [] });
      expect(cite).toMatchObject({ book: id });
    },
  );
});

describe('a variant in an answer', () => {
  it('is named: WRC 2025 with red fives, and not without', () => {
    const asked = { ...REDS, rules: 'wrc-2025' };
    const withReds = scoreRequest({ ...asked, knobs: overrides('wrc-2025', 'red-fives') });
    expect(withReds).toMatchObject({ redFives: 1, changed: { variants: ['red-fives'], house: [] } });
    const plain = scoreRequest(asked);
    expect(plain).toMatchObject({ redFives: 0 });
    expect(plain).not.toHaveProperty('changed');
    expect(scoreRequest({ ...asked, knobs: { redFives: 0 } })).toEqual(plain);
  });

  it('differs from an option that the rulebook leaves to nobody', () => {
    const knobs = { ...overrides('wrc-2025', 'nagashi-mangan'), openTanyao: false };
    expect(scoreRequest({ ...REDS, rules: 'wrc-2025', knobs })).toMatchObject({
      changed: { variants: ['nagashi-mangan'], house: ['openTanyao'] },
    });
    expect(scoreRequest({ ...REDS, knobs: { openTanyao: false } })).not.toHaveProperty('changed');
  });

  it('settles nagashi mangan by RRC without counters and sticks, and without it an ordinary draw', () => {
    const event = { type: 'draw', tenpai: [], nagashi: [1] };
    const scores = [30_000, 29_000, 30_000, 30_000];
    const asked = { ...TABLE, scores, rules: 'rrc-2026', counters: 1, bets: 1, event };
    expect(settleRequest({ ...asked, knobs: overrides('rrc-2026', 'nagashi-mangan') })).toMatchObject({
      deltas: [-4000, 8000, -2000, -2000],
      next: { bets: 1, counters: 2 },
      changed: { variants: ['nagashi-mangan'], house: [] },
    });
    expect(settleRequest(asked)).toMatchObject({ deltas: [0, 0, 0, 0] });
  });

  it('finishes by another uma, and what follows the uma follows it', () => {
    const game = { rules: 'rrc-2026', scores: [45_000, 30_000, 25_000, 20_000] };
    const small = finishRequest({ ...game, knobs: overrides('rrc-2026', 'uma-15-5') });
    expect(small).toMatchObject({ players: [{ total: 30_000 }, {}, {}, {}], changed: { variants: ['uma-15-5'] } });
    expect(finishRequest(game)).toMatchObject({ players: [{ total: 45_000 }, {}, {}, {}] });
    const chombo = { ...TABLE, rules: 'rrc-2026', event: { type: 'chombo', seats: [2] } };
    const booked = (knobs: object) => settleRequest({ ...chombo, knobs });
    expect(booked(overrides('rrc-2026', 'uma-15-5'))).toMatchObject({ penalties: [{ points: 20_000 }] });
    expect(booked({})).toMatchObject({ penalties: [{ points: 40_000 }] });
  });

  it('that is unknown, or changes what another one changes, is refused', () => {
    const rules = rulesOf('rrc-2026');
    expect(overridesOf(rules, ['yakitori'])).toMatchObject({ ok: false });
    expect(overridesOf(rules, ['abortive-draws', 'abortive-draws-all'])).toMatchObject({ ok: false });
    expect(overridesOf(rules, ['no-red-fives', 'uma-15-5'])).toMatchObject({ ok: true });
    expect(overridesOf(rulesOf('ema-2025'), ['red-fives'])).toMatchObject({ ok: false });
  });
});
