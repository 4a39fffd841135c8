import { persistentAtom } from '@nanostores/persistent';
import { type ReadableAtom, atom, computed } from 'nanostores';
import {
  DEFAULT_RULEBOOKS,
  BOOK_IDS,
  type BookId,
  RIICHI_IDS,
  type RiichiId,
  baseBook,
  isBook,
  isRiichiId,
  withChoices,
} from '../engine/rulebooks/ids.ts';
import { rememberedChoice } from './remembered.ts';

export { RIICHI_IDS, type RiichiId };

/** The rulebook in force before anyone chose one. */
export const DEFAULT_RULEBOOK: RiichiId = DEFAULT_RULEBOOKS.riichi;

/** What the first script of the page put in force. Where nothing can be stored, only the page knows it. */
const begunWith = typeof document === 'undefined' ? undefined : document.documentElement.dataset.rulebook;

/** The rulebook in force, of either game, without the options that are chosen with it. */
export const rulebookInForce = rememberedChoice<BookId>(
  'tensu:rulebook',
  BOOK_IDS,
  BOOK_IDS.find((id) => id === begunWith) ?? DEFAULT_RULEBOOK,
);

/** The rulebooks that this reader plays with options, each at most once: `wrc-2025~red-fives rrc-2026~uma-15-5`. */
const $withOptions = persistentAtom<readonly BookId[]>('tensu:options', [], {
  encode: (ids) => ids.join(' '),
  decode: (text) => text.split(' ').filter((id): id is BookId => isRiichiId(id) && id !== baseBook(id)),
});

const ownOf = (book: BookId, own: readonly BookId[]): BookId => own.find((id) => baseBook(id) === book) ?? book;

/** A rulebook with the options that this reader plays it with. */
export const withOwnOptions = (book: BookId): BookId => ownOf(baseBook(book), $withOptions.get());

/** A rulebook with other options than the reader's own, put in force by a link for as long as the page is open. */
const $fromLink = atom<BookId | undefined>(undefined);

/** Store of the rulebook in force, of either game, with the options that are chosen with it. */
export const $book: ReadableAtom<BookId> = computed(
  [rulebookInForce.$value, $withOptions, $fromLink],
  (book, own, linked) => (linked && baseBook(linked) === book ? linked : ownOf(book, own)),
);

/**
 * Store of the riichi rulebook in force, by which the scorer and the drills judge; the first riichi one while MCR is
 * chosen.
 */
export const $rulebook: ReadableAtom<RiichiId> = computed($book, (book) =>
  isRiichiId(book) ? book : DEFAULT_RULEBOOK,
);

/** Store of the rulebook that a link put in force instead of the reader's own; undefined if there is none. */
export const $linkedBook: ReadableAtom<BookId | undefined> = computed([$fromLink, $book], (linked, book) =>
  linked === book ? linked : undefined,
);

/** Puts a rulebook in force and stores it. Options that are not the reader's own hold on this page only. */
export function chooseRulebook(id: string): void {
  if (!isBook(id)) return;
  const book = baseBook(id);
  $fromLink.set(id === withOwnOptions(book) ? undefined : id);
  rulebookInForce.choose(book);
}

/** Puts a rulebook in force as this reader plays it; any other text is ignored. */
export const chooseOwn = (book: string): void => chooseRulebook(isBook(book) ? withOwnOptions(book) : book);

/** Chooses the options that this reader plays a rulebook with, and puts it in force. */
export function chooseOptions(book: BookId, choices: readonly string[]): void {
  const base = baseBook(book);
  const others = $withOptions.get().filter((id) => baseBook(id) !== base);
  // In this order, no listener sees the rulebook without its new options.
  $withOptions.set(choices.length === 0 ? others : [...others, withChoices(base, choices)]);
  rulebookInForce.choose(base);
  $fromLink.set(undefined);
}
