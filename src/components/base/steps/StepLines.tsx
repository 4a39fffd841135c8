import type { Clause, Step } from '../../../engine/riichi/index.ts';
import type { DrawWithoutFu } from '../../../quizzes/hands/draw-without-fu.ts';
import { tilesOfStep } from '../table/marks.ts';
import type { TableView } from '../table/view.ts';
import { Citation } from '../words/Citation.tsx';
import { StepTiles } from './StepTiles.tsx';
import { YakuName } from '../words/YakuName.tsx';
import { placeOf } from '../words/clause.ts';
import { baseOf, lightingOf, roundBefore } from './count-lines.ts';
import { type StepGroup, groupOf } from './step-groups.ts';
import { type StepText, type StepWords, drawText, fuText, stepText } from './step-text.ts';
import './steps.css';

/** What every line of an explanation needs: the words, the language of numbers, the locale of links. */
export interface Telling {
  readonly words: StepWords;
  readonly lang: string;
  readonly locale: string | undefined;
}

interface LineProps extends Telling {
  readonly text: StepText;
  readonly tiles?: string | undefined;
  readonly cite?: Clause;
  readonly quiet?: boolean;
  /** The numbers of the tiles on the table that it is about. */
  readonly lights?: readonly number[] | undefined;
}

function Line({ text, tiles, cite, quiet, lights = [], words, locale }: LineProps) {
  const { name, why, value } = text;
  const told = typeof name === 'string' ? name : <YakuName id={name.yaku} words={words.yaku} />;
  const hasLink = cite !== undefined && placeOf(cite, words, locale).href !== undefined;
  return (
    <li class={quiet ? 'step quiet' : 'step'} {...lightingOf(lights, hasLink)}>
      {tiles === undefined ? (
        told
      ) : (
        <span class="step-name">
          {told}
          <StepTiles tiles={tiles} words={words.tile} />
        </span>
      )}{' '}
      <span class="step-value points">{value}</span>{' '}
      {cite &&
        (why.length === 0 ? (
          <Citation clause={cite} words={words} locale={locale} as="step-why" />
        ) : (
          <span class="step-why">
            {why.map((reason) => `${reason} · `)}
            <Citation clause={cite} words={words} locale={locale} />
          </span>
        ))}
    </li>
  );
}

interface Props extends Telling {
  readonly steps: readonly Step[];
  readonly group: StepGroup;
  readonly han: number | null;
  readonly fu: number | null;
  readonly drawWithoutFu?: DrawWithoutFu | undefined;
  /** The table whose tiles the lines light. */
  readonly view?: TableView | undefined;
}

/** What fu come to in the end: rounded, or as they are. */
function FuTotal({ steps, fu, ...telling }: Pick<Props, 'steps' | 'fu'> & Telling) {
  const { words, lang } = telling;
  const round = steps.find((step) => step.kind === 'round' && step.unit === 'fu');
  if (round) return <Line text={stepText(round, words, { lang })} cite={round.cite} {...telling} />;
  return fu === null ? null : <Line text={fuText(fu, words)} {...telling} />;
}

/** One part of a score's explanation, line by line, each with the place that it rests on. */
export function StepLines({ steps, group, han, fu, drawWithoutFu, view, ...telling }: Props) {
  const { words, lang } = telling;
  const base = group === 'payment' ? baseOf({ steps, han, fu, words, lang }) : undefined;
  return (
    <ol class="steps not-content">
      {base && <Line {...base} {...telling} />}
      {steps.map((step, i) =>
        groupOf(step) !== group || step.kind === 'round' ? undefined : (
          <Line
            key={i}
            text={stepText(step, words, { lang, round: roundBefore(steps, i) })}
            tiles={step.kind === 'add' ? step.tiles : undefined}
            cite={step.cite}
            quiet={step.kind === 'exclude'}
            lights={view && tilesOfStep(step, view)}
            {...telling}
          />
        ),
      )}
      {group === 'fu' && drawWithoutFu && (
        <Line text={drawText(drawWithoutFu, words)} cite={drawWithoutFu.cite} quiet {...telling} />
      )}
      {group === 'fu' && <FuTotal steps={steps} fu={fu} {...telling} />}
    </ol>
  );
}
