import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BookId } from '../../../../engine/rulebooks/ids.ts';
import type { Strings } from '../../../../i18n/strings.ts';
import type { RuledAs } from '../../../../stores/penalty-log/log.ts';
import type { OffenceOption, Timing } from './options.ts';

/** What the log is told by its page. */
export interface Speech {
  readonly words: Strings<'log'>;
  readonly books: Strings<'book'>;
  readonly ruled: Readonly<Record<RuledAs, string>>;
  readonly offences: readonly OffenceOption[];
  readonly timings: Readonly<Record<BookId, Timing>>;
  readonly lang: string;
}

/** The words and data of the page, for every part of the log. */
export const SpeechContext = createContext<Speech | undefined>(undefined);

/** The words and data of the page. */
export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('a part of the log stands outside it');
  return speech;
}
