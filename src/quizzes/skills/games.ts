import type { Clause } from '../../engine/riichi/index.ts';
import type { BookId, GameId } from '../../engine/rulebooks/ids.ts';
import type { Stratum } from '../exams/stratum.ts';
import type { RiichiWrong } from '../mistakes/small.ts';
import type { Answer, Question } from '../question.ts';
import type { Random } from '../random.ts';
import type { AnyRuleset, Ruleset } from '../ruleset.ts';
import type { Skill } from '../skill.ts';
import type { FactId, Level } from '../terms.ts';
import type { SkillId } from './ids.ts';

/** Any skill, for questions whose kind is known only at run time. */
export type AnySkill = Skill<SkillId, Question, Answer, AnyRuleset>;

/** The words that answers are made of. Their places stand in codes: new ones go to the end. */
export interface AnswerWords {
  /** What a hand counts for: at most 64 patterns, or 128 fan. */
  readonly counted: readonly string[];
  /** What a rulebook makes of an offence: at most 16 in riichi, 32 in MCR. */
  readonly rulings: readonly string[];
  /** The same with amounts, where a skill of its own asks for them: at most 16. */
  readonly fullRulings: readonly string[];
}

/** A scene of an offence as exams ask it: its offence, how often it was changed, and the ways in which a rulebook decides it. */
export interface AskedScene {
  readonly id: string;
  readonly revision: number;
  readonly ways: readonly Question[];
}

/** A game as it is practised: its skills, and what its links may say of options. */
export interface Game {
  readonly skills: Readonly<Record<string, { readonly id: SkillId }>>;
  /** Whether something that was read is a choice of options of this game's rulebooks. */
  readonly areOptions: (value: unknown) => boolean;
  readonly answerWords: AnswerWords;
  /** Where a question lies that says more of it than whether it is open and how it is won. */
  readonly strataOf: (question: Question) => Stratum;
  /** The scenes of offences that a rulebook decides. */
  readonly scenes: (rules: BookId) => readonly AskedScene[];
  /** Whether a question that was dealt is taken in a sitting, where hands are to come up as often as in play. */
  readonly isTaken?: (random: Random, question: Question, level: Level) => boolean;
  /** The fact that hands are about in which a misconception shows that chance hardly ever brings up. */
  readonly factBehind?: (mistake: string) => FactId | undefined;
  /** A round, hand after hand, where such a one is played. */
  readonly round?: (ruleset: Ruleset, seed: string) => readonly Question[];
  /** The place of the rule that a misconception gets wrong, where it names the rule and not the place. */
  readonly placeOfWrong?: (wrong: RiichiWrong, rules: BookId) => Clause;
}

const games = new Map<GameId, Game>();

/** Takes up a game, so that its questions can be dealt, solved and judged. */
export const takeUp = (id: GameId, game: Game): void => void games.set(id, game);

/** A game that was taken up. */
export const registeredGame = (id: GameId): Game | undefined => games.get(id);
