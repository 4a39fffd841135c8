import type { RiichiSkillId, SkillId } from '../base/skill-ids.ts';
import type { MCR_SKILLS } from '../skills/mcr-skills.ts';
import type { SKILLS } from '../skills/riichi-skills.ts';

type Known = typeof SKILLS & typeof MCR_SKILLS;

/** The question of one skill. */
export type QuestionOf<S extends SkillId> = { readonly [I in S]: Parameters<Known[I]['solve']>[0] }[S];

/** What a skill asks about, complete in itself: the answer follows from it and the engine. */
export type Question = QuestionOf<SkillId>;

/** A question of riichi. */
export type RiichiQuestion = QuestionOf<RiichiSkillId>;

/** The form of the answer to each skill. */
export type Answers = { readonly [S in SkillId]: ReturnType<Known[S]['solve']> };

/** An answer to any skill. */
export type Answer = Answers[SkillId];

/** An answer to a skill of riichi. */
export type RiichiAnswer = Answers[RiichiSkillId];
