import { describe, expect, test } from 'vitest';
import { CLOSED } from './cases.ts';
import { judgeForm } from './form.ts';
import { naiveTable } from './table.ts';
import type { HandRequest } from './types.ts';

/** What a row is about, the near miss that is possible, what makes it impossible, and the reason. */
export type NearMiss = readonly [
  about: string,
  possible: Partial<HandRequest>,
  impossible: Partial<HandRequest>,
  why: string,
];

/** Checks that the naive checker allows each near miss and refuses the impossible hand for its reason. */
export function testNearMisses(title: string, rows: readonly NearMiss[]): void {
  describe(title, () => {
    test.each(rows)('%s', (_, possible, impossible, why) => {
      const [can, cannot] = [
        { ...CLOSED, ...possible },
        { ...CLOSED, ...impossible },
      ];
      expect([judgeForm(can), judgeForm(cannot)]).toEqual(['good', 'good']);
      expect(naiveTable(can)).toMatchObject({ possible: true });
      expect(naiveTable(cannot)).toEqual({ possible: false, why });
    });
  });
}
