import type { SKILLS } from './skills/registry.ts';
import type { SkillId } from './skills/ids.ts';

type Known<S extends SkillId> = (typeof SKILLS)[S];

/** The question of one skill. */
export type QuestionOf<S extends SkillId> = { readonly [I in S]: Parameters<Known<I>['solve']>[0] }[S];

/** What a skill asks about, complete in itself: the answer follows from it and the engine. */
export type Question = QuestionOf<SkillId>;

/** The form of the answer to each skill. */
export type Answers = { readonly [S in SkillId]: ReturnType<Known<S>['solve']> };

/** An answer to any skill. */
export type Answer = Answers[SkillId];
