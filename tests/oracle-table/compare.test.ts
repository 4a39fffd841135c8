import { describe, expect, it } from 'vitest';
import { type Doors, classesOf, compareTables, disagreementOn, disagreementOnWin } from './compare.ts';
import { judgeForm } from './form.ts';
import { writeLink } from './links.ts';
import { simulateMany } from './simulate.ts';
import { naiveTable } from './table.ts';
import type { HandRequest } from './types.ts';

const EXTENT = { seed: 1, tables: 60, mutations: 300 };
const HANDS = simulateMany(EXTENT.seed, EXTENT.tables).flatMap(({ hands }) => hands);
const LINKS = new Map(HANDS.map((hand) => [writeLink(hand), hand]));
const WIN = { ok: true, kind: 'win' };
const REFUSAL = { ok: false, error: { code: 'impossible-context', field: 'riichi' } };

/** An engine that judges as the naive checker does. */
const AGREEING: Doors = {
  score: (request) => {
    try {
      if (judgeForm(request) !== 'good') return REFUSAL;
      return naiveTable(request as HandRequest).possible ? { ...WIN, echo: request } : REFUSAL;
    } catch {
      return REFUSAL;
    }
  },
  readLink: (link) => (LINKS.has(link) ? { ok: true, value: LINKS.get(link) } : REFUSAL),
};
const POSSIBLE: HandRequest = {
  rules: 'ema-2016',
  concealed: '33m123m123s456s78s',
  winningTile: '9s',
  by: 'discard',
  seatWind: 'east',
  roundWind: 'east',
};
const IMPOSSIBLE = { ...POSSIBLE, ippatsu: true };

describe('comparing an engine with the naive checker', () => {
  it('finds no difference if both agree', () => {
    const found = compareTables(AGREEING, EXTENT);
    const unrobbed = found.filter(({ why }) => why !== 'concealed-kong-not-to-be-robbed');
    expect(unrobbed).toEqual([]);
  });

  it('catches an engine that accepts everything, one that accepts nothing and one that throws', () => {
    expect(disagreementOn(IMPOSSIBLE, () => WIN)).toMatchObject({ engine: 'accepts', why: 'ippatsu-without-riichi' });
    expect(disagreementOn(IMPOSSIBLE, () => REFUSAL)).toBeUndefined();
    expect(disagreementOn(POSSIBLE, () => REFUSAL)).toMatchObject({
      engine: 'refuses',
      said: 'impossible-context riichi',
    });
    expect(disagreementOn(POSSIBLE, () => WIN)).toBeUndefined();
    expect(disagreementOn({}, () => WIN)).toMatchObject({ engine: 'accepts', why: 'bad form' });
    const broken = (): never => {
      throw new Error('broken');
    };
    expect(disagreementOn(POSSIBLE, broken)).toMatchObject({ engine: 'throws', said: 'broken' });
  });

  it('wants a hand that was won to be a win', () => {
    expect(disagreementOnWin(POSSIBLE, () => WIN)).toBeUndefined();
    expect(disagreementOnWin(POSSIBLE, () => ({ ok: true, kind: 'no-win', reason: 'no-yaku' }))).toMatchObject({
      engine: 'knows no win',
      said: 'no-win no-yaku',
    });
  });

  it('tries every way in', () => {
    const careless: Doors = { score: () => WIN, readLink: () => ({ ok: true, value: IMPOSSIBLE }) };
    const whys = new Set(compareTables(careless, EXTENT).map(({ why }) => why));
    expect(whys).toContain('bad form');
    expect(whys).toContain('a link with a number that is none');
    expect(whys).toContain('ippatsu-without-riichi');
    const wary: Doors = { ...AGREEING, readLink: () => REFUSAL };
    expect(compareTables(wary, EXTENT).map(({ engine }) => engine)).toContain('reads another hand');
  });

  it('counts the differences by class, each with its shortest example', () => {
    const difference = (example: unknown) => ({ engine: 'refuses', why: 'possible', said: 'no', example }) as const;
    expect(classesOf([difference([1, 2]), difference([]), { ...difference([]), said: 'never' }])).toEqual([
      { name: 'refuses: possible (no)', count: 2, example: [] },
      { name: 'refuses: possible (never)', count: 1, example: [] },
    ]);
  });
});
