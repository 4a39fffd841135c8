import { exactFu } from '../oracle/fu.ts';
import { allReadings } from '../oracle/readings.ts';
import { RULES } from '../oracle/rules.ts';
import { oracleScore } from '../oracle/score.ts';
import { doraOf, howMany, listTiles, plain } from '../oracle/tiles.ts';
import type { Group, HandRequest, Score, View } from '../oracle/types.ts';
import { isPinfu, waitOf, windTile, yakuOf } from '../oracle/yaku.ts';

/** One hand as a learner sees it: the tiles as read, and the truth about it. */
export interface Seen {
  readonly request: HandRequest;
  readonly view: View;
  readonly score: Score;
}

/** A learner's answer to one step; he gets the other steps right. */
export interface Says {
  readonly yaku?: readonly string[];
  readonly han?: number;
  readonly fu?: number;
  readonly payment?: readonly [discarder: number | null, east: number | null, others: number | null];
}

/** A learner with one misconception, and the library's name for it. */
export interface Learner {
  readonly belief: string;
  readonly step: 'yaku' | 'han' | 'fu' | 'payment';
  readonly says: (seen: Seen) => Says;
  /** A narrower name for his error, where everything wrong in this hand is of one kind. */
  readonly narrower?: (seen: Seen) => string | undefined;
}

/** Analyses a hand the slow way; undefined when it is no ordinary win. */
export function see(request: HandRequest): Seen | undefined {
  const verdict = oracleScore(request);
  if (verdict.kind !== 'win' || verdict.han === null) return undefined;
  const before = listTiles(request.concealed).map(plain);
  const winning = plain(request.winningTile);
  const tiles = [...before, winning, ...request.melds.flatMap((meld) => listTiles(meld.tiles)).map(plain)];
  const closed = request.melds.every((meld) => meld.form === 'concealed');
  const names = (items: readonly { id: string }[]): string =>
    items
      .map(({ id }) => id)
      .sort()
      .join();
  const views = allReadings(request).map((reading): View => ({
    request,
    options: RULES[request.rules],
    reading,
    tiles,
    before,
    winning,
    closed,
  }));
  const view = views.find((one) => exactFu(one) === verdict.fuExact && names(yakuOf(one)) === names(verdict.items));
  return view && { request, view, score: verdict };
}

/** Rounds up to a multiple. */
export const up = (n: number, to: number): number => Math.ceil(n / to) * to;
const orphan = (tile: string): boolean => tile.endsWith('z') || tile.startsWith('1') || tile.startsWith('9');

interface Habits {
  readonly base?: (fu: number, seen: Seen) => number;
  readonly open?: (group: Group, isOpen: boolean) => boolean;
  readonly set?: (group: Group, outside: boolean) => readonly [kong: boolean, outside: boolean];
  readonly pair?: (seat: boolean, round: boolean, dragon: boolean) => number;
  readonly wait?: (fu: number) => number;
  readonly draw?: (fu: number, seen: Seen) => number;
  readonly least?: (fu: number) => number;
  readonly round?: (fu: number) => number;
}

/** Counts fu on his fingers, with one habit. */
export function countFu(seen: Seen, habits: Habits): number {
  const { request, view } = seen;
  const { groups, shape } = view.reading;
  const drawn = request.by === 'draw';
  if (shape === 'pairs') return 25;
  let fu = view.closed && !drawn ? 30 : 20;
  fu = habits.base?.(fu, seen) ?? fu;
  for (const group of groups) {
    const tile = group.tiles[0] ?? '';
    if (group.kind === 'pair') {
      const [seat, round] = [tile === windTile(request.seatWind), tile === windTile(request.roundWind)];
      const dragon = ['5z', '6z', '7z'].includes(tile);
      fu += habits.pair?.(seat, round, dragon) ?? 2 * Number(seat) + 2 * Number(round) + 2 * Number(dragon);
    } else if (group.kind !== 'chow') {
      const isOpen = group.called || (group.won && !drawn);
      const open = habits.open?.(group, isOpen) ?? isOpen;
      const [kong, outside] = habits.set?.(group, orphan(tile)) ?? [group.kind === 'kong', orphan(tile)];
      fu += 2 * (open ? 1 : 2) * (outside ? 2 : 1) * (kong ? 4 : 1);
    }
  }
  const wait = ['edge', 'closed', 'pair'].includes(waitOf(view)) ? 2 : 0;
  fu += habits.wait?.(wait) ?? wait;
  const free = isPinfu(view) || (request.afterKong === true && !view.options.rinshanTsumoFu);
  const draw = drawn && !free ? 2 : 0;
  fu += habits.draw?.(draw, seen) ?? draw;
  if (fu === 20 && !view.closed) fu = habits.least?.(22) ?? 22;
  return habits.round?.(fu) ?? up(fu, 10);
}

