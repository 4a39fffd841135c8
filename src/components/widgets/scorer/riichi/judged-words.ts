import type { PatternId } from '../../../../engine/riichi/index.ts';
import { fill } from '../../../../i18n/strings.ts';
import { patternsBeyond } from '../../../../quizzes/judge/steps.ts';
import type { StepId } from '../../../../quizzes/base/terms.ts';
import { rightByReading } from '../../../base/words/other-reading.ts';
import type { JudgedInWords } from '../scorer-game.ts';
import type { Guess } from './guess.ts';
import type { Judged } from './judge.ts';
import { numberRemark } from './number-remark.ts';
import type { ScorerWords } from '../../hand-editor/strings.ts';

/** Lists missed yaku and yaku the hand does not have. */
function yakuRemark(guess: Guess, { scored }: Judged, { scorer, yaku }: ScorerWords): string {
  const counted = scored.win.items.map(({ id }) => id);
  const remarks = (lead: string, ids: readonly PatternId[]): string[] =>
    ids.length === 0 ? [] : [`${lead} ${ids.map((id) => yaku[id]).join(', ')}.`];
  return [
    ...remarks(scorer['yaku.missing'], patternsBeyond(counted, guess.yaku)),
    ...remarks(scorer['yaku.extra'], patternsBeyond(guess.yaku, counted)),
  ].join(' ');
}

/** Describes a judged guess. */
export function judgedInWords(guess: Guess, judged: Judged, words: ScorerWords): JudgedInWords<StepId> {
  const { scorer } = words;
  const needed = judged.parts.filter(({ verdict }) => verdict !== 'not-needed');
  const right = needed.filter(({ verdict }) => verdict === 'right' || verdict === 'carried').length;
  const remarkOn = ({ part, verdict }: Judged['parts'][number]): string => {
    if (judged.reading) return '';
    return part === 'yaku' ? yakuRemark(guess, judged, words) : numberRemark({ part, verdict }, guess, judged, words);
  };
  const remarks = judged.parts.flatMap((one) => [
    fill(scorer.part, { part: scorer[one.part], verdict: scorer[one.verdict] }),
    remarkOn(one),
  ]);
  return {
    count: fill(scorer.summary, { right, n: needed.length }),
    parts: [...remarks, rightByReading(words.reading, judged.reading)].filter(Boolean).join(' '),
    unread: judged.parts.filter(({ verdict }) => verdict === 'unreadable').map(({ part }) => part),
  };
}
