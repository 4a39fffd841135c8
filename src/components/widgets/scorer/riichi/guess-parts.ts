import type { RiichiId } from '../../../../engine/riichi/index.ts';
import type { StepId } from '../../../../quizzes/base/terms.ts';
import type { FilledPart, PartVerdict, YakuPart } from '../../../base/answer/parts.ts';
import { inOrderOfBooks } from '../../../base/answer/yaku-groups.ts';
import type { Guess } from './guess.ts';
import type { ScorerWords } from '../../hand-editor/strings.ts';

type Words = ScorerWords['scorer'];

/** Id of the hint about how to write a payment. */
export const PAYMENT_HINT = 'scorer-payment';

/** The yaku part of a guess: all yaku of the rulebook, some ticked. */
export function yakuPart({ yaku }: Guess, rules: RiichiId, words: Words): YakuPart {
  const offered = inOrderOfBooks(rules);
  return {
    id: 'yaku',
    kind: 'yaku',
    label: words.yaku,
    value: yaku,
    groups: [
      { key: 'yaku', legend: words.yaku, ids: offered.yaku },
      { key: 'limit', legend: words['yaku.limit'], ids: offered.limit },
    ],
  };
}

/** Number parts of a guess: han, fu, payment, with an error on those that cannot be read. */
export function numberParts(guess: Guess, unread: readonly StepId[], words: Words): readonly FilledPart[] {
  const verdict = (id: StepId): PartVerdict | undefined => (unread.includes(id) ? 'unreadable' : undefined);
  const numbers = (['han', 'fu'] as const).map((id) => ({
    id,
    kind: 'number' as const,
    label: words[id],
    value: guess[id],
    verdict: verdict(id),
  }));
  const payment = {
    id: 'payment',
    kind: 'payment' as const,
    label: words.payment,
    value: { first: guess.payment, second: '' },
    isWhole: true,
    verdict: verdict('payment'),
    note: PAYMENT_HINT,
  };
  return [...numbers, payment];
}

export function withPart(guess: Guess, part: FilledPart): Guess {
  if (part.kind === 'yaku') return { ...guess, yaku: part.value.filter((id) => id !== 'dora') };
  return { ...guess, [part.id]: part.kind === 'payment' ? part.value.first : part.value };
}
