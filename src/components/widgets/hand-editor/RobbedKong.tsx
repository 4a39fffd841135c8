import { Choice } from './Choice.tsx';
import type { DraftProps } from './hand-game.ts';
import { useStrings } from './strings.ts';

const ROBBED = ['none', 'added', 'concealed'] as const;

interface Props extends DraftProps {
  /** Separates the radio buttons of several hands. */
  readonly name?: string;
}

/** Asks whether the winning tile robbed a kong, and which kind. */
export function RobbedKong({ draft, onChange, name = 'robbed' }: Props) {
  const { scorer } = useStrings().words;
  return (
    <Choice
      legend={scorer.robbed}
      name={name}
      options={ROBBED.map((robbed) => [robbed, scorer[`robbed.${robbed}`]])}
      value={draft.robbedKong}
      onChange={(robbedKong) => onChange({ ...draft, robbedKong })}
    />
  );
}
