import { expect, it, vi } from 'vitest';
import { SPECIAL, type WhyNot, YAKU, YAKUMAN, scoreRequest, whyNot } from '../../src/engine/riichi/index.ts';
import { generateRequests } from '../oracle/generate.ts';
import { makeRandom } from '../oracle/random.ts';
import { isTrueOf, witness } from './why-not-claims.ts';

/** Long work, also on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

const HANDS = 400;
const ASKED_BY_CHANCE = 4;
const PATTERNS = [...YAKU, ...SPECIAL, ...YAKUMAN];

it('explains missing yaku as a second implementation does', () => {
  const random = makeRandom(1904);
  const untrue: string[] = [];
  const said = new Set<WhyNot['why']>();
  for (const request of generateRequests(1904, HANDS)) {
    const seen = witness(request, scoreRequest(request));
    if (!seen) continue;
    const near = PATTERNS.filter((pattern) => seen.all.some(({ names }) => names.has(pattern)));
    for (const pattern of [...near, ...Array.from({ length: ASKED_BY_CHANCE }, () => random.pick(PATTERNS))]) {
      const found = whyNot(request as Parameters<typeof whyNot>[0], pattern);
      if (!found) continue;
      said.add(found.why);
      if (!isTrueOf(found, seen)) untrue.push(JSON.stringify([found, request]));
    }
  }
  expect(untrue).toEqual([]);
  expect([...said].sort()).toEqual(['did-not-happen', 'excluded', 'lacks', 'limit-hand', 'other-reading', 'otherwise']);
});
