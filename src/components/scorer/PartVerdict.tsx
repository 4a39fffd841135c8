import type { PatternId } from '../../engine/index.ts';
import { fill } from '../../i18n/strings.ts';
import { YakuName } from '../words/YakuName.tsx';
import { VerdictLine } from './VerdictLine.tsx';
import type { Guess, Judged, Part } from './judge.ts';
import { type ScorerWords, useSpeech } from './telling.ts';

interface Props {
  readonly part: Part;
  readonly judged: Judged;
  readonly guess: Guess;
  readonly seatWind: string;
}

function YakuSentence({ lead, ids }: { readonly lead: string; readonly ids: readonly PatternId[] | undefined }) {
  const { yaku } = useSpeech().words;
  if (!ids || ids.length === 0) return null;
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

function remark(
  { hint, verdict, own }: Judged,
  part: Part,
  guess: Guess,
  seatWind: string,
  { scorer }: ScorerWords,
): string {
  if (own) return fill(scorer['follows.payment'], own);
  if (verdict === 'follows') return fill(scorer['follows.han'], { n: guess.han.trim() });
  if (hint === 'unrounded') return fill(scorer['hint.unrounded'], { n: guess.fu.trim() });
  if (hint === 'dealer')
    return fill(scorer['hint.dealer'], { seat: scorer[seatWind === 'east' ? 'seat.other' : 'seat.east'] });
  if (hint) return scorer[`hint.${hint}`];
  return verdict === 'wrong' && part !== 'yaku' ? fill(scorer.yours, { value: guess[part].trim() }) : '';
}

/** What is said about one part of a guess: brief when it is right, with the reason when it is not. */
export function PartVerdict({ part, judged, guess, seatWind }: Props) {
  const { words } = useSpeech();
  return (
    <VerdictLine verdict={judged.verdict}>
      {remark(judged, part, guess, seatWind, words)}
      <YakuSentence lead={words.scorer['yaku.missing']} ids={judged.missing} />
      <YakuSentence lead={words.scorer['yaku.extra']} ids={judged.extra} />
    </VerdictLine>
  );
}
