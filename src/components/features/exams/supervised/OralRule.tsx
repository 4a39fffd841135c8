import { oralChances } from '../../../../quizzes/exams/oral.ts';
import { useExamStrings } from '../strings.ts';
import '../../../widgets/questions/marked-table.css';

/** The chance of getting a hand right, from weak to strong players. */
const SHARES = [0.5, 0.7, 0.8, 0.9] as const;

/** The rule of the oral exam, and how often it errs. */
export function OralRule() {
  const { words, lang } = useExamStrings('supervised');
  const { supervised } = words;
  const percent = (share: number): string => share.toLocaleString(lang, { style: 'percent' });
  return (
    <section class="desk-rule">
      <p>{supervised['desk.rule']}</p>
      <table class="marked-table">
        <caption>{supervised['desk.rates']}</caption>
        <thead>
          <tr>
            <th scope="col">{supervised['desk.rates.right']}</th>
            <th scope="col">{supervised['desk.rates.through']}</th>
            <th scope="col">{supervised['desk.rates.questions']}</th>
          </tr>
        </thead>
        <tbody>
          {SHARES.map((share) => {
            const { through, questions } = oralChances(share);
            return (
              <tr key={share}>
                <th scope="row">{percent(share)}</th>
                <td>{percent(through)}</td>
                <td>{questions.toLocaleString(lang, { maximumFractionDigits: 1 })}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="hint">{supervised['desk.rates.hint']}</p>
    </section>
  );
}
