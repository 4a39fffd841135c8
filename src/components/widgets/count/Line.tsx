import type { ComponentChildren } from 'preact';
import type { Clause } from '../../../engine/mcr/index.ts';
import type { TableView } from '../../base/table/view.ts';
import { Citation } from '../../base/words/Citation.tsx';
import { type ClauseWords, placeOf } from '../../base/words/clause.ts';
import { StepTiles } from '../../base/steps/StepTiles.tsx';
import type { TileWords } from '../../base/words/tiles.ts';
import { tilesOfLine } from './line-tiles.ts';
import '../../base/steps/steps.css';

/** Strings for the lines of a count. */
export interface CountStrings {
  readonly words: ClauseWords & { readonly tile: TileWords };
  readonly lang: string;
  readonly locale: string | undefined;
}

interface Props extends CountStrings {
  readonly name: ComponentChildren;
  readonly value?: string;
  readonly why?: ComponentChildren;
  readonly tiles?: string | undefined;
  readonly cite?: Clause;
  readonly quiet?: boolean;
  /** The table whose tiles it highlights. */
  readonly view?: TableView | undefined;
}

/** One line of a count: name, tiles, points, citation. */
export function Line({ name, value, why, tiles, cite, quiet, view, words, locale }: Props) {
  const tileNumbers = view ? tilesOfLine(tiles, view) : [];
  const hasLink = cite !== undefined && placeOf(cite, words, locale).href !== undefined;
  const highlightProps =
    tileNumbers.length === 0 ? {} : { 'data-lights': tileNumbers.join(' '), tabIndex: hasLink ? -1 : 0 };
  return (
    <li class={quiet ? 'step quiet' : 'step'} {...highlightProps}>
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
