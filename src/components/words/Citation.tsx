import type { Clause } from '../../engine/riichi/index.ts';
import { type ClauseWords, placeOf } from './clause.ts';

interface Props {
  readonly clause: Clause;
  readonly words: ClauseWords;
  readonly locale: string | undefined;
}

/** Where a rule stands: a link to its article, or its place in words while that is not published here. */
export function Citation({ clause, words, locale }: Props) {
  const { text, href } = placeOf(clause, words, locale);
  return href === undefined ? (
    <span class="cite" data-pagefind-ignore>
      {text}
    </span>
  ) : (
    <a class="cite" data-pagefind-ignore href={href}>
      {text}
    </a>
  );
}
