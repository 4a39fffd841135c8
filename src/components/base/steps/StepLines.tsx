import type { Clause, Step } from '../../../engine/riichi/index.ts';
import type { DrawWithoutFu } from '../../../quizzes/hands/draw-without-fu.ts';
import { tilesOfStep } from '../table/marks.ts';
import type { TableView } from '../table/view.ts';
import { Citation } from '../words/Citation.tsx';
import { StepTiles } from './StepTiles.tsx';
import { YakuName } from '../words/YakuName.tsx';
import { placeOf } from '../words/clause.ts';
import { baseOf, highlightProps, roundBefore } from './count-lines.ts';
import { type StepGroup, groupOf } from './step-groups.ts';
import { type StepText, type StepWords, drawText, fuText, stepText } from './step-text.ts';
import './steps.css';

/** Strings for the lines of an explanation. */
export interface StepStrings {
  readonly words: StepWords;
  readonly lang: string;
  readonly locale: string | undefined;
}

interface LineProps extends StepStrings {
  readonly text: StepText;
  readonly tiles?: string | undefined;
  readonly cite?: Clause;
  readonly quiet?: boolean;
  /** Numbers of the tiles on the table to highlight. */
  readonly tileNumbers?: readonly number[] | undefined;
}

function Line({ text, tiles, cite, quiet, tileNumbers = [], words, locale }: LineProps) {
  const { name, why, value } = text;
  const title = typeof name === 'string' ? name : <YakuName id={name.yaku} words={words.yaku} />;
  const hasLink = cite !== undefined && placeOf(cite, words, locale).href !== undefined;
  return (
    <li class={quiet ? 'step quiet' : 'step'} {...highlightProps(tileNumbers, hasLink)}>
      {tiles === undefined ? (
        title
      ) : (
        <span class="step-name">
          {title}
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

/** What of a score is shown, and beside which table. */
export interface ScoreLines {
  readonly steps: readonly Step[];
  readonly group: StepGroup;
  readonly han: number | null;
  readonly fu: number | null;
  readonly drawWithoutFu?: DrawWithoutFu | undefined;
  /** The table whose tiles the lines highlight. */
  readonly view?: TableView | undefined;
}

type Props = ScoreLines & StepStrings;

/** Total fu, rounded or not. */
function FuTotal({ steps, fu, ...strings }: Pick<Props, 'steps' | 'fu'> & StepStrings) {
  const { words, lang } = strings;
  const round = steps.find((step) => step.kind === 'round' && step.unit === 'fu');
  if (round) return <Line text={stepText(round, words, { lang })} cite={round.cite} {...strings} />;
  return fu === null ? null : <Line text={fuText(fu, words)} {...strings} />;
}

/** One part of a score's explanation, line by line with citations. */
export function StepLines({ steps, group, han, fu, drawWithoutFu, view, ...strings }: Props) {
  const { words, lang } = strings;
  const base = group === 'payment' ? baseOf({ steps, han, fu, words, lang }) : undefined;
  return (
    <ol class="steps not-content">
      {base && <Line {...base} {...strings} />}
      {steps.map((step, i) =>
        groupOf(step) !== group || step.kind === 'round' ? undefined : (
          <Line
            key={i}
            text={stepText(step, words, { lang, round: roundBefore(steps, i) })}
            tiles={step.kind === 'add' ? step.tiles : undefined}
            cite={step.cite}
            quiet={step.kind === 'exclude'}
            tileNumbers={view && tilesOfStep(step, view)}
            {...strings}
          />
        ),
      )}
      {group === 'fu' && drawWithoutFu && (
        <Line text={drawText(drawWithoutFu, words)} cite={drawWithoutFu.cite} quiet {...strings} />
      )}
      {group === 'fu' && <FuTotal steps={steps} fu={fu} {...strings} />}
    </ol>
  );
}
