import type { Clause } from '../../engine/riichi/index.ts';
import type { GameId } from '../../engine/rulebooks/ids.ts';
import type { About } from '../hands/pair-and-wait.ts';
import type { Cause } from '../mistakes/causes.ts';
import type { Shown } from '../mistakes/leanings.ts';
import type { Leanings } from '../mistakes/small.ts';
import type { Question } from '../question.ts';
import { type SkillId, gameOfSkill } from '../skills/ids.ts';
import type { AnyStepId, Credit } from '../terms.ts';
import type { Answered } from './answered.ts';
import type { Done, Told } from './session.ts';

/** A cause as it is told: the place of the rule that it gets wrong, the tiles that it is about, and its pair or wait. */
export interface CauseTold {
  readonly clause: Clause;
  readonly tiles: readonly string[];
  readonly about: About | undefined;
}

/** What a game says about answers beyond what each of its skills says by itself. */
export interface Diagnosis {
  /** The misconceptions behind each wrong step of an answer. */
  readonly causes: (done: Done, asked: readonly AnyStepId[], leanings: Leanings) => Told['causes'];
  /** The misconceptions that would have shown in its steps, each with how much of what is wrong it explains. */
  readonly shown: (answered: Answered, asked: readonly AnyStepId[], leanings: Leanings) => readonly Shown[];
  /** Whether one who has a misconception would go wrong by it in a step; undefined where a question has none. */
  readonly shows: (mistake: string, question: Question) => boolean | undefined;
  readonly told: (cause: Cause, answered: Answered) => CauseTold | undefined;
  /** Questions in which one thing is otherwise. */
  readonly like: (question: Question) => readonly Question[];
  /** The facts that an answer showed to be known, or not. */
  readonly credits: (done: Done | Told) => readonly Credit[];
}

const diagnoses = new Map<GameId, Diagnosis>();

/** Takes up what a game says about answers; one that has no such thing says all in its skills. */
export const takeUpDiagnosis = (game: GameId, diagnosis: Diagnosis): void => void diagnoses.set(game, diagnosis);

/** What the game of a skill says about answers. */
export const diagnosisOf = (skill: SkillId): Diagnosis | undefined => diagnoses.get(gameOfSkill(skill));
