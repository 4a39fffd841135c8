import {
  type BookId,
  type BySeat,
  type HandEnd,
  type OtherSettlement,
  type SeatNumber,
  type Wind,
  eachSeat,
  isBook,
} from '../../../../engine/riichi/index.ts';
import * as z from 'zod/mini';
import { type HandEntry, eventOf } from './entry.ts';
import type { Booking, Finishing } from './finishing.ts';
import { formatSettleLink, parseSettleLink } from './link.ts';
import { firstHand } from './one-hand.ts';
import type { TableEngine, SettleAnswer } from './table-engine.ts';
import { tableRules } from './table-rules.ts';
import { without } from './without.ts';
import { MOST_UNDONE, type Undoable, unchanged } from './undo.ts';

/** The signal of a session: after which hand, and whether one was under way. */
export interface Signal {
  readonly after: number;
  readonly begun: boolean;
}

/** A game recorded hand by hand; seat 0 is the first East. */
export interface Game {
  readonly rules: BookId;
  /** Empty for players without a name. */
  readonly names: BySeat<string>;
  readonly hands: readonly HandEntry[];
  readonly signal?: Signal;
  /** Whether the players ended it before the last hand. */
  readonly isEnded: boolean;
  readonly readings: Finishing['readings'];
}

/** The table before a hand. */
export interface Standing {
  readonly roundWind: Wind;
  readonly dealer: SeatNumber;
  readonly counters: number;
  readonly bets: number;
  readonly scores: BySeat<number>;
}

/** A hand of the game; without an answer if the game was already over or the entry is incomplete. */
export interface PlayedHand {
  readonly entry: HandEntry;
  readonly before: Standing;
  readonly answer: SettleAnswer | undefined;
}

/** A replayed game. */
export interface Played {
  readonly hands: readonly PlayedHand[];
  readonly now: Standing;
  /** Deductions after the game, and points paid to nobody during it. */
  readonly penalties: readonly Booking[];
  readonly isOver: boolean;
}

/** A game without hands. */
export const newGame = (rules: BookId, names: BySeat<string> = ['', '', '', '']): Game => ({
  rules,
  names,
  hands: [],
  isEnded: false,
  readings: {},
});

/** The engine's request for one hand of a game; undefined while it is not whole. */
function handRequest(entry: HandEntry, before: Standing, rules: BookId): object | undefined {
  const own = tableRules(rules);
  const entered = eventOf(entry, own);
  if (!entered.ok) return undefined;
  const { counters, bets, ...table } = before;
  const sticks = own.sticks ? { counters, bets, riichi: entry.riichi } : {};
  return { rules, ...table, firstDealer: 0, ...sticks, event: entered.event };
}

/** Settles one hand of a game. */
export function settleHand(
  entry: HandEntry,
  before: Standing,
  rules: BookId,
  engine: TableEngine,
): SettleAnswer | undefined {
  const request = handRequest(entry, before, rules);
  return request && engine.settle(request);
}

/** The same hand by other readings of the rulebook, where they change it. */
export function otherHands(
  entry: HandEntry,
  before: Standing,
  rules: BookId,
  engine: TableEngine,
): readonly OtherSettlement[] {
  const request = handRequest(entry, before, rules);
  return request ? engine.otherwise(request) : [];
}

/** Replays a game from its first hand; dealer, counters and bets follow from each. */
export function playOut({ rules, hands }: Pick<Game, 'rules' | 'hands'>, engine: TableEngine): Played {
  const { start } = tableRules(rules);
  let now: Standing = { roundWind: 'east', dealer: 0, counters: 0, bets: 0, scores: eachSeat(() => start) };
  let isOver = false;
  const penalties: Booking[] = [];
  const played: PlayedHand[] = [];
  for (const entry of hands) {
    const answer = isOver ? undefined : settleHand(entry, now, rules, engine);
    played.push({ entry, before: now, answer });
    if (!answer?.ok || !answer.known) continue;
    const { next, scores, steps } = answer;
    penalties.push(...answer.penalties.map((one) => ({ ...one, why: 'chombo' }) as const));
    for (const { from, to, points } of steps)
      if (to === 'nobody' && typeof from === 'number') penalties.push({ seat: from, points, when: 'taken' });
    if (next.kind === 'hand') {
      now = { ...without(next, 'kind'), scores };
    } else if (next.kind === 'over') {
      isOver = true;
      now = { ...now, scores, counters: 0, bets: next.bets };
    } else now = { ...now, scores };
  }
  return { hands: played, now, penalties, isOver };
}

/** How the hands after the signal ended. */
export const endsSince = ({ hands, signal }: Game): readonly HandEnd[] =>
  hands
    .slice(signal?.after ?? hands.length)
    .flatMap(({ kind }) =>
      kind === 'ron' || kind === 'tsumo' ? ['win' as const] : kind === 'false-hu' || kind === 'fine' ? [] : [kind],
    );

/** The game as a table to finish. */
export const finishingOf = ({ rules, readings }: Game, { now, penalties }: Played): Finishing => ({
  rules,
  scores: now.scores,
  bets: now.bets,
  penalties,
  substitutes: [],
  readings,
});

const VERSION = 1;
const MOST_HANDS = 200;
const MOST_NAME = 60;

const name = z.string().check(z.maxLength(MOST_NAME));
const gameForm = z.object({
  rules: z.string(),
  names: z.tuple([name, name, name, name]),
  /** Each hand as a link, so that one parser validates both. */
  hands: z.array(z.string()).check(z.maxLength(MOST_HANDS)),
  signal: z.optional(z.object({ after: z.int().check(z.minimum(0), z.maximum(MOST_HANDS)), begun: z.boolean() })),
  isEnded: z.boolean(),
  readings: z.object({
    sharedPlaces: z.optional(z.enum(['mean', 'best'])),
    mersTies: z.optional(z.enum(['split', 'game-points'])),
    inPlus: z.optional(z.enum(['at-start', 'above-start'])),
  }),
});

type Stored = z.infer<typeof gameForm>;
const form = z.object({
  version: z.literal(VERSION),
  now: gameForm,
  past: z.array(gameForm).check(z.maxLength(MOST_UNDONE)),
});

const toStored = ({ hands, ...game }: Game): Stored => ({
  ...game,
  names: [...game.names],
  hands: hands.map((entry) => formatSettleLink({ ...firstHand(game.rules), entry })),
  readings: game.readings,
});

function ofStored({ rules, names, hands, signal, isEnded, readings }: Stored): Game | undefined {
  if (!isBook(rules)) return undefined;
  const entries = hands.map((link) => parseSettleLink(link)?.entry);
  if (entries.includes(undefined)) return undefined;
  return {
    rules,
    names,
    hands: entries as readonly HandEntry[],
    isEnded,
    readings: readings as Game['readings'],
    ...(signal && { signal }),
  };
}

/**
 * Formats a game with its undo history as JSON:
 * `{"version":1,"now":{"rules":"ema-2016","names":["","","",""],"hands":["v=1&in=…"],"isEnded":false,"readings":{}},"past":[]}`.
 */
export const formatGame = ({ now, past }: Undoable<Game>): string =>
  JSON.stringify({ version: VERSION, now: toStored(now), past: past.map(toStored) });

/** Parses a stored game; undefined if invalid. Never throws. */
export function parseGame(text: string): Undoable<Game> | undefined {
  try {
    const read = form.safeParse(JSON.parse(text)).data;
    const now = read && ofStored(read.now);
    return now && { ...unchanged(now), past: read.past.flatMap((one) => ofStored(one) ?? []) };
  } catch {
    return undefined;
  }
}
