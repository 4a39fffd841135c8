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
} from '../../engine/riichi/index.ts';

/** A hand in the making: texts as they were typed, and every circumstance with a value. */
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
};

/** The hand that is on the table before anybody touches it. */
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

/** How many concealed tiles there are beside the winning one. */
export const wantedCount = ({ melds }: Draft): number => Math.max(0, MOST_IN_HAND - IN_A_SET * melds.length);

/** The tiles of a text that people typed, as far as they can be read. */
export const tilesOf = (text: string): readonly Tile[] =>
  [...tidyTiles(text).matchAll(/[0-9](?=[0-9]*([mpsz]))/g)].map(([digit, suit = '']) => digit + suit).filter(isTile);

/** The request of a draft; a last tile typed beyond the hand is the winning one while there is no other. */
export function requestOf(draft: Draft, rules: string): HandRequest {
  const { robbedKong, discarder, liable, ...rest } = draft;
  let concealed = tidyTiles(draft.concealed);
  let winningTile = tidyTiles(draft.winningTile);
  const tiles = tilesOf(concealed);
  if (winningTile === '' && tiles.length === wantedCount(draft) + 1) {
    winningTile = tiles.at(-1) ?? '';
    concealed = formatTiles(tiles.slice(0, -1));
  }
  return {
    ...rest,
    rules,
    concealed,
    winningTile,
    doraIndicators: tidyTiles(draft.doraIndicators),
    uraIndicators: tidyTiles(draft.uraIndicators),
    ...(robbedKong === 'none' ? {} : { robbedKong }),
    ...(liable.length === 0 ? {} : { liable }),
    ...(discarder === 'unsaid' ? {} : { discarder }),
  };
}

/** The draft of what a hand or a link says; whatever it leaves out is as on an empty table. */
export const draftOf = (said: HandDraft): Draft =>
  Object.fromEntries(
    Object.entries(EMPTY).map(([field, empty]) => [field, said[field as keyof Draft] ?? empty]),
  ) as unknown as Draft;
