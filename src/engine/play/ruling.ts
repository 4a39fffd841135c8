import type { Clause } from '../base/clause.ts';
import type { Refusal } from '../base/result.ts';
import type { NoteOf } from '../table/result.ts';
import type { Tile } from '../base/tile.ts';

/** What an offence costs. `nothing`: it is pointed out; `void`: the action does not come about; `unsaid`: no penalty is named. */
export type Sanction =
  | 'nothing'
  | 'void'
  | 'corrected'
  | 'warning'
  | 'ladder'
  | 'no-win-now'
  | 'dead-hand'
  | 'chombo'
  | 'false-hu'
  | 'unsaid';

/** In which case an offence costs so much: by what was shown, and by when it is noticed. */
export type CostWhen =
  'always' | 'nothing-shown' | 'tiles-shown' | 'before-discard' | 'after-discard' | 'in-a-draw' | 'at-a-win-or-draw';

/** What it costs to do it all the same; `offence` is the entry in the list of penalties, where there is one. */
export interface Cost {
  readonly when: CostWhen;
  readonly sanction: Sanction;
  readonly offence?: string;
  /** Points that go to each of the others, for a false hu. */
  readonly points?: number;
  readonly cite: Clause;
}

/** Why something may not be done, and what it would be an offence of. */
export interface Objection<Because extends string, Foul extends string> {
  readonly because: Because;
  readonly foul: Foul;
  readonly cite: Clause;
}

/** What goes with something that may be done: a step of it, or what follows from it; the tiles that it is about. */
export interface Then<Id extends string> {
  readonly id: Id;
  readonly tiles?: readonly Tile[];
  readonly cite: Clause;
}

/** Whether a player may do something, and where that stands. Several reasons against it stand in order, the plainest first. */
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

/** A request that was refused, with the place and what would be right. */
export interface RefusedPlay {
  readonly ok: false;
  readonly error: Refusal;
}

/** What a judge of one action finds: reasons against it, where it stands that it may be done, what goes with it. */
export interface Finding<Because extends string, Foul extends string, Follows extends string, Note extends string> {
  readonly against: readonly Objection<Because, Foul>[];
  readonly cite: Clause;
  readonly then: readonly Then<Follows>[];
  readonly notes?: readonly NoteOf<Note>[];
}

/** The answer that a finding comes to; `costsOf` says what the first offence costs, given the rule that it breaks. */
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
