import { onPlainCopy } from '../../base/plain.ts';
import { isObject } from '../../base/form.ts';
import { type OtherRuling, otherRulings } from '../../play/other-rulings.ts';
import { riichiRulesOf } from '../rulebooks/list.ts';
import { mayI } from './may.ts';

/** The readings a rulebook leaves open that change a riichi ruling. Accepts any value and never throws. */
export const mayOtherwise = onPlainCopy((request): readonly OtherRuling[] => {
  const rules = isObject(request) && typeof request.rules === 'string' ? riichiRulesOf(request.rules) : undefined;
  return rules?.ok ? otherRulings(request, rules.value, mayI) : [];
});
