import { useState } from 'preact/hooks';
import { fill } from '../../i18n/strings.ts';
import { LEVELS, type Level, SKILL_IDS, type SkillId } from '../../quizzes/question.ts';
import { nextSkill } from '../../stores/practice/plan.ts';
import { isByEye, skillIn } from '../../stores/practice/progress.ts';
import { GRADES, type Grade, type PracticeRecord } from '../../stores/practice/record.ts';
import type { RulebookId } from '../../engine/index.ts';
import { atDesk } from './desk.ts';
import { useSpeech } from './speech.ts';

interface Props {
  readonly record: PracticeRecord;
  readonly rules: RulebookId;
}

const BARS = 10;

const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** The latest answers as marks, tall for right and short for wrong; told in words beside it. */
const Lately = ({ lately }: { readonly lately: string }) => (
  <span class="lately" aria-hidden="true">
    {Array.from(lately.slice(-BARS)).map((one, i) => (
      <i key={i} class={one === '1' ? 'hit' : 'miss'} />
    ))}
  </span>
);

/** How well a skill is known, as marks and as a word. */
function Grades({ grade: known }: { readonly grade: Grade }) {
  const { practice } = useSpeech().words;
  return (
    <>
      <span class="grade" aria-hidden="true">
        {GRADES.slice(1).map((grade) => (
          <i key={grade} class={GRADES.indexOf(known) >= GRADES.indexOf(grade) ? 'full' : ''} />
        ))}
      </span>{' '}
      {practice[`grade.${known}`]}
    </>
  );
}

interface RowProps extends Props {
  readonly skill: SkillId;
  readonly level: Level | undefined;
  readonly isNext: boolean;
}

function Row({ skill, record, rules, level, isNext }: RowProps) {
  const { words, lang } = useSpeech();
  const { practice } = words;
  const known = skillIn(record, rules, skill);
  const answered = known.right + known.wrong;
  const accuracy = answered === 0 ? '' : fill(practice.accuracy, { n: Math.round((100 * known.right) / answered) });
  const pace =
    known.times.length === 0
      ? ''
      : fill(practice.seconds, { n: Math.round(middle(known.times) / 1000).toLocaleString(lang) });
  const isNotForHim = record.readAloud && isByEye(skill);
  return (
    <li class={isNext ? 'skill next-skill' : 'skill'}>
      <button
        type="button"
        class="skill-name"
        onClick={() => atDesk((desk) => desk.practiseSkill(rules, skill, { level }))}
      >
        <strong>{practice[`skill.${skill}`]}</strong>
        <span class="skill-about">{practice[`about.${skill}`]}</span>
        {isByEye(skill) && !isNotForHim && <span class="sr-only"> {practice['by-eye']}</span>}
      </button>
      <span class="skill-state">
        <span>{isNotForHim ? practice['grade.not-applicable'] : <Grades grade={known.grade} />}</span>
        <Lately lately={known.lately} />
        <span class="points">{[accuracy, pace].filter(Boolean).join(' · ')}</span>
      </span>
      <button type="button" class="plain speed" onClick={() => atDesk((desk) => desk.practiseSpeed(rules, skill))}>
        <span aria-hidden="true">60 s</span>
        <span class="sr-only">{fill(practice['speed.of'], { skill: practice[`skill.${skill}`] })}</span>
      </button>
    </li>
  );
}

/** All skills in teaching order with what is known of each; the next one stands out. */
export function SkillMap({ record, rules }: Props) {
  const { practice, book } = useSpeech().words;
  const [level, setLevel] = useState<Level | undefined>(undefined);
  const next = nextSkill(record, rules);
  return (
    <section class="map" aria-labelledby="practice-map">
      <div class="start">
        <button
          type="button"
          class="button"
          onClick={() => atDesk((desk) => desk.practiseSkill(rules, next, { level }))}
        >
          {fill(practice['learn.next'], { skill: practice[`skill.${next}`] })}
        </button>
        <button type="button" class="button quiet" onClick={() => atDesk((desk) => desk.practiseMix(rules))}>
          {practice.mix}
        </button>
      </div>
      <div class="map-head">
        <h2 id="practice-map">{fill(practice['map.title'], { book: book[rules] })}</h2>
        <label class="stage">
          <span>{practice.level}</span>
          <select
            value={level ?? 'auto'}
            onChange={({ currentTarget }) => setLevel(LEVELS.find((one) => String(one) === currentTarget.value))}
          >
            <option value="auto">{practice['level.auto']}</option>
            {LEVELS.map((one) => (
              <option key={one} value={one}>
                {practice[`level.${one}`]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ol class="skills">
        {SKILL_IDS.map((skill) => (
          <Row key={skill} skill={skill} record={record} rules={rules} level={level} isNext={skill === next} />
        ))}
      </ol>
    </section>
  );
}
