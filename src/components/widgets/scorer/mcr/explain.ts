import type { McrId } from '../../../../engine/rulebooks/ids.ts';
import { plural } from '../../../../i18n/plural.ts';
import { named } from '../../../../i18n/signs.ts';
import { fill } from '../../../../i18n/strings.ts';
import type { McrStepId } from '../../../../quizzes/base/terms.ts';
import { mcrWords } from '../../fan/fetch-words.ts';
import { rightByReading } from '../../../base/words/other-reading.ts';
import { requestOf } from '../../hand-editor/draft.ts';
import type { ScorerStrings } from '../../hand-editor/strings.ts';
import { formatMcrShares } from '../../fan/mcr-shares.ts';
import type { Explained, Scored } from '../scorer-game.ts';
import type { McrGuess } from './guess.ts';
import { judgeByReadings } from './judge-guess.ts';
import type { Counted } from './state.ts';

/** Describes a hand's value in one line: its points, and what each pays or how many are missing. */
function priceOf(count: Counted, lang: string): string {
  const { mcr } = mcrWords();
  const points = plural(mcr, 'points', count.points, lang);
  if (count.kind === 'win') return fill(mcr.price, { points, paid: formatMcrShares(count.payment) });
  if (count.short === null) return mcr['noWin.not-complete'];
  return fill(mcr.price, { points, paid: fill(mcr['short.n'], { n: count.short }) });
}

/** Explains an MCR count: the verdicts on a guess, or the hand's value without one. */
export function explain(
  { result, draft, rules, guess }: Scored<McrId, Counted, McrGuess | undefined>,
  { words: { scorer, reading: readings }, lang }: ScorerStrings,
): Explained<McrStepId> {
  if (!guess) return { price: priceOf(result, lang) };
  const { mcr } = mcrWords();
  const { parts, reading } = judgeByReadings(guess, result, requestOf(draft, rules), rules);
  const right = parts.filter(({ verdict }) => verdict === 'right').length;
  return {
    judged: {
      count: fill(mcr.judged, { n: right, of: parts.length }),
      parts: [
        ...parts.map(({ part, verdict }) => `${named(mcr[`part.${part}`], scorer[verdict], lang)}.`),
        rightByReading(readings, reading),
      ]
        .filter(Boolean)
        .join(' '),
      unread: parts.flatMap(({ part, verdict }) => (verdict === 'unreadable' ? [part] : [])),
    },
  };
}
