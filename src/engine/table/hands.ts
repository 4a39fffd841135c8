import type { HandDraft } from '../hand/draft.ts';
import type { Seat } from '../base/melds.ts';
import type { Wind } from '../base/tile.ts';
import { type TableRefusal, refuseTable } from './refusals.ts';

/** The fields of a hand that follow from the table, with their values; undefined where absent. */
export interface FromTable {
  readonly rules: string;
  readonly knobs: HandDraft['knobs'];
  readonly by: NonNullable<HandDraft['by']>;
  readonly seatWind: Wind;
  readonly roundWind: Wind;
  readonly counters: number;
  readonly bets: number;
  readonly discarder: Seat | undefined;
}

/** Refuses fields of a hand that contradict its table; omitted fields follow from it, options always do. */
export function seatedError(hand: object, table: FromTable, at: string): TableRefusal | undefined {
  const said = hand as Readonly<Record<string, unknown>>;
  for (const [name, value] of Object.entries({ ...table, knobs: undefined }))
    if (said[name] !== undefined && said[name] !== value)
      return value === undefined
        ? refuseTable('left-to-table', `${at}.${name}`)
        : refuseTable('follows-from-table', `${at}.${name}`, { wanted: JSON.stringify(value) });
  return undefined;
}

/** A winner's hand as a draft completed from the table, without the bets, which are settled separately. */
export function seatedDraft(
  hand: Omit<HandDraft, 'rules'>,
  { rules, by, seatWind, roundWind, counters, knobs, discarder }: FromTable,
): HandDraft {
  const draft: { -readonly [K in keyof HandDraft]: HandDraft[K] } = {
    ...hand,
    ...{ rules, by, seatWind, roundWind, counters },
    ...(knobs && { knobs }),
    ...(discarder && { discarder }),
  };
  delete draft.bets;
  return draft;
}
