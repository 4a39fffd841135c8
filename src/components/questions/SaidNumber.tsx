import { fill } from '../../i18n/strings.ts';
import { useSpeech } from './strings.ts';

interface Props {
  readonly given: number;
  readonly unit: 'han' | 'fu';
}

/** So many han, or fu. */
export const SaidNumber = ({ given, unit }: Props) => <>{fill(useSpeech().words.step[unit], { n: given })}</>;
