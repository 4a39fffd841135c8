import { useState } from 'preact/hooks';
import { mcrWords } from '../fan/fetch-words.ts';
import { Adding } from '../scorer/Adding.tsx';
import { HandTable } from '../scorer/HandTable.tsx';
import { LaidSets } from '../scorer/Laid.tsx';
import { Typed } from '../scorer/Typed.tsx';
import type { Draft } from '../scorer/draft.ts';
import { Flowers } from '../scorer/mcr/Flowers.tsx';
import { McrRare } from '../scorer/mcr/McrRare.tsx';
import { SpeechProvider as ScorerSpeech } from '../scorer/speech.ts';
import type { TilesOfProps } from './TilesOf.tsx';
import { useSpeech } from './speech.ts';
import '../hand/hand.css';
import '../scorer/picker.css';
import '../scorer/scorer.css';
import '../scorer/mcr/mcr.css';

/** A winner’s hand of MCR in tiles, laid as in the scorer; what follows from the table is not asked again. */
export function McrTilesOf({ entry, rules, tiles, onChange }: TilesOfProps) {
  const speech = useSpeech();
  const { mcr } = mcrWords();
  const [remark, setRemark] = useState('');
  const draft: Draft = { ...tiles, by: entry.kind === 'tsumo' ? 'draw' : 'discard' };
  const change = (next: Draft): void => {
    setRemark('');
    onChange(next);
  };
  return (
    <ScorerSpeech value={speech}>
      <div class="scorer mcr-scorer build">
        <div class="felt">
          <HandTable draft={draft} rules={rules} onChange={change} />
          <LaidSets draft={draft} reds={false} onChange={change} />
          <Flowers count={draft.flowers} onChange={(flowers) => change({ ...draft, flowers })} />
          <p class="state" role="status">
            {remark}
          </p>
        </div>
        <Adding draft={draft} reds={0} isOfMcr onChange={change} say={setRemark} />
        <Typed draft={draft} wrong={undefined} mcrHint={mcr['typed.hint']} onChange={change} />
        <McrRare draft={draft} onChange={change} />
      </div>
    </ScorerSpeech>
  );
}
