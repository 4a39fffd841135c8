import { isRiichiId, placeSeen } from '../../../../engine/riichi/index.ts';
import { Choice } from '../../../widgets/hand-editor/Choice.tsx';
import { Liability } from '../../../widgets/hand-editor/Liability.tsx';
import { RareCircumstances } from '../../../widgets/hand-editor/RareCircumstances.tsx';
import { RobbedKong } from '../../../widgets/hand-editor/RobbedKong.tsx';
import type { Draft } from '../../../widgets/hand-editor/draft.ts';
import { RIICHI_HAND } from '../../../widgets/hand-editor/riichi-hand.ts';
import { TilesForm } from './TilesForm.tsx';
import type { TilesFormProps } from './form-props.ts';
import { useStrings } from './strings.ts';

const RIICHI = ['riichi', 'double'] as const;

/** A winner's riichi hand in tiles; facts known from the table are not asked again. */
export function RiichiTilesForm({ winner: { seat }, entry, rules, tiles, onChange }: TilesFormProps) {
  const { scorer } = useStrings().words;
  if (!isRiichiId(rules)) return null;
  const { discarder } = entry;
  const inRiichi = entry.riichi.includes(seat);
  const declared = tiles.riichi === 'double' ? 'double' : 'riichi';
  const draft: Draft = {
    ...tiles,
    by: entry.kind === 'tsumo' ? 'draw' : 'discard',
    riichi: inRiichi ? declared : 'none',
    discarder: entry.kind === 'ron' && discarder !== undefined ? (placeSeen(seat, discarder) ?? 'unsaid') : 'unsaid',
  };
  const change = (next: Draft): void => onChange({ ...next, discarder: 'unsaid' });
  return (
    <TilesForm game={RIICHI_HAND} rules={rules} draft={draft} onChange={change}>
      {inRiichi && (
        <Choice
          legend={scorer.riichi}
          name={`riichi-${String(seat)}`}
          options={RIICHI.map((one) => [one, scorer[`riichi.${one}`]])}
          value={declared}
          onChange={(riichi) => change({ ...draft, riichi })}
        />
      )}
      <RareCircumstances game={RIICHI_HAND} draft={draft} onChange={change}>
        <RobbedKong draft={draft} onChange={change} name={`robbed-${String(seat)}`} />
      </RareCircumstances>
      <Liability draft={{ ...draft, discarder: 'unsaid' }} rules={rules} onChange={change} />
    </TilesForm>
  );
}
