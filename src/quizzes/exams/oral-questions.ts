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

/** What somebody is asked about: whole hands, or the kinds that his exam has. */
export type OralKind = 'hands' | 'answered';

const places = Array.from({ length: MOST_ORAL_QUESTIONS }, (_, place) => place);

/** How many of the questions at the desk a kind has that is one of so many, each asked in turn. */
const shareOf = (kind: number, kinds: number): number => places.filter((place) => place % kinds === kind).length;

function handsOf(blueprint: Blueprint): Blueprint {
  const skill = wholeOf(blueprint.rules);
  const own = blueprint.parts.find((part) => part.skill === skill) ?? partOf(skill);
  return { ...blueprint, parts: [{ ...own, count: MOST_ORAL_QUESTIONS }], authored: undefined };
}

/** The kinds of an exam, each with its share of the desk; without those that this site asks otherwise by now. */
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

/** The same questions, of each kind one in turn. */
function inTurn(questions: readonly ExamQuestion[]): readonly ExamQuestion[] {
  const groups = [...Map.groupBy(questions, kindOf).values()];
  return places.flatMap((round) => groups.flatMap((group) => group[round] ?? []));
}

/**
 * What somebody is asked at the desk, as much as the rule can need, dealt from the event's own secret: whole hands, those of the
 * preset where the exam asks for none; or after a pass the kinds that he has just answered, one after another. The strata are
 * the same for everybody.
 */
export function oralQuestions({ blueprint, secret }: ExamEvent, token: string, kind: OralKind = 'hands'): Dealt {
  const asked = kind === 'hands' ? handsOf(blueprint) : kindsOf(blueprint);
  const dealt = dealSheet(asked, { token: `desk/${token}/${secret}`, attempt: 1 });
  return dealt.ok && kind === 'answered' ? { ok: true, questions: inTurn(dealt.questions) } : dealt;
}

/** How far the desk is. */
export interface OralProgress {
  /** Who must be examined and has no outcome yet. */
  readonly left: number;
  readonly done: number;
  /** The seconds that one person took on average; undefined before the first outcome. */
  readonly each: number | undefined;
}

/** How far the desk is, by the sittings so far of all examiners. */
export function oralProgress(event: ExamEvent): OralProgress {
  const latest = new Map(entriesOf(event, 'desk').map((entry) => [entry.token, entry]));
  const decided = [...latest.values()].filter(({ answers }) => oralOutcome(answers) !== 'open');
  const isDone = (token: string): boolean => decided.some((entry) => entry.token === token);
  const left = peopleOf(event).filter(({ token }) => exemptionOf(event, token) === undefined && !isDone(token)).length;
  const seconds = decided.reduce((sum, entry) => sum + entry.seconds, 0);
  return { left, done: decided.length, each: decided.length > 0 ? seconds / decided.length : undefined };
}

/** The minutes that so many phones need for the rest; undefined before the first outcome. */
export const minutesLeft = ({ left, each }: OralProgress, phones: number): number | undefined =>
  each === undefined ? undefined : Math.ceil((Math.ceil(left / phones) * each) / 60);
