import { useStore } from '@nanostores/preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { BookId } from '../../../engine/rulebooks/ids.ts';
import { fill } from '../../../i18n/strings.ts';
import type { Level } from '../../../quizzes/base/terms.ts';
import { REGIONS, regionOf, wholeOf } from '../../../quizzes/base/skill-ids.ts';
import { skillsOf } from '../../../quizzes/base/skills-of.ts';
import { NO_JOURNEY } from '../../../quizzes/path/journey.ts';
import { isNear } from '../../../quizzes/path/route.ts';
import { daysBetween } from '../../../quizzes/base/calendar.ts';
import { momentOf } from '../../../stores/moment.ts';
import { $journey } from '../../../stores/path.ts';
import { GRADING } from '../../../quizzes/memory/grade.ts';
import { applicableSkills } from '../../../quizzes/memory/progress.ts';
import type { PracticeRecord } from '../../../quizzes/memory/record.ts';
import { gameUnder } from '../../widgets/questions/games/games.ts';
import { LevelOptions, levelChosen } from './LevelField.tsx';
import { ReadAloud } from './ReadAloud.tsx';
import { SkillRow } from './SkillRow.tsx';
import { whenLoaded } from './load-session.ts';
import { useLobbyStrings } from '../../widgets/questions/strings.ts';
import { bookName } from '../../base/words/book-name.ts';

interface Props {
  readonly record: PracticeRecord;
  readonly rules: BookId;
  /** What else to start with. */
  readonly children: ComponentChildren;
  /** What to come to after the map. */
  readonly below: ComponentChildren;
}

/** What to start with, then all skills in teaching order with what is known of each; the next one stands out. */
export function SkillMap({ record, rules, children, below }: Props) {
  const { practice, book } = useLobbyStrings().words;
  const [level, setLevel] = useState<Level | undefined>(undefined);
  const [now, setNow] = useState(0);
  useEffect(() => setNow(Date.now()), [record]);
  const { levelHint } = gameUnder(rules);
  const [first = wholeOf(rules)] = applicableSkills(record, rules);
  // Once anything is remembered, the strip above the map says what comes next.
  const { can, date } = useStore($journey, { ssr: () => NO_JOURNEY });
  const hasSetOut = can !== '';
  // Grades come with later days, of which none is left shortly before a tournament.
  const isLast = now !== 0 && date !== '' && isNear(daysBetween(momentOf(now).day, date));
  const isNew = !hasSetOut && Object.keys(record.days).length === 0;
  return (
    <section class="map" aria-labelledby="practice-map">
      <div class="others">
        <div class="start">
          {isNew && (
            <button
              type="button"
              class="button"
              onClick={() => whenLoaded(rules, (parts) => parts.practiseSkill(rules, first, { level }))}
            >
              {fill(practice['learn.next'], { skill: practice[`skill.${first}`] })}
            </button>
          )}
          <button
            type="button"
            class="button quiet"
            onClick={() => whenLoaded(rules, (parts) => parts.practiseMix(rules))}
          >
            {practice.mix}
          </button>
        </div>
        {children}
      </div>
      <div class="map-head">
        <h2 id="practice-map" class="names-book" tabIndex={-1}>
          {fill(practice['map.title'], { book: bookName(rules, book) })}
        </h2>
        <label class="stage">
          <span>{practice.level}</span>
          <select value={level ?? 'auto'} onChange={({ currentTarget }) => setLevel(levelChosen(currentTarget.value))}>
            <option value="auto">{practice['level.auto']}</option>
            <LevelOptions />
          </select>
        </label>
      </div>
      <div class="regions">
        {REGIONS.map((region) => ({ region, skills: skillsOf(rules).filter((skill) => regionOf(skill) === region) }))
          .filter(({ skills }) => skills.length > 0)
          .map(({ region, skills }) => (
            <section key={region} class="region" aria-labelledby={`region-${region}`}>
              <h3 id={`region-${region}`}>{practice[`region.${region}`]}</h3>
              <ol class="skills">
                {skills.map((skill) => (
                  <SkillRow
                    key={skill}
                    skill={skill}
                    record={record}
                    rules={rules}
                    level={level}
                    isNext={isNew && skill === first}
                    now={now}
                  />
                ))}
              </ol>
            </section>
          ))}
      </div>
      {levelHint && (
        <p class="hint">
          {fill(practice['level.about'], { skill: practice[`skill.${levelHint}`], level: practice['level.2'] })}
        </p>
      )}
      {!isLast && <p class="hint">{fill(practice.grades, GRADING)}</p>}
      <ReadAloud record={record} />
      <div class="others">{below}</div>
    </section>
  );
}
