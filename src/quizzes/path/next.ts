import type { BookId } from '../../engine/rulebooks/ids.ts';
import type { Moment } from '../memory/moment.ts';
import { bookOf } from '../memory/progress.ts';
import type { PracticeRecord } from '../memory/record.ts';
import type { SkillId } from '../skills/ids.ts';
import { dueIn } from './due.ts';
import type { Journey } from './journey.ts';
import type { Path, PathDay } from './lay-out.ts';
import type { StopState } from './marks.ts';
import { isSkillStop } from './stops.ts';

/** What begins next on the path. */
export type Next =
  | { readonly to: 'placement' | 'mix' | 'rehearsal' }
  | { readonly to: 'read' | 'questions'; readonly stop: StopState }
  | { readonly to: 'practise'; readonly stop: StopState; readonly skill: SkillId };

/** So much that is due is asked before anything new is begun. */
const MANY_DUE = 6;
/** Whoever answered so much by a rulebook needs no placement. */
const KNOWN_BY = 24;

function toStop(state: StopState): Next {
  const { id } = state.stop;
  if (state.open === 'idea') return { to: 'read', stop: state };
  return isSkillStop(id) ? { to: 'practise', stop: state, skill: id } : { to: 'questions', stop: state };
}

const answersIn = (record: PracticeRecord, rules: BookId): number =>
  Object.values(bookOf(record, rules).skills).reduce((sum, { right, wrong }) => sum + right + wrong, 0);

/** Whether twelve questions may save somebody what he knows already. */
const isPlacementDue = (record: PracticeRecord, rules: BookId, { can, placed }: Journey): boolean =>
  (can === 'plays' || can === 'counts') && placed[rules] === undefined && answersIn(record, rules) < KNOWN_BY;

/** What begins next: the placement; what is due, where it is much; what the day is for; else the first stop at which something can be done. */
export function nextOn(record: PracticeRecord, rules: BookId, journey: Journey, path: Path, moment: Moment): Next {
  if (isPlacementDue(record, rules, journey)) return { to: 'placement' };
  const { n } = dueIn(record, rules, moment.now);
  if (n >= MANY_DUE) return { to: 'mix' };
  const today = path.days.filter(({ day }) => day === moment.day);
  const planned = (days: readonly PathDay[]): readonly StopState[] =>
    days.flatMap((day) => (day.kind === 'learn' ? day.stops : []));
  const isOpen = ({ open }: StopState): boolean => open !== undefined;
  const now = planned(today).find(isOpen);
  if (now) return toStop(now);
  if (today.some(({ kind }) => kind === 'rehearsal')) return { to: 'rehearsal' };
  const later = [...planned(path.days), ...path.beyond].find(isOpen);
  if (later) return toStop(later);
  return { to: n > 0 ? 'mix' : 'rehearsal' };
}
