import { type NoWin, type RiichiId, type Win, otherReadings } from '../../../../engine/riichi/index.ts';
import { sitePath } from '../../../../locales.ts';
import { OtherReadings, RightByReading } from '../../../base/answer/OtherReadings.tsx';
import { riichiOutcome } from '../../../base/answer/reading-outcome.ts';
import { ReportButton } from '../../../base/answer/ReportButton.tsx';
import { Citation } from '../../../base/words/Citation.tsx';
import { useEffect, useMemo } from 'preact/hooks';
import { followHighlights } from '../../../base/table/highlight.ts';
import { explainedTable } from './explained-table.ts';
import { NoWinAnswer } from './NoWinAnswer.tsx';
import { WinAnswer } from './WinAnswer.tsx';
import type { Scored } from '../scorer-game.ts';
import type { Guess } from './guess.ts';
import { judge } from './judge.ts';
import { requestOf } from '../../hand-editor/draft.ts';
import { linkOf } from '../../hand-editor/place.ts';
import { useStrings } from '../../hand-editor/strings.ts';

interface Props extends Scored<RiichiId, Win | NoWin, Guess> {
  readonly revealed: boolean;
}

/** What a hand is worth or why it cannot win, and what this rulebook leaves out. */
export function Answer({ result, draft, rules, guess, revealed }: Props) {
  const strings = useStrings();
  useEffect(followHighlights, []);
  const isTold = revealed || result.kind === 'no-win';
  const others = useMemo(() => (isTold ? otherReadings(requestOf(draft, rules)) : []), [isTold, draft, rules]);
  const judged = result.kind === 'win' ? judge(guess, result, draft, rules) : undefined;
  return (
    <div class="answer">
      {judged && result.kind === 'win' ? (
        <WinAnswer
          guess={guess}
          judged={judged}
          view={explainedTable(draft, rules, result, []).view}
          revealed={revealed}
        />
      ) : (
        result.kind === 'no-win' && <NoWinAnswer result={result} />
      )}
      <RightByReading reading={judged?.reading} {...strings} />
      {result.notes.map(({ id, cite }) => (
        <p key={id} class="hint">
          {strings.words.scorer[`note.${id}`]} <Citation clause={cite} {...strings} />
        </p>
      ))}
      <OtherReadings others={others} outcome={(other) => riichiOutcome(other.result, result, strings)} {...strings} />
      {revealed && (
        <p>
          <a href={`${sitePath('compare/', strings.locale)}#${linkOf(draft, rules)}`}>{strings.words.scorer.compare}</a>
        </p>
      )}
      <ReportButton about={linkOf(draft, rules)} rulebook={rules} label={strings.words.scorer.report} />
    </div>
  );
}
