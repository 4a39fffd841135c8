import { type BySeat, SEAT_NUMBERS, type SeatNumber, type Tile, WINDS, isTile } from '../engine/riichi/index.ts';
import { type Fields, NO_POINTS, count, fieldOf, fourOf, isFields, list, namesOf, number, seat } from './fields.ts';
import type { LoggedEnd, LoggedGame, LoggedHand, LoggedWin, Move } from './log.ts';
import { howDrawn } from './mjai-draws.ts';
import { type Problem, attempt, fail, isProblem } from './problem.ts';

/** Honours by their letters. */
const HONOURS: Readonly<Record<string, Tile>> = { E: '1z', S: '2z', W: '3z', N: '4z', P: '5z', F: '6z', C: '7z' };
const HIDDEN = '?';

/** The tile of a text: `5m`, `5mr` for a red five, a letter for an honour. */
function tileOf(value: unknown, name: string): Tile {
  if (value === HIDDEN) fail('hidden-tiles');
  const text = typeof value === 'string' ? value : fail('bad-field', name);
  const red = /^5([mps])r$/.exec(text)?.[1];
  const tile = Object.hasOwn(HONOURS, text) ? HONOURS[text] : red === undefined ? text : `0${red}`;
  return tile !== undefined && /^[1-9][mps]$|^0[mps]$|^[1-7]z$/.test(tile) && isTile(tile)
    ? tile
    : fail('bad-field', text);
}

const field = (event: Fields, ...names: readonly string[]): unknown =>
  names.map((name) => fieldOf(event, name)).find((value) => value !== undefined);
const tile = (event: Fields, name: string): Tile => tileOf(fieldOf(event, name), name);
const tiles = (value: unknown, name: string): readonly Tile[] => list(value, name).map((one) => tileOf(one, name));
const who = (event: Fields, name: string): SeatNumber => seat(fieldOf(event, name), name);
const points = (event: Fields): BySeat<number> | undefined => {
  const deltas = fieldOf(event, 'deltas');
  return deltas === undefined || deltas === null ? undefined : fourOf(deltas, 'deltas', number);
};

/** The scores that an event states, where it does. */
function scoresIn(event: Fields): BySeat<number> | undefined {
  const said = fieldOf(event, 'scores');
  if (said === undefined || said === null) return undefined;
  const read = attempt(() => fourOf(said, 'scores', number));
  return isProblem(read) ? undefined : read;
}

const SETS: Readonly<Record<string, 'chow' | 'pung' | 'kong'>> = { chi: 'chow', pon: 'pung', daiminkan: 'kong' };

/** One hand while its events are read. */
class Hand {
  readonly #start: Fields;
  /** Scores before the first hand that states none. */
  readonly #scores: BySeat<number> | undefined;
  readonly #moves: Move[] = [];
  readonly #indicators: Tile[] = [];
  readonly #wins: LoggedWin[] = [];
  #drawn: Fields | undefined;
  #declares: SeatNumber | undefined;
  #after: BySeat<number> | undefined;

  constructor(start: Fields, scores: BySeat<number> | undefined) {
    this.#start = start;
    this.#scores = scores;
  }

  read(event: Fields): void {
    const type = String(fieldOf(event, 'type'));
    const set = Object.hasOwn(SETS, type) ? SETS[type] : undefined;
    if (type === 'tsumo') this.#moves.push({ type: 'draw', seat: who(event, 'actor'), tile: tile(event, 'pai') });
    else if (type === 'dahai') {
      const seat = who(event, 'actor');
      this.#moves.push({ type: 'discard', seat, tile: tile(event, 'pai'), riichi: this.#declares === seat });
      this.#declares = undefined;
    } else if (type === 'reach') this.#declares = who(event, 'actor');
    else if (type === 'dora') this.#indicators.push(tile(event, 'dora_marker'));
    else if (type === 'hora') this.#won(event);
    else if (type === 'ryukyoku') {
      this.#drawn = event;
      this.#after = scoresIn(event);
    } else if (set) {
      const own = tiles(fieldOf(event, 'consumed'), 'consumed');
      const from = who(event, 'target');
      this.#moves.push({ type: 'call', seat: who(event, 'actor'), set, from, tile: tile(event, 'pai'), own });
    } else this.#kong(type, event);
  }

