import type { Clause } from '../../../engine/riichi/index.ts';
import { fill } from '../../../i18n/strings.ts';
import { Citation } from '../words/Citation.tsx';
import type { ClauseWords } from '../words/clause.ts';
import { type OtherValue, type ReadingWords, readingText, rightByReading } from '../words/other-reading.ts';

interface Props<Other> {
  readonly others: readonly (Other & OtherValue & { readonly cite: Clause })[];
  /** What it comes to by another reading. */
  readonly outcome: (other: Other) => string;
  readonly words: ClauseWords & { readonly reading: ReadingWords };
  readonly locale: string | undefined;
}

/** The readings other than ours that change an answer: what each says, and what it comes to. */
export function OtherReadings<Other>({ others, outcome, words, locale }: Props<Other>) {
  return (
    <>
      {others.map((other) => {
        const reading = readingText(words.reading, other);
        return (
          <p key={reading} class="hint">
            {fill(words.reading.by, { reading, outcome: outcome(other) })}{' '}
            <Citation clause={other.cite} words={words} locale={locale} />
          </p>
        );
      })}
    </>
  );
}

interface RightProps {
  readonly reading: (OtherValue & { readonly cite: Clause }) | undefined;
  readonly words: ClauseWords & { readonly reading: ReadingWords };
  readonly locale: string | undefined;
}

/** That an answer is right by a reading other than ours, and by which. */
export const RightByReading = ({ reading, words, locale }: RightProps) =>
  reading ? (
    <p class="hint">
      {rightByReading(words.reading, reading)} <Citation clause={reading.cite} words={words} locale={locale} />
    </p>
  ) : null;

interface OpenProps {
  readonly readings: readonly (OtherValue & { readonly cite: Clause })[];
  /** What stands on a reading, in words. */
  readonly nameOf: (option: string) => string;
  readonly words: ClauseWords & { readonly reading: ReadingWords };
  readonly locale: string | undefined;
}

/** What stands on our reading of a rulebook, each with the reading that others have. */
export const OpenReadings = ({ readings, nameOf, words, locale }: OpenProps) => (
  <>
    {readings.map((other) => {
      const reading = readingText(words.reading, other);
      return (
        <p key={reading} class="hint">
          {fill(words.reading.stands, { what: nameOf(other.option), reading })}{' '}
          <Citation clause={other.cite} words={words} locale={locale} />
        </p>
      );
    })}
  </>
);
