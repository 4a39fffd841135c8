import { fill } from '../../../i18n/strings.ts';
import { type Stage, stagesOf, suggestStage } from '../../../quizzes/session/stages.ts';
import type { Session } from '../../../quizzes/session/session.ts';
import { skillOf } from '../../../quizzes/games/skills.ts';
import { practiceGameOf } from '../../widgets/questions/practice-game.ts';
import { chooseStage } from '../../../stores/practice/session.ts';
import { useStrings } from '../../widgets/questions/strings.ts';

/** How much of each question the learner fills in: his own choice, beside the trainer's suggestion. */
export function Stages({ session: { stage: chosen, told, done, question } }: { readonly session: Session }) {
  const { words } = useStrings();
  const { practice } = words;
  const stages = stagesOf(skillOf(question.skill).steps);
  const sameAs = (one: Stage): Stage => stages.find((other) => other >= one) ?? one;
  const { stageName } = practiceGameOf(question.skill);
  const nameOf = (one: Stage): string => stageName(one, words);
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
