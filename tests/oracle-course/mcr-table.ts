import { generateRequests } from '../oracle-mcr/generate.ts';
import { oracleMcr } from '../oracle-mcr/score.ts';
import { chooseDiscard, distance, wantsCall } from '../oracle-table/player.ts';
import { type Random, makeRandom } from '../oracle-table/random.ts';
import { sideOf } from '../oracle-table/state.ts';
import { KINDS, countOf, firstKind, formatTiles, kindsOf, rankOf, suitOf, without } from '../oracle-table/tiles.ts';
import type { MeldRequest, Wind } from '../oracle-table/types.ts';
import type { McrAsk, McrPlayer, McrRules, McrTableRequest, McrWinner } from './mcr-types.ts';

/** The winds in the order of the seats. */
export const WINDS: readonly Wind[] = ['east', 'south', 'west', 'north'];
const FLOWER = 'f';

interface Circumstances {
  afterKong?: boolean;
  robbedKong?: 'added';
}

/** A table of MCR in play: 144 tiles, drawn from the front, replaced from the end. */
export class McrTable {
  readonly players: McrPlayer[];
  readonly asks: McrAsk[] = [];
  readonly random: Random;
  readonly rules: McrRules;
  readonly roundWind: Wind;
  private wall: string[];

  constructor(seed: number, rules: McrRules, roundWind: Wind) {
    const random = makeRandom(seed);
    this.random = random;
    this.rules = rules;
    this.roundWind = roundWind;
    let rest = random.shuffled([
      ...KINDS.flatMap((kind) => [kind, kind, kind, kind]),
      ...Array.from({ length: 8 }, () => FLOWER),
    ]);
    const take = (kind: string): string[] => {
      if (!rest.includes(kind)) return [];
      rest = without(rest, [kind]);
      return [kind];
    };
    const hero = random.below(4);
    const draws = new Map<number, string>();
    const wish = [0, 1].map((at) => {
      const [plan] = [...generateRequests(2 * seed + at, 1)];
      if (!plan || (at === 1 && random.chance(0.5))) return [];
      const whole = [
        ...kindsOf(plan.concealed),
        plan.winningTile,
        ...plan.melds.flatMap(({ tiles }) => kindsOf(tiles)),
      ];
      const kinds = random.shuffled(whole).flatMap(take);
      const missing = kinds.splice(0, Math.max(kinds.length - 13, 1 + random.below(2)));
      for (const kind of missing) draws.set(random.below(40), kind);
      return kinds;
    });
    this.players = [0, 1, 2, 3].map((seat) => {
      const keep = seat === hero ? (wish[0] ?? []) : seat === (hero + 1) % 4 ? (wish[1] ?? []) : [];
      const hand = [...keep, ...rest.splice(0, 13 - keep.length)];
      const temper = {
        ...{
          keep: [...new Set(keep)],
          throws: [],
          calls: random.pick([0, 0.4]),
          riichi: 0,
          riichiFrom: 0,
          winsFrom: 144,
        },
        robsOnly: false,
      };
      return {
        ...{ seat, hand, temper, melds: [], discards: [], fed: false, story: [], riichi: 'none' as const },
        ...{ ippatsu: false, liable: [], flowers: 0 },
      };
    });
    this.wall = [...rest];
    for (const [place, kind] of [...draws].sort(([a], [b]) => a - b)) this.wall.splice(place, 0, kind);
    for (const player of this.players) this.layFlowers(player);
  }

  get left(): number {
    return this.wall.length;
  }

  /** Replaces flowers until the hand has none. */
  private layFlowers(player: McrPlayer): void {
    while (player.hand.includes(FLOWER)) {
      player.hand = without(player.hand, [FLOWER]);
      player.flowers += 1;
      player.hand.push(this.wall.pop() ?? '');
    }
  }

  /**
   * Draws a tile that is no flower; undefined when the wall is empty. `replaced` tells that the tile came from the end.
   */
  private draw(
    player: McrPlayer,
    fromEnd: boolean,
  ): { tile: string; replaced: boolean; isFlower: boolean } | undefined {
    let tile = fromEnd ? this.wall.pop() : this.wall.shift();
    let isFlower = false;
    while (tile === FLOWER) {
      player.flowers += 1;
      isFlower = true;
      tile = this.wall.pop();
    }
    return tile === undefined ? undefined : { tile, replaced: fromEnd || isFlower, isFlower };
  }

