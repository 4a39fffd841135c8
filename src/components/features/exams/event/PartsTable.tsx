import { plural } from '../../../../i18n/plural.ts';
import { fill } from '../../../../i18n/strings.ts';
import {
  type Blueprint,
  MOST_OF_PART,
  MOST_PARTS,
  MOST_QUESTIONS,
  type Part,
  sheetLength,
} from '../../../../quizzes/exams/blueprint/blueprint.ts';
import { authoredTopics } from '../../../../quizzes/exams/forms/pool.ts';
import { atLevel, partOf } from '../../../../quizzes/exams/blueprint/presets.ts';
import { skillsUnder } from '../../../../quizzes/games/skills.ts';
import { LEVELS } from '../../../../quizzes/base/terms.ts';
import { NumberField } from './NumberField.tsx';
import { useExamStrings } from '../strings.ts';
import { setBlueprint } from './use-change.ts';

interface Props {
  readonly blueprint: Blueprint;
  /** Whether anybody has answered already. */
  readonly isFixed: boolean;
}

const setParts = (parts: readonly Part[]): void => setBlueprint((now) => ({ ...now, parts: [...parts] }));

/** The parts of a sheet: kind, level and number of questions. */
export function PartsTable({ blueprint, isFixed }: Props) {
  const { words, lang } = useExamStrings('event');
  const { event: own, practice } = words;
  const { parts, rules } = blueprint;
  const length = sheetLength(blueprint);
  const put = (place: number, part: Part): void => setParts(parts.with(place, part));
  const free = MOST_QUESTIONS - length;
  const topics = authoredTopics(rules);
  const skills = skillsUnder({ rules }).filter((skill) => !topics.includes(skill));
  return (
    <>
      <p class="hint">{isFixed ? own['parts.fixed'] : own['parts.hint']}</p>
      <ul class="exam-parts">
        {parts.map((part, place) => {
          const name = practice[`skill.${part.skill}`];
          return (
            <li key={place} role="group" aria-label={name}>
              <strong>{name}</strong>
              <NumberField
                label={own['part.count']}
                value={part.count}
                least={1}
                most={Math.min(MOST_OF_PART, part.count + free)}
                isFixed={isFixed}
                onChange={(count) => put(place, { ...part, count })}
              />
              <label class="field">
                <span>{practice.level}</span>
                <select
                  disabled={isFixed}
                  value={part.level}
                  onChange={({ currentTarget: { value } }) =>
                    put(place, atLevel(part, LEVELS.find((one) => String(one) === value) ?? part.level))
                  }
                >
                  {LEVELS.map((level) => (
                    <option key={level} value={level}>
                      {practice[`level.${level}`]}
                    </option>
                  ))}
                </select>
              </label>
              {!isFixed && length > part.count && (
                <button type="button" class="plain" onClick={() => setParts(parts.toSpliced(place, 1))}>
                  {own['part.remove']}
                  <span class="sr-only"> {name}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {!isFixed && free > 0 && parts.length < MOST_PARTS && (
        <label class="field">
          <span>{own['part.add']}</span>
          <select
            value=""
            onChange={({ currentTarget }) => {
              const skill = skills.find((one) => one === currentTarget.value);
              currentTarget.value = '';
              if (!skill) return;
              const part = partOf(skill);
              setParts([...parts, { ...part, count: Math.min(part.count, free) }]);
            }}
          >
            <option value="">{own['part.which']}</option>
            {skills.map((skill) => (
              <option key={skill} value={skill}>
                {practice[`skill.${skill}`]}
              </option>
            ))}
          </select>
        </label>
      )}
      <p class="hint">
        {fill(own[blueprint.shuffled ? 'parts.equal' : 'parts.in-order'], {
          types: plural(own, 'parts.types', length, lang),
        })}{' '}
        {blueprint.undisputed && own['parts.undisputed']}
      </p>
    </>
  );
}
