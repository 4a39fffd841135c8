import type { Entry } from '../../../engine/riichi/index.ts';
import { WordPick } from './WordPick.tsx';
import { enteredText, signed } from '../../base/words/signed.ts';
import { useStrings } from './strings.ts';

interface Props {
  readonly label: string;
  readonly choices: readonly number[];
  readonly onAnswer: (points: number) => void;
  /** How the points are entered, unless they are a change of points. */
  readonly entry?: Entry;
}

/** Choices of points to win, lose or enter. */
export function PointsPick({ label, choices, onAnswer, entry }: Props) {
  const { lang } = useStrings();
  const texts = choices.map((value) => ({
    value: String(value),
    text: entry ? enteredText(value, entry, lang) : signed(value, lang),
  }));
  return <WordPick label={label} choices={texts} onAnswer={(value) => onAnswer(Number(value))} />;
}

/** Formats points won or lost. */
export const GivenPoints = ({ given }: { readonly given: number }) => <>{signed(given, useStrings().lang)}</>;
