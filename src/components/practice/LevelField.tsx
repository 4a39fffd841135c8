import { LEVELS, type Level } from '../../quizzes/question.ts';
import { useSpeech } from './speech.ts';

interface Props {
  readonly level: Level;
  readonly onChange: (level: Level) => void;
}

/** Chooses how hard the questions are. */
export function LevelField({ level, onChange }: Props) {
  const { practice } = useSpeech().words;
  return (
    <label class="field">
      <span>{practice.level}</span>
      <select
        value={level}
        onChange={({ currentTarget }) => onChange(LEVELS.find((one) => String(one) === currentTarget.value) ?? 2)}
      >
        {LEVELS.map((one) => (
          <option key={one} value={one}>
            {practice[`level.${one}`]}
          </option>
        ))}
      </select>
    </label>
  );
}
