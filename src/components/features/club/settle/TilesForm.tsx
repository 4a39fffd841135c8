import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { AddTiles } from '../../../widgets/hand-editor/AddTiles.tsx';
import { HandTable } from '../../../widgets/hand-editor/HandTable.tsx';
import { LaidSets } from '../../../widgets/hand-editor/LaidSets.tsx';
import { TypedHand } from '../../../widgets/hand-editor/TypedHand.tsx';
import type { Draft } from '../../../widgets/hand-editor/draft.ts';
import type { DraftProps, HandGame } from '../../../widgets/hand-editor/hand-game.ts';
import { StringsProvider as ScorerSpeech } from '../../../widgets/hand-editor/strings.ts';
import { useStrings } from './strings.ts';
import '../../../base/hand/hand.css';
import '../../../widgets/hand-editor/picker.css';
import '../../../widgets/hand-editor/scorer.css';

interface Props extends DraftProps {
  readonly game: HandGame;
  readonly rules: string;
  /** Circumstances that do not follow from the table. */
  readonly children: ComponentChildren;
}

/** Enters a winner's hand in tiles, as in the scorer. */
export function TilesForm({ game, rules, draft, onChange, children }: Props) {
  const [remark, setRemark] = useState('');
  const change = (next: Draft): void => {
    setRemark('');
    onChange(next);
  };
  return (
    <ScorerSpeech value={useStrings()}>
      <div class={['scorer', game.className, 'build'].filter(Boolean).join(' ')}>
        <div class="felt">
          <HandTable draft={draft} rules={rules} onChange={change} />
          <LaidSets draft={draft} reds={game.redsOf(rules) > 0} onChange={change} />
          <game.Beside draft={draft} onChange={change} />
          <p class="state" role="status">
            {remark}
          </p>
        </div>
        <AddTiles game={game} draft={draft} rules={rules} onChange={change} onRemark={setRemark} />
        <TypedHand game={game} draft={draft} wrong={undefined} onChange={change} />
        {children}
      </div>
    </ScorerSpeech>
  );
}
