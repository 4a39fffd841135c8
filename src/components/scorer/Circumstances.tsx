import type { RiichiId } from '../../engine/riichi/index.ts';
import { Choice } from './Choice.tsx';
import { Liability } from './Liability.tsx';
import { Rare } from './Rare.tsx';
import { Stepper } from './Stepper.tsx';
import { Winds } from './Winds.tsx';
import type { Draft } from './draft.ts';
import { useSpeech } from './speech.ts';

interface Props {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly rules: RiichiId;
}

const BY = ['discard', 'draw'] as const;
const RIICHI = ['none', 'riichi', 'double'] as const;

/** How the hand was won and by whom: what every score needs. */
export function Circumstances({ draft, rules, onChange }: Props) {
  const { scorer } = useSpeech().words;
  const set = (change: Partial<Draft>): void => onChange({ ...draft, ...change });
  return (
    <div class="circumstances rests-unseen">
      <Choice
        legend={scorer.by}
        name="by"
        options={BY.map((by) => [by, scorer[`by.${by}`]])}
        value={draft.by}
        onChange={(by) => set(by === 'draw' ? { by, discarder: 'unsaid' } : { by })}
      />
      <Winds draft={draft} onChange={onChange} />
      <Choice
        legend={scorer.riichi}
        name="riichi"
        options={RIICHI.map((riichi) => [riichi, scorer[`riichi.${riichi}`]])}
        value={draft.riichi}
        onChange={(riichi) => set({ riichi })}
      />
      <Liability draft={draft} rules={rules} onChange={onChange} />
      <Rare draft={draft} onChange={onChange}>
        <Stepper label={scorer.counters} value={draft.counters} onChange={(counters) => set({ counters })} />
        <Stepper label={scorer.bets} value={draft.bets} onChange={(bets) => set({ bets })} />
      </Rare>
    </div>
  );
}
