import { describe, expect, it } from 'vitest';
import { repeatKind } from '../../../src/engine/base/notation.ts';
import { factsOf } from '../../../src/engine/mcr/hand/facts.ts';
import { type FanId } from '../../../src/engine/mcr/index.ts';
import { readMcr } from './read.ts';
import { shapesOf } from '../../../src/engine/mcr/hand/shape.ts';
import { waitingKinds } from '../../../src/engine/mcr/hand/waits.ts';
import { mcrHands } from './generate.ts';
import { mcr, mcrHand } from './hands.ts';

const WAITS: readonly FanId[] = ['edge-wait', 'closed-wait', 'single-wait'];
const waitOf = (text: string): FanId | undefined => mcr(mcrHand(text)).items.find(({ id }) => WAITS.includes(id))?.id;

describe('waits', () => {
  it('are the kinds that complete the hand, however they are looked for', () => {
    for (const request of mcrHands(77, 1500)) {
      const read = readMcr(request);
      if (!read.ok) throw new Error(JSON.stringify(request));
      const { hand, rules } = read.value;
      const tried = Array.from({ length: 34 }, (_, kind) => kind).filter((kind) => {
        const concealed = hand.concealed.slice();
        concealed[hand.winning] = (concealed[hand.winning] ?? 0) - 1;
        concealed[kind] = (concealed[kind] ?? 0) + 1;
        return shapesOf(factsOf({ ...hand, concealed, winning: kind }, rules.options)).length > 0;
      });
      const text = (kinds: readonly number[]): string => kinds.map((kind) => repeatKind(kind, 1)).join('');
      expect(text(waitingKinds(factsOf(hand, rules.options))), JSON.stringify(request)).toBe(text(tried));
    }
  });
});

describe('a wait fan', () => {
  it.each([
    ['an edge from below', '12p77z +3p (345p) (444s) (789m)', 'edge-wait'],
    ['an edge from above', '89p77z +7p (345p) (444s) (789m)', 'edge-wait'],
    ['not an open end', '78p77z +9p (345p) (444s) (789m)', undefined],
    ['a closed wait', '24p77z +3p (345p) (444s) (789m)', 'closed-wait'],
    ['a single wait', '7z +7z (123p) (345p) [4444s] (789m)', 'single-wait'],
    ['not of four melds, which are a melded hand', '7z +7z (123p) (345p) (444s) (789m)', undefined],
    ['not of two pairs', '44p77z +7z (345p) (444s) (789m)', undefined],
    ['not of a single tile beside a chow', '3456p +3p (345m) (444s) (789m)', undefined],
    ['a single tile that a chow does not widen', '2789s +2s (345m) (444p) (777z)', 'single-wait'],
    ['an edge that could also be single', '1112p +3p (345m) (444s) (789m)', undefined],
    ['edge or single, where both are the same tile', '1233m *3m (777z) (999p) (111p)', 'edge-wait'],
    ['edge or closed, where both are the same tile', '3367889m +7m (678p) (567s)', 'edge-wait'],
    ['not where seven pairs wait for another tile', '2233445566778p *8p', undefined],
    ['not of seven pairs', '33m77p22s1144557z +7z', undefined],
    ['not of thirteen orphans', '19m19p19s1234567z +4z', undefined],
    ['not of knitted tiles and honours', '17m25p369s123457z +6z', undefined],
    ['not in the knitted part', '14m123258p36944s +7m', undefined],
    ['beside the knitted part', '147m258p369s12p44z +3p', 'edge-wait'],
    ['not where the knitted part has it too', '147m12358p369s44z +2p', undefined],
  ] as const)('%s', (_what, text, fan) => {
    expect(waitOf(text)).toBe(fan);
  });

  it('exists for the fourth tile too, if exhausted waits do not count (D1)', () => {
    const { items } = mcr(mcrHand('13p77z +2p (222p) (345m) (789s)', { knobs: { exhaustedWait: 'ignored' } }));
    expect(items.map(({ id }) => id)).toContain('closed-wait');
  });

  it('is one at most, though each of two would do', () => {
    const { items, equalLists } = mcr(mcrHand('3367889m +7m (678p) (567s)'));
    const waits = [items, ...equalLists].map((list) => list.map(({ id }) => id).filter((id) => WAITS.includes(id)));
    expect(waits).toEqual([['edge-wait'], ['closed-wait']]);
  });
});

describe('the last tile of its kind', () => {
  const has = (text: string, rules = 'mcr-2006'): boolean =>
    mcr(mcrHand(text, { rules })).items.some(({ id }) => id === 'last-tile');

  it.each([
    ['told by the player', '34p77z +2p (345p) (444s) (789m) fourth', true],
    ['not told', '34p77z +2p (345p) (444s) (789m)', false],
    ['in the own exposed pung', '34p77z +2p (222p) (444s) (789m)', true],
    ['in three exposed chows', '2344m +1m (123m) (123m) (123m)', true],
    ['in two exposed chows only', '34p77z +2p (234p) (123p) (789m)', false],
    ['also on a draw', '34p77z *2p (222p) (444s) (789m)', true],
    ['not when a kong is robbed for it', '34p77z +2p (345p) (444s) (789m) fourth robs', false],
  ] as const)('%s', (_what, text, counts) => {
    expect(has(text)).toBe(counts);
  });

  it('is lost by MERS 1.9 where the tile is not shown', () => {
    const text = '34p77z +2p (222p) (444s) (789m)';
    expect([has(`${text} hidden`, 'mcr-2006'), has(text, 'mers-2014'), has(`${text} hidden`, 'mers-2014')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('a pung that the winning tile ends', () => {
  const concealed = (text: string): string | undefined =>
    mcr(mcrHand(text)).items.find(({ id }) => id.endsWith('concealed-pungs'))?.id;

  it.each([
    ['is concealed on a draw', '22m44p888s *2m (345p) (999m)', 'two-concealed-pungs'],
    ['is exposed by a discard', '22m44p888s +2m (345p) (999m)', undefined],
    ['may be read as the chow instead', '22234m55p888s +2m (999p)', 'two-concealed-pungs'],
    ['counts with concealed kongs', '22m44p888s *2m [9999p] (999m)', 'three-concealed-pungs'],
  ] as const)('%s', (_what, text, fan) => {
    expect(concealed(text)).toBe(fan);
  });
});
