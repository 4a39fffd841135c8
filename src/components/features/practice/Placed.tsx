import { useStore } from '@nanostores/preact';
import { fill } from '../../../i18n/strings.ts';
import { type Session } from '../../../quizzes/session/session.ts';
import { ALL_SKILL_IDS, type SkillId } from '../../../quizzes/base/skill-ids.ts';
import { $journey } from '../../../stores/path.ts';
import { Sign } from '../../base/answer/Sign.tsx';
import type { StandingWords } from './learner-words.ts';
import { useStrings } from '../../widgets/questions/strings.ts';

interface RowProps {
  readonly skill: SkillId;
  readonly session: Session;
  readonly isKnown: boolean;
  readonly said: StandingWords;
}

/** A skill, how its questions went, and what that means for the path. */
function Row({ skill, session, isKnown, said }: RowProps) {
  const { practice } = useStrings().words;
  const own = session.done.filter(({ question }) => question.skill === skill);
  const unknown = session.passed.filter((question) => question.skill === skill).length;
  const right = own.filter(({ verdict }) => verdict.right).length;
  const n = own.length + unknown;
  return (
    <li>
      <Sign mark={isKnown ? 'right' : 'wrong'} />
      <span>
        <strong>{practice[`skill.${skill}`]}.</strong>{' '}
        {n === 0 ? said['placed.within'] : fill(said['placed.right'], { right, n })}{' '}
        {unknown > 0 && `${fill(said['placed.unknown'], { n: unknown })} `}
        {isKnown ? said['placed.known'] : said['placed.learn']}
      </span>
    </li>
  );
}

/** The result of a placement, skill by skill: what is known, and what the path will teach. */
export function Placed({ session, said }: Pick<RowProps, 'session' | 'said'>) {
  const known = useStore($journey).placed[session.rules] ?? [];
  const asked = [...session.done.map(({ question }) => question), ...session.passed].map(({ skill }) => skill);
  const skills = ALL_SKILL_IDS.filter((skill) => asked.includes(skill) || known.includes(skill));
  if (known.length === 0) return <p>{said['placed.none']}</p>;
  return (
    <ul class="parts">
      {skills.map((skill) => (
        <Row key={skill} skill={skill} session={session} isKnown={known.includes(skill)} said={said} />
      ))}
    </ul>
  );
}
