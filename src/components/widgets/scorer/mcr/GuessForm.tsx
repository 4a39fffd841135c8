import { useState } from 'preact/hooks';
import { FANS } from '../../../../engine/mcr/index.ts';
import type { McrId } from '../../../../engine/rulebooks/ids.ts';
import { fill } from '../../../../i18n/strings.ts';
import { named } from '../../../../i18n/signs.ts';
import type { McrStepId } from '../../../../quizzes/base/terms.ts';
import { PaymentField } from '../../../base/answer/PaymentField.tsx';
import { TextField } from '../../../base/answer/TextField.tsx';
import { FanField } from '../../fan/FanField.tsx';
import { mcrWords } from '../../fan/fetch-words.ts';
import { mcrPaymentPart } from '../../fan/mcr-shares.ts';
import { GuessButtons } from '../GuessButtons.tsx';
import { useStrings } from '../../hand-editor/strings.ts';
import type { GuessFormProps } from '../scorer-game.ts';
import type { McrGuess } from './guess.ts';

/** All ticked fan; flowers are entered at the table. */
const OFFERED = FANS.filter((fan) => fan !== 'flower-tiles');

const HINT = 'scorer-payment';

/** Form for a guess: fan, points and payment, each optional. */
export function GuessForm(props: GuessFormProps<McrId, McrGuess, McrStepId>) {
  const { guess, unread, draft, rules, onChange, onAnswer, children } = props;
  const { words, lang } = useStrings();
  const { scorer, book } = words;
  const { mcr } = mcrWords();
  const [unfolded, setUnfolded] = useState(false);
  const { fan, points, payment } = guess;
  return (
    <section class="guess">
      <h2>
        {scorer.guess} <span class="by-rules">{book[rules]}</span>
      </h2>
      <p class="hint">{mcr.lead}</p>
      <details class="yaku-fold" onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
        <summary>
          {named(mcr.counts, fan.length === 0 ? mcr['fan.tick'] : fill(mcr['fan.chosen'], { n: fan.length }), lang)}
        </summary>
        {unfolded && (
          <FanField offered={OFFERED} chosen={fan} onChange={(next) => onChange({ ...guess, fan: next })} lang={lang} />
        )}
      </details>
      <div class="guess-row">
        <TextField
          label={mcr['part.points']}
          value={points}
          inputMode="numeric"
          isShort
          isRefused={unread.includes('points')}
          note={undefined}
          onChange={(next) => onChange({ ...guess, points: next })}
        />
        <PaymentField
          part={{ ...mcrPaymentPart(draft.by, payment, unread.includes('payment')), note: HINT }}
          onChange={(next) => onChange({ ...guess, payment: next })}
        />
      </div>
      <p class="hint" id={HINT}>
        {mcr['payment.hint']}
      </p>
      <GuessButtons onAnswer={onAnswer} />
      {children}
    </section>
  );
}
