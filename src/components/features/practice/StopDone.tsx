import { fill } from '../../../i18n/strings.ts';
import { QUESTIONS_AT_A_STOP, isToRepeat } from '../../../quizzes/path/marks.ts';
import type { PathStatus } from '../../../quizzes/path/status.ts';
import type { SkillId } from '../../../quizzes/base/skill-ids.ts';
import type { StandingWords } from './learner-words.ts';

interface Props {
  readonly skill: SkillId | undefined;
  readonly standing: PathStatus;
  readonly said: StandingWords;
}

/** How far a stop of the path is after its questions. */
export function StopDone({ skill, standing, said }: Props) {
  const state = standing.states.find(({ stop }) => stop.id === skill);
  if (!state) return null;
  const { proof, answered } = state;
  if (proof === 'practice') return <p>{said['stop.known']}</p>;
  const { route } = standing.path;
  if (isToRepeat(state)) return <p>{said[route ? 'stop.again.near' : 'stop.again']}</p>;
  return (
    <p>
      {answered < QUESTIONS_AT_A_STOP
        ? fill(said['stop.part'], { n: answered, of: QUESTIONS_AT_A_STOP })
        : said[route ? 'stop.five.near' : 'stop.five']}
    </p>
  );
}
