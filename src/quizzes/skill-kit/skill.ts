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

/** An order for a question: the rules, the level, and what it should be about if the skill can aim. */
export type Order<R extends AnyRuleset = Ruleset> = R & { readonly level: Level; readonly about?: FactId };

/** What every question has: its skill and rules. */
export type Asked<Id extends string, R extends AnyRuleset = Ruleset> = R & { readonly skill: Id };

/** A question about a hand. */
export type AskedOfHand<Id extends string, R extends AnyRuleset = Ruleset> = Asked<Id, R> & {
  readonly hand: HandRequest;
};

/** A question of MCR about a hand. */
export type AskedOfMcrHand<Id extends string> = AskedOfHand<Id, McrRuleset>;

/** A question's content, without its skill and rules. */
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

/** A skill: how its questions are made, solved, judged and linked, and what they teach. */
export interface Skill<Id extends string, Q extends Asked<Id, R>, A, R extends AnyRuleset = Ruleset> {
  readonly id: Id;
  /** The steps of scoring that it asks for; several are filled in one by one. */
  readonly steps: readonly AnyStepId[];
  /** Prefixes of the facts it asks about; the longest match among all skills wins. */
  readonly teaches: readonly string[];
  readonly numbers?: Numbers;
  /** Whether there is anything to ask under these rules; without it there always is. */
  readonly applies?: (ruleset: R) => boolean;
  /** Deals a question; undefined if a limited number of attempts gives none. */
  readonly make: (random: Random, order: Order<R>) => Q | undefined;
  readonly solve: (question: Q) => A;
  /** Judges an answer, by the steps asked if there are several. */
  readonly judge: (question: Q, given: A, asked?: readonly AnyStepId[]) => Verdict;
  /** The things one must know to answer. */
  readonly facts: (question: Q) => readonly FactId[];
  /** All such things under these rules, where they can be listed: each is then asked in turn, however rare. */
  readonly every?: (ruleset: R) => readonly FactId[];
  /**
   * What an answer proved known or unknown, given the misconception found; only needed if the facts alone do not tell.
   */
  readonly credits?: (question: Q, given: A, verdict: Verdict, cause: string | undefined) => readonly Credit[];
  /** The places in the rulebook to read. */
  readonly cites: (question: Q) => readonly Clause[];
  /** Checks an answer against the skill's own misconceptions, or only one of them. */
  readonly misconceptions?: (question: Q, given: A, only?: string) => readonly MisconceptionCheck[];
  /** Variants of a question with one thing changed, to bring out a misconception or to contrast with it. */
  readonly variants?: (question: Q) => readonly Q[];
  /** Writes a question's content as the fields of a link, rules included. */
  readonly format: (question: Q) => string;
  /** Reads the content from the fields of a link; undefined if they hold none. */
  readonly parse: (fields: LinkFields, ruleset: R) => Content<Q> | undefined;
  /** How it is answered line by line, if it can be. */
  readonly byLines?: ByLines<Q>;
  /** The schema of an answer, by which a stored one is read. */
  readonly answer: ZodMiniType<A>;
}

/** A skill of MCR. */
export type McrSkill<Id extends string, Q extends Asked<Id, McrRuleset>, A> = Skill<Id, Q, A, McrRuleset>;

/** A verdict on an answer that has only one part. */
export const wholly = (right: boolean): Verdict => ({
  right,
  parts: [{ part: 'answer', mark: right ? 'right' : 'wrong' }],
});

const named = (clause: Clause): string => JSON.stringify(clause);

/** The same places, each once. */
export const eachOnce = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.filter((clause, i) => clauses.findIndex((one) => named(one) === named(clause)) === i);
