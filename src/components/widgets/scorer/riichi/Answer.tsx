import type { NoWin, RiichiId, Win } from '../../../../engine/riichi/index.ts';
import { sitePath } from '../../../../locales.ts';
import { ReportButton } from '../../../base/answer/ReportButton.tsx';
import { Citation } from '../../../base/words/Citation.tsx';
import { useEffect } from 'preact/hooks';
import { followHighlights } from '../../../base/table/highlight.ts';
import { explainedTable } from './explained-table.ts';
import { NoWinAnswer } from './NoWinAnswer.tsx';
import { WinAnswer } from './WinAnswer.tsx';
import type { Scored } from '../scorer-game.ts';
import type { Guess } from './guess.ts';
import { judge } from './judge.ts';
import { linkOf } from '../../hand-editor/place.ts';
import { useStrings } from '../../hand-editor/strings.ts';

interface Props extends Scored<RiichiId, Win | NoWin, Guess> {
  readonly revealed: boolean;
}

/** What a hand is worth or why it cannot win, and what this rulebook leaves out. */
export function Answer({ result, draft, rules, guess, revealed }: Props) {
  const strings = useStrings();
  useEffect(followHighlights, []);
  return (
    <div class="answer">
      {result.kind === 'win' ? (
        <WinAnswer
          guess={guess}
          judged={judge(guess, result, draft, rules)}
          view={explainedTable(draft, rules, result, []).view}
          revealed={revealed}
        />
      ) : (
        <NoWinAnswer result={result} />
      )}
      {result.notes.map(({ id, cite }) => (
        <p key={id} class="hint">
          {strings.words.scorer[`note.${id}`]} <Citation clause={cite} {...strings} />
        </p>
      ))}
      {revealed && (
        <p>
          <a href={`${sitePath('compare/', strings.locale)}#${linkOf(draft, rules)}`}>{strings.words.scorer.compare}</a>
        </p>
      )}
      <ReportButton about={linkOf(draft, rules)} rulebook={rules} label={strings.words.scorer.report} />
    </div>
  );
}
