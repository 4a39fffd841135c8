import type { BookId } from '../../../../engine/rulebooks/ids.ts';
import type { SkillId } from '../../../../quizzes/base/skill-ids.ts';
import { Case } from '../../../widgets/questions/Case.tsx';
import { Why } from '../../../widgets/questions/Why.tsx';
import { useStrings } from '../../../widgets/questions/strings.ts';
import type { IdeaTold } from './lesson-words.ts';
import { lessonOf } from './lessons.ts';

interface Props {
  readonly skill: SkillId;
  readonly rules: BookId;
  readonly idea: IdeaTold;
}

/** The idea of a skill: a few sentences, a worked case with its reasons, and a contrasting case beside it. */
export function Idea({ skill, rules, idea }: Props) {
  const { practice } = useStrings().words;
  const { worked, beside } = lessonOf(skill, rules);
  return (
    <div class="idea">
      <div class="idea-words" lang={idea.mark}>
        {idea.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <Case question={worked} />
      <div class="idea-why explained">
        <h3>{practice['lesson.worked']}</h3>
        <Why question={worked} />
      </div>
      {beside.length > 0 && (
        <div class="idea-beside">
          <h3>{practice['lesson.beside']}</h3>
          {beside.map((question, i) => (
            <Case key={i} question={question} />
          ))}
        </div>
      )}
    </div>
  );
}
