import { dayAfter, daysBetween } from '../base/calendar.ts';
import type { StopState } from './marks.ts';
import { type Route, isNear } from './route.ts';

/** What a day of the path is for. */
export type PathDay =
  | { readonly day: string; readonly kind: 'learn'; readonly stops: readonly StopState[] }
  | { readonly day: string; readonly kind: 'rest' | 'rehearsal' | 'tournament' };

/** The path from today on. */
export interface Path {
  readonly days: readonly PathDay[];
  /** Stops that no day is left for, the most important first; all stops in order if there is no date. */
  readonly beyond: readonly StopState[];
  /** The one route that is left shortly before the tournament; undefined at any other time. */
  readonly route?: Route;
}

/** How many stops a day holds: about half an hour. */
const MOST_A_DAY = 5;
/** How many days of learning come before a day of rest, if there is time. */
const REST_AFTER = 3;
/** The most days for which the path is planned. */
const LONGEST = 60;

/** Whether the day is one of rest, given the days until the rehearsal. */
const isRest = (n: number): boolean => n % (REST_AFTER + 1) === REST_AFTER;

/** The route today, then the rehearsal, on the evening before at the latest. */
function layOutRoute(route: Route, today: string, date: string): Path {
  const left = daysBetween(today, date);
  const learning: PathDay = { day: today, kind: 'learn', stops: route.stops };
  const rehearsal: readonly PathDay[] = left > 0 ? [{ day: dayAfter(today, left - 1), kind: 'rehearsal' }] : [];
  return { days: [learning, ...rehearsal, { day: date, kind: 'tournament' }], beyond: route.left, route };
}

/** Lays out the stops that are not proven by the days until a tournament; each stop comes after those that it needs, as in the list. Shortly before it there is only the route. */
export function layOut(states: readonly StopState[], today: string, date: string, route?: Route): Path {
  const left = states.filter(({ marks }) => !marks.stamp);
  const days = date === '' ? -1 : daysBetween(today, date);
  if (days < 0) return { days: [], beyond: left };
  if (route && isNear(days)) return layOutRoute(route, today, date);
  const tournament: PathDay = { day: date, kind: 'tournament' };
  if (days === 0) return { days: [tournament], beyond: left };
  const rehearsal: PathDay = { day: dayAfter(today, days - 1), kind: 'rehearsal' };
  const before = Math.min(days - 1, LONGEST);
  const first = Array.from({ length: Math.max(before, 1) }, (_, n) => n);
  const learning = first.filter((n) => !isRest(n));
  const isRoomy = learning.length * MOST_A_DAY >= left.length;
  const used = isRoomy ? learning : first;
  const aDay = Math.min(MOST_A_DAY, Math.ceil(left.length / used.length));
  const plan = first.map((n): PathDay => {
    const day = dayAfter(today, n);
    const turn = used.indexOf(n);
    const stops = turn < 0 ? [] : left.slice(turn * aDay, (turn + 1) * aDay);
    return stops.length > 0 ? { day, kind: 'learn', stops } : { day, kind: 'rest' };
  });
  return { days: [...plan, rehearsal, tournament], beyond: left.slice(used.length * aDay) };
}
