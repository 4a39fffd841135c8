import { RareCircumstances } from '../../../widgets/hand-editor/RareCircumstances.tsx';
import type { Draft } from '../../../widgets/hand-editor/draft.ts';
import { MCR_HAND } from '../../../widgets/hand-editor/mcr-hand.ts';
import { TilesForm } from './TilesForm.tsx';
import type { TilesFormProps } from './form-props.ts';

/** A winner's MCR hand in tiles; facts known from the table are not asked again. */
export function McrTilesForm({ entry, rules, tiles, onChange }: TilesFormProps) {
  const draft: Draft = { ...tiles, by: entry.kind === 'tsumo' ? 'draw' : 'discard' };
  return (
    <TilesForm game={MCR_HAND} rules={rules} draft={draft} onChange={onChange}>
      <RareCircumstances game={MCR_HAND} draft={draft} onChange={onChange} />
    </TilesForm>
  );
}
