import type { Clause } from '../../base/clause.ts';
import type { Open } from '../../base/otherwise.ts';
import type { RulebookOf } from '../../rulebooks/ids.ts';
import type { CountingRule, FanId, Principle } from './ids.ts';
import type { McrOptionId, McrOptions } from './options.ts';

/** Everything in an MCR rulebook that needs a clause. */
export type McrCiteId = FanId | McrOptionId | Principle | CountingRule;

/** What differs between rulebooks and no request can change. */
export interface McrRulebookFacts {
  /** Whether a win, too, must be called within three seconds; in the Green Book only sets must be. */
  readonly timedHu: boolean;
}

/** An MCR rulebook: its options, and a clause for every fan, option, principle and counting rule. */
export interface McrRules {
  readonly game: 'mcr';
  readonly id: RulebookOf<'mcr'>;
  readonly options: McrOptions;
  /** The disputed points that its text does not settle, with the values that another reading takes. */
  readonly open: Open<McrOptions>;
  readonly facts: McrRulebookFacts;
  readonly cite: Readonly<Record<McrCiteId, Clause>>;
}
