import { fill } from '../../i18n/strings.ts';
import { STAGES, suggestStage } from '../../quizzes/sitting/stages.ts';
import type { Session } from '../../quizzes/sitting/session.ts';
import { chooseStage } from '../../stores/practice/session.ts';
import { useSpeech } from './speech.ts';

/** How much is left to the learner: his own choice, with the trainer's suggestion beside it. */
export function Stages({ session: { stage, told, done } }: { readonly session: Session }) {
  const { practice } = useSpeech().words;
  const lately = [...done, ...(told ? [told] : [])].map(({ verdict }) => verdict.right);
  const better = suggestStage(stage, lately);
  return (
    <div class="stage">
      <label>
        {practice.stage}{' '}
        <select
          value={stage}
          disabled={told !== undefined}
          onChange={({ currentTarget }) => chooseStage(Number(currentTarget.value))}
        >
          {STAGES.map((one) => (
            <option key={one} value={one}>
              {practice[`stage.${one}`]}
            </option>
          ))}
        </select>
      </label>
      {better !== stage && !told && (
        <button type="button" class="plain" onClick={() => chooseStage(better)}>
          {fill(practice['stage.try'], { stage: practice[`stage.${better}`] })}
        </button>
      )}
    </div>
  );
}
