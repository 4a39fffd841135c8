import { type BookId, type BySeat, type Readings, type Substitute, isBook } from '../../../../engine/riichi/index.ts';
import * as z from 'zod/mini';
import { visible } from '../../../../quizzes/base/visible.ts';
import { type Booking, WHENS } from '../settle/finishing.ts';
import { without } from '../settle/without.ts';

/** A player of the roster; ids survive a change of name. */
export interface Player {
  readonly id: number;
  readonly name: string;
  readonly status?: 'withdrawn' | 'disqualified';
  /** Points deducted in the ranking. */
  readonly penalty: number;
  /** A club or team, whose players should not meet. */
  readonly club?: string;
  readonly country?: string;
  /** EMA number: eight digits, often with a leading 0. */
  readonly ema?: string;
}

/** Who sits where, session by session; players in the order of their winds. */
export interface Plan {
  readonly rounds: readonly (readonly BySeat<number>[])[];
  /** Whether the players draw their winds at the table. */
  readonly drawn?: true;
}

/** A deduction at a table; one from the penalty log names its entry, so that none is imported twice. */
export type SheetPenalty = Booking & { readonly entry?: string };

/** Result of one table in a session. */
export interface TableResult {
  /** Ids of the players, in the order of their scores. */
  readonly players: BySeat<number>;
  readonly scores: BySeat<number>;
  readonly bets: number;
  readonly penalties: readonly SheetPenalty[];
  readonly substitutes: readonly Substitute[];
}

/** One session: its tables, and who missed it. */
export interface Session {
  /** The league stage it belongs to. */
  readonly stage: number;
  readonly tables: readonly TableResult[];
  readonly missed: readonly number[];
}

/** A whole tournament. */
export interface Tournament {
  readonly name: string;
  readonly rules: BookId;
  readonly players: readonly Player[];
  readonly sessions: readonly Session[];
  readonly readings: Partial<Readings>;
  readonly plan?: Plan;
  /** Where and when it was played, as it stands above the results. */
  readonly place?: string;
  readonly dates?: string;
}

/** Limits beyond any tournament run on one device. */
export const MOST = {
  players: 1000,
  sessions: 60,
  tables: 250,
  penalties: 200,
  points: 10_000_000,
  bets: 99,
  name: 80,
  entry: 40,
} as const;

/** An empty tournament. */
export const newTournament = (rules: BookId): Tournament => ({
  name: '',
  rules,
  players: [],
  sessions: [{ stage: 1, tables: [], missed: [] }],
  readings: {},
});

const VERSION = 1;
const EMA = /^\d{8}$/;

const seat = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const points = z.int().check(z.minimum(-MOST.points), z.maximum(MOST.points));
const off = z.int().check(z.minimum(0), z.maximum(MOST.points));
const id = z.int().check(z.minimum(1), z.maximum(1_000_000));
const name = z.string().check(z.maxLength(MOST.name));
const someName = name.check(z.minLength(1));
const four = z.tuple([id, id, id, id]);

