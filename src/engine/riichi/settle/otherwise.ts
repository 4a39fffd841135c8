import { onPlainCopy } from '../../base/plain.ts';
import { isObject } from '../../base/form.ts';
import { type OtherSettlement, otherSettlements } from '../../table/other-settlements.ts';
import { riichiRulesOf } from '../rulebooks/list.ts';
import { settleRequest } from './settle.ts';

/** The readings a rulebook leaves open that change how a riichi hand is settled. Accepts any value and never throws. */
export const settleOtherwise = onPlainCopy((request): readonly OtherSettlement[] => {
  const rules = isObject(request) && typeof request.rules === 'string' ? riichiRulesOf(request.rules) : undefined;
  return rules?.ok ? otherSettlements(request, rules.value, settleRequest) : [];
});
