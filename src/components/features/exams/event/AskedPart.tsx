import { fill } from '../../../../i18n/strings.ts';
import { plural } from '../../../../i18n/plural.ts';
import {
  type Blueprint,
  MOST_ATTEMPTS,
  MOST_MINUTES,
  sheetLength,
} from '../../../../quizzes/exams/blueprint/blueprint.ts';
import { isAskedChanged, isBegun } from '../../../../quizzes/exams/change-blueprint.ts';
import type { ExamEvent } from '../../../../quizzes/exams/event.ts';
import { peopleOf } from '../../../../quizzes/exams/people.ts';
import { gameUnder } from '../../../widgets/questions/games/games.ts';
import { AuthoredParts } from './AuthoredParts.tsx';
import { MustPass } from './MustPass.tsx';
import { NumberField } from './NumberField.tsx';
import { Part } from './Part.tsx';
import { PartsTable } from './PartsTable.tsx';
import { PassErrors } from './PassErrors.tsx';
import { SelfCheck } from './SelfCheck.tsx';
import { useExamStrings } from '../strings.ts';
import { setBlueprint } from './use-change.ts';

const PERCENT = 100;

/** The blueprint and the pass mark. */
export function AskedPart({ event }: { readonly event: ExamEvent }) {
  const { words, lang } = useExamStrings('event');
  const { event: own } = words;
  const { blueprint } = event;
  const { passMark, minutes, attempts, scoreTable } = blueprint;
  const set = (part: Partial<Blueprint>): void => setBlueprint((now) => ({ ...now, ...part }));
  const note = [
    plural(own, 'questions', sheetLength(blueprint), lang),
    plural(own, 'minutes', minutes, lang),
    fill(own['mark.is'], { n: Math.round(passMark * PERCENT) }),
  ].join(', ');
  return (
    <Part title={own.asked} note={note} isOpen={peopleOf(event).length === 0}>
      {isAskedChanged(event) && <p class="refused">{own['asked.changed']}</p>}
      <PartsTable blueprint={blueprint} isFixed={isBegun(event)} />
      <AuthoredParts blueprint={blueprint} isFixed={isBegun(event)} />
      <div class="situation">
        <NumberField
          label={own.mark}
          value={Math.round(passMark * PERCENT)}
          least={1}
          most={PERCENT}
          onChange={(percent) => set({ passMark: percent / PERCENT })}
        />
        <NumberField
          label={own['minutes.field']}
          value={minutes}
          least={1}
          most={MOST_MINUTES}
          onChange={(given) => set({ minutes: given })}
        />
        <NumberField
          label={own.attempts}
          value={attempts}
          least={1}
          most={MOST_ATTEMPTS}
          onChange={(given) => set({ attempts: given })}
        />
      </div>
      <PassErrors blueprint={blueprint} />
      <p class="hint">{own[gameUnder(blueprint.rules).pointText]}</p>
      <MustPass blueprint={blueprint} />
      <label class="tick">
        <input
          type="checkbox"
          checked={scoreTable}
          onChange={({ currentTarget }) => set({ scoreTable: currentTarget.checked })}
        />
        <span>{own['score-table']}</span>
      </label>
      <SelfCheck event={event} />
    </Part>
  );
}
