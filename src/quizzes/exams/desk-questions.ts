import { wholeOf } from '../skills/ids.ts';
import { type Dealt, dealSheet } from './deal.ts';
import { type ExamEvent, entriesOf } from './event.ts';
import { MOST_AT_DESK, deskOutcome } from './desk.ts';
import { exemptionOf, peopleOf } from './people.ts';
import { partOf } from './presets.ts';

/**
 * The hands that somebody is asked at the desk, as many as the rule can need, dealt from the event's own secret. The strata
 * are the same for everybody, in order: those of the event's whole hands, or of the preset where it asks for none.
 */
export function deskQuestions({ blueprint, secret }: ExamEvent, token: string): Dealt {
  const skill = wholeOf(blueprint.rules);
  const own = blueprint.parts.find((part) => part.skill === skill) ?? partOf(skill);
  const parts = [{ ...own, count: MOST_AT_DESK }];
  return dealSheet({ ...blueprint, parts }, { token: `desk/${secret}/${token}`, attempt: 1 });
}

/** How far the desk is. */
export interface DeskProgress {
  /** Who must be examined and has no outcome yet. */
  readonly left: number;
  readonly done: number;
  /** The seconds that one person took on average; undefined before the first outcome. */
  readonly each: number | undefined;
}

/** How far the desk is, by the sittings so far of all examiners. */
export function deskProgress(event: ExamEvent): DeskProgress {
  const latest = new Map(entriesOf(event, 'desk').map((entry) => [entry.token, entry]));
  const decided = [...latest.values()].filter(({ answers }) => deskOutcome(answers) !== 'open');
  const isDone = (token: string): boolean => decided.some((entry) => entry.token === token);
  const left = peopleOf(event).filter(({ token }) => exemptionOf(event, token) === undefined && !isDone(token)).length;
  const seconds = decided.reduce((sum, entry) => sum + entry.seconds, 0);
  return { left, done: decided.length, each: decided.length > 0 ? seconds / decided.length : undefined };
}

/** The minutes that so many phones need for the rest; undefined before the first outcome. */
export const minutesLeft = ({ left, each }: DeskProgress, phones: number): number | undefined =>
  each === undefined ? undefined : Math.ceil((Math.ceil(left / phones) * each) / 60);
