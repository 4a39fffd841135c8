import {
  type HandRequest,
  RIICHI_RULEBOOKS,
  type ReadingScore,
  type RiichiOptions,
  type Win,
  isClosed,
  scoreRequest,
} from '../../src/engine/riichi/index.ts';

/** A set of a hand as a player sees it on the table. */
export interface SeenSet {
  readonly tiles: string;
  readonly kind: 'chow' | 'pung' | 'kong';
  /** Whether a tile of it was called before the win. */
  readonly isCalled: boolean;
  /** Whether the winning discard completed it. */
  readonly isWon: boolean;
}

/** What a player sees of an open hand, in the reading that counts. */
export interface Seen {
  readonly hand: HandRequest;
  readonly win: Pick<Win, 'items' | 'steps' | 'dora' | 'kanDora' | 'uraDora' | 'redFives' | 'han' | 'fu'>;
  readonly reading: ReadingScore;
  readonly options: RiichiOptions;
  readonly isClosed: boolean;
  readonly isDrawn: boolean;
  /** The tiles of the pair; none for seven pairs. */
  readonly pair: string | undefined;
  readonly sets: readonly SeenSet[];
}

const known = new WeakMap<HandRequest, Seen>();

/** The same hand in a less valuable reading, with its yaku and fu; unchanged when there is none. */
export function seeCheaper(seen: Seen): Seen {
  const score = scoreRequest(seen.hand);
  const cheaper = score.ok
    ? score.readings.find(({ because, fu }) => because === 'fewer-points' && fu !== null)
    : undefined;
  return cheaper ? readAs(seen.hand, { ...seen.win, items: cheaper.items }, cheaper) : seen;
}

function look(hand: HandRequest): Seen {
  const score = scoreRequest(hand);
  if (!score.ok) throw new Error(`no hand: ${JSON.stringify(hand)}`);
  const reading = score.readings.find(({ won }) => won) ?? score.readings[0];
  if (!reading) throw new Error(`no reading: ${JSON.stringify(hand)}`);
  return readAs(hand, score, reading);
}

function readAs(hand: HandRequest, win: Seen['win'], reading: ReadingScore): Seen {
  const [pair = '', ...rest] = reading.sets.split(' ');
  const melds = hand.melds ?? [];
  const own = rest.length - melds.length;
  const isDrawn = hand.by === 'draw';
  const won = rest.findIndex((set, i) => i < own && set === reading.ends);
  const kindOf = (tiles: string): SeenSet['kind'] =>
    tiles.length === 5 ? 'kong' : tiles.startsWith(tiles.charAt(1)) ? 'pung' : 'chow';
  const sets = rest.map((tiles, i): SeenSet => {
    const meld = melds[i - own];
    const isCalled = meld !== undefined && !(meld.type === 'kong' && meld.form === 'concealed');
    return { tiles, kind: kindOf(tiles), isCalled, isWon: i === won && !isDrawn };
  });
  const isFour = rest.length === 4;
  const options = { ...RIICHI_RULEBOOKS[hand.rules as keyof typeof RIICHI_RULEBOOKS].options, ...hand.knobs };
  return {
    hand,
    win,
    reading,
    options,
    isClosed: isClosed(hand),
    isDrawn,
    pair: isFour ? pair : undefined,
    sets: isFour ? sets : [],
  };
}

/** Analyses a hand; throws when it is incomplete. */
export function see(hand: HandRequest): Seen {
  const seen = known.get(hand) ?? look(hand);
  known.set(hand, seen);
  return seen;
}

/** Whether tiles are terminals or honours. */
export const isOrphan = (tiles: string): boolean => /[19]|z/.test(tiles);
/** Whether tiles are honours. */
export const isHonours = (tiles: string): boolean => tiles.endsWith('z');
const WIND = { east: '1', south: '2', west: '3', north: '4' } as const;
/** Whether tiles are of a wind. */
export const isOfWind = (tiles: string, wind: keyof typeof WIND): boolean =>
  tiles.endsWith('z') && tiles.startsWith(WIND[wind]);
/** Whether tiles are dragons. */
export const isDragons = (tiles: string): boolean => /^[567]+z$/.test(tiles);
/** Whether a hand's yaku include this one. */
export const hasYaku = ({ win }: Seen, ...ids: readonly string[]): boolean =>
  win.items.some(({ id }) => ids.includes(id));
