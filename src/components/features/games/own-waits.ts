import type { PlayState, RiichiId } from '../../../engine/riichi/index.ts';
import { type Ruled, ruledOn } from '../../../logs/furiten.ts';
import type { Declared } from '../../../logs/replay.ts';
import type { ShownGame } from './won.ts';

/** A riichi of the reader, and where it stands. */
export interface OwnRiichi {
  readonly key: string;
  readonly file: string;
  /** The hand of its game, from 1. */
  readonly at: number;
  readonly declared: Declared;
}

/** A tile that the reader waited for and did not win on, and what the rulebook says of that. */
export interface PassedTile {
  readonly key: string;
  readonly file: string;
  readonly at: number;
  readonly state: PlayState;
  readonly ruled: Ruled;
}

/** Judging a moment takes a millisecond or so; nobody reads more than the latest. */
const MOST_JUDGED = 300;

const handsOf = (games: readonly ShownGame[]) =>
  games.toReversed().flatMap((shown) => shown.game.hands.map((hand) => ({ shown, hand })));

/** The riichis of a player, the latest games first. */
export const ownRiichis = (games: readonly ShownGame[], me: string): readonly OwnRiichi[] =>
  handsOf(games).flatMap(({ shown: { key, name, game }, hand: { at, declared } }) =>
    declared
      .filter(({ seat }) => game.players[seat] === me)
      .map((one) => ({ key: `${key}-${at}-${one.seat}`, file: name, at, declared: one })),
  );

/** The tiles that a player passed, the latest games first, as far as only furiten could forbid to win on them. */
export const passedTiles = (games: readonly ShownGame[], me: string, rules: RiichiId): readonly PassedTile[] =>
  handsOf(games)
    .flatMap(({ shown: { key, name, game }, hand: { at, passed } }) =>
      passed
        .filter(({ seat }) => game.players[seat] === me)
        .map((one, nth) => ({ key: `${key}-${at}-${one.seat}-${nth}`, file: name, at, passed: one })),
    )
    .slice(0, MOST_JUDGED)
    .flatMap(({ passed, ...place }) => {
      const ruled = ruledOn(passed, rules);
      return ruled ? [{ ...place, state: passed.state, ruled }] : [];
    });
