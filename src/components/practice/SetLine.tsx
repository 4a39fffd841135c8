import { setFu } from '../../engine/index.ts';
import { fill } from '../../i18n/strings.ts';
import type { QuestionOf } from '../../quizzes/question.ts';
import { itemOf } from '../../quizzes/skills/set-fu.ts';
import { useSpeech } from './speech.ts';

const SETS = ['pung-simple', 'pung-outside', 'kong-simple', 'kong-outside'] as const;
const MADE = ['open', 'closed'] as const;

/** The fu of every kind of set, so that the one that was asked is seen among the others: each step doubles. */
export function SetLine({ question }: { readonly question: QuestionOf<'set-fu'> }) {
  const { words } = useSpeech();
  const asked = itemOf(question.set);
  if (asked === undefined) return <p>{words.practice['chow-no-fu']}</p>;
  return (
    <>
      <p>
        {words.fu[asked]}: {fill(words.step.fu, { n: setFu[asked] })}
      </p>
      <table class="set-table">
        <caption>{words.sets.title}</caption>
        <thead>
          <tr>
            <td />
            {MADE.map((made) => (
              <th key={made} scope="col">
                {words.sets[made]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SETS.map((set) => (
            <tr key={set}>
              <th scope="row">{words.sets[set]}</th>
              {MADE.map((made) => (
                <td key={made}>
                  {asked === `${set}-${made}` ? <mark>{setFu[`${set}-${made}`]}</mark> : setFu[`${set}-${made}`]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
