import type { ComponentChildren } from 'preact';
import type { RiichiId } from '../../engine/riichi/index.ts';
import type { StepId } from '../../quizzes/terms.ts';
import { YakuList } from './YakuList.tsx';
import type { Guess } from './guess.ts';
import { useSpeech } from './speech.ts';

interface Props {
  readonly guess: Guess;
  /** The parts whose text could not be read. */
  readonly unread: readonly StepId[];
  readonly rules: RiichiId;
  readonly onChange: (guess: Guess) => void;
  readonly onAnswer: () => void;
  /** What is said after a check. */
  readonly children?: ComponentChildren;
}

type NumberField = 'han' | 'fu' | 'payment';

/** What the learner thinks: yaku, han, fu and payment, each for itself. */
export function GuessForm({ guess, unread, rules, onChange, onAnswer, children }: Props) {
  const { scorer, book } = useSpeech().words;
  const field = (name: NumberField, inputMode: 'numeric' | 'text') => (
    <label class={`guess-${name}`}>
      <span>{scorer[name]}</span>
      <input
        type="text"
        inputMode={inputMode}
        autocomplete="off"
        spellcheck={false}
        value={guess[name]}
        aria-invalid={unread.includes(name) ? 'true' : undefined}
        aria-describedby={name === 'payment' ? 'scorer-payment' : undefined}
        onInput={({ currentTarget }) => onChange({ ...guess, [name]: currentTarget.value })}
      />
    </label>
  );
  return (
    <section class="guess">
      <h2>
        {scorer.guess} <span class="by-rules">{book[rules]}</span>
      </h2>
      <p class="hint">{scorer['guess.lead']}</p>
      <YakuList rules={rules} ticked={guess.yaku} onChange={(yaku) => onChange({ ...guess, yaku })} />
      <div class="guess-row">
        {field('han', 'numeric')}
        {field('fu', 'numeric')}
        {field('payment', 'text')}
      </div>
      <p class="hint" id="scorer-payment">
        {scorer['payment.hint']}
      </p>
      <div class="buttons">
        <button type="submit" class="button">
          {scorer.check}
        </button>
        <button type="button" class="button quiet" onClick={onAnswer}>
          {scorer.answer}
        </button>
      </div>
      {children}
    </section>
  );
}
