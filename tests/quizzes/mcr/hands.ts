import type { HandRequest } from '../../../src/engine/mcr/index.ts';
import type { HandRequest as OracleRequest } from '../../oracle-mcr/types.ts';

/** A question's hand in the form that the second scorer reads. */
export const forOracle = (hand: HandRequest): OracleRequest => ({ ...hand, melds: hand.melds ?? [] }) as OracleRequest;
