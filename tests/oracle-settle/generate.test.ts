import { describe, expect, it } from 'vitest';
import { oracleFinish } from './finish.ts';
import { generateFinishes } from './generate-finish.ts';
import { generateRanks } from './generate-rank.ts';
import { generateSettles } from './generate.ts';
import { oracleRank } from './rank.ts';
import { OPTION_VALUES } from './rulebooks.ts';
import { oracleSettle } from './settle.ts';
import { seatOn } from './seats.ts';
import type { SettleRequest, Winner } from './types.ts';

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
const SETTLES = generateSettles(1, 2000);

describe('2,000 generated events', () => {
  it('are the same for the same seed and others for another', () => {
    expect(generateSettles(1, 50)).toEqual(SETTLES.slice(0, 50));
    expect(generateSettles(2, 50)).not.toEqual(SETTLES.slice(0, 50));
  });

  it('conserve money: deltas, table and nobody sum to zero', () => {
    for (const request of SETTLES) {
      const settled = oracleSettle(request);
      const sticks = settled.known ? (settled.table.bets - (request.bets ?? 0)) * 1000 : 0;
      expect(sum(settled.deltas) + sticks + settled.nobody, JSON.stringify(request)).toBe(0);
      expect(settled.deltas.every((points) => Number.isInteger(points) && !Object.is(points, -0))).toBe(true);
    }
  });

  it('pay in hundreds in riichi, and leave the table at zero or more', () => {
    for (const request of SETTLES) {
      const settled = oracleSettle(request);
      if (!request.rules.startsWith('m')) expect(settled.deltas.every((points) => points % 100 === 0)).toBe(true);
      expect(settled.table.bets).toBeGreaterThanOrEqual(0);
      expect(settled.nobody).toBeGreaterThanOrEqual(0);
    }
  });

  const winners = ({ event }: SettleRequest): Winner[] =>
    event.type === 'ron' ? event.winners : event.type === 'tsumo' ? [event.winner] : [];
  const liableIn = (request: SettleRequest): Winner[] =>
    winners(request).filter((winner) => 'yakuman' in winner && winner.liable?.length === 1);
  const feeders = (request: SettleRequest) =>
    winners(request).flatMap((winner) =>
      'yakuman' in winner ? (winner.liable ?? []).map(({ from }) => seatOn(from, winner.seat)) : [],
    );
  const isLast = ({ roundWind, dealer, firstDealer = 0 }: SettleRequest): boolean =>
    roundWind === 'south' && dealer === (firstDealer + 3) % 4;

  it.each<[string, (request: SettleRequest) => boolean]>([
    [
      'three winners, East among them',
      (r) => winners(r).length === 3 && winners(r).some(({ seat }) => seat === r.dealer),
    ],
    [
      'a winner in riichi and sticks left',
      (r) => winners(r).some(({ seat }) => r.riichi?.includes(seat)) && (r.bets ?? 0) > 0,
    ],
    ['two winners in riichi', (r) => winners(r).filter(({ seat }) => r.riichi?.includes(seat)).length > 1],
    ['a score below zero', (r) => r.scores.some((points) => points < 0)],
    ['the last hand, won by East', (r) => isLast(r) && winners(r).some(({ seat }) => seat === r.dealer)],
    ['the last hand, won by another', (r) => isLast(r) && winners(r).some(({ seat }) => seat !== r.dealer)],
    ['the last hand, chombo', (r) => isLast(r) && r.event.type === 'chombo'],
    ['chombo of East', (r) => r.event.type === 'chombo' && r.event.seats.includes(r.dealer)],
    ['two chombos', (r) => r.event.type === 'chombo' && r.event.seats.length > 1],
    ['four riichi', (r) => r.event.type === 'abort' && r.event.why === 'four-riichi'],
    ['a draw with four in riichi', (r) => r.event.type === 'draw' && r.riichi?.length === 4],
    ['two nagashi', (r) => r.event.type === 'draw' && r.event.nagashi?.length === 2 && r.rules === 'ema-2012'],
    [
      'a dead hand in riichi',
      (r) =>
        r.event.type === 'draw' &&
        (r.riichi ?? []).some((one) => r.event.type === 'draw' && !r.event.tenpai?.includes(one)),
    ],
    ['the liable player is the discarder', (r) => r.event.type === 'ron' && feeders(r).includes(r.event.discarder)],
    ['the liable player is another winner', (r) => winners(r).some(({ seat }) => feeders(r).includes(seat))],
    ['two liable players', (r) => liableIn(r).length > 1],
    ['a liable player and a draw', (r) => r.event.type === 'tsumo' && feeders(r).length > 0],
    ['a double yakuman', (r) => winners(r).some((winner) => 'yakuman' in winner && winner.yakuman === 2)],
    ['several winners by Mahjong Competition Rules', (r) => r.rules === 'mers-2014' && winners(r).length > 1],
    ['a fine to each', (r) => r.event.type === 'fine' && r.event.to === 'each'],
    [
      'the sixteenth deal',
      (r) => r.rules === 'mers-2014' && r.roundWind === 'north' && oracleSettle(r).next.kind === 'over',
    ],
  ])('hold %s, several times', (_, isSuch) => {
    expect(SETTLES.filter(isSuch).length).toBeGreaterThan(2);
  });

  it('change with every option', () => {
    const names = (Object.keys(OPTION_VALUES) as (keyof typeof OPTION_VALUES)[]).filter(
      (name) => OPTION_VALUES[name].length > 1,
    );
    const riichi = SETTLES.filter(({ rules }) => !rules.startsWith('m'));
    const outcome = (request: SettleRequest, options: object): string =>
      JSON.stringify(oracleSettle({ ...request, knobs: { ...request.knobs, ...options } }));
    const idle = names.filter((name) =>
      riichi.every(
        (request) => new Set(OPTION_VALUES[name].map((value) => outcome(request, { [name]: value }))).size === 1,
      ),
    );
    expect(idle).toEqual(['leftoverBets']);
  });

  it('are possible: no open hand in riichi, nobody feeds himself, a full table', () => {
    for (const request of SETTLES) {
      expect(liableIn(request).some(({ seat }) => request.riichi?.includes(seat))).toBe(false);
      if (!request.rules.startsWith('m')) expect(sum(request.scores)).toBe(120_000 - 1000 * (request.bets ?? 0));
      else expect(sum(request.scores)).toBe(0);
    }
  });
});

