import type { BookId } from '../../../engine/rulebooks/ids.ts';
import { fill } from '../../../i18n/strings.ts';
import { semicolon } from '../../../i18n/signs.ts';
import type { Level } from '../../../quizzes/base/terms.ts';
import type { SkillId } from '../../../quizzes/base/skill-ids.ts';
import { isByEye } from '../../../quizzes/base/skill-ids.ts';
import { SPEED } from '../../../quizzes/session/clock.ts';
import { skillIn } from '../../../quizzes/memory/progress.ts';
import type { PracticeRecord } from '../../../quizzes/memory/record.ts';
import { runsOf } from '../../base/hand/runs.ts';
import { facesOf } from '../../base/hand/TileRun.tsx';
import { whenLoaded } from './load-session.ts';
import { SKILL_TILES } from './skill-tiles.ts';
import '../../base/hand/hand.css';
import { useLobbyStrings } from '../../widgets/questions/strings.ts';

const LATEST = 10;
const SPEED_SECONDS = SPEED.milliseconds / 1000;

/** The latest answers in words, for screen readers; to the eye the ring says how well a skill is known. */
function Lately({ lately }: { readonly lately: string }) {
  const { practice } = useLobbyStrings().words;
  const answers = Array.from(lately.slice(-LATEST));
  const right = answers.filter((one) => one === '1').length;
  return answers.length > 0 && <span class="sr-only">{fill(practice.lately, { right, of: answers.length })}</span>;
}

interface Props {
  readonly skill: SkillId;
  readonly record: PracticeRecord;
  readonly rules: BookId;
  /** The chosen level; undefined when it follows the learner's record. */
  readonly level: Level | undefined;
  readonly isNext: boolean;
  /** The moment by which skills are due; 0 until the page knows it. */
  readonly now: number;
}

/** A skill: its description, what is known of it, and the ways to practise it. */
export function SkillRow({ skill, record, rules, level, isNext, now }: Props) {
  const { words, lang } = useLobbyStrings();
  const { practice } = words;
  const known = skillIn(record, rules, skill);
  const answered = known.right + known.wrong;
  const accuracy = answered === 0 ? '' : fill(practice.accuracy, { n: Math.round((100 * known.right) / answered) });
  const isNotForHim = record.readAloud && isByEye(skill);
  const isDue = known.grade !== 'new' && known.card !== null && known.card.due < now;
  const grade = known.grade === 'new' && answered > 0 ? 'begun' : known.grade;
  return (
    <li class={isNext ? 'skill next-skill' : 'skill'}>
      <i class={isDue ? 'ring due' : 'ring'} data-grade={grade} />
      <span class="skill-tiles" aria-hidden="true">
        {runsOf(SKILL_TILES[skill], 0).map((run) => (
          <span key={run.first} class={run.faces.length > 1 ? 'tile run' : 'tile'} {...facesOf(run)} />
        ))}
      </span>
      <button
        type="button"
        class="skill-name"
        aria-describedby={`state-${skill}`}
        onClick={() => whenLoaded(rules, (parts) => parts.practiseSkill(rules, skill, { level }))}
      >
        <strong>{practice[`skill.${skill}`]}</strong> <span class="skill-about">{practice[`about.${skill}`]}</span>
      </button>
      <span class="skill-state" id={`state-${skill}`} data-pagefind-ignore>
        <span>
          {isNext && <span class="next-word sr-only">{practice['next.skill'] + semicolon(lang)}</span>}
          {isNotForHim
            ? practice['grade.not-applicable']
            : [practice[`grade.${grade}`], ...(isDue ? [practice['due-again']] : [])].join(', ')}
        </span>{' '}
        <Lately lately={known.lately} /> <span class="points">{accuracy}</span>
        {isByEye(skill) && !isNotForHim && <span class="sr-only"> {practice['by-eye']}</span>}
      </span>
      <button
        type="button"
        class="plain speed"
        data-pagefind-ignore
        onClick={() => whenLoaded(rules, (parts) => parts.practiseSpeed(rules, skill))}
      >
        <span aria-hidden="true">{fill(practice.seconds, { n: SPEED_SECONDS })}</span>
        <span class="sr-only">
          {fill(practice['speed.of'], { n: SPEED_SECONDS, skill: practice[`skill.${skill}`] })}
        </span>
      </button>
    </li>
  );
}
