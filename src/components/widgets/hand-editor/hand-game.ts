import type { ComponentType } from 'preact';
import type { GameId } from '../../../engine/rulebooks/ids.ts';
import type { Draft } from './draft.ts';
import type { ScorerWords } from './strings.ts';

export interface DraftProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** A checkbox for a circumstance that most hands do not have. */
export interface Tick {
  readonly label: (strings: ScorerWords) => string;
  readonly isOn: (draft: Draft) => boolean;
  readonly set: (on: boolean) => Partial<Draft>;
}

/** What a game provides for the hand editor. */
export interface HandGame {
  readonly id: GameId;
  /** CSS class for the game's own parts of the editor. */
  readonly className?: string;
  /** Number of red fives per suit under a rulebook. */
  readonly redsOf: (rules: string) => 0 | 1;
  /** Whether the game has dora indicators. */
  readonly indicators: boolean;
  /** How tiles are typed. */
  readonly typedHint: (strings: ScorerWords) => string;
  /** Name of a way to win. */
  readonly by: (by: Draft['by'], strings: ScorerWords) => string;
  readonly ticks: readonly Tick[];
  /** What lies beside the hand: indicators, flowers. */
  readonly Beside: ComponentType<DraftProps>;
}

type FlagField = 'ippatsu' | 'lastTile' | 'afterKong' | 'firstTurn' | 'lastOfKind' | 'winningTileShown';

/** Checkbox for a circumstance that is on or off. */
export const flag = (field: FlagField, label: Tick['label']): Tick => ({
  label,
  isOn: (draft) => draft[field],
  set: (on) => ({ [field]: on }),
});
