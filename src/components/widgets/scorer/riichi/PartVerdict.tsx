import type { PatternId } from '../../../../engine/riichi/index.ts';
import { patternsBeyond } from '../../../../quizzes/judge/steps.ts';
import type { StepId } from '../../../../quizzes/base/terms.ts';
import { WhyNots } from '../../../base/steps/WhyNots.tsx';
import { YakuName } from '../../../base/words/YakuName.tsx';
import type { PartVerdict as Verdict } from '../../../base/answer/parts.ts';
import { VerdictLine } from './VerdictLine.tsx';
import type { Guess } from './guess.ts';
import type { Judged } from './judge.ts';
import { numberRemark } from './number-remark.ts';
import { useStrings } from '../../hand-editor/strings.ts';

interface Props {
  readonly part: StepId;
  readonly verdict: Verdict;
  readonly guess: Guess;
  readonly judged: Judged;
}

function YakuSentence({ lead, ids }: { readonly lead: string; readonly ids: readonly PatternId[] }) {
  const { yaku } = useStrings().words;
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

/** Missed yaku, and yaku that the hand does not have. */
function YakuRemark({ guess, judged }: Pick<Props, 'guess' | 'judged'>) {
  const { scorer } = useStrings().words;
  const counted = judged.scored.win.items.map(({ id }) => id);
  return (
    <>
      <YakuSentence lead={scorer['yaku.missing']} ids={patternsBeyond(counted, guess.yaku)} />
      <YakuSentence lead={scorer['yaku.extra']} ids={patternsBeyond(guess.yaku, counted)} />
    </>
  );
}

/** Why wrongly ticked yaku do not count. */
function YakuTooMany({ guess, judged }: Pick<Props, 'guess' | 'judged'>) {
  const { hand, win } = judged.scored;
  const counted = win.items.map(({ id }) => id);
  return <WhyNots hand={hand} patterns={patternsBeyond(guess.yaku, counted)} {...useStrings()} />;
}

/** Feedback on one part of a guess: brief when right, with the reason when wrong. */
export function PartVerdict({ part, verdict, guess, judged }: Props) {
  const { words } = useStrings();
  return (
    <>
      <VerdictLine part={part} verdict={verdict}>
        {judged.reading ? null : part === 'yaku' ? (
          <YakuRemark guess={guess} judged={judged} />
        ) : (
          numberRemark({ part, verdict }, guess, judged, words)
        )}
      </VerdictLine>
      {part === 'yaku' && !judged.reading && <YakuTooMany guess={guess} judged={judged} />}
    </>
  );
}
