import { LIMITS, LIMIT_BASE, type Limit, limitRule, plainBase } from '../../../engine/riichi/index.ts';
import { isRoundedUpOnly } from '../../judge/shares.ts';
import type { MisconceptionCheck } from '../../misconceptions/small.ts';
import type { Ruleset } from '../../base/ruleset.ts';

/** Misconceptions about limits. */
export function limitWrongs(
  question: Ruleset & { readonly han: number; readonly fu: number },
  right: Limit | 'none',
  given: Limit | 'none',
): readonly MisconceptionCheck[] {
  const base = plainBase(question.han, question.fu);
  const steps = given === 'none' || right === 'none' ? 0 : LIMITS.indexOf(given) - LIMITS.indexOf(right);
  const isCapped = base >= LIMIT_BASE.mangan;
  const rule = right === 'none' ? 'mangan-cap' : limitRule(right, question.han);
  const isCounted = rule === 'countedHand' && right !== 'yakuman';
  return [
    { id: 'no-counted-yakuman', rule: 'countedHand', applies: isCounted, fits: given === 'yakuman' },
    { id: 'limit-one-low', rule, applies: true, fits: steps === -1 },
    { id: 'limit-one-high', rule, applies: true, fits: steps === 1, isVague: isCounted },
    { id: 'limit-not-capped', rule, applies: right === 'mangan' && isCapped, fits: given === 'none' },
    {
      id: 'rounded-up-to-mangan',
      rule: 'roundUpMangan',
      applies: isRoundedUpOnly(question.han, question.fu, question),
      fits: given === 'mangan',
    },
  ];
}
