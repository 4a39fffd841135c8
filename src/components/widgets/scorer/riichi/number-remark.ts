import { fill } from '../../../../i18n/strings.ts';
import type { StepId } from '../../../../quizzes/base/terms.ts';
import type { PartVerdict } from '../../../base/answer/parts.ts';
import { describeOwnNumbers } from '../../../base/words/own-numbers.ts';
import type { Guess } from './guess.ts';
import { type Hint, carriedNumbers, hintOf } from './hints.ts';
import type { Judged } from './judge.ts';
import type { ScorerWords } from '../../hand-editor/strings.ts';

/** A numeric part of a guess with its verdict. */
interface NumberPart {
  readonly part: Exclude<StepId, 'yaku'>;
  readonly verdict: PartVerdict;
}

/** A remark beside the verdict: what the number is right for, what was overlooked, or what was typed. */
export function numberRemark({ part, verdict }: NumberPart, guess: Guess, judged: Judged, words: ScorerWords): string {
  const { scorer } = words;
  const text = guess[part].trim();
  const own = part === 'payment' && verdict === 'carried' ? carriedNumbers(judged) : undefined;
  if (own) return fill(scorer['carried.payment'], { han: own.han, fu: own.fu });
  if (verdict === 'carried') return fill(scorer['carried.han'], { n: text });
  const hinted = hintOf(part, verdict, text, judged);
  if (!hinted) return verdict === 'wrong' ? fill(scorer.yours, { value: text }) : '';
  const remark = describeHint(hinted.hint, text, judged, words);
  return hinted.own ? `${describeOwnNumbers(hinted.own, words)} ${remark}` : remark;
}

function describeHint(hint: Hint, text: string, { scored }: Judged, { scorer }: ScorerWords): string {
  if (hint === 'unrounded') return fill(scorer['hint.unrounded'], { n: text });
  if (hint !== 'dealer') return scorer[`hint.${hint}`];
  const other = scored.hand.seatWind === 'east' ? 'seat.other' : 'seat.east';
  return fill(scorer['hint.dealer'], { seat: scorer[other] });
}
