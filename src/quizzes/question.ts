import type { HandRequest, Limit, MeldRequest, PatternId, RulebookId, Shares, Tile } from '../engine/index.ts';

import type { Ruleset } from './ruleset.ts';

export type { Shares } from '../engine/index.ts';

/** The skills that scoring a hand needs, in the order in which they are taught. */
export const SKILL_IDS = [
  'indicators',
  'dora',
  'waits',
  'yaku',
  'han',
  'set-fu',
  'pair-wait',
  'fu',
  'payment',
  'limits',
  'whole',
  'other-rules',
] as const;

/** A skill. */
export type SkillId = (typeof SKILL_IDS)[number];

/** How hard a question is: 1 plain, 2 as it comes at the table, 3 with rare things. */
export const LEVELS = [1, 2, 3] as const;

/** A level of difficulty. */
export type Level = (typeof LEVELS)[number];

/** How a set came about: drawn together, called, ended by the winning discard, or a called pung made a kong. */
export const MAKINGS = ['concealed', 'called', 'discard', 'added'] as const;

/** A way in which a set came about. */
export type Making = (typeof MAKINGS)[number];

/** One set on its own, by its tiles in mpsz. */
export interface LoneSet {
  readonly type: MeldRequest['type'];
  readonly tiles: string;
  readonly made: Making;
}

/** What decides a payment once han and fu are known. */
export interface Situation {
  readonly dealer: boolean;
  readonly by: HandRequest['by'];
  readonly counters: number;
}

interface About<S extends SkillId> extends Ruleset {
  readonly skill: S;
}

/** The skills that ask about one hand and nothing else. */
export type HandSkill = 'dora' | 'yaku' | 'han' | 'pair-wait' | 'fu' | 'whole';

/** What each skill asks about, complete in itself: the answer follows from it and the engine. */
export type Question =
  | (About<'indicators'> & { readonly indicator: Tile })
  | (About<'waits'> & { readonly concealed: string; readonly melds: readonly MeldRequest[] })
  | (About<'set-fu'> & { readonly set: LoneSet })
  | (About<'payment'> & Situation & { readonly han: number; readonly fu: number })
  | (About<'limits'> & { readonly han: number; readonly fu: number })
  | { readonly [S in HandSkill]: About<S> & { readonly hand: HandRequest } }[HandSkill]
  | (About<'other-rules'> & { readonly hand: HandRequest; readonly other: RulebookId });

/** The question of one skill. */
export type QuestionOf<S extends SkillId> = Extract<Question, { readonly skill: S }>;

/** The steps of scoring a hand, in order. */
export const STEPS = ['yaku', 'han', 'fu', 'payment'] as const;

/** A step of scoring a hand. */
export type StepId = (typeof STEPS)[number];

/** What a learner may take for a yaku: the patterns, and dora, which is none. */
export type Named = PatternId | 'dora';

/** The answers to the steps of a whole hand; a step that was not asked or not answered is absent. */
export interface StepAnswers {
  readonly yaku?: readonly Named[];
  readonly han?: number;
  readonly fu?: number;
  readonly payment?: Shares;
}

/** The form of the answer to each skill. */
export interface Answers {
  indicators: Tile;
  dora: number;
  waits: readonly Tile[];
  yaku: readonly Named[];
  han: number;
  'set-fu': number;
  'pair-wait': { readonly pair: number; readonly wait: number };
  fu: number;
  payment: Shares;
  limits: Limit | 'none';
  whole: StepAnswers;
  'other-rules': Shares;
}

/** How a part of an answer was judged; `carried` follows rightly from an earlier error and costs nothing more. */
export type Mark = 'right' | 'carried' | 'wrong' | 'not-needed';

/** The parts that answers are judged by. */
export type PartId = StepId | 'answer' | 'pair' | 'wait';

/** A judged answer: whether it is right as a whole, and each part. */
export interface Verdict {
  readonly right: boolean;
  readonly parts: readonly { readonly part: PartId; readonly mark: Mark }[];
}

/** A thing to know, the unit of memory: `fu:pair-dragon`, `yaku:pinfu`, `pay:ron:2:40`. */
export type FactId = `${'dora' | 'wait' | 'yaku' | 'fu' | 'han' | 'pay' | 'limit' | 'step' | 'rules'}:${string}`;
