import { useState } from 'preact/hooks';
import { FilePick } from '../../../base/answer/FilePick.tsx';
import { download, fileName } from '../../../base/files/download.ts';
import { type Game, formatGame, parseGame } from './game.ts';
import { useStrings } from './strings.ts';
import { unchanged } from './undo.ts';

interface Props {
  readonly latest: () => Game;
  readonly onImport: (game: Game) => void;
}

/** Larger files cannot be saved games. */
const MOST_BYTES = 2_000_000;

/** Saves a whole game to a file, or loads one from another device. */
export function GameFiles({ latest, onImport }: Props) {
  const { settle } = useStrings().words;
  const [status, setStatus] = useState('');
  const take = (text: string | undefined): void => {
    const imported = text === undefined ? undefined : parseGame(text)?.now;
    setStatus(settle[imported ? 'game.file.taken' : 'game.file.broken']);
    if (imported) onImport(imported);
  };
  return (
    <>
      <div class="actions no-print">
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            const game = latest();
            const name = fileName(game.names.filter(Boolean).join(' '), 'game');
            download(formatGame(unchanged(game)), `${name}.json`, 'application/json');
          }}
        >
          {settle['game.file.save']}
        </button>
        <FilePick
          label={settle['game.file.open']}
          accept=".json,application/json"
          mostBytes={MOST_BYTES}
          onText={take}
        />
      </div>
      <p role="status">{status}</p>
    </>
  );
}
