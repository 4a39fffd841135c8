import { type PatternId, RIICHI_RULEBOOKS, type RiichiId, type RiichiOptions } from '../../../engine/riichi/index.ts';
import type { PlayedWin } from '../../../logs/played.ts';
import type { ReadGame, ReadHand } from '../../../logs/read.ts';
import { type Counted, type Paid, type Recount, checkPaid, onlineRules, recount } from '../../../logs/recount.ts';

/** A game that is shown, and the file that it came from. */
export interface ShownGame {
  readonly key: string;
  readonly source: string;
  readonly name: string;
  readonly game: ReadGame;
}

/** A hand that somebody won, counted twice. */
export interface Won {
  readonly key: string;
  readonly shown: ShownGame;
  readonly hand: ReadHand;
  readonly win: PlayedWin;
  readonly player: string;
  readonly recount: Recount;
  readonly paid: Paid;
  readonly differs: boolean;
  /** The tiles that were left at its riichi, where the rulebook wants more. */
  readonly lateRiichi: number | undefined;
}

/** The tiles left at a winner's riichi, where they are fewer than a rulebook wants. */
function lateRiichi({ declared }: ReadHand, { seat }: PlayedWin, book: RiichiId): number | undefined {
  const left = declared.find((one) => one.seat === seat)?.left;
  return left !== undefined && left < RIICHI_RULEBOOKS[book].options.riichiTilesLeft ? left : undefined;
}

/** Every won hand of a game under a rulebook. */
export function wonIn(shown: ShownGame, usual: RiichiOptions, book: RiichiId): readonly Won[] {
  const { game, key } = shown;
  const online = onlineRules(usual, game.rules);
  return game.hands.flatMap((hand) => {
    if (hand.wins.length === 0) return [];
    const paid = checkPaid(hand, online);
    return hand.wins.map((win): Won => {
      const counted = recount(win.hand, paid.options, book);
      const { worth } = counted;
      return {
        ...{ shown, hand, win, paid, recount: counted },
        key: `${key}-${hand.at}-${win.seat}`,
        player: game.players[win.seat],
        lateRiichi: lateRiichi(hand, win, book),
        differs: worth.online !== worth.here || counted.online?.kind !== counted.here?.kind,
      };
    });
  });
}

/** Which hands are shown. */
export interface Filter {
  readonly mine: boolean;
  readonly which: 'all' | 'differs' | 'lost';
  /** One rule that makes the difference. */
  readonly cause: string;
  readonly limit: string;
  readonly yaku: string;
}

/** The first choice: what differs, of whoever reads. */
export const FIRST: Filter = { mine: true, which: 'differs', cause: '', limit: '', yaku: '' };

/** The patterns of a hand, by whichever count has them. */
export const yakuOf = ({ recount: { here, online } }: Won): readonly PatternId[] => {
  const items = (counted: Counted | undefined): readonly PatternId[] => counted?.items.map(({ id }) => id) ?? [];
  return [...new Set([...items(online), ...items(here)])];
};

const limitOf = (counted: Counted | undefined): string => (counted?.yakuman ? 'yakuman' : (counted?.limit ?? 'none'));

/** Whether a hand is shown; `me` is the name of who reads, empty for nobody. */
export function isShown(won: Won, { mine, which, cause, limit, yaku }: Filter, me: string): boolean {
  const { here, online, causes } = won.recount;
  if (mine && me !== '' && won.player !== me) return false;
  if (which === 'differs' && !won.differs && won.lateRiichi === undefined) return false;
  if (which === 'lost' && (online?.kind !== 'win' || here?.kind === 'win')) return false;
  if (cause !== '' && !causes.some(({ option }) => option === cause)) return false;
  if (limit !== '' && limitOf(here) !== limit && limitOf(online) !== limit) return false;
  return yaku === '' || yakuOf(won).some((id) => id === yaku);
}

/** The names in some games, the most frequent first; who is in most of them reads them. */
export function namesIn(games: readonly ShownGame[]): readonly string[] {
  const times = new Map<string, number>();
  for (const { game } of games)
    for (const name of new Set(game.players)) if (name !== '') times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].sort(([, a], [, b]) => b - a).map(([name]) => name);
}

/** How many hands each rule makes differ, most first. */
export function causesIn(all: readonly Won[]): readonly (readonly [string, number])[] {
  const times = new Map<string, number>();
  for (const { recount: one } of all)
    for (const { option } of one.causes) times.set(option, (times.get(option) ?? 0) + 1);
  return [...times].sort(([, a], [, b]) => b - a);
}
