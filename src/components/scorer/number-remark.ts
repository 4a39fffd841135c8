import { fill } from '../../i18n/strings.ts';
import type { StepId } from '../../quizzes/terms.ts';
import type { PartVerdict } from '../answer/parts.ts';
import type { Guess } from './guess.ts';
import { hintOf, ownNumbers } from './hints.ts';
import type { Judged } from './judge.ts';
import type { ScorerWords } from './speech.ts';

/** A part of a guess that is a number, and how it was judged. */
interface NumberPart {
  readonly part: Exclude<StepId, 'yaku'>;
  readonly verdict: PartVerdict;
}

/** What is said about a number beside right or wrong: what it is right for, what was overlooked, or what was written. */
export function numberRemark({ part, verdict }: NumberPart, guess: Guess, judged: Judged, words: ScorerWords): string {
  const { scorer } = words;
  const text = guess[part].trim();
  const own = part === 'payment' && verdict === 'carried' ? ownNumbers(judged) : undefined;
  if (own) return fill(scorer['carried.payment'], { han: own.han, fu: own.fu });
  if (verdict === 'carried') return fill(scorer['carried.han'], { n: text });
  const hint = hintOf(part, verdict, text, judged);
  if (hint === 'unrounded') return fill(scorer['hint.unrounded'], { n: text });
  if (hint === 'dealer') {
    const other = judged.scored.hand.seatWind === 'east' ? 'seat.other' : 'seat.east';
    return fill(scorer['hint.dealer'], { seat: scorer[other] });
  }
  if (hint) return scorer[`hint.${hint}`];
  return verdict === 'wrong' ? fill(scorer.yours, { value: text }) : '';
}
