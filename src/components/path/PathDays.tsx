import { fill } from '../../i18n/strings.ts';
import type { PathDay } from '../../quizzes/path/lay-out.ts';
import { MARKS, type StopState } from '../../quizzes/path/marks.ts';
import type { Standing } from '../../quizzes/path/standing.ts';
import { testOf } from '../../quizzes/path/test.ts';
import type { BookId } from '../../engine/rulebooks/ids.ts';
import { Sign } from '../answer/Sign.tsx';
import { ideaHref, workHref } from './path-links.ts';
import { nameOf, useSpeech } from './words.ts';

/** A stop: its name leads to what is to be done at it; its marks say how far it is, where that is of interest now. */
function StopRow({ state, isNow }: { readonly state: StopState; readonly isNow: boolean }) {
  const { words, locale } = useSpeech();
  const { stop, marks, proof, open } = state;
  const href = open === 'idea' ? ideaHref(stop, locale) : workHref(stop, locale);
  return (
    <li>
      <a href={href} lang={words.chapters[stop.id]?.lang}>
        {nameOf(stop, words)}
      </a>
      <span class="marks">
        {(isNow || Object.values(marks).includes(true) ? MARKS : []).flatMap((mark) => {
          const isThere = marks[mark];
          if (isThere === undefined) return [];
          const text = mark === 'stamp' && proof ? words.path[`proof.${proof}`] : words.path[`mark.${mark}`];
          return [
            <span key={mark} class={isThere ? 'mark there' : 'mark'}>
              {isThere ? <Sign mark="right" /> : <i aria-hidden="true" />}
              {text}
              {!isThere && <span class="sr-only"> {words.path['mark.open']}</span>}
            </span>,
          ];
        })}
      </span>
    </li>
  );
}

const Stops = ({ states, isNow = false }: { readonly states: readonly StopState[]; readonly isNow?: boolean }) => (
  <ul>
    {states.map((state) => (
      <StopRow key={state.stop.id} state={state} isNow={isNow} />
    ))}
  </ul>
);

interface Props {
  readonly standing: Standing;
  readonly rules: BookId;
  readonly today: string;
}

/** The whole path, day by day, then what there is no day for, and what is proven. */
export function PathDays({ standing, rules, today }: Props) {
  const { words, lang } = useSpeech();
  const { path } = words;
  const { days, beyond } = standing.path;
  const n = testOf(rules).reduce((sum, { count }) => sum + count, 0);
  const nameDay = (day: string): string =>
    day === today
      ? path.today
      : new Date(`${day}T12:00`).toLocaleDateString(lang, { weekday: 'short', day: 'numeric', month: 'short' });
  const proven = standing.states.filter(({ marks }) => marks.stamp === true);
  const tell = (day: PathDay) =>
    day.kind === 'learn' ? (
      <Stops states={day.stops} isNow={day.day === today} />
    ) : (
      <p>{fill(path[`day.${day.kind}`], { n })}</p>
    );
  return (
    <div class="path-days">
      {days.map((day, i) => (
        <section key={i}>
          <h3>{nameDay(day.day)}</h3>
          {tell(day)}
        </section>
      ))}
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
