import { useExamStrings } from './strings.ts';
import './sealed-proof.css';

const [PROVEN, UNPROVEN] = [
  ['early', 'own', 'fixed', 'time'],
  ['who', 'help', 'program', 'told', 'clock', 'again', 'open', 'chat'],
] as const;

/** What a sealed exam proves and what not, as a list that is printed, too. */
export function SealedProof() {
  const { levels } = useExamStrings<never>().words;
  return (
    <div class="sealed-proof">
      <p>
        <strong>{levels['sealed.yes']}</strong>
      </p>
      <ul>
        {PROVEN.map((one) => (
          <li key={one}>{levels[`sealed.yes.${one}`]}</li>
        ))}
      </ul>
      <p>
        <strong>{levels['sealed.no']}</strong>
      </p>
      <ul>
        {UNPROVEN.map((one) => (
          <li key={one}>{levels[`sealed.no.${one}`]}</li>
        ))}
      </ul>
      <p>{levels['sealed.doubt']}</p>
    </div>
  );
}
