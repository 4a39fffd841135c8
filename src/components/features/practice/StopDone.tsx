import { fill } from '../../../i18n/strings.ts';
import { GRADING } from '../../../quizzes/memory/grade.ts';
import { QUESTIONS_AT_A_STOP, isToRepeat } from '../../../quizzes/path/marks.ts';
import type { PathStatus } from '../../../quizzes/path/status.ts';
import type { SkillId } from '../../../quizzes/base/skill-ids.ts';
import type { StandingWords } from './learner-words.ts';

interface Props {
  readonly skill: SkillId | undefined;
  readonly standing: PathStatus;
  readonly said: StandingWords;
}

/** How far a stop of the path is after its questions, and when it comes again. */
export function StopDone({ skill, standing, said }: Props) {
  const { states, next, path } = standing;
  const state = states.find(({ stop }) => stop.id === skill);
  if (!state) return null;
  const { proof, answered, marks } = state;
  if (proof === 'placement') return <p>{said['placed.known']}</p>;
  if (proof === 'practice') return <p>{said[marks.five ? 'stop.known' : 'stop.slipped']}</p>;
  const { route } = path;
  const isFirst = 'stop' in next && next.stop.stop.id === skill;
  if (isToRepeat(state)) {
    const isOnRoute = route?.stops.some(({ stop }) => stop.id === skill);
    const when = route ? isOnRoute && said['stop.again.near'] : isFirst && said['stop.first'];
    return <p>{[said['stop.again'], when, !route && said['stop.look']].filter(Boolean).join(' ')}</p>;
  }
  if (answered < QUESTIONS_AT_A_STOP) {
    const part = fill(said['stop.part'], { n: answered, of: QUESTIONS_AT_A_STOP });
    return <p>{isFirst ? `${part} ${said['stop.first']}` : part}</p>;
  }
  return <p>{route ? said['stop.five.near'] : fill(said['stop.five'], GRADING)}</p>;
}
