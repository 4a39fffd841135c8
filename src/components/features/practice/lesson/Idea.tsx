import type { BookId } from '../../../../engine/rulebooks/ids.ts';
import type { SkillId } from '../../../../quizzes/base/skill-ids.ts';
import { ideaOf } from '../../../widgets/ideas/idea.ts';
import { Touch } from '../../../widgets/ideas/Touch.tsx';
import { NewWords } from './NewWords.tsx';
import type { IdeaTold } from './lesson-words.ts';

interface Props {
  readonly skill: SkillId;
  readonly rules: BookId;
  readonly idea: IdeaTold;
}

/** The idea of a skill: a few sentences, and a situation to change, with the reasons of its answer. */
export function Idea({ skill, rules, idea }: Props) {
  return (
    <div class="idea">
      <div class="idea-words" lang={idea.mark}>
        {idea.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <NewWords terms={ideaOf(skill, rules).terms} explain={idea.explain} />
      <Touch skill={skill} rules={rules} say={idea.say} />
    </div>
  );
}
