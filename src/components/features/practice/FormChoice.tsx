import { FORMS, type Session } from '../../../quizzes/session/session.ts';
import { chooseForm } from '../../../stores/practice/session.ts';
import { useStrings } from '../../widgets/questions/strings.ts';

/** Chooses whether questions ask line by line or for the result only: automatic, or as the learner likes. */
export function FormChoice({ session: { form, told } }: { readonly session: Session }) {
  const { practice } = useStrings().words;
  return (
    <div class="stage">
      <label>
        {practice.form}{' '}
        <select
          value={form}
          disabled={told !== undefined}
          onChange={({ currentTarget }) => {
            const chosen = FORMS.find((one) => one === currentTarget.value);
            if (chosen) chooseForm(chosen);
          }}
        >
          {FORMS.map((one) => (
            <option key={one} value={one}>
              {practice[`form.${one}`]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
