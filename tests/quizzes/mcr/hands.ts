import type { HandRequest } from '../../../src/engine/mcr/index.ts';
import type { HandRequest as OracleRequest } from '../../oracle-mcr/types.ts';

/** A question's hand in the second scorer's form. */
export const forOracle = (hand: HandRequest): OracleRequest => ({ ...hand, melds: hand.melds ?? [] }) as OracleRequest;
