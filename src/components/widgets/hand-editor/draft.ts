import {
  type HandDraft,
  type HandRequest,
  type Liable,
  type MeldRequest,
  type Seat,
  type Tile,
  type Wind,
  formatTiles,
  isTile,
  tidyTiles,
} from '../../../engine/riichi/index.ts';
import { type GameId, gameOf } from '../../../engine/rulebooks/ids.ts';

/** A hand being edited: texts as typed, and a value for every circumstance. */
export interface Draft {
  readonly concealed: string;
  readonly winningTile: string;
  readonly melds: readonly MeldRequest[];
  readonly by: HandRequest['by'];
  readonly seatWind: Wind;
  readonly roundWind: Wind;
  readonly riichi: 'none' | 'riichi' | 'double';
  readonly ippatsu: boolean;
  readonly lastTile: boolean;
  readonly afterKong: boolean;
  readonly firstTurn: boolean;
  readonly robbedKong: 'none' | 'added' | 'concealed';
  readonly doraIndicators: string;
  readonly uraIndicators: string;
  readonly counters: number;
  readonly bets: number;
  readonly liable: readonly Liable[];
  readonly discarder: Seat | 'unsaid';
  /** MCR only, like the next two. */
  readonly flowers: number;
  readonly lastOfKind: boolean;
  readonly winningTileShown: boolean;
}

/** An empty table. */
export const EMPTY: Draft = {
  concealed: '',
  winningTile: '',
  melds: [],
  by: 'discard',
  seatWind: 'south',
  roundWind: 'east',
  riichi: 'none',
  ippatsu: false,
  lastTile: false,
  afterKong: false,
  firstTurn: false,
  robbedKong: 'none',
  doraIndicators: '',
  uraIndicators: '',
  counters: 0,
  bets: 0,
  liable: [],
  discarder: 'unsaid',
  flowers: 0,
  lastOfKind: false,
  winningTileShown: true,
};

/** The example hand shown at first. */
export const EXAMPLE: Draft = {
  ...EMPTY,
  concealed: '234m567p22p345s88s',
  winningTile: '8s',
  riichi: 'riichi',
  doraIndicators: '1m',
  bets: 1,
};

const MOST_IN_HAND = 13;
const IN_A_SET = 3;

/** Number of concealed tiles besides the winning one. */
export const wantedCount = ({ melds }: Draft): number => Math.max(0, MOST_IN_HAND - IN_A_SET * melds.length);

/** The parseable tiles of a typed text. */
export const tilesOf = (text: string): readonly Tile[] =>
  [...tidyTiles(text).matchAll(/[0-9](?=[0-9]*([mpsz]))/g)].map(([digit, suit = '']) => digit + suit).filter(isTile);

/** Tiles with red fives made plain, for games without them. */
const plain = (text: string): string => text.replace(/0(?=[0-9]*[mps])/g, '5');

/** MCR fields of a draft besides its tiles. */
function mcrFields({ melds, by, seatWind, roundWind, lastTile, afterKong, ...draft }: Draft) {
  const { robbedKong, flowers, lastOfKind, winningTileShown } = draft;
  return {
    melds: melds.map((meld) => ({
      ...meld,
      tiles: plain(meld.tiles),
      ...(meld.called && { called: plain(meld.called) }),
    })),
    by,
    seatWind,
    roundWind,
    lastTile,
    afterKong,
    flowers,
    lastOfKind,
    winningTileShown,
    ...(robbedKong === 'none' ? {} : { robbedKong }),
  };
}

/** Fields that only one game has. */
const OWN = {
  riichi: [
    'riichi',
    'ippatsu',
    'firstTurn',
    'doraIndicators',
    'uraIndicators',
    'counters',
    'bets',
    'liable',
    'discarder',
  ],
  mcr: ['flowers', 'lastOfKind', 'winningTileShown'],
} as const satisfies Record<GameId, readonly (keyof Draft)[]>;

const isMcrField = (field: string): boolean => OWN.mcr.some((one) => one === field);

