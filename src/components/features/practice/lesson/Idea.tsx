import { useStore } from '@nanostores/preact';
import type { BookId } from '../../../../engine/rulebooks/ids.ts';
import type { SkillId } from '../../../../quizzes/base/skill-ids.ts';
import { $taught } from '../../../../stores/practice/taught.ts';
import { firstAskedOf, termsToExplain } from '../../../widgets/ideas/idea.ts';
import { Touch } from '../../../widgets/ideas/Touch.tsx';
import { NewWords } from './NewWords.tsx';
import type { IdeaTold } from './lesson-words.ts';

interface Props {
  readonly skill: SkillId;
  readonly rules: BookId;
  readonly tell: (skill: SkillId) => IdeaTold;
}

/**
 * The idea of a skill: a few sentences, and a situation to change, with the reasons of its answer. Somebody who begins
 * with a whole hand also reads how a payment is counted, as that is what he is asked first.
 */
export function Idea({ skill, rules, tell }: Props) {
  const taught = useStore($taught);
  const idea = tell(skill);
  const asked = firstAskedOf(skill);
  const told = asked === undefined || taught.includes(asked) ? [idea] : [idea, tell(asked)];
  return (
    <div class="idea">
      {told.map(({ sentences, mark }, i) => (
        <div class="idea-words" lang={mark} key={i}>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ))}
      <NewWords terms={termsToExplain(skill, taught)} explain={idea.explain} />
      <Touch skill={skill} rules={rules} say={idea.say} />
    </div>
  );
}
