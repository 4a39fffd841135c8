import { makeRandom } from '../oracle-table/random.ts';
import { type Course, type Game, playGame } from './game.ts';
import { playMcrGame } from './mcr-game.ts';
import type { McrCourse } from './mcr-types.ts';
import { SPOILT_ASKS } from './spoil-asks.ts';
import { SPOILT_MCR_ASKS, SPOILT_MCR_WINS, wonMcr } from './spoil-mcr.ts';
import { SPOILT_TABLES } from './spoil-tables.ts';
import { SPOILT_WINS } from './spoil-wins.ts';
import { wonTable } from './spoil.ts';

/** An engine's response: whether it accepts a request, and why not. */
type Door = (request: unknown) => { readonly ok: boolean };

/** The doors of an engine to try. */
export interface Doors {
  settle: Door;
  finish: Door;
  rank: Door;
  mayI: Door;
  mayIMcr: Door;
}

/** How many requests of a kind were tried, and those judged wrongly. */
export interface Kind {
  tried: number;
  wrong: unknown[];
}

/** Requests by kind: those that happened, and those that cannot. */
export interface Tally {
  legal: Map<string, Kind>;
  spoilt: Map<string, Kind>;
}

/** How much to play, from which first seed on. */
export interface Extent {
  seed: number;
  games: number;
  mcrGames: number;
}

/** Every kind of spoilt request. */
export const SPOILT_KINDS: readonly string[] = [
  ...[SPOILT_TABLES, SPOILT_WINS, SPOILT_ASKS, SPOILT_MCR_WINS, SPOILT_MCR_ASKS].flatMap((kinds) => Object.keys(kinds)),
  'a sum beyond what the table began with',
  'a name twice',
  'a place that is none',
];

const ABORTING = ['ema-2012', 'tesuji-2018'];
/** How many random ways to spoil each player's view are tried. */
const EACH_VIEW = 3;

/** Checks an engine against hands as played, which it must accept, and spoilt ones, which it must refuse. */
class Judge {
  readonly tally: Tally = { legal: new Map(), spoilt: new Map() };
  readonly doors: Doors;

  constructor(doors: Doors) {
    this.doors = doors;
  }

  private note(part: keyof Tally, kind: string, request: unknown, isRight: boolean): void {
    const known = this.tally[part].get(kind) ?? { tried: 0, wrong: [] };
    known.tried += 1;
    if (!isRight) known.wrong.push(request);
    this.tally[part].set(kind, known);
  }

  /** A view may be judged either way only when spoilt; what was done at the table was allowed. */
  legal(kind: string, door: keyof Doors, request: unknown): void {
    const answer = this.doors[door](request);
    this.note('legal', kind, request, answer.ok && (!('may' in answer) || answer.may === true));
  }

  spoilt(kind: string, door: keyof Doors, request: unknown): void {
    if (request === undefined) return;
    const written: unknown = JSON.parse(JSON.stringify(request));
    this.note('spoilt', kind, written, !this.doors[door](written).ok);
  }

  course(course: Course, seed: number): void {
    const random = makeRandom(seed);
    const { inTiles, counted, asks, table } = course;
    this.legal(`${inTiles.event.type} ${inTiles.event.why ?? ''}`.trim(), 'settle', inTiles);
    if (counted) this.legal('counted', 'settle', counted);
    for (const [kind, spoil] of Object.entries(SPOILT_TABLES)) this.spoilt(kind, 'settle', spoil(course, random));
    const won = wonTable(course, random);
    if (won) for (const [kind, spoil] of Object.entries(SPOILT_WINS)) this.spoilt(kind, 'settle', spoil(won));
    for (const ask of asks) {
      this.legal(`may I ${String(ask.action.type)}`, 'mayI', ask);
      const asked = { ...ask, options: table.options, random, aborts: ABORTING.includes(ask.rules) };
      for (const [kind, spoil] of random.shuffled(Object.entries(SPOILT_ASKS)).slice(0, EACH_VIEW)) {
        const change = spoil(asked);
        this.spoilt(kind, 'mayI', change && { ...ask, state: { ...ask.state, ...change } });
      }
    }
  }

  mcrCourse(course: McrCourse, seed: number): void {
    const random = makeRandom(seed);
    const { inTiles, counted, asks } = course;
    this.legal(`MCR: ${inTiles.event.type}`, 'settle', inTiles);
    if (counted) this.legal('MCR: counted', 'settle', counted);
    const won = wonMcr(course, random);
    if (won) for (const [kind, spoil] of Object.entries(SPOILT_MCR_WINS)) this.spoilt(kind, 'settle', spoil(won));
    for (const ask of asks) {
      this.legal(`MCR: may I ${String(ask.action.type)}`, 'mayIMcr', ask);
      for (const [kind, spoil] of random.shuffled(Object.entries(SPOILT_MCR_ASKS)).slice(0, EACH_VIEW)) {
        const change = spoil(ask as unknown as Parameters<typeof spoil>[0]);
        this.spoilt(kind, 'mayIMcr', change && { ...ask, state: { ...ask.state, ...change } });
      }
    }
  }

  /** The end of a game, and a ranking of its players. */
  end({ end }: Game): void {
    const { rules, scores, bets } = end;
    this.legal('the end of a game', 'finish', { rules, scores, bets });
    this.spoilt('a sum beyond what the table began with', 'finish', { rules, scores, bets: bets + 1 });
    const inOrder = [...scores].sort((a, b) => b - a);
    const players = scores.map((points, seat) => {
      const place = inOrder.indexOf(points) + 1;
      return { name: `player ${String(seat)}`, games: [{ points, place, total: points - 30_000 }] };
    });
    this.legal('a ranking', 'rank', { rules, players });
    this.spoilt('a name twice', 'rank', { rules, players: [...players, players[0]] });
    const [first, ...others] = players;
    const misplaced = first && { ...first, games: first.games.map((game) => ({ ...game, place: 5 })) };
    this.spoilt('a place that is none', 'rank', { rules, players: [misplaced, ...others] });
  }
}

/** Plays games and checks an engine against them. Returns counts by kind, with every request judged wrongly. */
export function judgeCourses(doors: Doors, { seed, games, mcrGames }: Extent): Tally {
  const judge = new Judge(doors);
  for (let at = seed; at < seed + games; at += 1) {
    const game = playGame(at);
    game.courses.forEach((course, i) => judge.course(course, 10 * at + i));
    judge.end(game);
  }
  for (let at = seed; at < seed + mcrGames; at += 1)
    playMcrGame(at).courses.forEach((course, i) => judge.mcrCourse(course, 10 * at + i));
  return judge.tally;
}
