import type { Limit, Tile } from '../../engine/index.ts';
import { fill } from '../../i18n/strings.ts';
import type { Answers, Named, Question, Shares, SkillId } from '../../quizzes/question.ts';
import { Claimed } from './Claimed.tsx';
import { TileRow } from './Prompt.tsx';
import { sayShares } from './payment-words.ts';
import { useSpeech } from './speech.ts';

interface Props {
  readonly question: Question;
  readonly answer: Answers[SkillId];
}

function Names({ ids }: { readonly ids: readonly Named[] }) {
  const { words } = useSpeech();
  if (ids.length === 0) return <>{words.practice['yaku.no']}</>;
  return <>{ids.map((id, i) => [i > 0 && ', ', <Claimed key={id} id={id} />])}</>;
}

/** An answer as one would say it. */
export function Said({ question, answer }: Props) {
  const { words, lang } = useSpeech();
  const { practice, step } = words;
  switch (question.skill) {
    case 'indicators':
      return <TileRow tiles={[answer as Tile]} />;
    case 'waits':
      return <TileRow tiles={answer as readonly Tile[]} />;
    case 'yaku':
      return <Names ids={answer as readonly Named[]} />;
    case 'dora':
    case 'han':
      return <>{fill(step.han, { n: answer as number })}</>;
    case 'set-fu':
    case 'fu':
      return <>{fill(step.fu, { n: answer as number })}</>;
    case 'pair-wait':
      return <>{fill(practice['said.pair-wait'], answer as { pair: number; wait: number })}</>;
    case 'limits':
      return <>{answer === 'none' ? practice['limit.none'] : step[`limit.${answer as Limit}`]}</>;
    case 'payment':
    case 'other-rules':
      return <>{sayShares(answer as Shares, practice, lang)}</>;
    case 'whole':
      return <Names ids={(answer as Answers['whole']).yaku ?? []} />;
  }
}
