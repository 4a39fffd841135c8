import { plural } from '../../../i18n/plural.ts';
import { colon } from '../../../i18n/signs.ts';
import { fill } from '../../../i18n/strings.ts';
import { useGamesStrings } from './strings.ts';
import type { NamedProblem } from './use-games.ts';

/** Longer lists help nobody. */
const MOST_SHOWN = 100;

/** What could not be read: how much, and each with its place and reason. */
export function Problems({ problems }: { readonly problems: readonly NamedProblem[] }) {
  const { words, lang } = useGamesStrings();
  const { games: own } = words;
  if (problems.length === 0) return null;
  return (
    <details class="problems">
      <summary>{plural(own, 'problems', problems.length, lang)}</summary>
      <ul>
        {problems.slice(0, MOST_SHOWN).map(({ name, problem: { id, line, hand, detail } }, at) => {
          const place = [
            name,
            ...(hand === undefined ? [] : [fill(own['at.hand'], { n: hand })]),
            ...(line === undefined ? [] : [fill(own['at.line'], { n: line })]),
          ].join(', ');
          return (
            <li key={at}>
              <bdi>{place}</bdi>
              {colon(lang)}
              {own[`problem.${id}`]} {detail !== undefined && <code>{detail}</code>}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
