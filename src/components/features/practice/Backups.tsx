import { useStore } from '@nanostores/preact';
import { fill } from '../../../i18n/strings.ts';
import { $backups, type Backup } from '../../../stores/practice/backup.ts';
import { sayDay } from './days.ts';
import { useLobbyStrings } from '../../widgets/questions/strings.ts';

/** The records that an import replaced, each with a button that restores it. */
export function Backups({ back }: { readonly back: (one: Backup) => void }) {
  const { words, lang } = useLobbyStrings();
  const { practice } = words;
  const aside = useStore($backups, { ssr: () => [] });
  if (aside.length === 0) return null;
  return (
    <section class="offer" aria-labelledby="practice-aside">
      <h3 id="practice-aside">{practice['aside.title']}</h3>
      <p class="hint">{practice['aside.text']}</p>
      <ul>
        {aside.map((one, i) => (
          <li key={one.text} class="aside">
            <span id={`practice-aside-${String(i)}`} class="points">
              {fill(practice['aside.one'], {
                answers: one.holds.answers.toLocaleString(lang),
                skills: one.holds.skills.toLocaleString(lang),
                last: sayDay(one.holds.last, lang),
              })}
            </span>
            <button
              type="button"
              class="button quiet"
              aria-describedby={`practice-aside-${String(i)}`}
              onClick={() => back(one)}
            >
              {practice['aside.back']}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
