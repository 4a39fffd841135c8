import { LANGUAGES } from '../../../../locales.ts';
import { fill } from '../../../../i18n/strings.ts';
import type { OwnWords } from '../own-words.ts';
import { useExamStrings } from '../strings.ts';

/** Says in which languages messages could not be written, so that they are in that of the page. */
export function LackingWords({ missing }: Pick<OwnWords<'event'>, 'missing'>) {
  const { event: own } = useExamStrings('event').words;
  if (!missing || missing.length === 0) return null;
  const labels = LANGUAGES.filter(({ lang }) => missing.includes(lang)).map(({ label }) => label);
  return <p class="refused">{fill(own['words.missing'], { list: labels.join(', ') })}</p>;
}
