import { useState } from 'preact/hooks';
import type { RiichiId } from '../../../engine/riichi/index.ts';
import { useGamesStrings } from './strings.ts';
import { WinRow } from './WinRow.tsx';
import type { Won } from './won.ts';

interface Props {
  readonly shown: readonly Won[];
  readonly rules: RiichiId;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

const AT_FIRST = 20;
const MORE = 50;

/** The hands that are shown, a part at a time. */
export function WinList({ shown, rules, chosen, onChoose }: Props) {
  const { games: own } = useGamesStrings().words;
  const [most, setMost] = useState(AT_FIRST);
  const choose = (key: string, isChosen: boolean): void => {
    const next = new Set(chosen);
    if (isChosen) next.add(key);
    else next.delete(key);
    onChoose(next);
  };
  return (
    <section class="wins" aria-label={own.hand}>
      {shown.length === 0 && <p>{own.empty}</p>}
      <ul>
        {shown.slice(0, most).map((won) => (
          <WinRow
            key={won.key}
            won={won}
            rules={rules}
            isChosen={chosen.has(won.key)}
            onChoose={(isChosen) => choose(won.key, isChosen)}
          />
        ))}
      </ul>
      {shown.length > most && (
        <div class="actions">
          <button type="button" class="button quiet" onClick={() => setMost(most + MORE)}>
            {own.more}
          </button>
        </div>
      )}
    </section>
  );
}
