import type { CandidateStatus } from '../../../../quizzes/exams/results.ts';
import { countedOf, levelOf, sayLevel, sayNotes, sayPoints } from './say-standing.ts';
import { useExamStrings } from '../strings.ts';

interface Props {
  readonly standing: CandidateStatus;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A person's result as a table row; the name opens the person. */
export function ResultRow({ standing, isChosen, onChoose }: Props) {
  const { words } = useExamStrings('event');
  const { event: own } = words;
  const { person, state } = standing;
  const level = levelOf(standing);
  return (
    <tr>
      <td>{person.number}</td>
      <th scope="row" class="name">
        <button type="button" class="plain" aria-pressed={isChosen ? 'true' : 'false'} onClick={onChoose}>
          {person.name}
        </button>
      </th>
      <td data-state={state}>{own[`state.${state}`]}</td>
      <td class="points">{sayPoints(countedOf(standing)?.grade, words)}</td>
      <td>{sayLevel(level, words)}</td>
      <td class="name">{sayNotes(standing, words).join(' · ')}</td>
    </tr>
  );
}
