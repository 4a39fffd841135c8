import type { Temper } from './player.ts';
import type { Random } from './random.ts';
import { KINDS, countOf, without } from './tiles.ts';
import type { Wish } from './wall.ts';

/** Wishes for the tiles and styles of the four players. */
export interface Scene {
  wish: Wish;
  tempers: Temper[];
}

/** Suited tiles. */
export const SUITED = KINDS.filter((kind) => !kind.endsWith('z'));

/** The same kind a number of times. */
export const times = (kind: string, count: number): string[] => Array.from({ length: count }, () => kind);

/** Builds a scene tile by tile, with at most four of a kind; a tile too many is left out. */
export class Maker {
  readonly random: Random;
  readonly scene: Scene;
  private readonly used: string[] = [];

  constructor(random: Random) {
    this.random = random;
    const temper = (): Temper => ({
      keep: [],
      throws: [],
      calls: random.chance(0.5) ? 0.6 : 0,
      riichi: 0.9,
      riichiFrom: 70,
      winsFrom: 70,
      robsOnly: false,
    });
    this.scene = {
      wish: { hands: [[], [], [], []], draws: new Map(), replacements: [] },
      tempers: [temper(), temper(), temper(), temper()],
    };
  }

  left(kind: string): number {
    return 4 - countOf(this.used, kind);
  }

  hand(seat: number): string[] {
    return this.scene.wish.hands[seat % 4] ?? [];
  }

  temper(seat: number, change: Partial<Temper>): void {
    Object.assign(this.scene.tempers[seat % 4] ?? {}, change);
  }

  /** The styles of the other three. */
  around(seat: number, change: Partial<Temper>): void {
    for (const other of [1, 2, 3]) this.temper(seat + other, change);
  }

  private spend(kind: string): boolean {
    if (this.left(kind) === 0) return false;
    this.used.push(kind);
    return true;
  }

  give(seat: number, kinds: readonly string[]): void {
    for (const kind of kinds) if (this.hand(seat).length < 13 && this.spend(kind)) this.hand(seat).push(kind);
  }

  /** Gives a player a tile on one of his turns, counted from 0, as long as nobody calls. */
  draw(seat: number, turn: number, kind: string): void {
    this.drawAt(4 * turn + (seat % 4), kind);
  }

  drawAt(place: number, kind: string): void {
    if (!this.scene.wish.draws.has(place) && this.spend(kind)) this.scene.wish.draws.set(place, kind);
  }

  replace(...kinds: string[]): void {
    this.scene.wish.replacements.push(...kinds.filter((kind) => this.spend(kind)));
  }

  set(): string[] {
    const kind = this.random.pick(SUITED);
    const rank = Number(kind.charAt(0));
    const chow = [0, 1, 2].map((step) => `${rank + step}${kind.charAt(1)}`);
    const set = rank < 8 && this.random.chance(0.8) ? chow : times(this.random.pick(KINDS), 3);
    return set.every((one) => this.left(one) >= countOf(set, one)) ? set : this.set();
  }

  /** Gives a player a whole hand except for the named tiles; `start` belongs to it, `absent` is not dealt. */
  nearly(seat: number, missing: number, start: readonly string[] = [], absent: readonly string[] = []): string[] {
    const whole = [...start];
    while (whole.length < 12) whole.push(...this.set().slice(0, 12 - whole.length));
    const pair = KINDS.filter((kind) => this.left(kind) - countOf(whole, kind) >= 2);
    whole.push(...times(this.random.pick(pair), 2));
    const lacking = this.random.shuffled(without(whole, start)).slice(0, missing);
    this.give(seat, without(whole, [...absent, ...lacking]));
    return lacking;
  }
}
