import { useState } from 'preact/hooks';
import type { RiichiId } from '../../../engine/riichi/index.ts';
import { plural } from '../../../i18n/plural.ts';
import { riichiWaits, wholeHands } from './drill.ts';
import { useGamesStrings } from './strings.ts';
import type { ShownGame, Won } from './won.ts';

interface Props {
  readonly shown: readonly Won[];
  readonly chosen: ReadonlySet<string>;
  readonly games: readonly ShownGame[];
  readonly me: string;
  readonly rules: RiichiId;
}

/** The hands as questions of practice, for oneself or, as a link, for others. */
export function Drill({ shown, chosen, games, me, rules }: Props) {
  const { words, lang, practice } = useGamesStrings();
  const { games: own } = words;
  const [copied, setCopied] = useState<string>();
  const whole = wholeHands(shown, chosen, rules);
  const waits = riichiWaits(games, me, rules);
  if (whole.count + waits.count === 0) return null;
  const address = `${practice}#${whole.link}`;
  const copy = async (): Promise<void> => {
    const done = await navigator.clipboard.writeText(new URL(address, location.href).href).then(
      () => true,
      () => false,
    );
    setCopied(done ? address : undefined);
  };
  return (
    <section class="drill" aria-labelledby="games-drill">
      <h2 id="games-drill">{own.drill}</h2>
      <p>{own['drill.lead']}</p>
      <div class="actions">
        {whole.count > 0 && (
          <>
            <a class="button" href={address}>
              {plural(own, 'drill.whole', whole.count, lang)}
            </a>
            <button type="button" class="button quiet" onClick={() => void copy()}>
              {own['drill.copy']}
            </button>
          </>
        )}
        {waits.count > 0 && (
          <a class="button quiet" href={`${practice}#${waits.link}`}>
            {plural(own, 'drill.waits', waits.count, lang)}
          </a>
        )}
        <span role="status">{copied === address ? own.copied : ''}</span>
      </div>
    </section>
  );
}
