import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type HandRequest } from '../../../src/engine/index.ts';
import { type MeldRequest } from '../../../src/engine/base/melds.ts';
import { type Tile } from '../../../src/engine/base/tile.ts';
import { formatTiles } from '../../../src/engine/base/notation.ts';
import { MCR_RULEBOOKS, REPEATABLE, fanNumber } from '../../../src/engine/mcr/index.ts';
import { tiles } from '../hands.ts';
import { mcrHands } from './generate.ts';
import { mcr } from './hands.ts';

/** Enough for long work on a busy machine, in milliseconds. */
vi.setConfig({ testTimeout: 60_000 });

fc.configureGlobal({ seed: 20_060_101, numRuns: 600 });

const POOL: readonly HandRequest[] = mcrHands(5, 3000);
const requests = fc.constantFrom(...POOL);
const wins = fc.constantFrom(...POOL.filter((request) => mcr(request).kind === 'win'));

const shuffled = <T>(list: readonly T[]): fc.Arbitrary<T[]> =>
  fc.shuffledSubarray([...list], { minLength: list.length, maxLength: list.length });
const text = (list: readonly string[]): string => formatTiles(list as readonly Tile[]);

/** Everything a hand is worth, without the names of its sets in their order. */
function worth(request: HandRequest): unknown {
  const { items, points, flowers, equalLists, payment, kind, readings } = mcr(request);
  const told = readings.map(({ points: sum, won }) => [sum, won]).sort();
  return { items, points, flowers, equalLists, payment, kind, told };
}

describe('what must not matter', () => {
  it('the order of concealed tiles, of melds and of the tiles in them', () => {
    const reordered = requests.chain((request) => {
      const { concealed, melds = [] } = request;
      return fc
        .record({ own: shuffled(tiles(concealed)), laid: shuffled(melds), turn: fc.boolean() })
        .map(({ own, laid, turn }): [HandRequest, HandRequest] => [
          request,
          {
            ...request,
            concealed: text(own),
            melds: laid.map((meld) => (turn ? { ...meld, tiles: text(tiles(meld.tiles).reverse()) } : meld)),
          },
        ]);
    });
    fc.assert(
      fc.property(reordered, ([request, other]) => {
        expect(worth(other)).toEqual(worth(request));
      }),
    );
  });

  it('the names of the suits, but for green and reversible tiles', () => {
    const named = (request: HandRequest): boolean =>
      mcr(request).items.some(({ id }) => id === 'all-green' || id === 'reversible-tiles');
    const rename = (request: HandRequest, to: readonly string[]): HandRequest => {
      const swap = (list: string): string => list.replace(/[mps]/g, (suit) => to['mps'.indexOf(suit)] ?? suit);
      const { concealed, winningTile, melds = [] } = request;
      const renamed = melds.map((meld): MeldRequest => ({ ...meld, tiles: swap(meld.tiles) }));
      return { ...request, concealed: swap(concealed), winningTile: swap(winningTile), melds: renamed };
    };
    fc.assert(
      fc.property(requests, shuffled(['m', 'p', 's']), (request, to) => {
        const other = rename(request, to);
        fc.pre(!named(request) && !named(other));
        expect(worth(other)).toEqual(worth(request));
      }),
    );
  });

  it('treats open and added kongs alike', () => {
    const turned = (request: HandRequest): HandRequest => ({
      ...request,
      melds: (request.melds ?? []).map((meld) =>
        meld.type === 'kong' && meld.form === 'open' ? { ...meld, form: 'added' } : meld,
      ),
    });
    fc.assert(
      fc.property(requests, (request) => {
        expect(worth(turned(request))).toEqual(worth(request));
      }),
    );
  });
});

describe('a score', () => {
  it('is the fold of its steps and of its items', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { items, points, flowers, steps, payment } = mcr(request);
        const added = steps.flatMap((step) => (step.kind === 'add' ? [step] : []));
        expect(added.reduce((sum, { value }) => sum + value, 0)).toBe(points);
        expect(items.reduce((sum, item) => sum + item.points * item.count, 0)).toBe(points);
        for (const { id, count } of items) expect(added.filter(({ rule }) => rule === id)).toHaveLength(count);
        expect(items.find(({ id }) => id === 'flower-tiles')?.count ?? 0).toBe(flowers);
        const paid = (who: string): number =>
          steps.reduce((sum, step) => sum + (step.kind === 'pay' && step.who === who ? step.value : 0), 0);
        expect([paid('discarder'), paid('others')]).toEqual([payment?.discarder ?? 0, payment?.others ?? 0]);
      }),
    );
  });

  it("is the winner's gain and the others' losses", () => {
    fc.assert(
      fc.property(wins, (request) => {
        const { payment, points, flowers } = mcr(request);
        if (!payment) throw new Error('a win that is not paid');
        const { total, discarder, others } = payment;
        expect(total).toBe(discarder === null ? 3 * others : discarder + 2 * others);
        expect(points - flowers).toBeGreaterThanOrEqual(8);
      }),
    );
  });

  it('counts fan once but for those that may count more often, in the order of the table', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { items, equalLists } = mcr(request);
        for (const list of [items, ...equalLists]) {
          const numbers = list.map(({ id }) => fanNumber(id));
          expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
          for (const { id, count } of list)
            if (count !== 1) expect([count > 1, REPEATABLE.some((fan) => fan === id)]).toEqual([true, true]);
          const kongs = list.some(({ id }) => id === 'melded-and-concealed-kong');
          if (!kongs) expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
        }
      }),
    );
  });

  it('cites a clause in every step', () => {
    fc.assert(
      fc.property(requests, fc.constantFrom('mcr-2006', 'mers-2014'), (request, rules) => {
        const cites = new Set(Object.values(MCR_RULEBOOKS[rules].cite));
        const { steps, notes } = mcr({ ...request, rules });
        for (const { cite } of [...steps, ...notes]) expect(cites).toContain(cite);
      }),
    );
  });

  it('tells a reason against each fan once for the same tiles', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const told = mcr(request).steps.flatMap((step) =>
          step.kind === 'exclude' ? [`${step.rule} ${step.by} ${step.tiles ?? ''}`] : [],
        );
        expect(new Set(told).size).toBe(told.length);
      }),
    );
  });
});

describe('readings', () => {
  it('one counts, it is the result, and none is worth more', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { readings, items, points } = mcr(request);
        const won = readings.filter((reading) => reading.won);
        expect(won).toHaveLength(1);
        expect({ items: won[0]?.items, points: won[0]?.points }).toEqual({ items, points });
        expect(Math.max(...readings.map((reading) => reading.points))).toBe(points);
        for (const reading of readings) expect(reading.won).toBe(reading.because === undefined);
      }),
    );
  });

  it('of the same points have other lists, each once', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { items, points, equalLists } = mcr(request);
        const lists = [items, ...equalLists].map((list) => JSON.stringify(list));
        expect(new Set(lists).size).toBe(lists.length);
        for (const list of equalLists)
          expect(list.reduce((sum, item) => sum + item.points * item.count, 0)).toBe(points);
      }),
    );
  });

  it('gains only the flower when a flower is added', () => {
    fc.assert(
      fc.property(requests, fc.nat(8), (request, flowers) => {
        const without = mcr({ ...request, flowers: 0 });
        const { points, kind } = mcr({ ...request, flowers });
        expect({ points, kind }).toEqual({ points: without.points + flowers, kind: without.kind });
      }),
    );
  });
});
