import { type BySeat, SEAT_NUMBERS, type SeatNumber, type Tile, WINDS, eachSeat } from '../engine/riichi/index.ts';
import { NO_POINTS, seat, shownName } from './fields.ts';
import type { LoggedEnd, LoggedGame, LoggedHand, LoggedWin, Move, SaidRules } from './log.ts';
import { meldOf } from './mjlog-meld.ts';
import { type Problem, attempt, fail, isProblem } from './problem.ts';
import { type Tag, tagsOf } from './tags.ts';
import { tileOfId } from './tenhou-tiles.ts';

/** The versions that this reader was made for: before, games have no number of version. */
const VERSIONS = ['2.0', '2.1', '2.2', '2.3'];

/** Bits of the kind of game that are looked at. */
const NO_REDS = 2;
const NO_OPEN_TANYAO = 4;
const THREE_PLAYERS = 16;

const ABORTS: Readonly<Record<string, Extract<LoggedEnd, { type: 'abort' }>['why']>> = {
  yao9: 'nine-terminals',
  kaze4: 'four-winds',
  reach4: 'four-riichi',
  ron3: 'triple-ron',
  kan4: 'four-kongs',
};
const NAGASHI = 'nm';

const HUNDRED = 100;

/** The numbers in an attribute. */
const numbers = (tag: Tag, name: string): readonly number[] =>
  (tag.attributes.get(name) ?? '')
    .split(',')
    .filter((one) => one !== '')
    .map((one) => (/^-?\d{1,7}$/.test(one) ? Number(one) : fail('bad-field', name)));

const whose = (tag: Tag, name: string): SeatNumber => seat(numbers(tag, name)[0], name);

/** What the four seats got, in points: before and change take turns, in hundreds. */
function deltasOf(tag: Tag): BySeat<number> {
  const all = numbers(tag, 'sc');
  if (all.length === 0) return NO_POINTS;
  return all.length === 2 * SEAT_NUMBERS.length
    ? eachSeat((at) => HUNDRED * (all[2 * at + 1] ?? 0))
    : fail('bad-field', 'sc');
}

const DRAW = /^([T-W])(\d{1,3})$/;
const DISCARD = /^([D-G])(\d{1,3})$/;

/** One hand while its tags are read. */
class Hand {
  readonly #withReds: boolean;
  readonly #first: Tag;
  readonly #moves: Move[] = [];
  readonly #indicators: Tile[] = [];
  readonly #wins: LoggedWin[] = [];
  #end: LoggedEnd | undefined;
  #declares: SeatNumber | undefined;

  constructor(first: Tag, withReds: boolean) {
    this.#first = first;
    this.#withReds = withReds;
  }

  #tile = (id: number): Tile => tileOfId(id, this.#withReds);

  #tiles = (tag: Tag, name: string): readonly Tile[] => numbers(tag, name).map(this.#tile);

