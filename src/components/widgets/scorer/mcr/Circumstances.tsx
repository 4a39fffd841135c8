import { RareCircumstances } from '../../hand-editor/RareCircumstances.tsx';
import type { DraftProps } from '../../hand-editor/hand-game.ts';
import { MCR_HAND } from '../../hand-editor/mcr-hand.ts';
import { WayOfWinning } from '../WayOfWinning.tsx';

/** How an MCR hand was won and by whom. */
export const Circumstances = (props: DraftProps) => (
  <div class="circumstances rests-unseen">
    <WayOfWinning game={MCR_HAND} draft={props.draft} onChange={props.onChange} />
    <RareCircumstances game={MCR_HAND} draft={props.draft} onChange={props.onChange} />
  </div>
);
