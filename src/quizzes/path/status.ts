import type { BookId } from '../../engine/rulebooks/ids.ts';
import { daysBetween } from '../base/calendar.ts';
import type { Moment } from '../memory/moment.ts';
import type { PracticeRecord } from '../memory/record.ts';
import type { SkillId } from '../base/skill-ids.ts';
import { type Journey, MINUTES } from './journey.ts';
import { type Path, layOut } from './plan.ts';
import { routeOf } from './route.ts';
import { type StopState, statesOf } from './marks.ts';
import { type Due, dueIn } from './due.ts';
import { type Next, nextOn } from './next.ts';
import { type Ready, readyIn } from './ready.ts';

/** How somebody stands on the path at a moment. */
export interface PathStatus {
  /** Days until the tournament, negative where it is over; undefined without a date. */
  readonly daysLeft: number | undefined;
  readonly due: Due;
  readonly ready: Ready;
  readonly states: readonly StopState[];
  readonly path: Path;
  readonly next: Next;
}

/** A learner's status, by the practice record, the journey and the lessons shown. */
export function pathStatus(
  record: PracticeRecord,
  rules: BookId,
  journey: Journey,
  taught: readonly SkillId[],
  moment: Moment,
): PathStatus {
  const states = statesOf(record, rules, journey, moment, taught);
  const route = routeOf(states, rules, journey.minutes ?? MINUTES[0]);
  const path = layOut(states, moment.day, journey.date, route);
  return {
    daysLeft: journey.date === '' ? undefined : daysBetween(moment.day, journey.date),
    due: dueIn(record, rules, moment.now),
    ready: readyIn(record, rules, moment.now),
    states,
    path,
    next: nextOn(record, rules, journey, path, moment),
  };
}
