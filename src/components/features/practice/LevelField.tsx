import { LEVELS, type Level } from '../../../quizzes/base/terms.ts';
import { useLobbyStrings } from '../../widgets/questions/strings.ts';

/** Turns a choice of the field into a level. */
export const levelChosen = (value: string): Level | undefined => LEVELS.find((one) => String(one) === value);

/** The levels to choose from. */
export function LevelOptions() {
  const { practice } = useLobbyStrings().words;
  return (
    <>
      {LEVELS.map((one) => (
        <option key={one} value={one}>
          {practice[`level.${one}`]}
        </option>
      ))}
    </>
  );
}

interface Props {
  readonly level: Level;
  readonly onChange: (level: Level) => void;
}

/** Chooses how hard the questions are. */
export function LevelField({ level, onChange }: Props) {
  const { practice } = useLobbyStrings().words;
  return (
    <label class="field">
      <span>{practice.level}</span>
      <select value={level} onChange={({ currentTarget }) => onChange(levelChosen(currentTarget.value) ?? level)}>
        <LevelOptions />
      </select>
    </label>
  );
}
