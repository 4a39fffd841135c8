import { describe, expect, it } from 'vitest';
import { GOLDEN_LIABLE } from './golden-liable.ts';
import { GOLDEN_MCR } from './golden-mcr.ts';
import { GOLDEN_OTHERS } from './golden-others.ts';
import { GOLDEN_WINS } from './golden-wins.ts';
import { oracleSettle } from './settle.ts';

describe.each([
  ['wins', GOLDEN_WINS],
  ['liability', GOLDEN_LIABLE],
  ['draws, aborts and chombo', GOLDEN_OTHERS],
  ['Mahjong Competition Rules', GOLDEN_MCR],
])('settled by hand: %s', (_, rows) => {
  it.each(rows)('$request.rules, $at: $name', ({ request, deltas, next, known, redeal, paid, penalties }) => {
    const settled = oracleSettle(request);
    expect(settled.deltas).toEqual(deltas);
    expect(settled.next).toEqual(next);
    expect(settled.known).toBe(known ?? true);
    expect(settled.redeal).toBe(redeal ?? false);
    expect(settled.penalties).toEqual(penalties ?? []);
    if (paid) expect(settled.paid).toEqual(paid);
    expect(settled.scores).toEqual(request.scores.map((points, seat) => points + (deltas[seat] ?? 0)));
  });
});
