import { useState } from 'preact/hooks';
import type { BookId } from '../../../../engine/rulebooks/ids.ts';
import type { SkillId } from '../../../../quizzes/base/skill-ids.ts';
import { useStrings } from '../../../widgets/questions/strings.ts';
import { type LessonKit, fetchLesson } from './fetch-lesson.ts';

interface Props {
  readonly skill: SkillId;
  readonly rules: BookId;
}

/** The idea of a skill again, folded; fetched when it is unfolded. */
export function IdeaAgain({ skill, rules }: Props) {
  const { lang, words } = useStrings();
  const { practice } = words;
  const [kit, setKit] = useState<LessonKit | 'missing' | undefined>(undefined);
  const ask = (): void => {
    setKit(undefined);
    void fetchLesson(lang, rules).then((fetched) => setKit(fetched ?? 'missing'));
  };
  return (
    <details
      class="idea-again"
      onToggle={({ currentTarget }) => currentTarget.open && typeof kit !== 'object' && ask()}
    >
      <summary>{practice['lesson.again']}</summary>
      {kit === undefined && <p role="status">{practice.loading}</p>}
      {kit === 'missing' && (
        <>
          <p role="alert">{practice.missing}</p>
          <button type="button" class="button quiet" data-asks-again onClick={ask}>
            {practice['missing.again']}
          </button>
        </>
      )}
      {typeof kit === 'object' && <kit.parts.Idea skill={skill} rules={rules} tell={kit.tell} />}
    </details>
  );
}