  /** How many tiles of a kind everybody can see. */
  private visible(kind: string): number {
    const laid = this.players.flatMap(({ melds }) =>
      melds.flatMap(({ tiles, form }) => (form === 'concealed' ? [] : kindsOf(tiles))),
    );
    return countOf([...this.pond, ...laid], kind);
  }

  /** Discards that nobody called. */
  private readonly pond: string[] = [];

  private handOf(player: McrPlayer, tile: string, more: Circumstances): Record<string, unknown> {
    const isLast = !player.hand.includes(tile) && !more.robbedKong && this.visible(tile) === 3;
    return {
      ...{ concealed: formatTiles(player.hand), melds: player.melds.map((meld) => ({ ...meld })), winningTile: tile },
      ...{ flowers: player.flowers, lastTile: this.left === 0, ...(isLast && { lastOfKind: true }), ...more },
    };
  }

  private pointsOf(player: McrPlayer, tile: string, by: 'draw' | 'discard', more: Circumstances): number {
    if (distance(player, [...player.hand, tile]) >= 0) return 0;
    const hand = this.handOf(player, tile, more);
    const seat = { by, seatWind: WINDS[player.seat], roundWind: this.roundWind };
    const score = oracleMcr({ rules: this.rules, ...hand, ...seat } as Parameters<typeof oracleMcr>[0]);
    return score.qualifying ? score.points : 0;
  }

  ask(player: McrPlayer, action: McrAsk['action'], now: Record<string, unknown>, concealed = player.hand): void {
    const tile = typeof now.tile === 'string' ? now.tile : '';
    const isLast = action.type === 'hu' && !concealed.includes(tile) && now.type !== 'kong' && this.visible(tile) === 3;
    const state = {
      ...{ concealed: formatTiles(concealed), melds: player.melds.map((meld) => ({ ...meld })), now },
      ...{ seatWind: WINDS[player.seat], roundWind: this.roundWind, flowers: player.flowers, tilesLeft: this.left },
      ...(isLast && { lastOfKind: true }),
    };
    this.asks.push({ rules: this.rules, action, state });
  }

  /** All who win on a discarded tile, the nearest to the discarder's right first. */
  private winnersOn(from: McrPlayer, tile: string, more: Circumstances): McrWinner[] {
    const winners = [1, 2, 3].flatMap((turns): McrWinner[] => {
      const player = this.players[(from.seat + turns) % 4];
      const points = player ? this.pointsOf(player, tile, 'discard', more) : 0;
      return player && points > 0 ? [{ seat: player.seat, points, hand: this.handOf(player, tile, more) }] : [];
    });
    const [nearest] = winners;
    const caller = nearest && this.players[nearest.seat];
    const type = more.robbedKong ? 'kong' : 'discard';
    if (caller) this.ask(caller, { type: 'hu' }, { type, tile, from: sideOf(from.seat, caller.seat) });
    return winners;
  }

  private kongOf(player: McrPlayer, tile: string): MeldRequest | undefined {
    if (this.left === 0) return undefined;
    const all = [...player.hand, tile];
    const pung = player.melds.find(({ type, tiles }) => type === 'pung' && all.includes(firstKind(tiles)));
    if (pung) return { ...pung, type: 'kong', form: 'added' };
    const kind = all.find((one) => countOf(all, one) === 4);
    return kind === undefined
      ? undefined
      : { type: 'kong', form: 'concealed', tiles: kind.charAt(0).repeat(4) + suitOf(kind) };
  }

