import type { McrWin } from '../../engine/mcr/index.ts';
import type { BySeat, Settled } from '../../engine/riichi/index.ts';
import { plural } from '../../i18n/plural.ts';
import { CountLines } from '../count/CountLines.tsx';
import { mcrWords } from '../fan/fetch-words.ts';
import { useSpeech } from './speech.ts';

export interface McrHandsProps {
  readonly hands: Settled<McrWin>['hands'];
  readonly names: BySeat<string>;
}

/** What the hands of MCR in tiles count: fan by fan, each with its article, folded below its sum. */
export function McrHands({ hands, names }: McrHandsProps) {
  const speech = useSpeech();
  const { mcr } = mcrWords();
  return hands.map(({ seat, result }) =>
    result === null ? null : (
      <details key={seat} class="counted-hand">
        <summary>
          {names[seat]}: {plural(mcr, 'points', result.points, speech.lang)}
        </summary>
        <CountLines steps={result.steps} {...speech} />
      </details>
    ),
  );
}
