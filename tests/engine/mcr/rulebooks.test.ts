import { describe, expect, it } from 'vitest';
import type { Clause } from '../../../src/engine/index.ts';
import { FANS, MCR_RULEBOOKS, fanNumber } from '../../../src/engine/mcr/index.ts';

/** The default values of the disputed points, as European play reads them. */
const DEFAULTS = {
  exhaustedWait: 'counts',
  knittedBodyWait: 'none',
  nineGatesPungs: 'concealed-pungs',
  manyKongsAddConcealed: false,
  honourTileHog: true,
  forcedTileHog: true,
  lastClaimIsReplacement: false,
  kongPairs: '8-and-6',
  tilesAddFour: false,
  hiddenTileForfeits: false,
};

const placeOf = (clause: Clause): string => {
  if ('silent' in clause) return placeOf(clause.from);
  return 'published' in clause ? `${clause.published} ${clause.section}` : `${clause.book} ${clause.article}`;
};

describe.each(Object.values(MCR_RULEBOOKS))('$id', ({ id, options, cite }) => {
  it('has the values of its text', () => {
    expect(options).toEqual(id === 'mers-2014' ? { ...DEFAULTS, hiddenTileForfeits: true } : DEFAULTS);
  });

  it('cites every fan by its number', () => {
    for (const fan of FANS) expect(placeOf(cite[fan])).toBe(`mcr-2006 ${String(fanNumber(fan))}`);
  });

  it('names real places only', () => {
    for (const [what, clause] of Object.entries(cite)) {
      const place = placeOf(clause);
      expect(place, what).toMatch(
        what === 'hiddenTileForfeits' && id === 'mers-2014' ? /^mers-2014 1\.9$/ : /^mcr-2006 \d+(\.\d+)*$/,
      );
    }
  });
});
