import type { Before, NoWin } from '../../../../engine/riichi/index.ts';
import { plural } from '../../../../i18n/plural.ts';
import { colon } from '../../../../i18n/signs.ts';
import { fill } from '../../../../i18n/strings.ts';
import { Citation } from '../../../base/words/Citation.tsx';
import { StepLines } from '../../../base/steps/StepLines.tsx';
import { YakuName } from '../../../base/words/YakuName.tsx';
import { lackText } from '../../../base/steps/lack-text.ts';
import { tilesInWords } from '../../../base/words/tiles.ts';
import { Readings } from './Readings.tsx';
import { type ScorerStrings, useStrings } from '../../hand-editor/strings.ts';

const hanOf = (minimum: NoWin['minimum']): Record<string, number> =>
  minimum ? { needs: minimum.needs, has: minimum.has } : {};

function reasonOf({ reason, minimum, steps }: NoWin, { words: { scorer } }: ScorerStrings): string {
  const isRobbed = steps.some((step) => step.kind === 'exclude' && step.principle === 'not-from-that-kong');
  if (isRobbed) return scorer['noWin.concealed-kong'];
  if (reason === 'below-minimum') return fill(scorer['noWin.below-minimum'], hanOf(minimum));
  return scorer[`noWin.${reason}`];
}

/** Describes how close to winning the hand was before its last tile. */
function describeNearness(
  { shanten, waits, heldAll }: Before,
  { words: { scorer, tile }, lang }: ScorerStrings,
): string {
  if (waits.length > 0) return fill(scorer['noWin.tenpai'], { tiles: tilesInWords(waits, tile) });
  if (heldAll.length > 0) return fill(scorer['noWin.own-four'], { tiles: tilesInWords(heldAll, tile) });
  return plural(scorer, 'noWin.away', shanten, lang);
}

/** A hand that cannot win: why, with the article, and what was close. */
export function NoWinAnswer({ result }: { readonly result: NoWin }) {
  const strings = useStrings();
  const { words } = strings;
  const { reason, before, cite, missing, minimum, steps, han, fu } = result;
  return (
    <section class="answer-part">
      <h3>{words.scorer.noWin}</h3>
      <p>
        {reasonOf(result, strings)} <Citation clause={cite} {...strings} />
      </p>
      {minimum && reason === 'no-yaku' && (
        <p>
          {fill(words.scorer['noWin.minimum'], hanOf(minimum))} <Citation clause={minimum.cite} {...strings} />
        </p>
      )}
      {before && (
        <p>
          {describeNearness(before, strings)} <Citation clause={before.cite} {...strings} />
        </p>
      )}
      {missing.length > 0 && (
        <>
          <p>
            {words.scorer['noWin.near']} {minimum && reason === 'no-yaku' && words.scorer['noWin.near-alone']}
          </p>
          <ul class="near">
            {missing.map((one) => (
              <li key={one.pattern + one.lacks}>
                <YakuName id={one.pattern} words={words.yaku} />
                {colon(strings.lang)}
                {lackText(one, words.step, strings.lang)} · <Citation clause={one.cite} {...strings} />
              </li>
            ))}
          </ul>
        </>
      )}
      {(reason === 'below-minimum' || steps.some(({ kind }) => kind === 'exclude')) && (
        <StepLines steps={steps} group="han" han={han} fu={fu} {...strings} />
      )}
      <Readings result={result} />
    </section>
  );
}
