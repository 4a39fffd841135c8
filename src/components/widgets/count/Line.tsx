import type { ComponentChildren } from 'preact';
import type { Clause } from '../../../engine/mcr/index.ts';
import type { TableView } from '../../base/table/view.ts';
import { Citation } from '../../base/words/Citation.tsx';
import { type ClauseWords, placeOf } from '../../base/words/clause.ts';
import { StepTiles } from '../../base/steps/StepTiles.tsx';
import type { TileWords } from '../../base/words/tiles.ts';
import { tilesOfLine } from './lights.ts';
import '../../base/steps/steps.css';

/** What every line of a count needs to speak. */
export interface CountTelling {
  readonly words: ClauseWords & { readonly tile: TileWords };
  readonly lang: string;
  readonly locale: string | undefined;
}

interface Props extends CountTelling {
  readonly name: ComponentChildren;
  readonly value?: string;
  readonly why?: ComponentChildren;
  readonly tiles?: string | undefined;
  readonly cite?: Clause;
  readonly quiet?: boolean;
  /** The table whose tiles it lights. */
  readonly view?: TableView | undefined;
}

/** One line of a count: what it is, its tiles, its points, and the place that it rests on. */
export function Line({ name, value, why, tiles, cite, quiet, view, words, locale }: Props) {
  const lights = view ? tilesOfLine(tiles, view) : [];
  const hasLink = cite !== undefined && placeOf(cite, words, locale).href !== undefined;
  const lighting = lights.length === 0 ? {} : { 'data-lights': lights.join(' '), tabIndex: hasLink ? -1 : 0 };
  return (
    <li class={quiet ? 'step quiet' : 'step'} {...lighting}>
      <span class="step-name">
        <span>{name}</span>
        <StepTiles tiles={tiles} words={words.tile} />
      </span>{' '}
      <span class="step-value points">{value}</span>{' '}
      {(why ?? cite) !== undefined && (
        <span class="step-why">
          {why}
          {why !== undefined && cite !== undefined && ' · '}
          {cite && <Citation clause={cite} words={words} locale={locale} />}
        </span>
      )}
    </li>
  );
}
