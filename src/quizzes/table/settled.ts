import { type RiichiSettleResult, settleKept } from '../../engine/riichi/index.ts';

/** A hand that was settled. */
export type Settled = Extract<RiichiSettleResult, { ok: true }>;

/** Settles a hand; undefined where it cannot be. */
export function settled(request: object): Settled | undefined {
  const found = settleKept(request);
  return found.ok && found.known ? found : undefined;
}
