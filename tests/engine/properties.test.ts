import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  type HandRequest,
  type MeldRequest,
  RIICHI_RULEBOOKS,
  type Step,
  TILES,
  TILE_OF_KIND,
  type Tile,
  doraOf,
  formatTiles,
  isRed,
  parseTiles,
  scoreRequest,
} from '../../src/engine/riichi/index.ts';
import { answer, generated, tiles, worth } from './hands.ts';

/** Enough for long work on a busy machine, in milliseconds. */
vi.setConfig({ testTimeout: 60_000 });

fc.configureGlobal({ seed: 20_160_401, numRuns: 1000 });

const POOL: readonly HandRequest[] = generated(5, 6000);
const WINS = POOL.filter((request) => answer(request).kind === 'win');
const requests = fc.constantFrom(...POOL);
const wins = fc.constantFrom(...WINS);

const held = ({ concealed, winningTile, melds = [] }: HandRequest): string[] =>
  [concealed, winningTile, ...melds.map((meld) => meld.tiles)].flatMap(tiles);
const shuffled = <T>(list: readonly T[]): fc.Arbitrary<T[]> =>
  fc.shuffledSubarray([...list], { minLength: list.length, maxLength: list.length });
const text = (list: readonly string[]): string => formatTiles(list as readonly Tile[]);

describe('notation', () => {
  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...TILES)), (list) => {
        expect(parseTiles(formatTiles(list), 'tiles')).toEqual({ ok: true, value: list });
      }),
    );
  });
});

describe('what must not matter', () => {
  it('the order of concealed tiles, of melds that nobody is liable for, of the tiles in them and of the later indicators', () => {
    const reordered = requests.chain((request) => {
      const { concealed, melds = [], doraIndicators = '', liable } = request;
      const [first, ...rest] = tiles(doraIndicators);
      return fc
        .record({
          own: shuffled(tiles(concealed)),
          laid: liable ? fc.constant(melds) : shuffled(melds),
          later: shuffled(rest),
          turn: fc.boolean(),
        })
        .map(({ own, laid, later, turn }): [HandRequest, HandRequest] => [
          request,
          {
            ...request,
            concealed: text(own),
            melds: laid.map((meld) => (turn ? { ...meld, tiles: text(tiles(meld.tiles).reverse()) } : meld)),
            ...(first === undefined ? {} : { doraIndicators: text([first, ...later]) }),
          },
        ]);
    });
    fc.assert(
      fc.property(reordered, ([request, other]) => {
        expect(worth(scoreRequest(other))).toEqual(worth(scoreRequest(request)));
      }),
    );
  });

  it('the names of the suits, but for green tiles', () => {
    const isGreen = (request: HandRequest): boolean => held(request).every((tile) => '2s3s4s6s8s6z'.includes(tile));
    const rename = (request: HandRequest, to: readonly string[]): HandRequest => {
      const swap = (list: string): string => list.replace(/[mps]/g, (suit) => to['mps'.indexOf(suit)] ?? suit);
      const { concealed, winningTile, doraIndicators = '', uraIndicators = '', melds = [] } = request;
      const renamed = melds.map((meld): MeldRequest => ({
        ...meld,
        tiles: swap(meld.tiles),
        ...(meld.called === undefined ? {} : { called: swap(meld.called) }),
      }));
      return {
        ...request,
        concealed: swap(concealed),
        winningTile: swap(winningTile),
        doraIndicators: swap(doraIndicators),
        uraIndicators: swap(uraIndicators),
        melds: renamed,
      };
    };
    fc.assert(
      fc.property(requests, shuffled(['m', 'p', 's']), (request, to) => {
        const other = rename(request, to);
        fc.pre(!isGreen(request) && !isGreen(other) && request.knobs?.redFives !== 4);
        expect(worth(scoreRequest(other))).toEqual(worth(scoreRequest(request)));
      }),
    );
  });
});

