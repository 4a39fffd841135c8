import type { HandRequest } from '../../../../engine/riichi/index.ts';
import type { AuthoredQuestion } from '../../../../quizzes/exams/forms/authored-question.ts';
import { Particulars } from '../../../widgets/questions/Particulars.tsx';
import { describeSituation } from '../../../widgets/questions/situation.ts';
import { useStrings } from '../../../widgets/questions/strings.ts';
import { HandOnTable } from '../../../base/table/HandOnTable.tsx';
import { layTable } from '../../../base/table/view.ts';
import { useTold } from './use-told.ts';

/** The hand that an authored question is about, if any. */
export function AuthoredPrompt({ question }: { readonly question: AuthoredQuestion }) {
  const { words } = useStrings();
  const told = useTold(question);
  if (!told?.hand) return null;
  const [rules] = question.id.split('/');
  const hand = { rules, ...told.hand } as unknown as HandRequest;
  return (
    <>
      <Particulars parts={describeSituation(hand, words.practice)} />
      <HandOnTable view={layTable(hand)} words={words} />
    </>
  );
}
