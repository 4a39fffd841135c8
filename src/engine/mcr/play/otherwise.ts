import { onPlainCopy } from '../../base/plain.ts';
import { isObject } from '../../base/form.ts';
import { type OtherRuling, otherRulings } from '../../play/other-rulings.ts';
import { MCR_RULEBOOKS } from '../rulebooks/list.ts';
import { mayI } from './may.ts';

/** The readings of disputed points that change an MCR ruling. Accepts any value and never throws. */
export const mayOtherwise = onPlainCopy((request): readonly OtherRuling[] => {
  const id = isObject(request) ? request.rules : undefined;
  if (typeof id !== 'string' || !Object.hasOwn(MCR_RULEBOOKS, id)) return [];
  return otherRulings(request, MCR_RULEBOOKS[id as keyof typeof MCR_RULEBOOKS], mayI);
});