describe('a payment', () => {
  it("is the winner's gain and the others' losses", () => {
    fc.assert(
      fc.property(wins, (request) => {
        const result = answer(request);
        if (result.kind !== 'win') return;
        const { total, discarder, east, others, liable } = result.payment;
        const fed = Object.values(liable ?? {}).reduce((sum, points) => sum + points, 0);
        const drawn = east === null ? 3 * (others ?? 0) : east + 2 * (others ?? 0);
        expect(total).toBe((request.by === 'draw' ? drawn : (discarder ?? 0)) + fed);
        expect(total % 100).toBe(0);
      }),
    );
  });

  it('is never lowered by one dora more', () => {
    const withDora = wins.chain((request) => {
      const { doraIndicators = '', uraIndicators = '' } = request;
      const shown = tiles(doraIndicators);
      const plain = [...held(request), ...shown, ...tiles(uraIndicators)].map((tile) => tile.replace('0', '5'));
      const kinds = new Set(held(request).map((tile) => tile.replace('0', '5')));
      const free = TILE_OF_KIND.filter(
        (tile) => kinds.has(doraOf(tile)) && plain.filter((other) => other === tile).length < 4,
      );
      const robbed =
        request.robbedKong === undefined ? free : free.filter((tile) => tile !== request.winningTile.replace('0', '5'));
      return fc.record({
        request: fc.constant(request),
        indicator: robbed.length > 0 ? fc.constantFrom(...robbed) : fc.constant(undefined),
      });
    });
    fc.assert(
      fc.property(withDora, ({ request, indicator }) => {
        const { doraIndicators = '' } = request;
        fc.pre(indicator !== undefined && tiles(doraIndicators).length < 5);
        const shown = { ...request, doraIndicators: doraIndicators + indicator };
        fc.pre(scoreRequest(shown).ok);
        const more = answer(shown);
        const before = answer(request);
        if (more.kind !== 'win' || before.kind !== 'win') throw new Error('a dora undid the win');
        expect(more.payment.total).toBeGreaterThanOrEqual(before.payment.total);
      }),
    );
  });
});

describe('steps', () => {
  const adds = (steps: readonly Step[], unit: string): number =>
    steps.reduce((sum, step) => sum + (step.kind === 'add' && step.unit === unit ? step.value : 0), 0);
  const paid = (steps: readonly Step[], who: string): number =>
    steps.reduce((sum, step) => sum + (step.kind === 'pay' && step.who === who ? step.value : 0), 0);

  it('fold to the totals', () => {
    fc.assert(
      fc.property(wins, (request) => {
        const result = answer(request);
        if (result.kind !== 'win') return;
        const { steps, payment, fu, fuExact, han, yakuman, limit } = result;
        expect(adds(steps, 'yakuman')).toBe(yakuman);
        const renhou = result.items.some(({ id }) => id === 'renhou');
        if (han !== null) expect([adds(steps, 'fu'), adds(steps, 'han')]).toEqual([fuExact, han]);
        const rounded = steps.find((step) => step.kind === 'round' && step.unit === 'fu');
        expect(rounded?.kind === 'round' ? rounded.to : fuExact).toBe(fu);
        expect(steps.some((step) => step.kind === 'limit')).toBe(limit !== null);
        if (!renhou && han !== null) {
          const { dora, kanDora, uraDora, redFives, items } = result;
          const yaku = items.reduce((sum, item) => sum + (item.han ?? 0), 0);
          expect(yaku + dora + kanDora + uraDora + redFives).toBe(han);
        }
        const liable = Object.values(payment.liable ?? {}).reduce((sum, points) => sum + points, 0);
        const { discarder, east, others, bets } = payment;
        expect(['discarder', 'east', 'others', 'liable', 'bets'].map((who) => paid(steps, who))).toEqual([
          discarder ?? 0,
          east ?? 0,
          others ?? 0,
          liable,
          bets,
        ]);
      }),
    );
  });

  it('each say where they stand', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const cites = new Set(Object.values(RIICHI_RULEBOOKS[request.rules as keyof typeof RIICHI_RULEBOOKS].cite));
        for (const step of answer(request).steps) expect(cites).toContain(step.cite);
      }),
    );
  });

  it('a limit step starts where the points before it ended', () => {
    fc.assert(
      fc.property(wins, (request) => {
        const { steps, readings } = answer(request);
        const base = readings.find(({ won }) => won)?.base;
        for (const step of steps) if (step.kind === 'limit') expect(step.to).toBe(base);
      }),
    );
  });
});

describe('readings', () => {
  it('exactly one counts, it is the result, and no other pays more', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { readings, han, fu, items, kind } = answer(request);
        const [won, ...more] = readings.filter((reading) => reading.won);
        expect(more).toEqual([]);
        expect(won !== undefined).toBe(readings.length > 0);
        if (won === undefined) return;
        expect({ han: won.han, fu: won.fu, items: won.items }).toEqual({ han, fu, items });
        const called = readings.filter(({ because }) => because !== 'not-enough-yaku');
        if (kind === 'win') expect(Math.max(...called.map(({ base }) => base))).toBe(won.base);
        for (const reading of readings) expect(reading.won).toBe(reading.because === undefined);
      }),
    );
  });

  it('notes red fives that do not count', () => {
    fc.assert(
      fc.property(requests, (request) => {
        fc.pre(request.knobs === undefined);
        const rules = RIICHI_RULEBOOKS[request.rules as keyof typeof RIICHI_RULEBOOKS];
        const told = answer(request).notes.some(({ id }) => id === 'red-fives-not-used');
        const reds = held(request).filter((tile) => isRed(tile as Tile)).length;
        expect(told).toBe(reds > 0 && rules.options.redFives === 0);
      }),
    );
  });
});
