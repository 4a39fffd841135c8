import { useStrings } from '../hand-editor/strings.ts';

/** Buttons to check a guess, and to see the answer without one. */
export function GuessButtons({ onAnswer }: { readonly onAnswer: () => void }) {
  const { scorer } = useStrings().words;
  return (
    <div class="buttons">
      <button type="submit" class="button">
        {scorer.check}
      </button>
      <button type="button" class="button quiet" onClick={onAnswer}>
        {scorer.answer}
      </button>
    </div>
  );
}
