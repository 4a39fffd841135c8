import type { Clause } from '../../../engine/riichi/index.ts';
import { type ClauseWords, placeOf } from './clause.ts';

interface Props {
  readonly clause: Clause;
  readonly words: ClauseWords;
  readonly locale: string | undefined;
  /** Extra class for a citation that stands alone. */
  readonly as?: 'step-why' | undefined;
}

/** Links to the article of a rule, or names it if its chapter is not published here. */
export function Citation({ clause, words, locale, as }: Props) {
  const { text, href } = placeOf(clause, words, locale);
  const name = as === undefined ? 'cite' : `cite ${as}`;
  return href === undefined ? (
    <span class={name} data-pagefind-ignore>
      {text}
    </span>
  ) : (
    <a class={name} data-pagefind-ignore href={href}>
      {text}
    </a>
  );
}
