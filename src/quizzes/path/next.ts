import { type BookId, baseBook } from '../../engine/rulebooks/ids.ts';
import type { Moment } from '../memory/moment.ts';
import { bookOf } from '../memory/progress.ts';
import type { PracticeRecord } from '../memory/record.ts';
import type { SkillId } from '../base/skill-ids.ts';
import { dueIn } from './due.ts';
import type { Journey } from './journey.ts';
import type { Path, PathDay } from './plan.ts';
import { type StopState, isToRepeat } from './marks.ts';
import type { Route } from './route.ts';
import { isSkillStop } from './stops.ts';

/** What begins next on the path. */
export type Next =
  | { readonly to: 'placement' | 'due' | 'rehearsal' }
  | { readonly to: 'read' | 'questions'; readonly stop: StopState }
  | { readonly to: 'lesson' | 'go-on' | 'again' | 'once-more'; readonly stop: StopState; readonly skill: SkillId };

/** With this much due, review comes before another stop. */
const MANY_DUE = 6;
/** After this many answers a learner needs no placement. */
const KNOWN_BY = 24;

function toStop(stop: StopState): Next {
  const { id } = stop.stop;
  if (!isSkillStop(id)) return { to: stop.open === 'idea' ? 'read' : 'questions', stop };
  const isNew = stop.open === 'idea' || stop.answered === 0;
  if (isNew) return { to: 'lesson', stop, skill: id };
  if (isToRepeat(stop)) return { to: 'again', stop, skill: id };
  return { to: stop.open === 'five' ? 'go-on' : 'once-more', stop, skill: id };
}

/** Whether a stop was begun and not brought to its five questions, or too few of them right: it comes before all else. */
const isBegun = ({ stop, open, answered }: StopState): boolean =>
  isSkillStop(stop.id) && open === 'five' && answered > 0;

const answersIn = (record: PracticeRecord, rules: BookId): number =>
  Object.values(bookOf(record, rules).skills).reduce((sum, { right, wrong }) => sum + right + wrong, 0);

/** Whether a placement could save the learner known material. */
const isPlacementDue = (record: PracticeRecord, rules: BookId, { can, placed }: Journey): boolean =>
  (can === 'plays' || can === 'counts') && placed[baseBook(rules)] === undefined && answersIn(record, rules) < KNOWN_BY;

/** What comes next on the route: its stops once, then those again that went too badly, then the rehearsal. */
function nextOnRoute({ stops }: Route): Next {
  const isLeft = ({ marks }: StopState): boolean => !marks.five && !marks.stamp;
  const next = stops.find((stop) => isLeft(stop) && !isToRepeat(stop)) ?? stops.find(isLeft);
  return next ? toStop(next) : { to: 'rehearsal' };
}

/**
 * What comes next: the route shortly before a tournament, the placement, the stop in progress, review if much is due, the plan of the day, else the first stop
 * with something to do.
 */
export function nextOn(record: PracticeRecord, rules: BookId, journey: Journey, path: Path, moment: Moment): Next {
  if (path.route) return nextOnRoute(path.route);
  if (isPlacementDue(record, rules, journey)) return { to: 'placement' };
  const today = path.days.filter(({ day }) => day === moment.day);
  const planned = (days: readonly PathDay[]): readonly StopState[] =>
    days.flatMap((day) => (day.kind === 'learn' ? day.stops : []));
  const isOpen = ({ open }: StopState): boolean => open !== undefined;
  const isRehearsal = today.some(({ kind }) => kind === 'rehearsal');
  const now = planned(today).filter(isOpen);
  const later = isRehearsal ? [] : [...planned(path.days), ...path.beyond].filter(isOpen);
  const begun = [...now, ...later].find(isBegun);
  if (begun) return toStop(begun);
  const { n } = dueIn(record, rules, moment.now);
  if (n >= MANY_DUE) return { to: 'due' };
  const [first] = [...now, ...later];
  if (first) return toStop(first);
  if (isRehearsal) return { to: 'rehearsal' };
  return { to: n > 0 ? 'due' : 'rehearsal' };
}
