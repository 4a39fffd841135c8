import { type BookId, isRiichiId } from '../../../engine/rulebooks/ids.ts';
import { colon } from '../../../i18n/signs.ts';
import { fill } from '../../../i18n/strings.ts';
import { sitePath } from '../../../locales.ts';
import { MINUTES } from '../../../quizzes/path/journey.ts';
import type { Route } from '../../../quizzes/path/route.ts';
import { chooseMinutes } from '../../../stores/path.ts';
import { ArticleOf } from './ArticleOf.tsx';
import { StopRow } from './PathDays.tsx';
import { nameOf, useStrings } from './words.ts';

interface Props {
  readonly route: Route;
  readonly rules: BookId;
}

/** Shortly before a tournament: how much time there is, what to learn in it, what is left out, and what to take along. */
export function PathRoute({ route, rules }: Props) {
  const { words, lang, locale } = useStrings();
  const { path } = words;
  const { minutes, stops, left, along } = route;
  const sheet = `reference/${rules}/${isRiichiId(rules) ? 'scores' : 'points'}/`;
  return (
    <div class="path-days path-route">
      <fieldset>
        <legend>{path.time}</legend>
        {MINUTES.map((n) => (
          <label key={n}>
            <input type="radio" name="minutes" checked={n === minutes} onChange={() => chooseMinutes(n)} />
            <span>{fill(path['time.minutes'], { n })}</span>
          </label>
        ))}
      </fieldset>
      {stops.length > 0 && (
        <section>
          <h3>{fill(path.route, { n: minutes })}</h3>
          <ul>
            {stops.map((state) => (
              <StopRow key={state.stop.id} state={state} comesBack={false} />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{path.left}</h3>
        <p>
          {left.length === 0
            ? path['left.none']
            : new Intl.ListFormat(lang).format(left.map(({ stop }) => nameOf(stop, words)))}
        </p>
      </section>
      <section>
        <h3>{path.along}</h3>
        <ul class="along">
          <li>
            <a href={sitePath(sheet, locale)}>{path['along.sheet']}</a>
          </li>
          {along.map((stop) => (
            <li key={stop.id}>
              {nameOf(stop, words)}
              {colon(lang)}
              <ArticleOf stop={stop} isNamed={false} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
