import { diagnosisOf } from './game.ts';
import type { GradedAnswer, ExplainedAnswer } from './answered.ts';
import { skillOf } from './skills.ts';
import type { Credit } from '../base/terms.ts';

/** The facts that an answer proved known or not, by its skill or game. */
export function creditsOf(done: GradedAnswer | ExplainedAnswer): readonly Credit[] {
  const { question, skill, given, verdict } = done;
  const { credits } = skillOf(skill);
  if (credits) return credits(question, given, verdict, 'small' in done ? done.small[0]?.id : undefined);
  const known = diagnosisOf(skill)?.credits(done);
  if (known) return known;
  const facts = skillOf(skill).facts(question);
  return verdict.right || facts.length === 1 ? facts.map((fact) => ({ fact, right: verdict.right })) : [];
}
