import { fill } from '../../../i18n/strings.ts';
import type { Stop } from '../../../quizzes/path/stops.ts';
import { isBook } from '../../../engine/rulebooks/ids.ts';
import { ideaHref } from '../../widgets/path-status/path-links.ts';
import { useStrings } from './words.ts';

interface Props {
  readonly stop: Stop;
  /** Whether to name the article's subject, not only its number. */
  readonly isNamed: boolean;
}

/** A link to the article of a stop, beside its lesson; nothing for a chapter. */
export function ArticleOf({ stop, isNamed }: Props) {
  const { words, locale } = useStrings();
  const [place] = stop.articles;
  if (place === undefined) return null;
  const [book = '', article = ''] = place.split(' ');
  const name = `${isBook(book) ? words.book[book] : book}, ${article}`;
  return (
    <a class="article" href={ideaHref(stop, locale)}>
      {isNamed ? fill(words.path.article, { article: name }) : name}
    </a>
  );
}
