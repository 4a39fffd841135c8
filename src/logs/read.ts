import type { BySeat } from '../engine/riichi/index.ts';
import { DEFAULT_RULES } from './default-rules.ts';
import type { LoggedGame, LoggedHand } from './log.ts';
import { type Line, isMjai, readMjai } from './mjai.ts';
import { isMjlog, readMjlog } from './mjlog.ts';
import { type PlayedHand, playThrough } from './played.ts';
import { type Problem, attempt, isProblem } from './problem.ts';
import { isTenhouJson, readTenhouJson } from './tenhou-json.ts';

/** A hand that was read, and which of its game it is, from 1. */
export interface ReadHand extends PlayedHand {
  readonly at: number;
}

/** A game with its hands played through; the problems name those that could not be. */
export interface ReadGame extends Omit<LoggedGame, 'hands'> {
  readonly hands: readonly ReadHand[];
  readonly problems: readonly Problem[];
}

/** What a text held. */
export interface ReadText {
  readonly games: readonly ReadGame[];
  readonly problems: readonly Problem[];
}

/** Characters of one text: many times a long game. */
export const MOST_CHARACTERS = 32_000_000;
/** Characters of one line: many times a long game in JSON. */
const LONGEST_LINE = 4_000_000;

/** The game of a link to a viewer, `…/6/#json=%7B…`. */
const LINK = /^\s*https?:\/\/\S*#json=(\S+)\s*$/;

/** The text itself, or the game in a link; undefined where the link is cut off. */
function linked(text: string): string | undefined {
  const coded = LINK.exec(text)?.[1];
  if (coded === undefined) return text;
  try {
    return decodeURIComponent(coded);
  } catch {
    return undefined;
  }
}

/** A value in JSON, or what is wrong with it. */
type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: Problem };

function parsed(text: string): Parsed {
  if (text.length > LONGEST_LINE) return { ok: false, problem: { id: 'too-large' } };
  if (SERVER_LINK.test(text)) return { ok: false, problem: { id: 'server-link' } };
  const json = linked(text);
  if (json === undefined) return { ok: false, problem: { id: 'cut' } };
  try {
    return { ok: true, value: JSON.parse(json) as unknown };
  } catch {
    return { ok: false, problem: { id: 'not-json' } };
  }
}

/** A link to a game that only a server has: it holds no game, and nothing is fetched. */
const SERVER_LINK = /^https?:\/\/\S*(?:[?&](?:log|paipu)=|mahjongsoul|maj-soul)\S*$/i;

type Found = readonly (LoggedGame | Problem)[];

/** Values with the lines they stand in: games in JSON, and events of mjai that go together. */
function gamesIn(lines: readonly { readonly line: number; readonly read: Parsed }[]): Found {
  const events: Line[] = [];
  const found: (LoggedGame | Problem)[] = [];
  for (const { line, read } of lines) {
    const { value } = read.ok ? read : { value: undefined };
    if (!read.ok) found.push({ ...read.problem, line });
    else if (isTenhouJson(value)) {
      const game = attempt(() => readTenhouJson(value));
      found.push(isProblem(game) ? { ...game, line } : game);
    } else if (isMjai(value)) events.push({ line, event: value });
    else found.push({ id: 'unknown-format', line });
  }
  return [...found, ...(events.length > 0 ? readMjai(events) : [])];
}

/** Whether anything in a text may be JSON or a link. */
const mayBeJson = (text: string): boolean => /^\s*(?:[[{]|https?:)/m.test(text);

const lineByLine = (text: string): Found =>
  mayBeJson(text)
    ? gamesIn(
        text.split('\n').flatMap((one, at) => {
          const line = one.trim();
          return line === '' ? [] : [{ line: at + 1, read: parsed(line) }];
        }),
      )
    : [{ id: 'unknown-format' }];

function found(text: string): Found {
  if (text.length > MOST_CHARACTERS) return [{ id: 'too-large' }];
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') return [{ id: 'empty' }];
  if (isMjlog(trimmed)) return [attempt(() => readMjlog(trimmed))];
  if (trimmed.startsWith('<')) return [{ id: 'unknown-format' }];
  const whole = /^[[{]/.test(trimmed) ? parsed(trimmed) : undefined;
  if (!whole?.ok) return lineByLine(text);
  const values: readonly unknown[] = Array.isArray(whole.value) ? whole.value : [whole.value];
  return gamesIn(values.map((value) => ({ line: 1, read: { ok: true, value } })));
}

/** The scores that a hand begins with, where it could be read. */
const scoresOf = (hand: LoggedHand | Problem | undefined): BySeat<number> | undefined =>
  hand && !isProblem(hand) ? hand.scores : undefined;

/** Plays the hands of a game through, each by itself. */
function played({ hands, ...game }: LoggedGame): ReadGame {
  const read: ReadHand[] = [];
  const problems: Problem[] = [];
  hands.forEach((hand, index) => {
    const at = index + 1;
    const done = isProblem(hand)
      ? hand
      : attempt(() => playThrough(hand, game.firstDealer, DEFAULT_RULES, scoresOf(hands[index + 1])));
    if (isProblem(done)) problems.push({ ...done, hand: at });
    else read.push({ ...done, at });
  });
  return { ...game, hands: read, problems };
}

/** Reads all games of a text, in whichever format; what cannot be read is named and takes nothing else with it. */
export function readGames(text: string): ReadText {
  const all = found(text);
  return {
    games: all.flatMap((one) => (isProblem(one) ? [] : [played(one)])),
    problems: all.filter(isProblem),
  };
}
