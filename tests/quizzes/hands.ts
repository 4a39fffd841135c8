import type { HandRequest } from '../../src/engine/riichi/index.ts';
import type { HandRequest as OracleRequest } from '../oracle/types.ts';

/** A question's hand in the second scorer's form. */
export const forOracle = (hand: HandRequest): OracleRequest =>
  ({ ...hand, melds: hand.melds ?? [], riichi: hand.riichi ?? 'none' }) as OracleRequest;
