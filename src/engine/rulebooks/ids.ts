/** The games: each rulebook belongs to one. */
export type GameId = 'riichi' | 'mcr';

interface Entry {
  readonly id: string;
  readonly game: GameId;
  /** The rulebook that applies where this one is silent. */
  readonly standsOn?: string;
  /** The edition before it, or the rulebook that most of its players knew before. */
  readonly follows?: string;
  /** The older edition whose rulings are shown, as not in force, where we do not know those of this one. */
  readonly olderRulings?: string;
  /** The languages of our source texts. */
  readonly sources: readonly string[];
  /** Whether readers may choose it; the others serve tests or as a base. */
  readonly offered: boolean;
  /** Whether browsers fetch it only where somebody plays by it. */
  readonly onDemand?: true;
}

/** Every rulebook in the order of the pages. All other lists and types of rulebooks derive from this one. */
export const RULEBOOK_LIST = [
  { id: 'ema-2016', game: 'riichi', follows: 'ema-2012', sources: ['ru'], offered: true },
  { id: 'samara-2019', game: 'riichi', follows: 'ema-2016', standsOn: 'ema-2016', sources: ['ru'], offered: true },
  { id: 'ema-2012', game: 'riichi', sources: ['uk', 'en', 'fr'], offered: true },
  { id: 'tesuji-2018', game: 'riichi', sources: ['ru'], offered: true },
  {
    id: 'ema-2025',
    game: 'riichi',
    follows: 'ema-2016',
    olderRulings: 'ema-2016',
    sources: [],
    offered: true,
    onDemand: true,
  },
  { id: 'wrc-2025', game: 'riichi', follows: 'ema-2016', sources: [], offered: true, onDemand: true },
  { id: 'rrc-2026', game: 'riichi', follows: 'samara-2019', sources: ['ru'], offered: true, onDemand: true },
  { id: 'mers-2014', game: 'mcr', standsOn: 'mcr-2006', sources: ['it'], offered: true },
  { id: 'mcr-2006', game: 'mcr', sources: [], offered: false },
  { id: 'tenhou', game: 'riichi', sources: [], offered: false },
] as const satisfies readonly Entry[];

type Listed = (typeof RULEBOOK_LIST)[number];
type Offered = Extract<Listed, { offered: true }>;

/** Any rulebook of the list. */
export type RulebookId = Listed['id'];

/** Any rulebook of one game, also one that is not offered. */
export type RulebookOf<F extends GameId> = Extract<Listed, { game: F }>['id'];

/**
 * A rulebook that readers may choose; each has chapters. At run time a riichi id may carry the options of the house,
 * `wrc-2025~red-fives~openTanyao-no`: words, chapters and records go by its `baseBook`.
 */
export type BookId = Offered['id'];

/** A riichi rulebook that readers may choose. */
export type RiichiId = Extract<Offered, { game: 'riichi' }>['id'];

/** A rulebook that browsers fetch only where somebody plays by it. */
export type OnDemandId = Extract<Offered, { onDemand: true }>['id'];

/** A riichi rulebook that every page with the engine has. */
export type AtHandId = Exclude<RiichiId, OnDemandId>;

/** An MCR rulebook that readers may choose. */
export type McrId = Extract<Offered, { game: 'mcr' }>['id'];

/** The default rulebook of each game. */
export const DEFAULT_RULEBOOKS = { riichi: 'ema-2016', mcr: 'mers-2014' } as const satisfies {
  readonly riichi: RiichiId;
  readonly mcr: McrId;
};

const isOffered = (entry: Listed): entry is Offered => entry.offered;
const offeredOf = <F extends GameId>(game: F) =>
  RULEBOOK_LIST.filter(isOffered).filter((entry): entry is Extract<Offered, { game: F }> => entry.game === game);

/** The rulebooks that readers may choose, of both games. */
export const BOOK_IDS: readonly BookId[] = RULEBOOK_LIST.filter(isOffered).map(({ id }) => id);

/** The riichi rulebooks that readers may choose. */
export const RIICHI_IDS: readonly RiichiId[] = offeredOf('riichi').map(({ id }) => id);

/** The MCR rulebooks that readers may choose. */
export const MCR_IDS: readonly McrId[] = offeredOf('mcr').map(({ id }) => id);

/** The riichi rulebooks that every page with the engine has. */
export const AT_HAND_IDS: readonly AtHandId[] = offeredOf('riichi')
  .filter((entry): entry is Exclude<typeof entry, { onDemand: true }> => !('onDemand' in entry))
  .map(({ id }) => id);

/** Stands between a rulebook and each option that is chosen with it. */
const WITH = '~';
const CHOICES = /^(?:~[A-Za-z0-9_-]{1,60}){1,30}$/;

/** The rulebook without the options that are chosen with it. */
export function baseBook<Id extends string>(id: Id): Id {
  const end = id.indexOf(WITH);
  return end < 0 ? id : (id.slice(0, end) as Id);
}

/** The options that are chosen with a rulebook, by their names; mostly none. */
export const choicesIn = (id: string): readonly string[] => id.split(WITH).slice(1);

/** The rulebook with these options and no others. */
export const withChoices = <Id extends BookId>(id: Id, choices: readonly string[]): Id =>
  [baseBook(id), ...choices].join(WITH) as Id;

/** The list entry of a rulebook. */
export const listedBook = (id: RulebookId): Entry => {
  const base = baseBook(id);
  return RULEBOOK_LIST.find((entry) => entry.id === base)!;
};

/** The printed book that MCR tournaments are based on; readers cannot choose it. */
export const BASE_OF_MCR: string | undefined = listedBook(DEFAULT_RULEBOOKS.mcr).standsOn;

/** The game of a rulebook; undefined for an unknown id. */
export function gameOf(id: RulebookId): GameId;
export function gameOf(id: string): GameId | undefined;
export function gameOf(id: string): GameId | undefined {
  const base = baseBook(id);
  return RULEBOOK_LIST.find((entry) => entry.id === base)?.game;
}

/** Whether a text is the id of a riichi rulebook that readers may choose, with options or without; they need not exist. */
export function isRiichiId(id: string | undefined): id is RiichiId {
  if (id === undefined) return false;
  const base = baseBook(id);
  return RIICHI_IDS.some((book) => book === base) && (id === base || CHOICES.test(id.slice(base.length)));
}

/** Whether a text is the id of a rulebook that readers may choose; of riichi also with options, which need not exist. */
export const isBook = (id: string | undefined): id is BookId => BOOK_IDS.some((book) => book === id) || isRiichiId(id);

/** The rulebook that a text names; undefined for anything else. */
export const readBook = (id: string | undefined): BookId | undefined => (isBook(id) ? id : undefined);

/** The offered rulebook that applies where this one is silent, if any. */
export function standsOn(book: BookId): BookId | undefined {
  const base = listedBook(book).standsOn;
  return isBook(base) ? base : undefined;
}

/** The offered rulebooks that players may know from before, the nearest first: each is the one that the last one follows. */
export function editionsBefore(id: RiichiId): readonly RiichiId[] {
  const { follows } = listedBook(id);
  return isRiichiId(follows) ? [follows, ...editionsBefore(follows)] : [];
}
