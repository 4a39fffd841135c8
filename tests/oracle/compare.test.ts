import { describe, expect, it } from 'vitest';
import { disagreements } from './compare.ts';
import { generateRequests } from './generate.ts';
import { oracleScore } from './score.ts';
import type { HandRequest } from './types.ts';

const PAO: HandRequest = {
  rules: 'ema-2016',
  concealed: '22m45p',
  melds: ['555z', '666z', '777z'].map((tiles) => ({ type: 'pung', tiles })),
  winningTile: '6p',
  by: 'discard',
  seatWind: 'east',
  roundWind: 'east',
  riichi: 'none',
  liable: [{ from: 'left', pattern: 'daisangen' }],
  discarder: 'across',
};

describe('comparing with an engine', () => {
  it('agrees with a result that says the same', () => {
    for (const request of generateRequests(4, 500)) {
      const verdict = oracleScore(request);
      expect(disagreements(verdict, { ok: true, ...verdict })).toEqual([]);
    }
  });

  it('names each field that differs', () => {
    const verdict = oracleScore(PAO);
    if (verdict.kind === 'no-win') throw new Error(verdict.reason);
    const wrong = {
      ...verdict,
      ok: true,
      items: [],
      yakuman: 2,
      payment: { ...verdict.payment, total: 0, liable: { right: 24000 } },
    };
    const fields = disagreements(verdict, wrong).map((line) => line.split(':')[0]);
    expect(fields).toEqual(['items', 'yakuman', 'payment.total', 'payment.liable']);
  });

  it('reports refusals, other kinds and other reasons', () => {
    const complete = oracleScore(PAO);
    const broken = oracleScore({ ...PAO, winningTile: '9p' });
    expect(disagreements(complete, { ok: false, error: { code: 'bad-tile' } })).toHaveLength(1);
    expect(disagreements(complete, { ok: true, kind: 'no-win', reason: 'no-yaku' })).toHaveLength(1);
    expect(disagreements(broken, { ok: true, kind: 'no-win', reason: 'no-yaku' })).toHaveLength(1);
    expect(disagreements(broken, { ok: true, kind: 'no-win', reason: 'not-complete' })).toEqual([]);
  });
});
