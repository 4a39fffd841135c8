import type { RiichiId } from '../../../engine/rulebooks/ids.ts';
import type { Strings } from '../../../i18n/strings.ts';

/** What a rulebook leaves to the organizer by name. */
export interface NamedChoice {
  readonly id: string;
  readonly name: string;
  /** Where the rulebook says so. */
  readonly place: string;
  /** The same as choices of single options: `redFives-3`. */
  readonly as: readonly string[];
}

/** An option with the values that a house may give it; each `choice` says it in an id. */
export interface HouseOption {
  readonly name: string;
  readonly mark: string | undefined;
  readonly values: readonly { readonly choice: string; readonly text: string; readonly mark: string | undefined }[];
}

/** A rulebook: what it names, and the values that it has itself. */
export interface BookChoices {
  readonly named: readonly NamedChoice[];
  readonly own: readonly string[];
}

/** All that the sheet of options says and offers, in one language. */
export interface OptionsWords {
  readonly options: Strings<'options'>;
  readonly book: Strings<'book'>;
  readonly books: Readonly<Record<RiichiId, BookChoices>>;
  readonly groups: readonly {
    readonly name: string;
    readonly mark: string | undefined;
    readonly options: readonly HouseOption[];
  }[];
}
