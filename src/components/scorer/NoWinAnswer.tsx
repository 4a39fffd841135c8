import type { NoWin } from '../../engine/riichi/index.ts';
import { plural } from '../../i18n/plural.ts';
import { Citation } from '../words/Citation.tsx';
import { StepLines } from '../words/StepLines.tsx';
import { YakuName } from '../words/YakuName.tsx';
import { Readings } from './Readings.tsx';
import { type Speech, useSpeech } from './speech.ts';

function reasonOf({ reason, shanten }: NoWin, { words: { scorer }, lang }: Speech): string {
  if (reason !== 'not-complete') return scorer[`noWin.${reason}`];
  return shanten === null || shanten <= 0 ? scorer['noWin.tenpai'] : plural(scorer, 'noWin.away', shanten, lang);
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
            {result.missing.map(({ pattern, lacks, cite }) => (
              <li key={pattern + lacks}>
                <YakuName id={pattern} words={words.yaku} />: {words.step[`lacks.${lacks}`]} ·{' '}
                <Citation clause={cite} {...speech} />
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