  /** A turn that begins with a draw: returns how the hand ended, or the tile to discard. */
  private turn(player: McrPlayer, fromEnd: boolean): McrTableRequest['event'] | { tile: string } {
    const drawn = this.draw(player, fromEnd);
    if (!drawn) return { type: 'draw' };
    const { tile, replaced, isFlower } = drawn;
    const afterKong = fromEnd && !isFlower;
    const now = { type: 'drew', tile, from: replaced ? 'replacement' : 'wall' };
    const points = this.pointsOf(player, tile, 'draw', afterKong ? { afterKong } : {});
    if (points > 0) {
      // A view does not tell whether a replacement tile came after a flower.
      if (!isFlower) this.ask(player, { type: 'hu' }, now);
      const hand = this.handOf(player, tile, afterKong ? { afterKong } : {});
      return { type: 'tsumo', winner: { seat: player.seat, points, hand } };
    }
    const kong = this.kongOf(player, tile);
    if (!kong) return { tile };
    const kind = firstKind(kong.tiles);
    this.ask(player, { type: 'kong', tile: kind }, now);
    if (kong.form === 'added') {
      const winners = this.winnersOn(player, kind, { robbedKong: 'added' });
      if (winners.length > 0) return { type: 'ron', discarder: player.seat, winners };
      const at = player.melds.findIndex(({ type, tiles }) => type === 'pung' && firstKind(tiles) === kind);
      player.melds.splice(at, 1, { ...kong, tiles: kind.charAt(0) + kong.tiles });
    } else player.melds.push(kong);
    player.hand = without(
      [...player.hand, tile],
      Array.from({ length: kong.form === 'added' ? 1 : 4 }, () => kind),
    );
    return this.turn(player, true);
  }

  private callOn(from: McrPlayer, tile: string): { player: McrPlayer; isKong: boolean } | undefined {
    if (this.left === 0) return undefined;
    for (const turns of [1, 2, 3]) {
      const player = this.players[(from.seat + turns) % 4];
      const same = player?.hand.filter((one) => one === tile) ?? [];
      if (!player || same.length < 2) continue;
      const isKong = same.length === 3 && wantsCall(player, same, this.random);
      if (isKong || wantsCall(player, same.slice(0, 2), this.random)) {
        this.call(player, from, tile, isKong ? same : same.slice(0, 2), isKong ? 'kong' : 'pung');
        return { player, isKong };
      }
    }
    const next = this.players[(from.seat + 1) % 4];
    if (!next || suitOf(tile) === 'z') return undefined;
    for (const steps of [
      [-2, -1],
      [-1, 1],
      [1, 2],
    ]) {
      const used = steps.map((step) => `${rankOf(tile) + step}${suitOf(tile)}`);
      if (!used.every((one) => next.hand.includes(one)) || !wantsCall(next, used, this.random)) continue;
      this.call(next, from, tile, used, 'chow');
      return { player: next, isKong: false };
    }
    return undefined;
  }

  private call(player: McrPlayer, from: McrPlayer, tile: string, used: string[], type: MeldRequest['type']): void {
    const side = sideOf(from.seat, player.seat);
    const action = type === 'kong' ? { type, tile } : type === 'chow' ? { type, with: formatTiles(used) } : { type };
    this.ask(player, action, { type: 'discard', tile, from: side });
    player.hand = without(player.hand, used);
    const tiles = formatTiles([...used, tile]);
    player.melds.push({ type, ...(type === 'kong' && { form: 'open' as const }), tiles, called: tile, from: side });
    this.pond.pop();
  }

  /** Plays the hand to its end. */
  play(): McrTableRequest['event'] {
    let seat = 0;
    let need: 'draw' | 'replacement' | 'throw' = 'draw';
    for (;;) {
      const player = this.players[seat % 4];
      if (!player) return { type: 'draw' };
      if (need !== 'throw') {
        const turn = this.turn(player, need === 'replacement');
        if ('type' in turn) return turn;
        player.hand.push(turn.tile);
      }
      const tile = chooseDiscard(player, this.random);
      if (this.random.chance(0.1) && need === 'throw') this.ask(player, { type: 'discard', tile }, { type: 'called' });
      player.hand = without(player.hand, [tile]);
      const winners = this.winnersOn(player, tile, {});
      if (winners.length > 0) return { type: 'ron', discarder: player.seat, winners };
      this.pond.push(tile);
      const caller = this.callOn(player, tile);
      need = caller ? (caller.isKong ? 'replacement' : 'throw') : 'draw';
      seat = caller ? caller.player.seat : (seat + 1) % 4;
    }
  }
}
