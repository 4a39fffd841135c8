import { useStore } from '@nanostores/preact';
import { $trouble } from '../../../stores/practice/memory.ts';
import { useLobbyStrings } from '../../widgets/questions/strings.ts';

/** Reports a problem with the stored record, during a session too. */
export function Trouble() {
  const { practice } = useLobbyStrings().words;
  const trouble = useStore($trouble, { ssr: () => 'none' as const });
  if (trouble === 'none') return null;
  return (
    <p class="trouble" role="alert">
      {practice[`trouble.${trouble}`]}
    </p>
  );
}
