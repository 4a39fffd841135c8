import { LIMIT_BASE, RULEBOOKS, type Step, plainBase } from '../../engine/index.ts';
import type { QuestionOf } from '../question.ts';
import { baseOf } from './shares.ts';

/** Why han and fu come to a limit: the step that sets its base points; none below the limits. */
export function limitSteps({ han, fu, rules }: Pick<QuestionOf<'limits'>, 'han' | 'fu' | 'rules'>): readonly Step[] {
  const { limit } = baseOf(han, fu, rules);
  if (limit === null) return [];
  return [
    { kind: 'limit', limit, from: plainBase(han, fu), to: LIMIT_BASE[limit], cite: RULEBOOKS[rules].cite[limit] },
  ];
}

/** Why han and fu come to a payment: each payer's line, as a score has them. */
export function paySteps(question: QuestionOf<'payment'>): readonly Step[] {
  const { han, fu, rules, dealer, by, counters } = question;
  const { cite, knobs } = RULEBOOKS[rules];
  const { base } = baseOf(han, fu, rules);
  const payer = (who: 'discarder' | 'east' | 'others', times: number): Step[] => {
    const exact = base * times;
    const value = Math.ceil(exact / 100) * 100;
    const bonus = (counters * knobs.counterValue) / (by === 'draw' ? 3 : 1);
    const rule = by === 'draw' ? cite['pay-tsumo'] : cite['pay-ron'];
    return [
      ...(value === exact
        ? []
        : [{ kind: 'round', unit: 'points', from: exact, to: value, who, cite: cite['payment-rounding'] } as const]),
      { kind: 'pay', who, value, of: 'hand', base, times, cite: rule },
      ...(bonus === 0 ? [] : [{ kind: 'pay', who, value: bonus, of: 'counters', cite: cite.counters } as const]),
    ];
  };
  const lines =
    by === 'discard'
      ? payer('discarder', dealer ? 6 : 4)
      : [...(dealer ? [] : payer('east', 2)), ...payer('others', dealer ? 2 : 1)];
  return [...limitSteps(question), ...lines];
}
