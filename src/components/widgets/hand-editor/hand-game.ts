import type { ComponentType } from 'preact';
import type { GameId } from '../../../engine/rulebooks/ids.ts';
import type { Draft } from './draft.ts';
import type { ScorerStrings } from './strings.ts';

/** A draft, and what to do when it changes. */
export interface DraftProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** A circumstance that most hands do not have, to be ticked. */
export interface Tick {
  readonly label: (strings: ScorerStrings) => string;
  readonly isOn: (draft: Draft) => boolean;
  readonly set: (on: boolean) => Partial<Draft>;
}

/** What a game brings to the editor of a hand. */
export interface HandGame {
  readonly id: GameId;
  /** A class of the editor in which the game's own parts are styled. */
  readonly className?: string;
  /** How many red fives of a suit a rulebook has. */
  readonly redsOf: (rules: string) => 0 | 1;
  /** Whether indicators show dora. */
  readonly indicators: boolean;
  /** How tiles are typed. */
  readonly typedHint: (strings: ScorerStrings) => string;
  /** The name of a way to win. */
  readonly by: (by: Draft['by'], strings: ScorerStrings) => string;
  readonly ticks: readonly Tick[];
  /** What lies on the table beside the hand: indicators, flowers. */
  readonly Beside: ComponentType<DraftProps>;
}

type FlagField = 'ippatsu' | 'lastTile' | 'afterKong' | 'firstTurn' | 'lastOfKind' | 'winningTileShown';

/** A tick for a circumstance that is on or off. */
export const flag = (field: FlagField, label: Tick['label']): Tick => ({
  label,
  isOn: (draft) => draft[field],
  set: (on) => ({ [field]: on }),
});
