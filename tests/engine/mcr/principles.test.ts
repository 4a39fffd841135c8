import { describe, expect, it } from 'vitest';
import { choicesOf, takenIn } from '../../../src/engine/mcr/score/choices.ts';
import { type Combination, combinationsOf } from '../../../src/engine/mcr/score/combine.ts';
import { factsOf } from '../../../src/engine/mcr/hand/facts.ts';
import { POINTS } from '../../../src/engine/mcr/options/ids.ts';
import { type FanId } from '../../../src/engine/mcr/index.ts';
import { readMcr } from './read.ts';
import { type Shape, shapesOf } from '../../../src/engine/mcr/hand/shape.ts';
import { mcrHands } from './generate.ts';
import { fanOf, mcr, mcrHand, why } from './hands.ts';

const worth = (choice: readonly Combination[]): number => choice.reduce((sum, { fan }) => sum + (POINTS[fan] ?? 0), 0);

/**
 * The most valuable choice of combinations, by trying every order: one of three or four sets uses only unused sets, one
 * of two adds an unused set, and no set forms the same fan twice.
 */
function dearest(combinations: readonly Combination[], taken: readonly Combination[] = [], used = 0): number {
  let best = worth(taken);
  for (const one of combinations) {
    const fits = one.size > 2 ? (one.sets & used) === 0 : (one.sets & ~used) !== 0;
    const twice = taken.some(({ fan, sets }) => fan === one.fan && (sets & one.sets) !== 0);
    if (fits && !twice) best = Math.max(best, dearest(combinations, [...taken, one], used | one.sets));
  }
  return best;
}

const shapes = mcrHands(3915, 2500).flatMap((request): Shape[] => {
  const read = readMcr(request);
  return read.ok ? shapesOf(factsOf(read.value.hand, read.value.rules.options)) : [];
});

describe('combinations of sets', () => {
  it('are chosen to be as dear as any order of choosing makes them', () => {
    const rich = shapes.map(combinationsOf).filter(({ large, pairs }) => large.length + pairs.length > 1);
    expect(rich.length).toBeGreaterThan(300);
    for (const combinations of rich)
      expect(Math.max(...choicesOf(combinations).map((one) => worth(takenIn(one, combinations))))).toBe(
        dearest([...combinations.large, ...combinations.pairs]),
      );
  });
});

const out = (text: string, fan: FanId): string[] => {
  const told = why(mcrHand(text), fan);
  return told.status === 'excluded' ? told.excludes.map(({ by, principle }) => `${by} ${principle}`) : [told.status];
};

describe('non-repeat', () => {
  it('excludes fan implied by another one', () => {
    expect(out('1122445566889s +9s', 'no-honors')).toEqual(['full-flush non-repeat']);
    expect(out('1122445566889s +9s', 'one-voided-suit')).toEqual(['full-flush non-repeat']);
    expect(out('78m88s +9m (777z) (666z) (123m)', 'dragon-pung')).toEqual(['two-dragon-pungs non-repeat']);
    expect(out('234m345678p4468s *7s', 'self-drawn')).toEqual(['fully-concealed-hand non-repeat']);
  });

  it('takes single pungs out and leaves others', () => {
    const text = '34p77z +2p (111p) (444z) (999m) ne';
    expect(fanOf(mcr(mcrHand(text)).items)).toBe('seat-wind, pung-of-terminals-or-honors 2, one-voided-suit');
    const steps = mcr(mcrHand(text)).steps.filter((step) => step.kind === 'exclude');
    expect(steps).toMatchObject([{ rule: 'pung-of-terminals-or-honors', by: 'seat-wind', tiles: '444z' }]);
  });

  it('does not work through a fan that is itself out', () => {
    const kongs = '2m +2m [5555s] [7777p] (3333m) (4444m)';
    expect(out(kongs, 'two-concealed-kongs')).toEqual(['four-kongs non-repeat']);
    expect(mcr(mcrHand(kongs)).items.map(({ id }) => id)).toContain('two-concealed-pungs');
  });
});

describe('non-separation', () => {
  it('does not combine the sets of a fan again among themselves', () => {
    expect(out('6688p +6p (123s) (456s) (789s)', 'short-straight')).toEqual([
      'pure-straight non-separation',
      'pure-straight non-separation',
    ]);
    expect(out('6688p +6p (123s) (456s) (789s)', 'two-terminal-chows')).toEqual(['pure-straight non-separation']);
  });
});

describe('non-identical', () => {
  it('does not form the same fan with a set twice', () => {
    const text = '55z45m +6m (123m) (456m) (789p)';
    expect(fanOf(mcr(mcrHand(text)).items)).toBe('pure-double-chow, short-straight, one-voided-suit');
    expect(mcr(mcrHand(text)).steps).toContainEqual(
      expect.objectContaining({
        kind: 'exclude',
        rule: 'short-straight',
        by: 'short-straight',
        principle: 'non-identical',
      }),
    );
  });

  it('leaves one of two fan of three sets that share sets', () => {
    const text = '55s56m +4m (123m) (234p) (345s)';
    expect(fanOf(mcr(mcrHand(text)).items)).toBe('mixed-shifted-chows, all-chows, short-straight');
    expect(mcr(mcrHand(text)).steps).toContainEqual(
      expect.objectContaining({ rule: 'mixed-shifted-chows', by: 'mixed-shifted-chows', principle: 'non-identical' }),
    );
  });
});

