import type { McrWin } from '../../../../engine/mcr/index.ts';
import type { Settled } from '../../../../engine/riichi/index.ts';
import { plural } from '../../../../i18n/plural.ts';
import { named } from '../../../../i18n/signs.ts';
import { CountLines } from '../../../widgets/count/CountLines.tsx';
import { mcrWords } from '../../../widgets/fan/fetch-words.ts';
import type { CountedHandsProps } from './form-props.ts';
import { useStrings } from './strings.ts';

/** The fan of each MCR hand entered in tiles, folded below its points. */
export function McrCountedHands({ hands, names }: CountedHandsProps) {
  const strings = useStrings();
  const { mcr } = mcrWords();
  return (hands as Settled<McrWin>['hands']).map(({ seat, result }) =>
    result === null ? null : (
      <details key={seat} class="counted-hand">
        <summary>{named(names[seat], plural(mcr, 'points', result.points, strings.lang), strings.lang)}</summary>
        <CountLines steps={result.steps} {...strings} />
      </details>
    ),
  );
}
