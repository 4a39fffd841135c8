import type { PlayAction, PlayState, RiichiId } from '../../../engine/riichi/index.ts';
import { calledAway } from '../../../quizzes/table/called-away.ts';
import { HandOnTable } from '../../base/table/HandOnTable.tsx';
import { layTable } from '../../base/table/view.ts';
import { Sentence } from './Sentence.tsx';
import { askTold, discardsIn, momentTold, specials, storyOf } from './story.ts';
import type { PlayWords } from './words.ts';

interface Props {
  readonly state: PlayState;
  readonly rules: RiichiId;
  /** What is asked below it, where the question is not told elsewhere. */
  readonly action?: PlayAction;
  readonly words: PlayWords;
}

/** A player's view of the table: the hand, the own discards, what happened since, and what is asked. */
export function TableState({ state, rules, action, words }: Props) {
  const { play } = words;
  const { concealed, melds = [], seatWind, roundWind, history = [] } = state;
  const view = layTable({ rules, concealed, melds, winningTile: '', by: 'draw', seatWind, roundWind });
  const discards = discardsIn(history);
  const aside = specials(state, play);
  const story = storyOf(history, play, calledAway(state));
  return (
    <div class="table-state">
      {aside.length > 0 && <p class="told">{aside.join(' ')}</p>}
      <HandOnTable view={view} words={words} />
      {discards.length > 0 && (
        <p class="told own-discards">
          <Sentence told={{ text: play.discards, tiles: discards }} words={words} />
        </p>
      )}
      <ul class="story">
        {[...story, ...momentTold(state, play)].map((line, i) => (
          <li key={i}>
            <Sentence told={line} words={words} />
          </li>
        ))}
      </ul>
      {action && (
        <p class="told asked">
          <Sentence told={askTold(action, play)} words={words} />
        </p>
      )}
    </div>
  );
}
