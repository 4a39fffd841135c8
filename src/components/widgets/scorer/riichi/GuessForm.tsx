import { useEffect, useState } from 'preact/hooks';
import type { RiichiId } from '../../../../engine/riichi/index.ts';
import type { StepId } from '../../../../quizzes/base/terms.ts';
import { AnswerField } from '../../../base/answer/AnswerField.tsx';
import type { FilledPart } from '../../../base/answer/parts.ts';
import type { GuessFormProps } from '../scorer-game.ts';
import { YakuList } from './YakuList.tsx';
import type { Guess } from './guess.ts';
import { PAYMENT_HINT, numberParts, withPart, yakuPart } from './guess-parts.ts';
import { GuessButtons } from '../GuessButtons.tsx';
import { useStrings } from '../../hand-editor/strings.ts';
import { bookName } from '../../../base/words/book-name.ts';

/** Form for a guess: yaku, han, fu and payment, each optional. */
export function GuessForm({
  guess,
  unread,
  rules,
  onChange,
  onAnswer,
  children,
}: GuessFormProps<RiichiId, Guess, StepId>) {
  const { words } = useStrings();
  const { scorer, book } = words;
  // A page cannot know, before it wakes, by which rulebook its reader counts.
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const change = (part: FilledPart): void => onChange(withPart(guess, part));
  return (
    <section class="guess">
      <h2>
        {scorer.guess} <span class="by-rules">{isAwake && bookName(rules, book)}</span>
      </h2>
      <p class="hint">{scorer['guess.lead']}</p>
      <YakuList part={yakuPart(guess, rules, scorer)} onChange={change} />
      <div class="guess-row">
        {numberParts(guess, unread, scorer).map((part) => (
          <AnswerField key={part.id} part={part} words={words} onChange={change} />
        ))}
      </div>
      <p class="hint" id={PAYMENT_HINT}>
        {scorer['payment.hint']}
      </p>
      <GuessButtons onAnswer={onAnswer} />
      {children}
    </section>
  );
}
