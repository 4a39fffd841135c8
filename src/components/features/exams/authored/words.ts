import type { BookId } from '../../../../engine/rulebooks/ids.ts';
import type { Strings } from '../../../../i18n/strings.ts';

/** An authored question in words. */
export interface AuthoredTold {
  readonly revision: number;
  readonly kind: 'one' | 'several' | 'truth' | 'number';
  /** The right answer as exams count it. */
  readonly right: number;
  /** How many wrong beliefs lead to a wrong answer. */
  readonly pitfalls: number;
  readonly article: string;
  /** Words in which `[123m]` stands for tiles. */
  readonly ask: string;
  readonly why: string;
  /** What one chooses from, where that is written for this question. */
  readonly options: readonly string[];
  /** The hand that it is about: a request to the engine without its rulebook. */
  readonly hand?: Readonly<Record<string, unknown>>;
  /** The language of its words where it is not that of the page. */
  readonly lang?: string;
}

/** The authored questions in a language, as the build writes them out. */
export interface AuthoredWords {
  readonly words: Strings<'authored'>;
  readonly true: string;
  readonly false: string;
  /** The title of each topic. */
  readonly topics: Readonly<Record<string, string>>;
  /** By id: the topic, a stroke, and the question's own name. */
  readonly questions: Readonly<Record<string, AuthoredTold>>;
  /** The ids of what can be asked under each rulebook. */
  readonly under: Readonly<Record<BookId, readonly string[]>>;
}
