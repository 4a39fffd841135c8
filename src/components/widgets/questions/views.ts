import type { SkillId } from '../../../quizzes/skills/ids.ts';
import type { AnyView } from './view.ts';

type Views = Readonly<Record<string, AnyView>>;

const views = new Map<string, AnyView>();

/** Takes up how the skills of a game look, each by the file of its name. */
export function takeUpViews(files: Views): void {
  for (const [file, view] of Object.entries(files)) views.set(file.replace(/^.*\/|\.tsx$/g, ''), view);
}

/** How a skill looks; throws where its game is not taken up. */
export function viewOf(skill: SkillId): AnyView {
  const view = views.get(skill);
  if (!view) throw new Error(`no view of ${skill}`);
  return view;
}
