import type { PlayAction, PlayState, RiichiId } from '../../../engine/riichi/index.ts';
import { calledAway } from '../../../quizzes/table/called-away.ts';
import { HandOnTable } from '../../base/table/HandOnTable.tsx';
import { layTable } from '../../base/table/view.ts';
import { Sentence } from './Sentence.tsx';
import { actionLine, discardsIn, momentLines, tableNotes, eventLines } from './table-lines.ts';
import type { PlayWords } from './words.ts';

interface Props {
  readonly state: PlayState;
  readonly rules: RiichiId;
  /** Question below the table, if it is not stated elsewhere. */
  readonly action?: PlayAction;
  readonly words: PlayWords;
}

/** A player's view of the table: hand, own discards, recent events, and the question. */
export function TableState({ state, rules, action, words }: Props) {
  const { play } = words;
  const { concealed, melds = [], seatWind, roundWind, history = [] } = state;
  const view = layTable({ rules, concealed, melds, winningTile: '', by: 'draw', seatWind, roundWind });
  const discards = discardsIn(history);
  const notes = tableNotes(state, play);
  const events = eventLines(history, play, calledAway(state));
  return (
    <div class="table-state">
      {notes.length > 0 && <p class="told">{notes.join(' ')}</p>}
      <HandOnTable view={view} words={words} />
      {discards.length > 0 && (
        <p class="told own-discards">
          <Sentence line={{ text: play.discards, tiles: discards }} words={words} />
        </p>
      )}
      <ul class="story">
        {[...events, ...momentLines(state, play)].map((line, i) => (
          <li key={i}>
            <Sentence line={line} words={words} />
          </li>
        ))}
      </ul>
      {action && (
        <p class="told asked">
          <Sentence line={actionLine(action, play)} words={words} />
        </p>
      )}
    </div>
  );
}
