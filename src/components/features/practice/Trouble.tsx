import { useStore } from '@nanostores/preact';
import { $trouble } from '../../../stores/practice/memory.ts';
import { useStrings } from '../../widgets/questions/strings.ts';

/** Says when something is wrong with what is remembered, also in the middle of a sitting. */
export function Trouble() {
  const { practice } = useStrings().words;
  const trouble = useStore($trouble, { ssr: () => 'none' as const });
  if (trouble === 'none') return null;
  return (
    <p class="trouble" role="alert">
      {practice[`trouble.${trouble}`]}
    </p>
  );
}
