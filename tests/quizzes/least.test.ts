import { describe, expect, it, vi } from 'vitest';
import { RIICHI_RULEBOOKS, doraHan } from '../../src/engine/riichi/index.ts';
import { TABLE_FU, leastHan } from '../../src/quizzes/hands/least.ts';
import { answer, generated, hand, win } from '../engine/hands.ts';

/** Enough for long work on a busy machine, in milliseconds. */
vi.setConfig({ testTimeout: 60_000 });

const { 'ema-2016': EMA_2016 } = RIICHI_RULEBOOKS;

/** Accepts every generated hand. */
const TWO_RED_DOTS = { redFives: 4 } as const;

describe('the fewest han for a number of fu', () => {
  const { options } = EMA_2016;
  const WITNESSES = [
    [20, '123m456p789s11s23p *4p'],
    [25, '1133m5577p2288s4z +4z'],
    [25, '1133m5577p2288s4z *4z'],
    [30, '123m456p789s11s23p +4p'],
    [30, '23m456p678s22s +4m (345p)'],
    [40, '555z123m456p78s11m +9s'],
  ] as const;

  it.each(WITNESSES)('%i: %s', (fu, text) => {
    const request = hand(text);
    expect(win(request)).toMatchObject({ fu, han: leastHan(fu, request.by, options) });
  });

  it('is not undercut by any hand', () => {
    const wins = generated(11, 3000).flatMap((request) => {
      const result = answer({ ...request, rules: 'ema-2016', knobs: TWO_RED_DOTS });
      return result.kind === 'win' && result.fu !== null && result.han !== null ? [{ request, result }] : [];
    });
    expect(wins.length).toBeGreaterThan(1000);
    for (const { request, result } of wins)
      expect((result.han ?? 0) - doraHan(result)).toBeGreaterThanOrEqual(leastHan(result.fu ?? 0, request.by, options));
  });

  it('is none where no hand has so few fu', () => {
    expect(leastHan(20, 'discard', options)).toBe(Infinity);
    expect(leastHan(20, 'draw', { ...options, pinfuTsumo: false })).toBe(Infinity);
    const open = hand('23m456p678s22s +4m (345p)', { knobs: { openPinfuFu: false } });
    expect(win(open)).toMatchObject({ fu: 20, han: leastHan(20, 'discard', { ...options, openPinfuFu: false }) });
  });

  it('exists for every fu in the tables', () => {
    expect(TABLE_FU).toEqual([20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110]);
  });
});
