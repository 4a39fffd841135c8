import { expect, it } from 'vitest';
import { type HandDraft, checkDraft } from '../../src/engine/riichi/index.ts';
import { readingsOf } from '../../src/engine/riichi/hand/reading.ts';
import { YAKUMAN_RULES, mayBeLimitHand } from '../../src/engine/riichi/score/yakuman.ts';
import { generateRequests } from '../oracle/generate.ts';

it('every limit hand shows a sign of one; most hands show none', () => {
  const seen = new Set<string>();
  let without = 0;
  for (const request of generateRequests(5, 3000)) {
    const check = checkDraft(request as HandDraft);
    if (check.state !== 'complete') continue;
    for (const reading of readingsOf(check.hand)) {
      const held = YAKUMAN_RULES.filter(({ holds }) => holds(reading));
      if (!mayBeLimitHand(reading)) {
        without++;
        expect(held).toEqual([]);
      }
      for (const { id } of held) seen.add(id);
    }
  }
  expect([...seen].sort()).toEqual(YAKUMAN_RULES.map(({ id }) => id).sort());
  expect(without).toBeGreaterThan(1000);
});
