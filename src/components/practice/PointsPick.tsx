import { WordPick } from './WordPick.tsx';
import { signed } from './signed.ts';
import { useSpeech } from './speech.ts';

interface Props {
  readonly label: string;
  readonly choices: readonly number[];
  readonly onAnswer: (points: number) => void;
}

/** Points to win or lose, to tap. */
export function PointsPick({ label, choices, onAnswer }: Props) {
  const { lang } = useSpeech();
  const said = choices.map((value) => ({ value: String(value), text: signed(value, lang) }));
  return <WordPick label={label} choices={said} onAnswer={(value) => onAnswer(Number(value))} />;
}

/** Points to win or lose, as one would say them. */
export const SaidPoints = ({ given }: { readonly given: number }) => <>{signed(given, useSpeech().lang)}</>;
