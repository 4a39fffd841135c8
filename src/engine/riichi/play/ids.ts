import type { Finding, Objection } from '../../play/ruling.ts';
import type { NoWin } from '../score/outcome.ts';
import type { KongObstacle } from '../table/riichi.ts';
import type { Foul } from '../rulebooks/clauses.ts';

/** Why something may not be done. */
export type PlayBecause =
  | 'not-now'
  | 'dead-hand'
  | 'too-late'
  | 'next-won'
  | 'called-a-win'
  | 'said-already'
  | 'last-discard'
  | 'last-tile'
  | 'win-goes-first'
  | 'pung-goes-first'
  | 'chow-came-first'
  | 'nearer-winner'
  | 'three-winners'
  | NoWin['reason']
  | 'furiten'
  | 'concealed-kong-not-robbed'
  | 'open-hand'
  | 'already-riichi'
  | 'in-riichi'
  | 'not-held'
  | 'in-a-meld'
  | 'not-waiting'
  | 'too-few-tiles'
  | 'not-from-left'
  | 'no-set'
  | 'swap-call'
  | 'only-swaps-left'
  | 'four-kongs'
  | 'after-own-call'
  | 'not-the-drawn-tile'
  | 'no-triplet'
  | KongObstacle
  | 'must-show'
  | 'not-in-rulebook'
  | 'first-turn-over'
  | 'fewer-than-nine';

/** What goes with an action that is allowed. */
export type PlayFollows =
  | 'waits'
  | 'discard-turned'
  | 'stick'
  | 'double-riichi'
  | 'furiten'
  | 'tsumo-only'
  | 'furiten-no-matter'
  | 'keep-apart'
  | 'sets-give-way'
  | 'all-win'
  | 'forbidden-discards'
  | 'called-tile-turned'
  | 'drawn-tile-goes-back'
  | 'kan-dora'
  | 'replacement'
  | 'wall-shortens'
  | 'replacement-is-last'
  | 'may-be-robbed'
  | 'orphans-may-rob'
  | 'stays-closed'
  | 'fourth-kong'
  | 'drawn-after-fourth';

/** Readings of ours that a ruling rests on. */
export type PlayNote = 'riichi-below-1000' | 'swaps-only' | 'proof-of-tenpai';

/** What a judge of one action of riichi finds. */
export type PlayFinding = Finding<PlayBecause, Foul, PlayFollows, PlayNote>;

/** A reason against an action of riichi. */
export type PlayObjection = Objection<PlayBecause, Foul>;