type Narrower = Learner['narrower'];
const narrowed = (narrower: Narrower): Pick<Learner, 'narrower'> => (narrower ? { narrower } : {});

/** A learner who counts fu with one habit. */
export const fu = (belief: string, habits: Habits, narrower?: Narrower): Learner => ({
  belief,
  step: 'fu',
  says: (seen) => ({ fu: countFu(seen, habits) }),
  ...narrowed(narrower),
});
/** A learner who counts the fu of whole hands in his own way. */
export const fuOfAll = (belief: string, count: (seen: Seen) => number): Learner => ({
  belief,
  step: 'fu',
  says: (seen) => ({ fu: count(seen) }),
});

/** The value of each yaku that a learner may add by mistake, closed and open. */
const WORTH: Readonly<Record<string, readonly [number, number]>> = {
  riichi: [1, 0],
  pinfu: [1, 1],
  iipeikou: [1, 1],
  chanta: [2, 1],
  honitsu: [3, 2],
  sanankou: [2, 2],
  'menzen-tsumo': [1, 1],
};

/** The han of a hand for a learner who sees these yaku in it; none without any. */
function hanNamed(names: readonly string[], { score, view }: Seen): number {
  const worth = (name: string): number =>
    score.items.find(({ id }) => id === name)?.han ?? WORTH[name]?.[view.closed ? 0 : 1] ?? 0;
  const own = names.filter((name) => name !== 'dora').reduce((sum, name) => sum + worth(name), 0);
  return own === 0 ? 0 : own + score.dora + score.kanDora + score.uraDora + score.redFives;
}

/** A learner who names other yaku. */
export const yaku = (belief: string, change: (names: string[], seen: Seen) => readonly string[]): Learner => ({
  belief,
  step: 'yaku',
  says: (seen) => ({
    yaku: change(
      seen.score.items.map(({ id }) => id),
      seen,
    ),
  }),
});

/** The same learner when only the han are asked: he gives the total of the yaku that he sees. */
export const inHan = (learner: Learner): Learner => ({
  ...learner,
  step: 'han',
  says: (seen) => {
    const { yaku: named, ...rest } = learner.says(seen);
    return named ? { ...rest, han: hanNamed(named, seen) } : rest;
  },
});
/** A learner who overlooks some yaku. */
export const blindTo = (belief: string, ...names: string[]): Learner =>
  yaku(belief, (all) => all.filter((name) => !names.includes(name)));

/** A learner who counts han differently. */
export const han = (belief: string, count: (han: number, seen: Seen) => number, narrower?: Narrower): Learner => ({
  belief,
  step: 'han',
  says: (seen) => ({ han: count(seen.score.han ?? 0, seen) }),
  ...narrowed(narrower),
});

/** How many tiles of a hand equal those shown. */
export const allTiles = ({ view }: Seen, shown: string): number =>
  listTiles(shown).reduce((sum, tile) => sum + howMany(view.tiles, plain(tile)), 0);

type Triple = NonNullable<Says['payment']>;
interface Table {
  readonly base: number;
  readonly east: boolean;
  readonly drawn: boolean;
  readonly counters: number;
}
const BASES = { mangan: 2000, haneman: 3000, baiman: 4000, sanbaiman: 6000, yakuman: 8000 } as const;
const tableOf = ({ request, score }: Seen): Table => ({
  base: score.limit === null ? (score.fu ?? 0) * 2 ** ((score.han ?? 0) + 2) : BASES[score.limit],
  east: request.seatWind === 'east',
  drawn: request.by === 'draw',
  counters: request.counters ?? 0,
});
/** What each pays by the tables. */
export function price({ base, east, drawn, counters }: Table, ron = 300, each = 100): Triple {
  if (!drawn) return [up(base * (east ? 6 : 4), 100) + ron * counters, null, null];
  const plus = each * counters;
  return [null, east ? null : up(base * 2, 100) + plus, up(base * (east ? 2 : 1), 100) + plus];
}
/** A learner who pays differently. */
export const payment = (belief: string, pays: (table: Table, seen: Seen) => Triple): Learner => ({
  belief,
  step: 'payment',
  says: (seen) => ({ payment: pays(tableOf(seen), seen) }),
});

/** The han for a learner who counts every dora and red five of a hand and nothing else. */
export function doraCounted(request: HandRequest): number {
  const held = [request.concealed, request.winningTile, ...request.melds.map(({ tiles }) => tiles)].flatMap(listTiles);
  const under = request.riichi === 'none' ? '' : (request.uraIndicators ?? '');
  const shown = listTiles((request.doraIndicators ?? '') + under).map((tile) => doraOf(plain(tile)));
  const reds = held.filter((tile) => tile.startsWith('0')).length;
  return shown.reduce((sum, dora) => sum + howMany(held.map(plain), dora), reds);
}
