import { type Clause, parseTiles } from '../../engine/riichi/index.ts';
import { fill } from '../../i18n/strings.ts';
import { MISTAKE_NUMBERS } from '../../quizzes/mistakes/numbers.ts';
import type { OwnNumbers, StepId } from '../../quizzes/terms.ts';
import { Citation } from '../words/Citation.tsx';
import { sayOwn } from '../words/own-numbers.ts';
import { TileRow } from './TileRow.tsx';
import { useSpeech } from './speech.ts';

interface Props {
  /** The misconception, by its id. */
  readonly id: string;
  /** The step that went wrong by it, where there are several. */
  readonly step: StepId | undefined;
  /** The learner's own numbers, where it is a mistake by these. */
  readonly own?: OwnNumbers | undefined;
  readonly certain: boolean;
  /** Where the rulebook in force says what it gets wrong. */
  readonly clause: Clause;
  /** The pair or the wait that it is about, in a sentence. */
  readonly about: string | undefined;
  /** The sets that it is about, in mpsz. */
  readonly tiles: readonly string[];
}

/** A misconception that may be behind a wrong answer, with its place in the rulebook and its tiles. */
export function CauseLine({ id, step, own, certain, clause, about, tiles }: Props) {
  const { words, locale } = useSpeech();
  const sets = tiles.map((text) => parseTiles(text, 'tiles')).filter((read) => read.ok);
  return (
    <li>
      <p>
        {step && (
          <>
            <strong>{words.practice[`part.${step}`]}</strong> ·{' '}
          </>
        )}
        {own && `${sayOwn(own, words)} `}
        {!certain && <span class="perhaps">{words.practice.perhaps} </span>}
        {fill(words.mistake[id as keyof typeof words.mistake], MISTAKE_NUMBERS)} {about}{' '}
        <Citation clause={clause} words={words} locale={locale} />
      </p>
      <div class="cause-tiles">
        {sets.map(({ value }, i) => (
          <TileRow key={i} tiles={value} />
        ))}
      </div>
    </li>
  );
}
