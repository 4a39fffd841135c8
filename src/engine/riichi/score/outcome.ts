import type { Clause } from '../../base/clause.ts';
import type { Step } from './step.ts';
import type { DoraCount } from './dora.ts';
import type { Item } from './evaluate.ts';
import type { NamedOverrides } from '../options/rules.ts';
import type { Limit } from '../options/ids.ts';
import type { Missing } from './missing.ts';
import type { Payment } from './payment.ts';
import type { Wait } from '../hand/reading.ts';
import type { Tile } from '../../base/tile.ts';

/** Why a reading was not the one that counts. */
export type Lost = 'fewer-points' | 'fewer-han' | 'fewer-fu' | 'later-in-order' | 'not-enough-yaku';

/** One reading of the hand with what it is worth; `sets` lists its sets and pair in mpsz, `ends` the one the winning tile ends. */
export interface ReadingScore {
  readonly won: boolean;
  readonly because?: Lost;
  readonly sets: string;
  readonly ends: string;
  readonly wait: Wait;
  readonly items: readonly Item[];
  readonly han: number | null;
  readonly fu: number | null;
  readonly limit: Limit | null;
  /** Base points, before anybody's share. */
  readonly base: number;
}

/** Something in the request that the rulebook does not use, or that is odd at its table, with the place that says so. */
export interface Note {
  readonly id:
    | 'red-fives-not-used'
    | 'kan-dora-not-used'
    | 'ura-dora-not-used'
    | 'kan-ura-dora-not-used'
    | 'ura-without-riichi'
    | 'liability-not-used'
    | 'liable-with-concealed-kong'
    | 'fewer-indicators-than-kongs'
    | 'round-not-played'
    | 'riichi-without-bet'
    | 'concealed-kong-robbed';
  readonly cite: Clause;
}

interface Common extends DoraCount {
  /** The variants of the rulebook, and the options of the house, that the request names. */
  readonly changed?: NamedOverrides;
  readonly items: readonly Item[];
  readonly han: number | null;
  readonly fu: number | null;
  readonly fuExact: number | null;
  readonly limit: Limit | null;
  readonly steps: readonly Step[];
  readonly readings: readonly ReadingScore[];
  readonly notes: readonly Note[];
}

/** A hand that wins, with every reason. `yakuman` is how many times the limit is paid. */
export interface Win extends Common {
  readonly ok: true;
  readonly kind: 'win';
  readonly yakuman: number;
  readonly payment: Payment;
}

/** A hand without its winning tile. `heldAll` would complete it, but the player has all four, so they are no wait. */
export interface Before {
  /** Tiles from tenpai: 0 is tenpai. */
  readonly shanten: number;
  readonly waits: readonly Tile[];
  readonly heldAll: readonly Tile[];
  /** The clause that defines tenpai. */
  readonly cite: Clause;
}

/** A hand that cannot win: why, what it holds all the same, and what was nearly there. */
export interface NoWin extends Common {
  readonly ok: true;
  readonly kind: 'no-win';
  readonly reason: 'not-complete' | 'no-yaku' | 'below-minimum';
  readonly yakuman: 0;
  readonly payment: null;
  /** What a hand that is not complete was before the winning tile; null for a complete one. */
  readonly before: Before | null;
  /** The han from yaku that are needed and those there are, where more than one is needed. */
  readonly minimum?: { readonly needs: number; readonly has: number; readonly cite: Clause };
  readonly missing: readonly Missing[];
  /** The place that demands what is missing. */
  readonly cite: Clause;
}
