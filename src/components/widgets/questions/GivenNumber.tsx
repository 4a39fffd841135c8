import { fill } from '../../../i18n/strings.ts';
import { useStrings } from './strings.ts';

interface Props {
  readonly given: number;
  readonly unit: 'han' | 'fu';
}

/** A number of han or fu. */
export const GivenNumber = ({ given, unit }: Props) => <>{fill(useStrings().words.step[unit], { n: given })}</>;
