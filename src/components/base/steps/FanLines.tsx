import { type FanId, type McrResult, isFan } from '../../../engine/mcr/index.ts';
import { plural } from '../../../i18n/plural.ts';
import { type Strings, fill } from '../../../i18n/strings.ts';
import type { Told } from '../../../i18n/words.ts';
import { Citation } from '../words/Citation.tsx';
import { StepTiles } from './StepTiles.tsx';
import type { ClauseWords } from '../words/clause.ts';
import type { TileWords } from '../words/tiles.ts';
import './steps.css';

/** Words that explain a count of fan. */
export interface FanWords extends ClauseWords {
  readonly mcr: Strings<'mcr'>;
  readonly fans: Strings<'fans'>;
  readonly reference: Strings<'reference'>;
  readonly tile: TileWords;
}

type Counted = Extract<McrResult, { ok: true }>;
type Step = Counted['steps'][number];

interface Props {
  readonly result: Counted;
  readonly by: 'discard' | 'draw';
  readonly nameOf: (fan: FanId) => Told;
  readonly words: FanWords;
  readonly lang: string;
  readonly locale: string | undefined;
}

const Name = ({ name }: { readonly name: Told }) => (name.mark ? <span lang={name.mark}>{name.text}</span> : name.text);

/** Why a fan is excluded. */
function ExclusionReason({
  step,
  words,
  nameOf,
}: Pick<Props, 'words' | 'nameOf'> & { readonly step: Extract<Step, { kind: 'exclude' }> }) {
  const { by, principle } = step;
  if (!isFan(by)) return words.mcr[principle === 'forfeited' ? 'forfeited' : 'not-here'];
  return (
    <>
      {words.fans.by} <Name name={nameOf(by)} /> ({words.fans[`principle.${principle as 'non-repeat'}`]})
    </>
  );
}

/** A count of fan line by line: what counts, what is excluded and why, who pays what. */
export function FanLines({ result, by, nameOf, words, lang, locale }: Props) {
  const pointsOf = (n: number): string => plural(words.reference, 'fans.points', n, lang);
  const payer = (step: Extract<Step, { kind: 'pay' }>): string =>
    words.mcr[`pay.${step.who === 'others' && by === 'draw' ? 'each' : step.who}.${step.of}`];
  return (
    <ol class="steps not-content">
      {result.steps.map((step, i) => (
        <li key={i} class={step.kind === 'exclude' ? 'step quiet' : 'step'}>
          {step.kind === 'pay' ? (
            payer(step)
          ) : (
            <span class="step-name">
              <Name name={nameOf(step.rule)} /> <StepTiles tiles={step.tiles} words={words.tile} />
            </span>
          )}{' '}
          <span class="step-value points">{step.kind === 'exclude' ? '–' : pointsOf(step.value)}</span>{' '}
          {step.kind === 'exclude' ? (
            <span class="step-why">
              <ExclusionReason step={step} words={words} nameOf={nameOf} /> ·{' '}
              <Citation clause={step.cite} words={words} locale={locale} />
            </span>
          ) : (
            <Citation clause={step.cite} words={words} locale={locale} as="step-why" />
          )}
        </li>
      ))}
    </ol>
  );
}

/** A count of fan in one line: `10 points: you get 34`, or how many are missing to the eight. */
export function fanLine(result: Counted, { mcr, reference }: FanWords, lang: string): string {
  const points = plural(reference, 'fans.points', result.points - (result.kind === 'win' ? 0 : result.flowers), lang);
  if (result.kind === 'win')
    return fill(mcr['result.win'], { points, total: result.payment.total.toLocaleString(lang) });
  return result.short === null ? mcr['result.incomplete'] : fill(mcr['result.short'], { points, n: result.short });
}
