import { fill } from '../../../../i18n/strings.ts';
import type { StepId } from '../../../../quizzes/base/terms.ts';
import type { PartVerdict } from '../../../base/answer/parts.ts';
import { sayOwn } from '../../../base/words/own-numbers.ts';
import type { Guess } from './guess.ts';
import { type Hint, carriedNumbers, hintOf } from './hints.ts';
import type { Judged } from './judge.ts';
import type { ScorerStrings } from '../../hand-editor/strings.ts';

/** A part of a guess that is a number, and how it was judged. */
interface NumberPart {
  readonly part: Exclude<StepId, 'yaku'>;
  readonly verdict: PartVerdict;
}

/** What is said about a number beside right or wrong: what it is right for, what was overlooked, or what was written. */
export function numberRemark(
  { part, verdict }: NumberPart,
  guess: Guess,
  judged: Judged,
  words: ScorerStrings,
): string {
  const { scorer } = words;
  const text = guess[part].trim();
  const own = part === 'payment' && verdict === 'carried' ? carriedNumbers(judged) : undefined;
  if (own) return fill(scorer['carried.payment'], { han: own.han, fu: own.fu });
  if (verdict === 'carried') return fill(scorer['carried.han'], { n: text });
  const hinted = hintOf(part, verdict, text, judged);
  if (!hinted) return verdict === 'wrong' ? fill(scorer.yours, { value: text }) : '';
  const remark = sayHint(hinted.hint, text, judged, words);
  return hinted.own ? `${sayOwn(hinted.own, words)} ${remark}` : remark;
}

function sayHint(hint: Hint, text: string, { scored }: Judged, { scorer }: ScorerStrings): string {
  if (hint === 'unrounded') return fill(scorer['hint.unrounded'], { n: text });
  if (hint !== 'dealer') return scorer[`hint.${hint}`];
  const other = scored.hand.seatWind === 'east' ? 'seat.other' : 'seat.east';
  return fill(scorer['hint.dealer'], { seat: scorer[other] });
}
