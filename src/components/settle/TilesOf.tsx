import { type BySeat, RIICHI_RULEBOOKS, isRiichiId, placeSeen } from '../../engine/riichi/index.ts';
import { Adding } from '../scorer/Adding.tsx';
import { Choice } from '../scorer/Choice.tsx';
import { HandTable } from '../scorer/HandTable.tsx';
import { LaidSets, ShownIndicators } from '../scorer/Laid.tsx';
import { Liability } from '../scorer/Liability.tsx';
import { Rare } from '../scorer/Rare.tsx';
import { Typed } from '../scorer/Typed.tsx';
import type { Draft } from '../scorer/draft.ts';
import { SpeechProvider as ScorerSpeech } from '../scorer/speech.ts';
import { useState } from 'preact/hooks';
import type { HandEntry, WinnerEntry } from './entry.ts';
import type { Ruled } from './rulebook.ts';
import { useSpeech } from './speech.ts';
import '../hand/hand.css';
import '../scorer/picker.css';
import '../scorer/scorer.css';

export interface TilesOfProps extends Ruled {
  readonly winner: WinnerEntry;
  readonly entry: HandEntry;
  readonly names: BySeat<string>;
  readonly tiles: Draft;
  readonly onChange: (tiles: Draft) => void;
}

const RIICHI = ['riichi', 'double'] as const;

/** A winner's hand in tiles, laid as in the scorer; what follows from the table is not asked again. */
export function TilesOf({ winner: { seat }, entry, rules, tiles, onChange }: TilesOfProps) {
  const speech = useSpeech();
  const { scorer } = speech.words;
  const [remark, setRemark] = useState('');
  if (!isRiichiId(rules)) return null;
  const { redFives } = RIICHI_RULEBOOKS[rules].knobs;
  const inRiichi = entry.riichi.includes(seat);
  const { discarder } = entry;
  const draft: Draft = {
    ...tiles,
    by: entry.kind === 'tsumo' ? 'draw' : 'discard',
    riichi: inRiichi ? (tiles.riichi === 'double' ? 'double' : 'riichi') : 'none',
    discarder: entry.kind === 'ron' && discarder !== undefined ? (placeSeen(seat, discarder) ?? 'unsaid') : 'unsaid',
  };
  const change = (next: Draft): void => {
    setRemark('');
    onChange({ ...next, discarder: 'unsaid' });
  };
  const set = (some: Partial<Draft>): void => change({ ...draft, ...some });
  return (
    <ScorerSpeech value={speech}>
      <div class="scorer build">
        <div class="felt">
          <HandTable draft={draft} rules={rules} onChange={change} />
          <LaidSets draft={draft} reds={redFives > 0} onChange={change} />
          <ShownIndicators draft={draft} onChange={change} />
          <p class="state" role="status">
            {remark}
          </p>
        </div>
        <Adding draft={draft} reds={redFives > 0 ? 1 : 0} onChange={change} say={setRemark} />
        <Typed draft={draft} wrong={undefined} onChange={change} />
        {inRiichi && (
          <Choice
            legend={scorer.riichi}
            name={`riichi-${String(seat)}`}
            options={RIICHI.map((one) => [one, scorer[`riichi.${one}`]])}
            value={draft.riichi === 'double' ? 'double' : 'riichi'}
            onChange={(riichi) => set({ riichi })}
          />
        )}
        <Rare draft={draft} onChange={change} name={`robbed-${String(seat)}`} />
        <Liability draft={{ ...draft, discarder: 'unsaid' }} rules={rules} onChange={change} />
      </div>
    </ScorerSpeech>
  );
}
