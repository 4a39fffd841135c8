import { wholeOf } from '../base/skill-ids.ts';
import { type ExamQuestion, kindOf } from './forms/index.ts';
import { isAskedHere } from './forms/authored-part.ts';
import { entriesOn } from './forms/pool.ts';
import type { Blueprint } from './blueprint/blueprint.ts';
import { type Dealt, dealSheet } from './deal.ts';
import { type ExamEvent, entriesOf } from './event.ts';
import { MOST_ORAL_QUESTIONS, oralOutcome } from './oral.ts';
import { exemptionOf, peopleOf } from './people.ts';
import { partOf } from './blueprint/presets.ts';

/** What the oral exam asks: whole hands, or the kinds of the written exam. */
export type OralKind = 'hands' | 'answered';

const places = Array.from({ length: MOST_ORAL_QUESTIONS }, (_, place) => place);

/** How many oral questions one kind gets when the kinds take turns. */
const shareOf = (kind: number, kinds: number): number => places.filter((place) => place % kinds === kind).length;

function handsOf(blueprint: Blueprint): Blueprint {
  const skill = wholeOf(blueprint.rules);
  const own = blueprint.parts.find((part) => part.skill === skill) ?? partOf(skill);
  return { ...blueprint, parts: [{ ...own, count: MOST_ORAL_QUESTIONS }], authored: undefined };
}

/** The kinds of an exam with their shares of the oral questions, without those whose questions have changed since. */
function kindsOf({ authored = [], ...blueprint }: Blueprint): Blueprint {
  const { parts, rules } = blueprint;
  const known = authored.filter((part) => isAskedHere(rules, part));
  const kinds = Math.min(parts.length + known.length, MOST_ORAL_QUESTIONS);
  const shares = [...parts, ...known].slice(0, kinds).map((_, kind) => shareOf(kind, kinds));
  return {
    ...blueprint,
    parts: parts.slice(0, kinds).map((part, i) => ({ ...part, count: shares[i] ?? 1 })),
    authored: known.slice(0, Math.max(0, kinds - parts.length)).map((part, i) => ({
      ...part,
      count: Math.min(shares[parts.length + i] ?? 1, entriesOn(rules, part.topic).length),
    })),
  };
}

/** The same questions, one of each kind in turn. */
function inTurn(questions: readonly ExamQuestion[]): readonly ExamQuestion[] {
  const groups = [...Map.groupBy(questions, kindOf).values()];
  return places.flatMap((round) => groups.flatMap((group) => group[round] ?? []));
}

/**
 * Deals the oral questions from the event's secret, as many as the rule can need: whole hands (those of the preset if
 * the exam has none), or after a pass the kinds just answered, in turn. Strata are the same for everybody.
 */
export function oralQuestions({ blueprint, secret }: ExamEvent, token: string, kind: OralKind = 'hands'): Dealt {
  const asked = kind === 'hands' ? handsOf(blueprint) : kindsOf(blueprint);
  const dealt = dealSheet(asked, { token: `desk/${token}/${secret}`, attempt: 1 });
  return dealt.ok && kind === 'answered' ? { ok: true, questions: inTurn(dealt.questions) } : dealt;
}

/** The progress of the oral exams. */
export interface OralProgress {
  /** How many are still to be examined. */
  readonly left: number;
  readonly done: number;
  /** Average seconds per person; undefined before the first outcome. */
  readonly each: number | undefined;
}

/** The progress of the oral exams, by those of all examiners so far. */
export function oralProgress(event: ExamEvent): OralProgress {
  const latest = new Map(entriesOf(event, 'desk').map((entry) => [entry.token, entry]));
  const decided = [...latest.values()].filter(({ answers }) => oralOutcome(answers) !== 'open');
  const isDone = (token: string): boolean => decided.some((entry) => entry.token === token);
  const left = peopleOf(event).filter(({ token }) => exemptionOf(event, token) === undefined && !isDone(token)).length;
  const seconds = decided.reduce((sum, entry) => sum + entry.seconds, 0);
  return { left, done: decided.length, each: decided.length > 0 ? seconds / decided.length : undefined };
}

/** How many minutes the rest takes with this many phones; undefined before the first outcome. */
export const minutesLeft = ({ left, each }: OralProgress, phones: number): number | undefined =>
  each === undefined ? undefined : Math.ceil((Math.ceil(left / phones) * each) / 60);
