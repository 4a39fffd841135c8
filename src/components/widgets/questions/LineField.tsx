import { useStore } from '@nanostores/preact';
import { plural } from '../../../i18n/plural.ts';
import { fill } from '../../../i18n/strings.ts';
import { sharesOf } from '../../../quizzes/judge/shares.ts';
import type { Ruleset } from '../../../quizzes/base/ruleset.ts';
import type { Situation } from '../../../quizzes/base/terms.ts';
import { TextField } from '../../base/answer/TextField.tsx';
import { $typesInOneLine } from '../../../stores/practice/one-line.ts';
import { type PracticeStrings, useStrings } from './strings.ts';
import { REFUSAL } from '../../base/answer/use-refusal.tsx';

/** A rare value, so that the example gives nothing away. */
const EXAMPLE = { han: 1, fu: 100 } as const;

const HINT = 'practice-line-hint';

function exampleLine(situation: Situation, ruleset: Ruleset, { words, lang }: PracticeStrings): string {
  const { han, fu } = EXAMPLE;
  const { discarder, others, east } = sharesOf(han, fu, { ...situation, counters: 0 }, ruleset);
  const shares = [discarder, others, east].filter((share) => share !== null);
  const paid = shares.map((share) => share.toLocaleString(lang)).join(' / ');
  return [plural(words.step, 'han', han, lang), fill(words.step.fu, { n: fu }), paid].join(' ');
}

/** Explains how to write han, fu and payment in one line, with an example. */
export function lineHint(situation: Situation, ruleset: Ruleset, strings: PracticeStrings): string {
  const form = situation.by === 'discard' ? 'discard' : situation.dealer ? 'each' : 'shares';
  return fill(strings.words.practice[`line.${form}`], { line: exampleLine(situation, ruleset, strings) });
}

interface Props {
  readonly line: string;
  readonly hint: string;
  readonly isRefused: boolean;
  readonly onChange: (line: string) => void;
}

/** Folded field for han, fu and payment in one line; it stays open once used. */
export function LineField({ line, hint, isRefused, onChange }: Props) {
  const { practice } = useStrings().words;
  const isOpen = useStore($typesInOneLine);
  return (
    <details
      class="field"
      open={isOpen || isRefused}
      onToggle={({ currentTarget }) => $typesInOneLine.set(currentTarget.open)}
    >
      <summary>{practice['line.fold']}</summary>
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
    </details>
  );
}
