import { describe, expect, it } from 'vitest';
import {
  FAN_READINGS,
  FU_READINGS,
  YAKU_READINGS,
  readingsAmong,
  umaReadings,
} from '../../src/components/features/reference/sheet-readings.ts';
import { fuValue } from '../../src/components/base/numbers/fu-values.ts';
import { MCR_RULEBOOKS, otherReadings, scoreRequest } from '../../src/engine/mcr/index.ts';
import { RIICHI_IDS, RIICHI_RULEBOOKS } from '../../src/engine/riichi/index.ts';
import { generateRequests } from '../oracle-mcr/generate.ts';

/** What a rulebook may leave open that no sheet shows: what may be done in play, and who is liable. */
const OF_NO_SHEET = ['paoCounters', 'paoConcealedKong', 'temporaryFuritenEnds', 'kongAfterRiichi', 'riichiTilesLeft'];

describe('the readings told on sheets', () => {
  it('are all that a rulebook leaves open of what a sheet shows', () => {
    const told = new Set([...Object.keys(FU_READINGS), ...Object.keys(YAKU_READINGS), 'chombo', ...OF_NO_SHEET]);
    const open = new Set(RIICHI_IDS.flatMap((id) => Object.keys(RIICHI_RULEBOOKS[id].open)));
    expect(open).toEqual(told);
    expect(Object.keys(FAN_READINGS).sort()).toEqual(Object.keys(MCR_RULEBOOKS['mers-2014'].open).sort());
  });

  it('stand only on the sheets of rulebooks that leave them open', () => {
    const toldBy = (id: (typeof RIICHI_IDS)[number]): string[] =>
      [...readingsAmong(id, FU_READINGS), ...readingsAmong(id, YAKU_READINGS), ...umaReadings(id)].map(
        ({ option, value }) => `${option} ${String(value)}`,
      );
    expect(toldBy('tesuji-2018')).toEqual(['doubleWindPairFu 2', 'rinshanTsumoFu true', 'inPlus above-start']);
    expect(toldBy('ema-2012')).toEqual(['haiteiWithRinshan true']);
    expect(toldBy('ema-2016')).toEqual([]);
  });

  it('name lines of fu that are on the sheet', () => {
    for (const items of Object.values(FU_READINGS))
      for (const item of items) expect(fuValue(item, 'tesuji-2018'), item).toBeGreaterThan(0);
  });

  it('name a fan that counts in each hand that the reading changes', () => {
    const met = new Set<string>();
    for (const hand of generateRequests(5, 600)) {
      const own = scoreRequest(hand);
      if (!own.ok) continue;
      for (const { option, result } of otherReadings(hand as Parameters<typeof otherReadings>[0])) {
        const counted = [...own.items, ...result.items].map(({ id }) => id);
        expect(counted, `${option} ${JSON.stringify(hand)}`).toEqual(
          expect.arrayContaining([expect.toBeOneOf([...(FAN_READINGS[option] ?? [])])]),
        );
        met.add(option);
      }
    }
    expect(met.size).toBeGreaterThan(2);
  });
});
