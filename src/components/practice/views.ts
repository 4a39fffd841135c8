import type { SkillId } from '../../quizzes/skills/ids.ts';
import type { AnyView } from './view.ts';

const VIEWS = import.meta.glob<AnyView>('./skills/*.tsx', { eager: true, import: 'view' });

/** How a skill looks, by the file of its name. */
export function viewOf(skill: SkillId): AnyView {
  const view = VIEWS[`./skills/${skill}.tsx`];
  if (!view) throw new Error(`no view of ${skill}`);
  return view;
}
