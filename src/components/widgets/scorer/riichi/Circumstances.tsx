import type { RiichiId } from '../../../../engine/riichi/index.ts';
import { Choice } from '../../hand-editor/Choice.tsx';
import { Liability } from '../../hand-editor/Liability.tsx';
import { RareCircumstances } from '../../hand-editor/RareCircumstances.tsx';
import { RobbedKong } from '../../hand-editor/RobbedKong.tsx';
import { Stepper } from '../../hand-editor/Stepper.tsx';
import type { Draft } from '../../hand-editor/draft.ts';
import type { DraftProps } from '../../hand-editor/hand-game.ts';
import { RIICHI_HAND } from '../../hand-editor/riichi-hand.ts';
import { useStrings } from '../../hand-editor/strings.ts';
import { WayOfWinning } from '../WayOfWinning.tsx';

const RIICHI = ['none', 'riichi', 'double'] as const;

/** How a riichi hand was won and by whom. */
export function Circumstances({ draft, rules, onChange }: DraftProps & { readonly rules: RiichiId }) {
  const { scorer } = useStrings().words;
  const set = (change: Partial<Draft>): void => onChange({ ...draft, ...change });
  return (
    <div class="circumstances rests-unseen">
      <WayOfWinning game={RIICHI_HAND} draft={draft} onChange={onChange} />
      <Choice
        legend={scorer.riichi}
        name="riichi"
        options={RIICHI.map((riichi) => [riichi, scorer[`riichi.${riichi}`]])}
        value={draft.riichi}
        onChange={(riichi) => set({ riichi })}
      />
      <Liability draft={draft} rules={rules} onChange={onChange} />
      <RareCircumstances game={RIICHI_HAND} draft={draft} onChange={onChange}>
        <RobbedKong draft={draft} onChange={onChange} />
        <Stepper label={scorer.counters} value={draft.counters} onChange={(counters) => set({ counters })} />
        <Stepper label={scorer.bets} value={draft.bets} onChange={(bets) => set({ bets })} />
      </RareCircumstances>
    </div>
  );
}
