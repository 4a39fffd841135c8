import { fill } from '../../../i18n/strings.ts';
import type { PathDay } from '../../../quizzes/path/plan.ts';
import { QUESTIONS_AT_A_STOP, type StopState, isToRepeat } from '../../../quizzes/path/marks.ts';
import type { PathStatus } from '../../../quizzes/path/status.ts';
import { isSkillStop } from '../../../quizzes/path/stops.ts';
import { testLength } from '../../../quizzes/path/test.ts';
import type { BookId } from '../../../engine/rulebooks/ids.ts';
import { Sign } from '../../base/answer/Sign.tsx';
import { ArticleOf } from './ArticleOf.tsx';
import { ideaHref, workHref } from '../../widgets/path-status/path-links.ts';
import { type PathWords, nameOf, useStrings } from './words.ts';

/** The progress of a stop in words; empty before it was started. */
function sayState(state: StopState, words: PathWords['path'], comesBack: boolean): string {
  const { marks, proof, answered, open } = state;
  if (proof) return words[proof === 'practice' ? 'state.known' : 'state.placed'];
  const isDone = marks.idea && marks.five;
  return [
    marks.idea && words['state.read'],
    answered > 0 && fill(words['state.answered'], { n: answered, of: QUESTIONS_AT_A_STOP }),
    isToRepeat(state) && words['state.again'],
    isDone && !comesBack && words['state.done'],
    isDone && comesBack && open === undefined && words['state.later'],
  ]
    .filter(Boolean)
    .join(', ');
}

/** A stop: a link to what it asks, with the progress beside it. */
export function StopRow({ state, comesBack = true }: { readonly state: StopState; readonly comesBack?: boolean }) {
  const { words, locale } = useStrings();
  const { stop, marks, open } = state;
  const isToRead = open === 'idea' && !isSkillStop(stop.id);
  const said = sayState(state, words.path, comesBack);
  return (
    <li>
      <a href={isToRead ? ideaHref(stop, locale) : workHref(stop, locale)} lang={words.chapters[stop.id]?.lang}>
        {nameOf(stop, words)}
      </a>
      <span class="marks">
        {said !== '' && (
          <span class={marks.stamp ? 'mark there' : 'mark'}>
            {marks.stamp && <Sign mark="right" />}
            {said}
          </span>
        )}
        <ArticleOf stop={stop} isNamed={false} />
      </span>
    </li>
  );
}

const Stops = ({ states }: { readonly states: readonly StopState[] }) => (
  <ul>
    {states.map((state) => (
      <StopRow key={state.stop.id} state={state} />
    ))}
  </ul>
);

interface Props {
  readonly standing: PathStatus;
  readonly rules: BookId;
  readonly today: string;
}

/** The whole path, day by day, then the stops without a day, and what is already known. */
export function PathDays({ standing, rules, today }: Props) {
  const { words, lang } = useStrings();
  const { path } = words;
  const { days, beyond } = standing.path;
  const n = testLength(rules);
  const nameDay = (day: string): string =>
    day === today
      ? path.today
      : new Date(`${day}T12:00`).toLocaleDateString(lang, { weekday: 'short', day: 'numeric', month: 'short' });
  const proven = standing.states.filter(({ marks }) => marks.stamp);
  const tell = (day: PathDay) =>
    day.kind === 'learn' ? <Stops states={day.stops} /> : <p>{fill(path[`day.${day.kind}`], { n })}</p>;
  return (
    <div class="path-days">
      {days.map((day, i) => (
        <section key={i}>
          <h3>{nameDay(day.day)}</h3>
          {tell(day)}
        </section>
      ))}
      {days.length > 0 && beyond.length === 0 && <p class="hint">{path['left.none']}</p>}
      {beyond.length > 0 && (
        <section>
          <h3>{days.length > 0 ? path.beyond : path.stops}</h3>
          <Stops states={beyond} />
        </section>
      )}
      {proven.length > 0 && (
        <section>
          <h3>{fill(path.proven, { n: proven.length, of: standing.states.length })}</h3>
          <Stops states={proven} />
        </section>
      )}
    </div>
  );
}