  #won(tag: Tag): void {
    this.#wins.push({
      seat: whose(tag, 'who'),
      from: whose(tag, 'fromWho'),
      ura: this.#tiles(tag, 'doraHaiUra'),
      deltas: deltasOf(tag),
    });
  }

  #drawn(tag: Tag): void {
    const type = tag.attributes.get('type');
    const deltas = deltasOf(tag);
    if (type === undefined || type === NAGASHI) {
      const tenpai = SEAT_NUMBERS.filter((at) => tag.attributes.has(`hai${at}`));
      this.#end = { type: 'draw', tenpai, nagashi: type === NAGASHI, deltas };
      return;
    }
    const why = Object.hasOwn(ABORTS, type) ? ABORTS[type] : undefined;
    this.#end = why ? { type: 'abort', why, deltas } : fail('bad-field', type);
  }

  read(tag: Tag): void {
    const { name, attributes } = tag;
    const [, drawer, drawn] = DRAW.exec(name) ?? [];
    const [, thrower, thrown] = DISCARD.exec(name) ?? [];
    if (drawer !== undefined)
      this.#moves.push({ type: 'draw', seat: 'TUVW'.indexOf(drawer) as SeatNumber, tile: this.#tile(Number(drawn)) });
    else if (thrower !== undefined) {
      const seat = 'DEFG'.indexOf(thrower) as SeatNumber;
      const riichi = this.#declares === seat;
      this.#declares = undefined;
      this.#moves.push({ type: 'discard', seat, tile: this.#tile(Number(thrown)), riichi });
    } else if (name === 'N')
      this.#moves.push(meldOf(Number(attributes.get('m') ?? NaN), whose(tag, 'who'), this.#withReds));
    else if (name === 'DORA') this.#indicators.push(...this.#tiles(tag, 'hai'));
    else if (name === 'REACH' && attributes.get('step') === '1') this.#declares = whose(tag, 'who');
    else if (name === 'AGARI') this.#won(tag);
    else if (name === 'RYUUKYOKU') this.#drawn(tag);
  }

  done(): LoggedHand {
    const [deal = 0, counters = 0, bets = 0, , , indicator] = numbers(this.#first, 'seed');
    const end: LoggedEnd | undefined = this.#wins.length > 0 ? { type: 'win', wins: this.#wins } : this.#end;
    if (!end) fail('cut');
    const scores = numbers(this.#first, 'ten');
    if (scores.length !== SEAT_NUMBERS.length) fail('bad-field', 'ten');
    return {
      roundWind: WINDS[Math.floor(deal / 4)] ?? fail('bad-field', 'seed'),
      dealer: whose(this.#first, 'oya'),
      counters,
      bets,
      scores: eachSeat((at) => HUNDRED * (scores[at] ?? 0)),
      deals: eachSeat((at) => this.#tiles(this.#first, `hai${at}`)),
      indicators: [this.#tile(indicator ?? -1), ...this.#indicators],
      moves: this.#moves,
      end,
    };
  }
}

/** Names are written as parts of an address. */
function nameOf(text: string | undefined): string {
  try {
    return shownName(decodeURIComponent(text ?? ''));
  } catch {
    return shownName(text);
  }
}

function rulesOf(kind: number): SaidRules {
  return { redFives: kind & NO_REDS ? 0 : 3, openTanyao: (kind & NO_OPEN_TANYAO) === 0 };
}

/** Reads each hand by itself: one that cannot be read takes no other with it. */
function handsOf(tags: readonly Tag[], withReds: boolean): readonly (LoggedHand | Problem)[] {
  const hands: { first: Tag; rest: Tag[] }[] = [];
  for (const tag of tags)
    if (tag.name === 'INIT') hands.push({ first: tag, rest: [] });
    else hands.at(-1)?.rest.push(tag);
  return hands.map(({ first, rest }) =>
    attempt(() => {
      const hand = new Hand(first, withReds);
      for (const tag of rest) hand.read(tag);
      return hand.done();
    }),
  );
}

/** Whether a text looks like a game in this format. */
export const isMjlog = (text: string): boolean => /<mjloggm[\s>]/.test(text.slice(0, 1000));

/** Reads a game in the XML format of mjlog files. */
export function readMjlog(text: string): LoggedGame {
  const tags = tagsOf(text);
  const find = (name: string): Tag | undefined => tags.find((tag) => tag.name === name);
  const version = find('mjloggm')?.attributes.get('ver') ?? '';
  if (!VERSIONS.includes(version)) fail('version', version);
  const go = find('GO');
  const kind = (go && numbers(go, 'type')[0]) ?? 0;
  if (kind & THREE_PLAYERS) fail('three-players');
  const rules = rulesOf(kind);
  const players = find('UN')?.attributes;
  const first = find('TAIKYOKU');
  const hands = handsOf(tags, rules.redFives !== 0);
  const last = hands.at(-1);
  const isWhole = /<\/mjloggm\s*>\s*$/.test(text.slice(-1000));
  return {
    format: 'mjlog',
    version,
    players: eachSeat((at) => nameOf(players?.get(`n${at}`))),
    rules,
    firstDealer: first?.attributes.has('oya') ? whose(first, 'oya') : 0,
    hands: [...hands, ...(isWhole || (last && isProblem(last)) ? [] : [{ id: 'cut' } as const])],
  };
}
