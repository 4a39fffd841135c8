import { RareCircumstances } from '../../../widgets/hand-editor/RareCircumstances.tsx';
import type { Draft } from '../../../widgets/hand-editor/draft.ts';
import { MCR_HAND } from '../../../widgets/hand-editor/mcr-hand.ts';
import { TilesForm } from './TilesForm.tsx';
import type { TilesFormProps } from './form-props.ts';

/** A winner's hand of MCR in tiles; what follows from the table is not asked again. */
export function McrTilesForm({ entry, rules, tiles, onChange }: TilesFormProps) {
  const draft: Draft = { ...tiles, by: entry.kind === 'tsumo' ? 'draw' : 'discard' };
  return (
    <TilesForm game={MCR_HAND} rules={rules} draft={draft} onChange={onChange}>
      <RareCircumstances game={MCR_HAND} draft={draft} onChange={onChange} />
    </TilesForm>
  );
}
