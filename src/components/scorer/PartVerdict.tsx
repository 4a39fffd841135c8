import type { PatternId } from '../../engine/index.ts';
import { fill } from '../../i18n/strings.ts';
import { patternsBeyond } from '../../quizzes/judge/steps.ts';
import type { StepId } from '../../quizzes/question.ts';
import { YakuName } from '../words/YakuName.tsx';
import { VerdictLine } from './VerdictLine.tsx';
import type { Guess } from './guess.ts';
import { hintOf, ownNumbers } from './hints.ts';
import type { Judged, Verdict } from './judge.ts';
import { useSpeech } from './speech.ts';

interface Props {
  readonly part: StepId;
  readonly verdict: Verdict;
  readonly guess: Guess;
  readonly judged: Judged;
}

function YakuSentence({ lead, ids }: { readonly lead: string; readonly ids: readonly PatternId[] }) {
  const { yaku } = useSpeech().words;
  if (ids.length === 0) return null;
  return (
    <>
      {lead}{' '}
      {ids.map((id, i) => (
        <span key={id}>
          {i > 0 && ', '}
          <YakuName id={id} words={yaku} />
        </span>
      ))}
      .{' '}
    </>
  );
}

/** The yaku that were missed, and those that the hand does not have. */
function YakuRemark({ guess, judged }: Pick<Props, 'guess' | 'judged'>) {
  const { scorer } = useSpeech().words;
  const counted = judged.scored.win.items.map(({ id }) => id);
  return (
    <>
      <YakuSentence lead={scorer['yaku.missing']} ids={patternsBeyond(counted, guess.yaku)} />
      <YakuSentence lead={scorer['yaku.extra']} ids={patternsBeyond(guess.yaku, counted)} />
    </>
  );
}

function NumberRemark({ part, verdict, guess, judged }: Props & { readonly part: Exclude<StepId, 'yaku'> }) {
  const { scorer } = useSpeech().words;
  const text = guess[part].trim();
  const own = part === 'payment' && verdict === 'carried' ? ownNumbers(judged) : undefined;
  if (own) return <>{fill(scorer['carried.payment'], { han: own.han, fu: own.fu })}</>;
  if (verdict === 'carried') return <>{fill(scorer['carried.han'], { n: text })}</>;
  const hint = hintOf(part, verdict, text, judged);
  if (hint === 'unrounded') return <>{fill(scorer['hint.unrounded'], { n: text })}</>;
  if (hint === 'dealer') {
    const other = judged.scored.hand.seatWind === 'east' ? 'seat.other' : 'seat.east';
    return <>{fill(scorer['hint.dealer'], { seat: scorer[other] })}</>;
  }
  if (hint) return <>{scorer[`hint.${hint}`]}</>;
  return <>{verdict === 'wrong' && fill(scorer.yours, { value: text })}</>;
}

/** What is said about one part of a guess: brief when it is right, with the reason when it is not. */
export function PartVerdict({ part, ...props }: Props) {
  return (
    <VerdictLine verdict={props.verdict}>
      {part === 'yaku' ? <YakuRemark {...props} /> : <NumberRemark part={part} {...props} />}
    </VerdictLine>
  );
}
