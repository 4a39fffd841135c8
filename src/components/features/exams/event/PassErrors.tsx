import { plural } from '../../../../i18n/plural.ts';
import type { Blueprint } from '../../../../quizzes/exams/blueprint/blueprint.ts';
import { type Range, SORTS, mostWithin, passRatesOf } from './pass-rates.ts';
import { useExamStrings } from '../strings.ts';

const sayRange = ([least, most]: Range): string => (least === most ? String(least) : `${least}–${most}`);

/** How often weak, middling and strong players pass, and how often they would pass a test of twice the length. */
export function PassErrors({ blueprint }: { readonly blueprint: Blueprint }) {
  const { words, lang } = useExamStrings('event');
  const { event: own } = words;
  const rates = passRatesOf(blueprint);
  const { attempts } = blueprint;
  if (!rates) return <p class="hint">{own['rates.none']}</p>;
  return (
    <>
      <table class="pass-rates">
        <caption>{own.rates}</caption>
        <thead>
          <tr>
            <td></td>
            <th scope="col">{own['rates.once']}</th>
            {attempts > 1 && <th scope="col">{plural(own, 'rates.within', attempts, lang)}</th>}
            <th scope="col">{own['rates.twice']}</th>
          </tr>
        </thead>
        <tbody>
          {SORTS.flatMap((sort) => {
            const { once, twice } = rates[sort] ?? {};
            if (!once || !twice) return [];
            return (
              <tr key={sort}>
                <th scope="row">{own[`rates.${sort}`]}</th>
                <td>{sayRange(once)}</td>
                {attempts > 1 && <td>{mostWithin(once, attempts)}</td>}
                <td>{sayRange(twice)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="hint">{own['rates.hint']}</p>
      {blueprint.authored && <p class="hint">{own['rates.authored']}</p>}
    </>
  );
}