const form = z.object({
  version: z.literal(VERSION),
  name,
  rules: z.string(),
  players: z
    .array(
      z.object({
        id,
        name: someName,
        status: z.optional(z.enum(['withdrawn', 'disqualified'])),
        penalty: off,
        club: z.optional(someName),
        country: z.optional(someName),
        ema: z.optional(z.string().check(z.regex(EMA))),
      }),
    )
    .check(z.maxLength(MOST.players)),
  sessions: z
    .array(
      z.object({
        stage: z.int().check(z.minimum(1), z.maximum(MOST.sessions)),
        tables: z
          .array(
            z.object({
              players: four,
              scores: z.tuple([points, points, points, points]),
              bets: z.int().check(z.minimum(0), z.maximum(MOST.bets)),
              penalties: z
                .array(
                  z.object({
                    seat,
                    points: off,
                    when: z.enum(WHENS),
                    why: z.optional(z.literal('chombo')),
                    entry: z.optional(z.string().check(z.maxLength(MOST.entry))),
                  }),
                )
                .check(z.maxLength(MOST.penalties)),
              substitutes: z
                .array(
                  z.object({
                    seat,
                    since: z.enum(['start', 'during']),
                    why: z.enum(['late', 'ill', 'disqualified']),
                  }),
                )
                .check(z.maxLength(4)),
            }),
          )
          .check(z.maxLength(MOST.tables)),
        missed: z.array(id).check(z.maxLength(MOST.players)),
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST.sessions)),
  readings: z.object({
    sharedPlaces: z.optional(z.enum(['mean', 'best'])),
    mersTies: z.optional(z.enum(['split', 'game-points'])),
    inPlus: z.optional(z.enum(['at-start', 'above-start'])),
    tesujiOverallTies: z.optional(z.enum(['average-place', 'shared'])),
  }),
  plan: z.optional(
    z.object({
      rounds: z.array(z.array(four).check(z.maxLength(MOST.tables))).check(z.maxLength(MOST.sessions)),
      drawn: z.optional(z.literal(true)),
    }),
  ),
  place: z.optional(name),
  dates: z.optional(name),
});

/** Whether a tournament refers only to its own players, each with a unique name, and seats nobody twice in a session. */
function agrees({ players, sessions, plan }: Tournament): boolean {
  const ids = new Set(players.map((one) => one.id));
  const rounds = plan?.rounds.map((round) => round.flat()) ?? [];
  if (rounds.some((round) => new Set(round).size !== round.length)) return false;
  const named = [
    ...sessions.flatMap(({ tables, missed }) => [...tables.flatMap((one) => one.players), ...missed]),
    ...rounds.flat(),
  ];
  const names = new Set(players.map((one) => one.name));
  return ids.size === players.length && names.size === players.length && named.every((one) => ids.has(one));
}

/** Formats a tournament as JSON: `{"version":1,"name":"…","rules":"ema-2016","players":[…],"sessions":[…],"readings":{}}`. */
export const formatTournament = (tournament: Tournament): string => JSON.stringify({ version: VERSION, ...tournament });

/** Parses a tournament; undefined if invalid. Never throws. */
export function parseTournament(text: string): Tournament | undefined {
  try {
    const read = form.safeParse(JSON.parse(text)).data;
    if (!read || !isBook(read.rules)) return undefined;
    const tournament = without(read, 'version') as unknown as Tournament;
    return agrees(tournament) ? tournament : undefined;
  } catch {
    return undefined;
  }
}

/** Normalises a name: trims it and drops invisible characters. */
export const tidyName = (text: string): string => visible(text).slice(0, MOST.name).trim();

/** What a line of the roster says about a player. */
type RosterLine = Pick<Player, 'name' | 'club' | 'country' | 'ema'>;

/** Reads a line of the roster: a name, then between tabs or semicolons a club, a country and an EMA number, known by their form. */
export function rosterLine(line: string): RosterLine {
  const [name = '', ...cells] = line.split(/[\t;]/).map(tidyName);
  const ema = cells.map(emaNumber).find(Boolean);
  const country = cells.find((cell) => /^\p{Lu}{2,3}$/u.test(cell));
  const club = cells.find((cell) => cell !== '' && cell !== country && emaNumber(cell) === undefined);
  return { name, ...(club && { club }), ...(country && { country }), ...(ema && { ema }) };
}

/** Adds the players of a roster's lines; of those there already, only what is new about them. */
export function withLines(players: readonly Player[], lines: readonly RosterLine[]): readonly Player[] {
  const all = withNames(
    players,
    lines.map(({ name }) => name),
  ).players;
  const told = new Map(lines.map((line) => [line.name, line]));
  return all.map((player) => ({ ...player, ...told.get(player.name) }));
}

/** Adds new names to the roster, and returns the id of each name. */
export function withNames(
  players: readonly Player[],
  names: readonly string[],
): { readonly players: readonly Player[]; readonly idOf: ReadonlyMap<string, number> } {
  const idOf = new Map(players.map((one) => [one.name, one.id]));
  let next = Math.max(0, ...players.map((one) => one.id)) + 1;
  const added: Player[] = [];
  for (const name of names.map(tidyName))
    if (name !== '' && !idOf.has(name)) {
      idOf.set(name, next);
      added.push({ id: next, name, penalty: 0 });
      next += 1;
    }
  return { players: [...players, ...added], idOf };
}

/** Normalises an EMA number: spreadsheets drop its leading 0. Undefined if it is none. */
export function emaNumber(text: string): string | undefined {
  const digits = text.replace(/\s/g, '');
  return /^\d{7,8}$/.test(digits) ? digits.padStart(8, '0') : undefined;
}

/** Whether a player has a result, a missed session or a planned seat anywhere. */
export const hasPlayed = ({ sessions, plan }: Tournament, player: number): boolean =>
  plan?.rounds.some((round) => round.some((table) => table.includes(player))) === true ||
  sessions.some(
    ({ tables, missed }) => missed.includes(player) || tables.some(({ players }) => players.includes(player)),
  );

/** Changes one session of a tournament. */
export const withSession = (tournament: Tournament, at: number, session: Session): Tournament => ({
  ...tournament,
  sessions: tournament.sessions.map((one, i) => (i === at ? session : one)),
});

/** Active players with neither a result in a session nor a note that they missed it. */
export const withoutResult = ({ players }: Tournament, { tables, missed }: Session): readonly Player[] => {
  const seen = new Set([...missed, ...tables.flatMap((one) => one.players)]);
  return players.filter(({ id: own, status }) => status === undefined && !seen.has(own));
};

/** Players with two results in one session, or with a result although they missed it. */
export function twiceIn({ players }: Tournament, { tables, missed }: Session): readonly Player[] {
  const counts = new Map<number, number>();
  for (const one of [...missed, ...tables.flatMap((table) => table.players)])
    counts.set(one, (counts.get(one) ?? 0) + 1);
  return players.filter((player) => (counts.get(player.id) ?? 0) > 1);
}