/** Riichi fields of a draft. */
function riichiFields(draft: Draft) {
  const ofRiichi = Object.fromEntries(Object.entries(draft).filter(([field]) => !isMcrField(field)));
  const { robbedKong, discarder, liable, ...rest } = ofRiichi as Omit<Draft, (typeof OWN.mcr)[number]>;
  return {
    ...rest,
    doraIndicators: tidyTiles(draft.doraIndicators),
    uraIndicators: tidyTiles(draft.uraIndicators),
    ...(robbedKong === 'none' ? {} : { robbedKong }),
    ...(liable.length === 0 ? {} : { liable }),
    ...(discarder === 'unsaid' ? {} : { discarder }),
  };
}

/** How each game fills a request. */
const FIELDS: Readonly<
  Record<GameId, (draft: Draft, concealed: string, winningTile: string) => Omit<HandRequest, 'rules'>>
> = {
  riichi: (draft, concealed, winningTile) => ({ ...riichiFields(draft), concealed, winningTile }),
  mcr: (draft, concealed, winningTile) => ({
    ...mcrFields(draft),
    concealed: plain(concealed),
    winningTile: plain(winningTile),
  }),
};

/** Whether a hand has its winning tile: set separately, or as the last tile of a text that is one longer. */
export const hasWinningTile = (draft: Draft): boolean =>
  draft.winningTile.trim() !== '' || tilesOf(draft.concealed).length > wantedCount(draft);

/** Whether the text holds one tile more than a hand without its winning tile. */
const isTypedWhole = (draft: Draft): boolean => tilesOf(draft.concealed).length === wantedCount(draft) + 1;

/** The tile that is set as the winning one; undefined while it cannot be read. */
const winningIn = ({ winningTile }: Draft): Tile | undefined => tilesOf(winningTile)[0];

/** Whether the winning tile belongs to an earlier hand: the text holds a whole hand, and this tile is not in it. */
export function isWinningStale(draft: Draft): boolean {
  const winning = winningIn(draft);
  return winning !== undefined && isTypedWhole(draft) && !tilesOf(draft.concealed).includes(winning);
}

/**
 * The engine request for a draft, with the fields of the rulebook's game. When the text holds the whole hand, the winning tile
 * is the one that is set, or the last one where none is set or the set one is not among them.
 */
export function requestOf(draft: Draft, rules: string): HandRequest {
  return { ...fieldsOf(draft, gameOf(rules) ?? 'riichi'), rules };
}

export function fieldsOf(draft: Draft, game: GameId): Omit<HandRequest, 'rules'> {
  let concealed = tidyTiles(draft.concealed);
  let winningTile = tidyTiles(draft.winningTile);
  const winning = winningIn(draft);
  if (isTypedWhole(draft) && (winningTile === '' || winning !== undefined)) {
    const tiles = tilesOf(concealed);
    const among = tiles.findIndex((tile) => tile === winning);
    const at = among < 0 ? tiles.length - 1 : among;
    winningTile = tiles[at] ?? '';
    concealed = formatTiles(tiles.toSpliced(at, 1));
  }
  return FIELDS[game](draft, concealed, winningTile);
}

/** Turns a hand or link into a draft; missing fields are as on an empty table. */
export const draftOf = (given: HandDraft): Draft =>
  Object.fromEntries(
    Object.entries(EMPTY).map(([field, empty]) => [field, given[field as keyof Draft] ?? empty]),
  ) as unknown as Draft;

/** Fields of a draft that differ from an empty table. */
export const beyondEmpty = (draft: Draft): Partial<Draft> =>
  Object.fromEntries(Object.entries(draft).filter(([field, value]) => value !== EMPTY[field as keyof Draft]));

/** Replaces the fields that only one game has, from another draft or from an empty table. */
export const withOwnOf = (draft: Draft, own: Draft = EMPTY, game: GameId): Draft => ({
  ...draft,
  ...Object.fromEntries(OWN[game].map((field) => [field, own[field]])),
});
