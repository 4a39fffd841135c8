import type { NoWin, RiichiId, Win } from '../../../../engine/riichi/index.ts';
import { sitePath } from '../../../../locales.ts';
import { ReportButton } from '../../../base/answer/ReportButton.tsx';
import { Citation } from '../../../base/words/Citation.tsx';
import { useEffect } from 'preact/hooks';
import { listenForLights } from '../../../base/table/lights.ts';
import { explainedTable } from './explained-table.ts';
import { NoWinAnswer } from './NoWinAnswer.tsx';
import { WinAnswer } from './WinAnswer.tsx';
import type { Scored } from '../scorer-game.ts';
import type { Guess } from './guess.ts';
import { judge } from './judge.ts';
import { linkOf } from '../../hand-editor/place.ts';
import { useSpeech } from '../../hand-editor/strings.ts';

interface Props extends Scored<RiichiId, Win | NoWin, Guess> {
  readonly revealed: boolean;
}

/** What a hand is worth, or why it cannot win, and what this rulebook leaves out of it. */
export function Answer({ result, draft, rules, guess, revealed }: Props) {
  const speech = useSpeech();
  useEffect(listenForLights, []);
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
          {speech.words.scorer[`note.${id}`]} <Citation clause={cite} {...speech} />
        </p>
      ))}
      {revealed && (
        <p>
          <a href={`${sitePath('compare/', speech.locale)}#${linkOf(draft, rules)}`}>{speech.words.scorer.compare}</a>
        </p>
      )}
      <ReportButton about={linkOf(draft, rules)} rulebook={rules} label={speech.words.scorer.report} />
    </div>
  );
}
