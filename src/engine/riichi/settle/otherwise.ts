import { onPlainCopy } from '../../base/plain.ts';
import { isObject } from '../../base/form.ts';
import { type OtherSettlement, otherSettlements } from '../../table/other-settlements.ts';
import { riichiRulesOf } from '../rulebooks/list.ts';
import { settleRequest } from './settle.ts';

/** The readings that the rulebook leaves open and by which a hand of riichi is settled otherwise. Accepts any value and never throws. */
export const settleOtherwise = onPlainCopy((request): readonly OtherSettlement[] => {
  const rules = isObject(request) && typeof request.rules === 'string' ? riichiRulesOf(request.rules) : undefined;
  return rules?.ok ? otherSettlements(request, rules.value, settleRequest) : [];
});
