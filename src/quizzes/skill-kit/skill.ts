import type { ZodMiniType } from 'zod/mini';
import type { Clause, HandRequest } from '../../engine/riichi/index.ts';
import type { LinkFields } from './link-fields.ts';
import type { Count } from '../lines/count.ts';
import type { FactsOfLines } from '../lines/facts.ts';
import type { Lines } from '../base/lines.ts';
import type { MisconceptionCheck } from '../misconceptions/small.ts';
import type { Random } from '../base/random.ts';
import type { AnyRuleset, McrRuleset, Ruleset } from '../base/ruleset.ts';
import type { AnyStepId, Credit, FactId, Level, Verdict } from '../base/terms.ts';

/** What a new question is made from: the rules, how hard it shall be, and what it shall be about where a skill can see to that. */
export type Order<R extends AnyRuleset = Ruleset> = R & { readonly level: Level; readonly about?: FactId };

/** What every question says: which skill asks, and by which rules. */
export type Asked<Id extends string, R extends AnyRuleset = Ruleset> = R & { readonly skill: Id };

/** A question about a hand. */
export type AskedOfHand<Id extends string, R extends AnyRuleset = Ruleset> = Asked<Id, R> & {
  readonly hand: HandRequest;
};

/** A question of MCR about a hand. */
export type AskedOfMcrHand<Id extends string> = AskedOfHand<Id, McrRuleset>;

/** What a question asks about, its skill and rules aside. */
export type Content<Q> = Omit<Q, keyof Asked<string>>;

/** The numbers that an answer is chosen from, and by how much they go on where a question needs more. */
export interface Numbers {
  readonly choices: readonly number[];
  readonly by: number;
}

/** How a question can be answered line by line, beside the one answer that it comes to. */
export interface ByLines<Q> {
  /** How it is counted; lines that somebody named beyond those that are there are among them. Undefined where nothing is counted. */
  readonly count: (question: Q, named?: Lines) => Count | undefined;
  /** The things that each line shows to be known. */
  readonly facts: (question: Q) => FactsOfLines;
}

/** A kind of problem and all that belongs to it: how its questions are made, solved, judged, linked, and what they teach. */
export interface Skill<Id extends string, Q extends Asked<Id, R>, A, R extends AnyRuleset = Ruleset> {
  readonly id: Id;
  /** The steps of scoring that it asks for; several are filled in one by one. */
  readonly steps: readonly AnyStepId[];
  /** What the facts begin with that are asked about here; the longest beginning among all skills decides. */
  readonly teaches: readonly string[];
  readonly numbers?: Numbers;
  /** Whether there is anything to ask under these rules. */
  readonly applies: (ruleset: R) => boolean;
  /** Deals a question; nothing where a counted number of attempts gives none. */
  readonly make: (random: Random, order: Order<R>) => Q | undefined;
  readonly solve: (question: Q) => A;
  /** Judges an answer, by the steps that were asked where there are several. */
  readonly judge: (question: Q, given: A, asked?: readonly AnyStepId[]) => Verdict;
  /** The things one must know to answer. */
  readonly facts: (question: Q) => readonly FactId[];
  /** What an answer showed to be known and what not, with the misconception that was named; where the facts do not tell. */
  readonly credits?: (question: Q, given: A, verdict: Verdict, cause: string | undefined) => readonly Credit[];
  /** The places in the rulebook to read. */
  readonly cites: (question: Q) => readonly Clause[];
  /** The misconceptions held against an answer, where the library of steps does not tell them; of one alone where only that is asked. */
  readonly misconceptions?: (question: Q, given: A, only?: string) => readonly MisconceptionCheck[];
  /** Questions that can be, in which one thing is otherwise: one of them may show a misconception, or where it ends. */
  readonly variants?: (question: Q) => readonly Q[];
  /** Writes what a question asks about as the fields of a link, rules included. */
  readonly format: (question: Q) => string;
  /** Reads it from the fields of a link; undefined where they ask nothing. */
  readonly parse: (fields: LinkFields, ruleset: R) => Content<Q> | undefined;
  /** How it is answered line by line, where it can be. */
  readonly byLines?: ByLines<Q>;
  /** The form of an answer, by which a stored one is read. */
  readonly answer: ZodMiniType<A>;
}

/** A skill of MCR. */
export type McrSkill<Id extends string, Q extends Asked<Id, McrRuleset>, A> = Skill<Id, Q, A, McrRuleset>;

/** For a skill that has something to ask under any rules. */
export const everywhere = (): boolean => true;

/** A verdict on an answer that has only one part. */
export const wholly = (right: boolean): Verdict => ({
  right,
  parts: [{ part: 'answer', mark: right ? 'right' : 'wrong' }],
});

const named = (clause: Clause): string => JSON.stringify(clause);

/** The same places, each once. */
export const eachOnce = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.filter((clause, i) => clauses.findIndex((one) => named(one) === named(clause)) === i);
