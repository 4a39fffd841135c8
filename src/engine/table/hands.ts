import type { HandDraft } from '../hand/draft.ts';
import type { Seat } from '../base/melds.ts';
import type { Wind } from '../base/tile.ts';
import { type TableRefusal, refuseTable } from './refusals.ts';

/** The fields of a hand that the table decides, with their values there; undefined where there is none. */
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

/** What a hand says otherwise than its table; what it leaves out follows, options always. */
export function seatedError(hand: object, table: FromTable, at: string): TableRefusal | undefined {
  const said = hand as Readonly<Record<string, unknown>>;
  for (const [name, value] of Object.entries({ ...table, knobs: undefined }))
    if (said[name] !== undefined && said[name] !== value)
      return refuseTable('follows-from-table', `${at}.${name}`, {
        wanted: value === undefined ? 'left out' : JSON.stringify(value),
      });
  return undefined;
}

/** A winner's hand as a draft with everything that follows from its table, but the bets: these are settled apart. */
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
