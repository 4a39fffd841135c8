import type { BookId } from '../../../../engine/rulebooks/ids.ts';
import type { Strings } from '../../../../i18n/strings.ts';

/** An authored question in words. */
export interface AuthoredTold {
  readonly revision: number;
  readonly kind: 'one' | 'several' | 'truth' | 'number';
  /** The right answer as exams encode it. */
  readonly right: number;
  /** How many misconceptions lead to a wrong answer. */
  readonly pitfalls: number;
  readonly article: string;
  /** Text in which `[123m]` stands for tiles. */
  readonly ask: string;
  readonly why: string;
  /** The options, where the question has its own. */
  readonly options: readonly string[];
  /** The hand it is about: a request to the engine without its rulebook. */
  readonly hand?: Readonly<Record<string, unknown>>;
  /** The language of its words where it differs from the page's. */
  readonly lang?: string;
}

/** The authored questions in a language, as the build writes them. */
export interface AuthoredWords {
  readonly words: Strings<'authored'>;
  readonly true: string;
  readonly false: string;
  /** The title of each topic. */
  readonly topics: Readonly<Record<string, string>>;
  /** By id, which is the topic, a slash and the question's name. */
  readonly questions: Readonly<Record<string, AuthoredTold>>;
  /** The ids of what can be asked under each rulebook. */
  readonly under: Readonly<Record<BookId, readonly string[]>>;
}
