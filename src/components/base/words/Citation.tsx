import type { Clause } from '../../../engine/riichi/index.ts';
import { type ClauseWords, knownInWords, placeOf } from './clause.ts';

interface Props {
  readonly clause: Clause;
  readonly words: ClauseWords;
  readonly locale: string | undefined;
  /** Extra class for a citation that stands alone. */
  readonly as?: 'step-why' | undefined;
}

/** Links to the article of a rule, or names it if its chapter is not published here; and says how we know it. */
export function Citation({ clause, words, locale, as }: Props) {
  const { text, href } = placeOf(clause, words, locale);
  const known = knownInWords(clause, words);
  const name = as === undefined || known !== undefined ? 'cite' : `cite ${as}`;
  const place =
    href === undefined ? (
      <span class={name} data-pagefind-ignore>
        {text}
      </span>
    ) : (
      <a class={name} data-pagefind-ignore href={href}>
        {text}
      </a>
    );
  return known === undefined ? (
    place
  ) : (
    <span class={as}>
      {place}{' '}
      <span class="cite-known" title={clause.known?.from.join(', ')} data-pagefind-ignore>
        ({known})
      </span>
    </span>
  );
}
