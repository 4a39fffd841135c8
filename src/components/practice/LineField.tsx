import { fill } from '../../i18n/strings.ts';
import { formatShares } from '../../quizzes/judge/parse-payment.ts';
import { sharesOf } from '../../quizzes/judge/shares.ts';
import type { Ruleset } from '../../quizzes/ruleset.ts';
import type { Situation } from '../../quizzes/terms.ts';
import { TextField } from '../answer/TextField.tsx';
import { type PracticeWords, useSpeech } from './speech.ts';
import { REFUSAL } from './use-refusal.tsx';

/** A worth that hardly any hand has, so that its line gives nothing away. */
const EXAMPLE = { han: 1, fu: 100 } as const;

const HINT = 'practice-line-hint';

function exampleLine(situation: Situation, ruleset: Ruleset): string {
  const { han, fu } = EXAMPLE;
  return `${String(han)} ${String(fu)} ${formatShares(sharesOf(han, fu, { ...situation, counters: 0 }, ruleset))}`;
}

/** How han, fu and payment are written in one line, with an example. */
export function lineHint(situation: Situation, ruleset: Ruleset, words: PracticeWords['practice']): string {
  const form = situation.by === 'discard' ? 'discard' : situation.dealer ? 'each' : 'shares';
  return fill(words[`line.${form}`], { line: exampleLine(situation, ruleset) });
}

interface Props {
  readonly line: string;
  readonly hint: string;
  readonly isRefused: boolean;
  readonly onChange: (line: string) => void;
}

/** Han, fu and payment in one line. */
export function LineField({ line, hint, isRefused, onChange }: Props) {
  const { practice } = useSpeech().words;
  return (
    <div class="field">
      <TextField
        label={practice.line}
        value={line}
        inputMode="text"
        isRefused={isRefused}
        note={isRefused ? REFUSAL : HINT}
        onChange={onChange}
      />
      {!isRefused && (
        <p class="hint" id={HINT}>
          {hint}
        </p>
      )}
    </div>
  );
}
