import { fill } from '../../i18n/strings.ts';
import type { Named } from '../../quizzes/question.ts';
import type { Answered } from '../../stores/practice/answered.ts';
import { Claimed } from './Claimed.tsx';
import { TileRow } from './Prompt.tsx';
import { sayShares } from './payment-words.ts';
import { useSpeech } from './speech.ts';

function Names({ ids }: { readonly ids: readonly Named[] }) {
  const { words } = useSpeech();
  if (ids.length === 0) return <>{words.practice['yaku.no']}</>;
  return <>{ids.map((id, i) => [i > 0 && ', ', <Claimed key={id} id={id} />])}</>;
}

/** An answer as one would say it. */
export function Said({ answered }: { readonly answered: Answered }) {
  const { words, lang } = useSpeech();
  const { practice, step } = words;
  const { skill, given } = answered;
  switch (skill) {
    case 'indicators':
      return <TileRow tiles={[given]} />;
    case 'waits':
      return <TileRow tiles={given} />;
    case 'yaku':
      return <Names ids={given} />;
    case 'dora':
    case 'han':
      return <>{fill(step.han, { n: given })}</>;
    case 'set-fu':
    case 'fu':
      return <>{fill(step.fu, { n: given })}</>;
    case 'pair-wait':
      return <>{fill(practice['said.pair-wait'], given)}</>;
    case 'limits':
      return <>{given === 'none' ? practice['limit.none'] : step[`limit.${given}`]}</>;
    case 'payment':
    case 'other-rules':
      return <>{sayShares(given, words, lang)}</>;
    case 'whole': {
      const { han, fu, payment } = given;
      const counted = [
        han === undefined ? '' : fill(step.han, { n: han }),
        fu === undefined ? '' : fill(step.fu, { n: fu }),
      ];
      return (
        <>
          {[counted.filter(Boolean).join(' '), payment ? sayShares(payment, words, lang) : '']
            .filter(Boolean)
            .join(': ')}
        </>
      );
    }
  }
}
