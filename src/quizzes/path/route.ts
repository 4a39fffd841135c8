import type { BookId } from '../../engine/rulebooks/ids.ts';
import type { StopState } from './marks.ts';
import { pathOf } from './games/index.ts';
import type { Minutes } from './journey.ts';
import type { Stop } from './stops.ts';

/** A tournament is near from this many days before it. */
const NEAR = 2;
/** How many minutes a stop takes, and the rehearsal, for which half an hour leaves no time. */
const [A_STOP, A_REHEARSAL] = [5, 15] as const;
const STOPS_IN: Readonly<Record<Minutes, number>> = {
  30: 5,
  60: (60 - A_REHEARSAL) / A_STOP,
  120: (120 - A_REHEARSAL) / A_STOP,
};

/** What to learn in one go shortly before a tournament. */
export interface Route {
  readonly minutes: Minutes;
  readonly stops: readonly StopState[];
  /** What there is no time for, and was not done before. */
  readonly left: readonly StopState[];
  /** The stops whose articles are worth taking along. */
  readonly along: readonly Stop[];
}

/** Whether a tournament is so near that what was learnt cannot be asked again on other days. */
export const isNear = (daysLeft: number): boolean => daysLeft >= 0 && daysLeft <= NEAR;

/** The route that fits into these minutes through stops not yet known: payment first, and soon a whole hand. */
export function routeOf(states: readonly StopState[], rules: BookId, minutes: Minutes): Route {
  const { hurried, along } = pathOf(rules);
  const find = (id: string): readonly StopState[] => states.filter(({ stop }) => stop.id === id);
  const first = hurried.flatMap(find);
  const open = [...first, ...states.filter((state) => !first.includes(state))].filter(({ marks }) => !marks.stamp);
  const n = STOPS_IN[minutes];
  const left = open.slice(n).filter(({ marks }) => !marks.five);
  return { minutes, stops: open.slice(0, n), left, along: along.flatMap(find).map(({ stop }) => stop) };
}
