import { onPlainCopy } from '../../base/plain.ts';
import { isObject } from '../../base/form.ts';
import { type OtherSettlement, otherSettlements } from '../../table/other-settlements.ts';
import { MCR_RULEBOOKS } from '../rulebooks/list.ts';
import { settleRequest } from './door.ts';

/** The readings of disputed points that change how an MCR hand is settled. Accepts any value and never throws. */
export const settleOtherwise = onPlainCopy((request): readonly OtherSettlement[] => {
  const id = isObject(request) ? request.rules : undefined;
  if (typeof id !== 'string' || !Object.hasOwn(MCR_RULEBOOKS, id)) return [];
  return otherSettlements(request, MCR_RULEBOOKS[id as keyof typeof MCR_RULEBOOKS], settleRequest);
});
