import { fill } from '../../../i18n/strings.ts';
import { type Stage, stagesOf, suggestStage } from '../../../quizzes/sitting/stages.ts';
import type { Session } from '../../../quizzes/sitting/session.ts';
import { type SkillId, gameOfSkill } from '../../../quizzes/skills/ids.ts';
import { skillOf } from '../../../quizzes/skills/index.ts';
import { mcrWords } from '../../fan/fetch-words.ts';
import { chooseStage } from '../../../stores/practice/session.ts';
import { useStrings } from '../../widgets/questions/strings.ts';

/** What a stage leaves to do in a skill, in words. */
function useStageName(skill: SkillId): (stage: Stage) => string {
  const { practice } = useStrings().words;
  if (gameOfSkill(skill) === 'riichi') return (stage) => practice[`stage.${stage}`];
  const { mcr } = mcrWords();
  return (stage) => mcr[`stage.${stage === 3 ? 4 : stage}`];
}

/** How much is left to the learner: his own choice, with the trainer's suggestion beside it. */
export function Stages({ session: { stage: chosen, told, done, question } }: { readonly session: Session }) {
  const { practice } = useStrings().words;
  const stages = stagesOf(skillOf(question.skill).steps);
  const sameAs = (one: Stage): Stage => stages.find((other) => other >= one) ?? one;
  const nameOf = useStageName(question.skill);
  const stage = sameAs(chosen);
  const lately = [...done, ...(told ? [told] : [])].map(({ verdict }) => verdict.right);
  const better = sameAs(suggestStage(stage, lately));
  return (
    <div class="stage">
      <label>
        {practice.stage}{' '}
        <select
          value={stage}
          disabled={told !== undefined}
          onChange={({ currentTarget }) => chooseStage(Number(currentTarget.value))}
        >
          {stages.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </label>
      {better !== stage && !told && (
        <button type="button" class="plain" onClick={() => chooseStage(better)}>
          {fill(practice['stage.try'], { stage: nameOf(better) })}
        </button>
      )}
    </div>
  );
}