describe('2,000 generated games', () => {
  const finishes = generateFinishes(1, 2000);

  it('lose only fines, sticks for nobody and entries of substitutes', () => {
    for (const request of finishes) {
      const { players, nobody } = oracleFinish(request);
      if (request.rules.startsWith('m') || (request.substitutes ?? []).length > 0) continue;
      const fines = sum((request.penalties ?? []).map(({ points }) => points));
      expect(sum(players.map(({ total }) => total)), JSON.stringify(request)).toBeCloseTo(-fines - nobody, 6);
    }
  });

  it('share seven table points by Mahjong Competition Rules, with or without substitutes', () => {
    for (const request of finishes.filter(({ rules }) => rules === 'mers-2014'))
      expect(sum(oracleFinish(request).players.map(({ total }) => total))).toBeCloseTo(7, 6);
  });

  it('have ties of two, three and four', () => {
    const places = finishes.flatMap((request) => oracleFinish(request).players.map(({ place }) => place));
    expect(new Set(places)).toEqual(new Set([1, 1.5, 2, 2.5, 3, 3.5, 4]));
    const nobody = finishes
      .filter(({ rules }) => rules !== 'tesuji-2018')
      .map((request) => oracleFinish(request).nobody);
    expect(new Set(nobody).size).toBeGreaterThan(1);
  });
});

describe('2,000 generated tournaments', () => {
  it('are decided by every criterion, and not at all', () => {
    const ranked = generateRanks(1, 2000).flatMap((request) => oracleRank(request));
    expect(new Set(ranked.map(({ below }) => below))).toEqual(
      new Set([
        null,
        'average-place',
        'points',
        'variance',
        'range',
        'total',
        'table-points',
        'game-points',
        'out-of-the-title',
        'disqualified',
      ]),
    );
    expect(ranked.every(({ rank }) => rank >= 1)).toBe(true);
  });
});
