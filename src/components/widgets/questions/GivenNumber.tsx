import { plural } from '../../../i18n/plural.ts';
import { fill } from '../../../i18n/strings.ts';
import { useStrings } from './strings.ts';

interface Props {
  readonly given: number;
  readonly unit: 'han' | 'fu';
}

/** A number of han or fu. */
export function GivenNumber({ given, unit }: Props) {
  const { words, lang } = useStrings();
  return <>{unit === 'han' ? plural(words.step, 'han', given, lang) : fill(words.step.fu, { n: given })}</>;
}
