import { setFu } from '../../../engine/riichi/index.ts';
import { fill } from '../../../i18n/strings.ts';
import { named } from '../../../i18n/signs.ts';
import type { QuestionOf } from '../../../quizzes/games/question.ts';
import { itemOf } from '../../../quizzes/skills/set-fu/set.ts';
import { MarkedTable } from './MarkedTable.tsx';
import { useStrings } from './strings.ts';

const SETS = ['pung-simple', 'pung-outside', 'kong-simple', 'kong-outside'] as const;
const MADE = ['open', 'closed'] as const;

/** Fu of every kind of set with the set in question marked; each step doubles. */
export function SetLine({ question }: { readonly question: QuestionOf<'set-fu'> }) {
  const { words, lang } = useStrings();
  const item = itemOf(question.set);
  if (item === undefined) return <p>{words.practice['chow-no-fu']}</p>;
  return (
    <>
      <p>{named(words.fu[item], fill(words.step.fu, { n: setFu[item] }), lang)}</p>
      <MarkedTable
        caption={words.sets.title}
        columns={MADE.map((made) => words.sets[made])}
        rows={SETS.map((set) => ({
          name: words.sets[set],
          cells: MADE.map((made) => ({ fu: setFu[`${set}-${made}`], isHere: item === `${set}-${made}` })),
        }))}
      />
    </>
  );
}