describe('account-once', () => {
  it('gives three fan for four chows, not four', () => {
    const { items, equalLists, steps } = mcr(mcrHand('55z78m +9m (123m) (123p) (789p)'));
    expect(fanOf(items)).toBe('outside-hand, mixed-double-chow 2, two-terminal-chows, one-voided-suit');
    expect(equalLists.map(fanOf)).toEqual(['outside-hand, mixed-double-chow, two-terminal-chows 2, one-voided-suit']);
    expect(steps).toContainEqual(
      expect.objectContaining({ rule: 'two-terminal-chows', by: 'mixed-double-chow', principle: 'account-once' }),
    );
  });

  it('ties the fourth chow to a fan of three once', () => {
    const { items, equalLists } = mcr(mcrHand('7899p +9p (789m) (789s) (789p)'));
    const rest = 'upper-tiles, mixed-triple-chow, outside-hand, all-chows, tile-hog';
    expect(fanOf(items)).toBe(`${rest}, pure-double-chow`);
    expect(equalLists.map(fanOf)).toEqual([`${rest}, mixed-double-chow`]);
    expect(why(mcrHand('7899p +9p (789m) (789s) (789p)'), 'short-straight').status).toBe('missing');
  });
});

describe('high-versus-low', () => {
  it('reads the same tiles in the way that gives most', () => {
    const drawn = '111222333m5z *5z (234p)';
    expect(fanOf(mcr(mcrHand(drawn)).items)).toContain('pure-shifted-pungs, three-concealed-pungs');
    expect(out(drawn, 'pure-triple-chow')).toEqual(['pure-shifted-pungs high-versus-low']);
    expect(out('1122335577889m +9m', 'seven-pairs')).toEqual(['pure-terminal-chows high-versus-low']);
  });

  it('takes the place of the winning tile that gives more', () => {
    const { readings, items } = mcr(mcrHand('22234m55p888s111z +2m'));
    expect(items.map(({ id }) => id)).toContain('three-concealed-pungs');
    const told = readings.map(({ ends, won, because }) => ({ ends, won, because }));
    expect(told).toContainEqual({ ends: '234m', won: true, because: undefined });
    expect(told).toContainEqual({ ends: '222m', won: false, because: 'fewer-points' });
  });
});

describe('the minimum', () => {
  it('requires eight points and reports how many are missing', () => {
    const seven = mcr(mcrHand('345p67s11z +8s [1111m] (2222s)'));
    expect(seven).toMatchObject({ kind: 'no-win', reason: 'below-minimum', points: 7, short: 1, payment: null });
    expect(fanOf(seven.items)).toBe('melded-and-concealed-kong, pung-of-terminals-or-honors');
    expect(mcr(mcrHand('345p67s11z +8s [1111m] [2222s]'))).toMatchObject({ kind: 'win', points: 11 });
  });

  it('is not reached by flowers, which are paid all the same', () => {
    expect(mcr(mcrHand('345p67s11z +8s [1111m] (2222s) f8'))).toMatchObject({
      kind: 'no-win',
      points: 15,
      flowers: 8,
      short: 1,
    });
    expect(mcr(mcrHand('345p67s11z +8s [1111m] [2222s] f8'))).toMatchObject({ kind: 'win', points: 19, flowers: 8 });
  });

  it('is reached by a hand without any fan, flowers or not', () => {
    expect(mcr(mcrHand('34p77z +2p (123p) (444s) (789m) f2'))).toMatchObject({ kind: 'win', points: 10 });
  });

  it('is not reached by hiding the tile that gave the only fan', () => {
    const hidden = mcr(mcrHand('22z24p +3p (777m) (456p) (678s) hidden', { rules: 'mers-2014' }));
    expect(hidden).toMatchObject({ kind: 'no-win', points: 0, short: 8, items: [] });
    expect(hidden.notes.map(({ id }) => id)).toEqual(['no-chicken-hand-by-forfeit']);
    expect(out('22z24p +3p (777m) (456p) (678s) hidden', 'closed-wait')).toEqual(['counts']);
  });

  it('needs a complete hand', () => {
    expect(mcr(mcrHand('34p77z +9p (123p) (444s) (789m) f2'))).toMatchObject({
      kind: 'no-win',
      reason: 'not-complete',
      points: 0,
      short: null,
      items: [],
      steps: [],
    });
  });
});

describe('payment', () => {
  it('is eight from everybody and the points from the discarder', () => {
    const { payment, points } = mcr(mcrHand('345p67s11z +8s [1111m] [2222s] f1'));
    expect({ points, payment }).toEqual({ points: 12, payment: { total: 36, discarder: 20, others: 8 } });
  });

  it('is eight and the points from everybody on a draw', () => {
    const { payment, points } = mcr(mcrHand('34p77z *2p (123p) (4444s) (789m) kong'));
    expect({ points, payment }).toEqual({ points: 9, payment: { total: 51, discarder: null, others: 17 } });
  });
});
