import { fill } from '../../../i18n/strings.ts';
import { useStrings } from './strings.ts';

/** Han and fu in large print. */
export const Figure = ({
  question: { han, fu },
}: {
  readonly question: { readonly han: number; readonly fu: number };
}) => <p class="figure">{fill(useStrings().words.practice.hanFu, { han, fu })}</p>;
