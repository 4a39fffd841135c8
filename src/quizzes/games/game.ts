import type { Clause } from '../../engine/riichi/index.ts';
import type { BookId, GameId } from '../../engine/rulebooks/ids.ts';
import { type SkillId, gameOfSkill } from '../base/skill-ids.ts';
import type { Random } from '../base/random.ts';
import type { AnyRuleset } from '../base/ruleset.ts';
import type { Stratum } from '../base/stratum.ts';
import type { AnyStepId, Credit, FactId, Level } from '../base/terms.ts';
import type { About } from '../hands/pair-and-wait.ts';
import type { Shown } from '../misconceptions/evidence.ts';
import type { Explanation } from '../misconceptions/explanations.ts';
import type { Evidence, MisconceptionCheck, RiichiMisconceptionCheck } from '../misconceptions/small.ts';
import type { Skill } from '../skill-kit/skill.ts';
import type { Answered, GradedAnswer, ExplainedAnswer } from './answered.ts';
import type { Answer, Question } from './question.ts';
import type { AskedOtherwise } from './under-reading.ts';

/** Any skill, for questions whose skill is known only at run time. */
export type AnySkill = Skill<SkillId, Question, Answer, AnyRuleset>;

/** The words that answers are made of. Exam codes hold their positions, so new ones go to the end. */
export interface AnswerWords {
  /** What a hand counts for: at most 64 patterns, or 128 fan. */
  readonly counted: readonly string[];
  /** How a rulebook rules on an offence: at most 16 in riichi, 32 in MCR. */
  readonly rulings: readonly string[];
  /** The same with amounts, where a skill of its own asks for them: at most 16. */
  readonly fullRulings: readonly string[];
}

/** An offence as exams ask about it: its id, how often it was revised, and the ways a rulebook decides it. */
export interface PenaltyScene {
  readonly id: string;
  readonly revision: number;
  readonly ways: readonly Question[];
  /** How many misconceptions lead to a wrong answer. */
  readonly pitfalls: number;
}

/** What is shown about an explanation: the article it gets wrong, the tiles it is about, and its pair or wait. */
export interface ExplanationDetails {
  readonly clause: Clause;
  readonly tiles: readonly string[];
  readonly about: About | undefined;
}

/** How a game diagnoses answers beyond what each of its skills does by itself. */
export interface Diagnosis {
  /** The misconceptions behind each wrong step of an answer. */
  readonly causes: (done: GradedAnswer, asked: readonly AnyStepId[], leanings: Evidence) => ExplainedAnswer['causes'];
  /** The misconceptions that could have shown in its steps, each with its share of what is wrong. */
  readonly shown: (answered: Answered, asked: readonly AnyStepId[], leanings: Evidence) => readonly Shown[];
  /** Whether a misconception would make some step of the question wrong; undefined for a question without steps. */
  readonly shows: (misconception: string, question: Question) => boolean | undefined;
  readonly details: (cause: Explanation, answered: Answered) => ExplanationDetails | undefined;
  /** The same question with one thing changed, in every way that helps. */
  readonly variants: (question: Question) => readonly Question[];
  /** The facts that an answer proved known or not known. */
  readonly credits: (done: GradedAnswer | ExplainedAnswer) => readonly Credit[];
}

/**
 * A game as it is practised and examined. What pages need before a game is loaded is data beside the lists: the skills in
 * `base/skill-ids.ts`, the path in `path/games.ts`, exam presets in `exams/blueprint/presets.ts`.
 */
export interface Game {
  readonly id: GameId;
  readonly skills: Readonly<Record<string, { readonly id: SkillId }>>;
  /** Whether a value read from a link is a valid choice of options for this game's rulebooks. */
  readonly areOptions: (value: unknown) => boolean;
  /** Whether questions can be asked under a rulebook: it has come, and the options in its id exist. */
  readonly isThere: (rules: BookId) => boolean;
  /** The places of a rulebook that the options of the house change: `rrc-2026 3.6`. */
  readonly changedPlaces: (rules: BookId) => readonly string[];
  readonly answerWords: AnswerWords;
  /** A question by each other reading of what the rulebook leaves open. */
  readonly otherwise: (question: Question) => readonly AskedOtherwise[];
  /** How hard a question is in ways that not every game has; whether its hand is open and how it was won go without saying. */
  readonly strataOf: (question: Question) => Stratum;
  /** The offences that a rulebook decides. */
  readonly scenes: (rules: BookId) => readonly PenaltyScene[];
  /** Whether to ask a dealt question, so that hands come up as often as in play. Every one is asked where this is missing. */
  readonly isLikePlay?: (random: Random, question: Question, level: Level) => boolean;
  /** The fact to deal hands about so that a rare misconception can show. */
  readonly factBehind?: (misconception: string) => FactId | undefined;
  /** A whole round, hand after hand, if the game has one. */
  readonly round?: (rules: BookId, seed: string) => readonly Question[];
  /** A few questions to which an earlier rulebook has another answer, if the game has such ones. */
  readonly changes?: (rules: BookId, from: BookId, seed: string) => readonly Question[];
  /** Misconceptions that any of its skills with one answer may show, checked beside the skill's own. */
  readonly checks?: (question: Question, given: Answer) => readonly MisconceptionCheck[];
  /** The clause that a misconception gets wrong, where the misconception names only the rule. */
  readonly clauseOf?: (wrong: RiichiMisconceptionCheck, rules: BookId) => Clause;
  /** How answers are diagnosed; a game without this leaves it all to its skills. */
  readonly diagnosis?: Diagnosis;
}

const games = new Map<GameId, Game>();

/** Registers a game, so its questions can be generated, solved and graded. */
export const registerGame = (game: Game): void => void games.set(game.id, game);

/** A game, if it is registered. */
export const registeredGame = (id: GameId): Game | undefined => games.get(id);

/** The registered game that a skill belongs to. */
export const gameWithSkill = (skill: SkillId): Game | undefined => games.get(gameOfSkill(skill));

/** How the game of a skill diagnoses answers. */
export const diagnosisOf = (skill: SkillId): Diagnosis | undefined => gameWithSkill(skill)?.diagnosis;
