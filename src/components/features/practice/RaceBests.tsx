import { useStore } from '@nanostores/preact';
import type { Session } from '../../../quizzes/session/session.ts';
import { $races } from '../../../stores/practice/races.ts';
import { sayDayOfYear } from './days.ts';
import { useStrings } from '../../widgets/questions/strings.ts';

/** The best race of each recent day, latest first. */
export function RaceBests({ rules, skill }: Pick<Session, 'rules' | 'skill'>) {
  const { words, lang } = useStrings();
  const races = useStore($races);
  const days = skill === undefined ? [] : (races[`${rules}/${skill}`] ?? []);
  if (days.length === 0) return null;
  return (
    <>
      <h3 id="race-bests">{words.practice['race.days']}</h3>
      <ol class="race-bests" aria-labelledby="race-bests">
        {days.toReversed().map(([day, right]) => (
          <li key={day}>
            <time dateTime={day}>{sayDayOfYear(day, lang)}</time> <strong class="points">{right}</strong>
          </li>
        ))}
      </ol>
    </>
  );
}
