import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { scoreLine, scoreRequest } from '../../src/engine/index.ts';
import {
  type HandRequest,
  REFUSALS,
  RIICHI_RULEBOOKS,
  furitenOf,
  judgeKongAfterRiichi,
  judgeRiichi,
  parseTiles,
  swapRule,
  tidyTiles,
  waitsOf,
} from '../../src/engine/riichi/index.ts';
import { REQUEST } from '../../src/engine/hand/fields.ts';
import { generated } from './hands.ts';

/** Enough for long work on a busy machine, in milliseconds. */
vi.setConfig({ testTimeout: 60_000 });

fc.configureGlobal({ seed: 20_120_101, numRuns: 1000 });

/** Every answer is a score, a hand that cannot win, or a listed refusal, and can be written as JSON. */
function expectAnswer(result: ReturnType<typeof scoreRequest>): void {
  if (result.ok) expect(['win', 'no-win']).toContain(result.kind);
  else expect(REFUSALS).toHaveProperty(result.error.why);
  expect(JSON.parse(JSON.stringify(result))).toMatchObject({ ok: result.ok });
}

const POOL: readonly HandRequest[] = generated(3, 3000);
const requests = fc.constantFrom(...POOL);
const nearTiles = fc.string({ unit: fc.constantFrom(...Array.from('0123456789mpsz ')), maxLength: 20 });
const rules = RIICHI_RULEBOOKS['ema-2016'];

it('any text as a line', () => {
  fc.assert(fc.property(fc.string(), (line) => expectAnswer(scoreLine(line))));
});

it('any JSON as a line', () => {
  fc.assert(fc.property(fc.json(), (line) => expectAnswer(scoreLine(line))));
});

it('any value as a request', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withObjectString: true, withSparseArray: true }), (value) => {
      const { ok } = scoreRequest(value);
      expect(ok).toBe(false);
    }),
  );
});

const FIELDS = REQUEST.names as readonly (keyof HandRequest)[];

it('requests with fields of other values', () => {
  const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), nearTiles, fc.constantFrom('east', 'draw', true, 5, 'left'));
  fc.assert(
    fc.property(
      requests,
      fc.uniqueArray(fc.constantFrom(...FIELDS), { minLength: 1, maxLength: 3 }),
      value,
      (request, fields, other) => {
        expectAnswer(scoreRequest({ ...request, ...Object.fromEntries(fields.map((field) => [field, other])) }));
      },
    ),
  );
});

it('requests with the fields of another', () => {
  fc.assert(
    fc.property(requests, requests, fc.subarray([...FIELDS]), (request, other, fields) => {
      const taken = fields.flatMap((field) => (other[field] === undefined ? [] : [[field, other[field]]]));
      expectAnswer(scoreRequest({ ...request, ...Object.fromEntries(taken) }));
    }),
  );
});

it('texts of tiles that are cut, joined and stirred', () => {
  fc.assert(
    fc.property(requests, nearTiles, fc.nat(20), (request, more, at) => {
      const stir = (text: string): string => text.slice(0, at) + more + text.slice(at);
      expectAnswer(scoreRequest({ ...request, concealed: stir(request.concealed) }));
      expectAnswer(scoreRequest({ ...request, doraIndicators: stir(request.doraIndicators ?? '') }));
      expectAnswer(
        scoreRequest({ ...request, melds: request.melds?.map((meld) => ({ ...meld, tiles: stir(meld.tiles) })) }),
      );
    }),
  );
});

it('very long input', () => {
  const digits = '1'.repeat(1_000_000);
  expect(scoreRequest({ ...POOL[0], concealed: digits })).toMatchObject({ ok: false });
  expect(scoreRequest({ ...POOL[0], concealed: `${digits}m` })).toMatchObject({ ok: false });
  expect(scoreRequest({ ...POOL[0], rules: digits })).toMatchObject({ ok: false });
  expect(
    scoreRequest({ ...POOL[0], melds: Array.from({ length: 50_000 }, () => ({ type: 'pung', tiles: '111m' })) }),
  ).toMatchObject({ ok: false });
  expect(scoreLine('['.repeat(200_000))).toMatchObject({ ok: false });
  const message = JSON.stringify(scoreRequest({ ...POOL[0], concealed: digits }));
  expect(message.length).toBeLessThan(1000);
});

it('notation and the questions of the table', () => {
  const anyTiles = fc.oneof(
    fc.string(),
    nearTiles,
    requests.map(({ concealed }) => concealed),
  );
  fc.assert(
    fc.property(anyTiles, anyTiles, fc.array(nearTiles, { maxLength: 5 }), (concealed, tile, melds) => {
      const results = [
        parseTiles(tidyTiles(concealed), 'tiles'),
        waitsOf({ concealed, melds }, rules),
        furitenOf({ concealed, melds }, [{ type: 'discard', tile }], rules),
        judgeRiichi({ concealed, melds, open: false, discard: tile, tilesLeft: 20 }, rules),
        judgeKongAfterRiichi({ concealed, melds, drawn: tile }, rules),
        swapRule(concealed, tile, rules),
      ];
      for (const result of results) if (!result.ok) expect(REFUSALS).toHaveProperty(result.error.why);
    }),
  );
});
