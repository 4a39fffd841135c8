import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { FuritenReason, OptionId, RiichiOptions } from '../../../engine/riichi/index.ts';
import { type Strings, ui } from '../../../i18n/strings.ts';
import type { HandWords } from '../../base/hand/label.ts';
import type { StepWords } from '../../base/steps/step-text.ts';
import { type IslandStrings, wordsOf } from '../../base/words/strings.ts';

/** A text and the language it is in, where that is not the page's. */
export interface Told {
  readonly text: string;
  readonly mark: string | undefined;
}

/** An option in words; its values by their JSON. */
export interface OptionWords {
  readonly name: Told;
  readonly values: Readonly<Record<string, Told>>;
}

/** All texts of the page of one's own games. */
interface GamesWords extends HandWords, StepWords {
  readonly games: Strings<'games'>;
  readonly chapter: Strings<'chapter'>;
  /** Why a tile could not be won on. */
  readonly furiten: Readonly<Record<FuritenReason['kind'], string>>;
}

/** Collects the texts of the page from its translations. */
export function gamesWords(t: { all(): object }): GamesWords {
  const play = ui(t, 'play');
  return {
    ...wordsOf<Omit<GamesWords, 'furiten'>>(t, ['games', 'chapter', 'hand', 'tile', 'step', 'fu', 'yaku', 'book']),
    furiten: { discard: play['why.discard'], temporary: play['why.temporary'], riichi: play['why.riichi'] },
  };
}

/** What the page is told when it is built: the rules of online play, and the options in words. */
export interface Online {
  readonly options: RiichiOptions;
  readonly words: Readonly<Partial<Record<OptionId, OptionWords>>>;
}

/** Strings for all parts of the page. */
export type GamesStrings = IslandStrings<GamesWords> & {
  /** Addresses of the scorer and of practice. */
  readonly scorer: string;
  readonly practice: string;
  readonly online: Online;
};

const Speech = createContext<GamesStrings | undefined>(undefined);

export const StringsProvider = Speech.Provider;

/** The strings of the page, for any of its parts. */
export function useGamesStrings(): GamesStrings {
  const strings = useContext(Speech);
  if (!strings) throw new Error('a part of the page of games stands outside it');
  return strings;
}
