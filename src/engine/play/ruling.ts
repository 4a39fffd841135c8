import type { Clause } from '../base/clause.ts';
import type { Refusal } from '../base/result.ts';
import type { NoteOf } from '../table/result.ts';
import type { Tile } from '../base/tile.ts';

/**
 * The penalty for an offence. `nothing`: a reminder only; `void`: the action is undone; `unsaid`: the rulebook names
 * none.
 */
export type Sanction =
  | 'nothing'
  | 'void'
  | 'corrected'
  | 'warning'
  | 'ladder'
  | 'no-win-now'
  | 'dead-hand'
  | 'points'
  | 'chombo'
  | 'false-hu'
  | 'unsaid';

/** The case a penalty applies to: what was shown, and when it is noticed. */
export type CostWhen =
  'always' | 'nothing-shown' | 'tiles-shown' | 'before-discard' | 'after-discard' | 'in-a-draw' | 'at-a-win-or-draw';

/** The penalty for doing it anyway; `offence` is its entry in the list of penalties, if any. */
export interface Cost {
  readonly when: CostWhen;
  readonly sanction: Sanction;
  readonly offence?: string;
  /** Points that go to each of the others, for a false hu. */
  readonly points?: number;
  readonly cite: Clause;
}

/** Why an action is not allowed, and which offence it would be. */
export interface Objection<Because extends string, Foul extends string> {
  readonly because: Because;
  readonly foul: Foul;
  readonly cite: Clause;
}

/** A step or consequence of an allowed action, with the tiles it concerns. */
export interface Then<Id extends string> {
  readonly id: Id;
  readonly tiles?: readonly Tile[];
  readonly cite: Clause;
}

/** Whether a player may do something, with the clause. Several reasons against it are sorted, the plainest first. */
export type Ruling<Because extends string = string, Follows extends string = string, Note extends string = string> =
  | {
      readonly ok: true;
      readonly may: true;
      readonly cite: Clause;
      readonly then: readonly Then<Follows>[];
      readonly notes: readonly NoteOf<Note>[];
    }
  | {
      readonly ok: true;
      readonly may: false;
      readonly because: Because;
      readonly cite: Clause;
      readonly also: readonly { readonly because: Because; readonly cite: Clause }[];
      readonly costs: readonly Cost[];
      readonly notes: readonly NoteOf<Note>[];
    };

/** A question of the form “may I …?”: what the player would do, and his view of the table. */
export interface PlayQuestion<Action, State> {
  readonly id?: string;
  readonly rules: string;
  readonly knobs?: Readonly<Record<string, unknown>>;
  readonly action: Action;
  readonly state: State;
}

/** A refused request, with the field and what would be right. */
export interface RefusedPlay {
  readonly ok: false;
  readonly error: Refusal;
}

/** The finding on one action: reasons against it, the clause that allows it, and its consequences. */
export interface Finding<Because extends string, Foul extends string, Follows extends string, Note extends string> {
  readonly against: readonly Objection<Because, Foul>[];
  readonly cite: Clause;
  readonly then: readonly Then<Follows>[];
  readonly notes?: readonly NoteOf<Note>[];
}

/** Turns a finding into an answer; `costsOf` gives the penalty of the first offence for the rule it breaks. */
export function rulingOf<Because extends string, Foul extends string, Follows extends string, Note extends string>(
  { against, cite, then, notes = [] }: Finding<Because, Foul, Follows, Note>,
  costsOf: (foul: Foul, broken: Clause) => readonly Cost[],
): Ruling<Because, Follows, Note> {
  const [first, ...rest] = against;
  if (!first) return { ok: true, may: true, cite, then, notes };
  return {
    ok: true,
    may: false,
    because: first.because,
    cite: first.cite,
    also: rest.map((one) => ({ because: one.because, cite: one.cite })),
    costs: costsOf(first.foul, first.cite),
    notes,
  };
}
