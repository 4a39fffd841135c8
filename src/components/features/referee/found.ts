import type { BookId } from '../../../engine/rulebooks/ids.ts';
import type { CardsPage } from './cards-page.ts';
import type { AskWords } from './finder/follow-up.ts';
import type { SearchResult } from './finder/search.ts';
import type { ForkWords } from './fork.ts';
import type { UnderBook } from './verdict/cases.ts';
import type { Facts, FactValue } from './verdict/facts.ts';
import type { Cases } from './verdict/load.ts';
import type { RuledCase } from './verdict/rule.ts';
import type { CaseWords } from './verdict/words.ts';

/** What was answered to questions: facts, and the card that was meant. */
export interface Told {
  readonly facts: Readonly<Record<string, FactValue | undefined>>;
  readonly card?: string;
}

/** A result with what its facts decide, and the words of questions. */
export interface Found extends SearchResult {
  readonly fork: ForkWords | undefined;
  readonly facts: Facts;
  readonly ruled: RuledCase | undefined;
  readonly words: CaseWords | undefined;
  readonly under: UnderBook;
  readonly handAfter: Cases['verdicts'];
  readonly page: CardsPage;
}

/** Rules on a card, or on what a telling found. */
export type Find = (what: string, book: BookId, told: Told) => Found;

/** What can be ruled on without a telling. */
export interface Desk {
  readonly page: CardsPage;
  readonly byCard: Find;
  readonly ruledOn: (
    result: SearchResult,
    facts: Told['facts'],
    book: BookId,
    chosen: string | undefined,
  ) => Omit<Found, 'fork'>;
  readonly read: Cases['read'];
  readonly asks: AskWords;
}
