import type { HandRequest } from '../../engine/mcr/index.ts';
import type { LinkFields } from '../link-fields.ts';
import { countOf } from './count.ts';

/** Reads a question about a complete hand and nothing else. */
export function parseMcrHand(fields: LinkFields): { readonly hand: HandRequest } | undefined {
  const hand = fields.hand();
  return hand && countOf(hand) ? { hand } : undefined;
}
