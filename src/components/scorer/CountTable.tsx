import { useEffect } from 'preact/hooks';
import type { NoWin, RulebookId, Win } from '../../engine/index.ts';
import { HandOnTable } from '../table/HandOnTable.tsx';
import { listenForLights } from '../table/lights.ts';
import { marksOf } from '../table/marks.ts';
import { type TableView, layTable } from '../table/view.ts';
import { type StepGroup, groupOf } from '../words/step-groups.ts';
import { type Draft, requestOf } from './draft.ts';
import { useSpeech } from './speech.ts';

/** A hand as the reading that counts takes it apart. */
export const readTable = (draft: Draft, rules: RulebookId, { readings }: Win | NoWin): TableView =>
  layTable(
    requestOf(draft, rules),
    readings.find(({ won }) => won),
  );

interface Props {
  readonly draft: Draft;
  readonly rules: RulebookId;
  readonly result: Win | NoWin;
  /** The parts of the explanation that are open: what they say of single tiles is written on these. */
  readonly open: readonly StepGroup[];
}

/** The hand once more, small, in sight while it is counted and the reasons are read. */
export function CountTable({ draft, rules, result, open }: Props) {
  const { words } = useSpeech();
  useEffect(listenForLights, []);
  const view = open.length > 0 ? readTable(draft, rules, result) : layTable(requestOf(draft, rules));
  const marks = marksOf(
    result.steps.filter((step) => open.includes(groupOf(step))),
    view,
  );
  return (
    <div class={open.length > 0 ? 'pinned-hand' : 'pinned-hand unread'}>
      <HandOnTable view={view} words={words} marks={marks} compact winds isRepeated lazy={false} />
    </div>
  );
}
