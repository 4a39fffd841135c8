import { settleRequest as settleMcr } from '../../src/engine/mcr/index.ts';
import { type RiichiSettleResult, settleRequest } from '../../src/engine/riichi/index.ts';

type Settled = Extract<RiichiSettleResult, { ok: true }>;

/** A table of riichi under EMA 2016 in the east round, seat 0 East, all with 30,000 points. */
export const TABLE = {
  rules: 'ema-2016',
  roundWind: 'east',
  dealer: 0,
  scores: [30_000, 30_000, 30_000, 30_000],
} as const;

/** A table of MCR by the MERS regulations in its first round, all with nothing. */
export const MCR_TABLE = { rules: 'mers-2014', roundWind: 'east', dealer: 0, scores: [0, 0, 0, 0] } as const;

/** Settles what happened at such a table; a refusal fails the test with its message. */
export function settle(event: object, more: object = {}): Settled {
  const result = settleRequest({ ...TABLE, ...more, event });
  if (!result.ok) throw new Error(`${result.error.field}: ${result.error.why}`);
  return result;
}

/** Settles what happened at a table of MCR; a refusal fails the test with its message. */
export function settleAtMcr(event: object, more: object = {}): Extract<ReturnType<typeof settleMcr>, { ok: true }> {
  const result = settleMcr({ ...MCR_TABLE, ...more, event });
  if (!result.ok) throw new Error(`${result.error.field}: ${result.error.why}`);
  return result;
}

/** A win on the discard of a seat, each winner by seat with han and fu. */
export const ron = (
  discarder: number,
  ...winners: readonly (readonly [seat: number, han: number, fu: number])[]
): object => ({
  type: 'ron',
  discarder,
  winners: winners.map(([seat, han, fu]) => ({ seat, han, fu })),
});

/** A win by draw with han and fu. */
export const tsumo = (seat: number, han: number, fu: number): object => ({ type: 'tsumo', winner: { seat, han, fu } });

/** The ids of notes or reasons. */
export const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
