import type { FanId } from '../../engine/mcr/index.ts';
import type { Clause, HandRequest, PatternId, Shares } from '../../engine/riichi/index.ts';
import type { LineId } from './lines.ts';

export type { Shares } from '../../engine/riichi/index.ts';

/** How hard a question is: 1 plain, 2 as it comes at the table, 3 with rare things. */
export const LEVELS = [1, 2, 3] as const;

/** A level of difficulty. */
export type Level = (typeof LEVELS)[number];

/** What decides a payment once han and fu are known. */
export interface Situation {
  readonly dealer: boolean;
  readonly by: HandRequest['by'];
  readonly counters: number;
}

/** The steps of scoring a riichi hand, in order. */
export const STEPS = ['yaku', 'han', 'fu', 'payment'] as const;

/** The steps of counting an MCR hand, in order. */
export const MCR_STEPS = ['fan', 'points', 'payment'] as const;

/** A step of scoring a riichi hand. */
export type StepId = (typeof STEPS)[number];

/** A step of counting an MCR hand. */
export type McrStepId = (typeof MCR_STEPS)[number];

/** A step of scoring a hand of either game. */
export type AnyStepId = StepId | McrStepId;

/** What a learner may name as a yaku: the patterns, and dora, which is not one. */
export type Named = PatternId | 'dora';

/** The answers to the steps of a whole hand; a step that was not asked or not answered is absent. */
export interface StepAnswers {
  readonly yaku?: readonly Named[];
  readonly han?: number;
  readonly fu?: number;
  readonly payment?: Shares;
}

/** How a part of an answer was judged; `carried` follows rightly from an earlier error and costs nothing more. */
export type Mark = 'right' | 'carried' | 'wrong' | 'not-needed';

/** The parts that answers are judged by: steps, the whole, or single lines. */
export type PartId = AnyStepId | 'answer' | 'ruling' | 'article' | LineId;

/** A learner's own han and fu, at least one of them wrong; no fu when the hand is a limit by its han alone. */
export interface OwnNumbers {
  readonly han: number;
  readonly fu?: number;
}

/** A graded answer: whether all of it is right, and a mark for each part, with the learner's own numbers if it was judged by them. */
export interface Verdict {
  readonly right: boolean;
  readonly parts: readonly { readonly part: PartId; readonly mark: Mark; readonly own?: OwnNumbers }[];
  /** The reading that makes it right, where the rulebook leaves that open and ours is another. */
  readonly reading?: OpenReading;
}

/** A value of an option that a rulebook leaves open, other than ours. */
export interface OpenReading {
  readonly option: string;
  readonly value: unknown;
  readonly cite: Clause;
}

/** A thing to know, the unit of memory: `fu:pair-dragon`, `yaku:pinfu`, `pay:ron:2:40`. */
export type FactId =
  `${'dora' | 'wait' | 'yaku' | 'fu' | 'han' | 'pay' | 'limit' | 'step' | 'rules' | 'fan' | 'out' | 'eight' | 'flowers' | 'play' | 'table' | 'penalty'}:${string}`;

/** A fact that an answer showed to be known, or not. What was only on the screen does not count. */
export interface Credit {
  readonly fact: FactId;
  readonly right: boolean;
}

/** What each pays for an MCR hand, in points: the discarder, or null on a draw; each of the others. */
export interface McrShares {
  readonly discarder: number | null;
  readonly others: number;
}

/** The answers to the steps of a whole MCR hand; fan as often as they count, flowers left out. */
export interface McrAnswers {
  readonly fan?: readonly FanId[];
  readonly points?: number;
  readonly payment?: McrShares;
}