  #kong(type: string, event: Fields): void {
    if (type === 'ankan')
      this.#moves.push({
        type: 'concealed-kong',
        seat: who(event, 'actor'),
        tiles: tiles(fieldOf(event, 'consumed'), 'consumed'),
      });
    else if (type === 'kakan')
      this.#moves.push({ type: 'added-kong', seat: who(event, 'actor'), tile: tile(event, 'pai') });
    else if (type === 'nukidora') fail('three-players');
  }

  #won(event: Fields): void {
    const ura = field(event, 'ura_markers', 'uradora_markers') ?? [];
    this.#after = scoresIn(event);
    this.#wins.push({
      seat: who(event, 'actor'),
      from: who(event, field(event, 'target') === undefined ? 'actor' : 'target'),
      ura: tiles(ura, 'ura_markers'),
      deltas: points(event),
    });
  }

  #end(): LoggedEnd {
    if (this.#wins.length > 0) return { type: 'win', wins: this.#wins };
    if (!this.#drawn) fail('cut');
    const deltas = points(this.#drawn) ?? NO_POINTS;
    const how = howDrawn(field(this.#drawn, 'reason'), this.#moves, deltas);
    const isNagashi = how === 'nagashi';
    if (!isNagashi && how !== 'exhaustive') return { type: 'abort', why: how, deltas };
    const tenpais = fieldOf(this.#drawn, 'tenpais');
    const tenpai = Array.isArray(tenpais) ? SEAT_NUMBERS.filter((at) => tenpais[at] === true) : undefined;
    return { type: 'draw', tenpai, nagashi: isNagashi, deltas };
  }

  done(): LoggedHand {
    const start = this.#start;
    const wind = 'ESWN'.indexOf(String(fieldOf(start, 'bakaze')));
    const said = fieldOf(start, 'scores');
    const scores = said === undefined ? this.#scores : fourOf(said, 'scores', number);
    return {
      roundWind: WINDS[wind] ?? fail('bad-field', 'bakaze'),
      dealer: who(start, 'oya'),
      counters: count(fieldOf(start, 'honba'), 'honba'),
      bets: count(fieldOf(start, 'kyotaku'), 'kyotaku'),
      scores: scores ?? fail('bad-field', 'scores'),
      deals: fourOf(fieldOf(start, 'tehais'), 'tehais', tiles),
      indicators: [tile(start, 'dora_marker'), ...this.#indicators],
      moves: this.#moves,
      end: this.#end(),
      after: this.#after,
    };
  }
}

/** An event and the line it stands in, from 1. */
export interface Line {
  readonly line: number;
  readonly event: Fields;
}

const isType = ({ event }: Line, type: string): boolean => fieldOf(event, 'type') === type;

/** What older writers begin a game with and leave out. */
const START_POINTS: BySeat<number> = [25_000, 25_000, 25_000, 25_000];

/** Splits the lines of a game into hands; each is read by itself. */
function handsOf(lines: readonly Line[]): readonly (LoggedHand | Problem)[] {
  const hands: { scores: BySeat<number>; lines: Line[] }[] = [];
  let scores = START_POINTS;
  for (const line of lines) {
    if (isType(line, 'start_kyoku')) hands.push({ scores, lines: [line] });
    else hands.at(-1)?.lines.push(line);
    scores = scoresIn(line.event) ?? scores;
  }
  return hands.map(({ scores: before, lines: [start, ...rest] }) => {
    let at = start?.line ?? 0;
    const read = attempt(() => {
      if (!start) fail('no-deal');
      const hand = new Hand(start.event, before);
      for (const { line, event } of rest) {
        at = line;
        hand.read(event);
      }
      at = start.line;
      return hand.done();
    });
    return isProblem(read) ? { ...read, line: at } : read;
  });
}

/** Whether the first line of a text looks like this format. */
export const isMjai = (value: unknown): value is Fields =>
  isFields(value) && typeof fieldOf(value, 'type') === 'string';

const VERSION = 'mjai';
const THREE = 3;

function gameOf(lines: readonly Line[]): LoggedGame {
  const [first] = lines;
  const names = first && isType(first, 'start_game') ? fieldOf(first.event, 'names') : undefined;
  const flag = first && fieldOf(first.event, 'aka_flag');
  const deal = lines.find((line) => isType(line, 'start_kyoku'));
  if (!deal) fail('no-deal');
  const hands = fieldOf(deal.event, 'tehais');
  const deals = Array.isArray(hands) ? hands.length : 0;
  if ((Array.isArray(names) && names.length === THREE) || deals === THREE) fail('three-players');
  const kyoku = count(fieldOf(deal.event, 'kyoku'), 'kyoku');
  const firstDealer = (who(deal.event, 'oya') - ((kyoku + 3) % 4) + 4) % 4;
  return {
    format: 'mjai',
    version: VERSION,
    players: namesOf(names),
    rules: { redFives: flag === true ? 3 : flag === false ? 0 : undefined, openTanyao: undefined },
    firstDealer: firstDealer as SeatNumber,
    hands: handsOf(lines),
  };
}

/** Reads games in mjai lines, each begun by `start_game`; one that cannot be read stands there as a problem. */
export function readMjai(lines: readonly Line[]): readonly (LoggedGame | Problem)[] {
  const games: Line[][] = [];
  for (const line of lines) {
    const last = games.at(-1);
    if (!last || isType(line, 'start_game')) games.push([line]);
    else last.push(line);
  }
  return games.map((game) => {
    const read = attempt(() => gameOf(game));
    return isProblem(read) ? { ...read, line: game[0]?.line ?? 1 } : read;
  });
}
