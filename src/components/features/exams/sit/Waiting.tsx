import { useEffect, useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { type ReadKey, commitmentTo, readEventKey } from '../../../../quizzes/exams/event-key.ts';
import type { Invitation } from '../../../../quizzes/exams/invitation.ts';
import { takeEventKey } from '../../../../stores/exams/event-keys.ts';
import { REFUSAL, useRefusal } from '../../../base/answer/use-refusal.tsx';
import { useExamStrings } from '../strings.ts';
import type { ExamWords } from '../strings.ts';

const [SECOND, MINUTE] = [1000, 60] as const;

/** Why a text opens nothing, in words. */
export function sayNoKey(read: Extract<ReadKey, { readonly ok: false }> | 'other', { sit }: ExamWords<'sit'>): string {
  if (read === 'other') return sit['sealed.other'];
  return read.why === 'word' ? fill(sit['sealed.word'], { word: read.word }) : sit[`sealed.${read.why}`];
}

/** The time left until the planned start, by this device’s clock. It is not read out every second. */
function Until({ opens }: { readonly opens: number }) {
  const { words, lang } = useExamStrings('sit');
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((opens - now) / SECOND));
  const two = (n: number): string => String(n).padStart(2, '0');
  const clock = [Math.floor(left / MINUTE / MINUTE), Math.floor(left / MINUTE) % MINUTE, left % MINUTE]
    .map(two)
    .join(':');
  const time = new Date(opens).toLocaleString(lang, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <p>
      {fill(words.sit['sealed.opens'], { time })}{' '}
      <span class="points sealed-clock" aria-hidden="true">
        {left > 0 ? clock : ''}
      </span>
    </p>
  );
}

/** Waits for the key of a sealed exam: typed, pasted, or brought by the organizer’s QR code. */
export function Waiting({ sealed }: { readonly sealed: NonNullable<Invitation['sealed']> }) {
  const { words } = useExamStrings('sit');
  const { sit } = words;
  const [text, setText] = useState('');
  const { isRefused, refuse, accept, alert } = useRefusal();
  const open = (event: Event): void => {
    event.preventDefault();
    const read = readEventKey(text);
    if (!read.ok) refuse(sayNoKey(read, words));
    else if (commitmentTo(read.key) !== sealed.commitment) refuse(sayNoKey('other', words));
    else {
      accept();
      takeEventKey(read.key);
    }
  };
  return (
    <form class="answer-form sealed-waiting" onSubmit={open}>
      <p>{sit['sealed.waits']}</p>
      {sealed.opens !== undefined && <Until opens={sealed.opens} />}
      <label class="field">
        <span>{sit['sealed.key']}</span>
        <textarea
          rows={3}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="none"
          aria-invalid={isRefused}
          aria-describedby={isRefused ? REFUSAL : undefined}
          value={text}
          onInput={({ currentTarget: { value } }) => setText(value)}
        />
      </label>
      <p class="hint">{sit['sealed.hint']}</p>
      {alert}
      <div class="actions">
        <button type="submit" class="button">
          {sit['sealed.open']}
        </button>
      </div>
    </form>
  );
}
