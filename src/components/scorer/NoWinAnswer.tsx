import type { Lack, Missing, NoWin } from '../../engine/riichi/index.ts';
import { plural } from '../../i18n/plural.ts';
import { fill } from '../../i18n/strings.ts';
import { Citation } from '../words/Citation.tsx';
import { StepLines } from '../words/StepLines.tsx';
import { YakuName } from '../words/YakuName.tsx';
import { tilesInWords } from '../words/tiles.ts';
import { Readings } from './Readings.tsx';
import { type Speech, useSpeech } from './speech.ts';

function reasonOf({ reason, shanten, waits, minimum }: NoWin, { words: { scorer, tile }, lang }: Speech): string {
  if (reason === 'not-complete')
    return waits.length > 0
      ? fill(scorer['noWin.tenpai'], { tiles: tilesInWords(waits, tile) })
      : plural(scorer, 'noWin.away', shanten ?? 0, lang);
  if (reason === 'below-minimum') return fill(scorer['noWin.below-minimum'], { ...minimum });
  return minimum
    ? `${scorer['noWin.no-yaku']} ${fill(scorer['noWin.minimum'], { ...minimum })}`
    : scorer['noWin.no-yaku'];
}

const isCounted = (lack: Lack): lack is Extract<Lack, `sets-${string}`> => lack.startsWith('sets-');

/** What a pattern lacks, in words. */
function lackOf({ lacks, count }: Missing, { words: { step }, lang }: Speech): string {
  return isCounted(lacks) ? plural(step, `lacks.${lacks}`, count, lang) : step[`lacks.${lacks}`];
}

/** A hand that may not be called: why, where that stands, and what was nearly there. */
export function NoWinAnswer({ result }: { readonly result: NoWin }) {
  const speech = useSpeech();
  const { words } = speech;
  return (
    <section class="answer-part">
      <h3>{words.scorer.noWin}</h3>
      <p>
        {reasonOf(result, speech)} <Citation clause={result.cite} {...speech} />
      </p>
      {result.missing.length > 0 && (
        <>
          <p>{words.scorer['noWin.near']}</p>
          <ul class="near">
            {result.missing.map((missing) => (
              <li key={missing.pattern + missing.lacks}>
                <YakuName id={missing.pattern} words={words.yaku} />: {lackOf(missing, speech)} ·{' '}
                <Citation clause={missing.cite} {...speech} />
              </li>
            ))}
          </ul>
        </>
      )}
      {result.steps.some(({ kind }) => kind === 'exclude') && (
        <StepLines steps={result.steps} group="han" han={result.han} fu={result.fu} {...speech} />
      )}
      <Readings result={result} />
    </section>
  );
}
