import { describe, expect, it } from 'vitest';
import * as engine from '../../src/engine/index.ts';
import { DOORS, takeMalformed } from './malformed.ts';

const REQUESTS = 2000;

describe('a malformed request', () => {
  it.each(Object.keys(DOORS))('never throws out of %s, and is refused briefly', (name) => {
    const { faults, refused } = takeMalformed(name, Math.ceil(REQUESTS / Object.keys(DOORS).length), 7);
    expect(faults).toEqual([]);
    expect([...refused]).toContain('wrong-type');
  });

  const table = { rules: 'ema-2016', roundWind: 'east', dealer: 0, scores: [30000, 30000, 30000, 30000] };
  const messageOf = (request: unknown): string => {
    const answer = engine.settleRequest(request);
    return answer.ok ? 'settled' : answer.error.message;
  };

  it('that is too large gets its own refusal', () => {
    expect(messageOf({ ...table, event: { type: 'draw', tenpai: new Array(4_000_000_000) } })).toMatch(
      /too large.*Send less/,
    );
    expect(messageOf([])).toMatch(/must be a JSON object/);
    const answer = engine.scoreRequest({ rules: 'ema-2016', melds: Array.from({ length: 3000 }, () => ({})) });
    expect(answer.ok ? '' : answer.error.why).toBe('too-large');
  });

  it('that cannot be read is refused as such', () => {
    const hidden = Object.defineProperty({ ...table }, 'event', {
      enumerable: true,
      get: () => {
        throw new Error('no');
      },
    });
    expect(messageOf(hidden)).toMatch(/cannot be read.*plain data/);
  });

  it('has long names and texts cut in its refusal', () => {
    const long = 'x'.repeat(100_000);
    for (const request of [
      { ...table, [long]: 1 },
      { ...table, event: { type: 'draw', tenpai: [] }, knobs: { [long]: 1 } },
    ])
      expect(messageOf(request).length).toBeLessThan(200);
    expect(messageOf({ ...table, rules: long }).length).toBeLessThan(500);
  });
});
