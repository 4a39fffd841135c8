import { useState } from 'preact/hooks';
import { type BookId, gameOf } from '../../../engine/rulebooks/ids.ts';
import { fill } from '../../../i18n/strings.ts';
import type { Level } from '../../../quizzes/base/terms.ts';
import { type SkillId, skillsOfGame, wholeOf } from '../../../quizzes/base/skill-ids.ts';
import { skillsUnder } from '../../../quizzes/games/skills.ts';
import { sitExam } from '../../../stores/practice/begin.ts';
import { PACES } from '../../../quizzes/session/clock.ts';
import { LevelField } from './LevelField.tsx';
import { useStrings } from '../../widgets/questions/strings.ts';

/** Chooses what an exam asks and how fast, and starts it. */
export function ExamForm({ rules }: { readonly rules: BookId }) {
  const { practice } = useStrings().words;
  const [skill, setSkill] = useState<SkillId | undefined>(wholeOf(rules));
  const [paced, setPaced] = useState(0);
  const [level, setLevel] = useState<Level>(2);
  const pace = PACES[paced] ?? PACES[0];
  return (
    <>
      <p>{practice['exam.text']}</p>
      <div class="fields" role="group" aria-label={practice.exam}>
        <label class="field">
          <span>{practice['exam.skill']}</span>
          <select
            value={skill ?? 'all'}
            onChange={({ currentTarget }) =>
              setSkill(skillsOfGame(gameOf(rules)).find((id) => id === currentTarget.value))
            }
          >
            <option value="all">{practice.map}</option>
            {skillsUnder({ rules }).map((id) => (
              <option key={id} value={id}>
                {practice[`skill.${id}`]}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{practice['exam.pace']}</span>
          <select value={paced} onChange={({ currentTarget }) => setPaced(Number(currentTarget.value))}>
            {PACES.map(({ questions, minutes }, i) => (
              <option key={questions} value={i}>
                {fill(practice['exam.pace.of'], { n: questions, minutes })}
              </option>
            ))}
          </select>
        </label>
        <LevelField level={level} onChange={setLevel} />
      </div>
      <div class="actions">
        <button type="button" class="button" onClick={() => pace && sitExam(rules, skill, pace, level)}>
          {practice['exam.start']}
        </button>
      </div>
    </>
  );
}
