import { fill } from '../../../i18n/strings.ts';
import { SPEED } from '../../../quizzes/session/clock.ts';
import { MODES } from '../../../quizzes/session/modes.ts';
import { type Session, missedIn, placeIn } from '../../../quizzes/session/session.ts';
import { stop } from '../../../stores/practice/session.ts';
import { Clock } from './Clock.tsx';
import { useStrings } from '../../widgets/questions/strings.ts';
import { bookName } from '../../base/words/book-name.ts';

/** The bar above a question: the rulebook, the progress of the session, and the way out. */
export function Bar({ session }: { readonly session: Session }) {
  const { practice, book } = useStrings().words;
  const { question, done, mode, length } = session;
  const misses = missedIn(done).length;
  const isRace = MODES[mode].clock === 'race';
  return (
    <>
      <div class="bar">
        <span>{fill(practice.rules, { book: bookName(question.rules, book) })}</span>
        <span id="practice-place" class="points">
          {isRace
            ? fill(practice['race.right'], { n: done.length - misses })
            : fill(practice[MODES[mode].mayPass ? 'place.most' : 'place'], { n: placeIn(session) + 1, of: length })}
        </span>
        {session.time > 0 && <Clock session={session} />}
        <button type="button" class="plain" onClick={() => stop()}>
          {practice.stop}
        </button>
      </div>
      <progress
        class="so-far"
        max={isRace ? SPEED.misses : length}
        value={isRace ? misses : placeIn(session)}
        aria-label={practice.progress}
      />
    </>
  );
}
