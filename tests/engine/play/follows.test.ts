import { describe, expect, it } from 'vitest';
import type { PlayAction, PlayState } from '../../../src/engine/riichi/index.ts';
import { at, onDiscard, onDraw, ruling } from './asking.ts';

const follows = (action: PlayAction, state: PlayState, rules?: string): string[] => {
  const found = ruling(action, state, rules);
  if (!found.may) throw new Error(found.because);
  return found.then.map(({ id, tiles = [] }) => [id, ...tiles].join(' '));
};
const KONG = { type: 'kong', tile: '5z' } as const;
const FOUR: Partial<PlayState> = { concealed: '567m234p6789s555z' };
const ADDED: Partial<PlayState> = {
  concealed: '567m2344p678s',
  melds: [{ type: 'pung', tiles: '555z', called: '5z', from: 'left' }],
};
const RIICHI = { type: 'riichi', discard: '9m' } as const;

describe('what goes with it', () => {
  it('a concealed kong: the indicator first, then the tile', () => {
    expect(follows(KONG, onDraw('5z', FOUR))).toEqual([
      'stays-closed',
      'orphans-may-rob',
      'kan-dora',
      'replacement',
      'wall-shortens',
    ]);
  });

  it('an added kong may be robbed by anybody', () => {
    expect(follows(KONG, onDraw('5z', ADDED))).toEqual(['may-be-robbed', 'kan-dora', 'replacement', 'wall-shortens']);
  });

  it('kongs turn no indicator where the rulebook has none', () => {
    expect(follows(KONG, onDraw('5z', ADDED), 'tesuji-2018')).toEqual([
      'may-be-robbed',
      'replacement',
      'wall-shortens',
    ]);
  });

  it('the fourth kong: played on, or drawn when several players made them', () => {
    expect(follows(KONG, onDraw('5z', { ...ADDED, kongs: 3 })).at(-1)).toBe('fourth-kong');
    expect(follows(KONG, onDraw('5z', { ...ADDED, kongs: 3 }), 'ema-2012').at(-1)).toBe('drawn-after-fourth');
    const threeOwn = ['1111m', '2222m', '3333m'].map((tiles) => ({ type: 'kong', form: 'concealed', tiles }) as const);
    const allOwn = onDraw('5z', { concealed: '555z4p', melds: threeOwn });
    expect(follows(KONG, allOwn, 'ema-2012').at(-1)).toBe('fourth-kong');
    expect(follows(KONG, onDraw('5z', { ...ADDED, kongs: 2 })).at(-1)).toBe('wall-shortens');
  });

  it('a kong on the last tile but one', () => {
    expect(follows(KONG, onDraw('5z', { ...FOUR, tilesLeft: 1 })).at(-1)).toBe('replacement-is-last');
    expect(follows(KONG, onDraw('5z', { ...FOUR, tilesLeft: 2 })).at(-1)).toBe('wall-shortens');
  });

  it('riichi: the waits, the turned tile, the stick', () => {
    expect(follows(RIICHI, onDraw('9m'))).toEqual(['waits 1p 4p', 'discard-turned', 'stick']);
    expect(follows(RIICHI, onDraw('9m', { firstTurn: true })).at(-1)).toBe('double-riichi');
    expect(follows(RIICHI, onDraw('9m', { history: [{ type: 'discard', tile: '1p' }] })).at(-1)).toBe('tsumo-only');
  });

  it('a chow: what may not be discarded after it', () => {
    const called = (rules: string) =>
      follows({ type: 'chow', with: '23s' }, onDiscard('1s', { concealed: '123s4s567m234p999p' }), rules);
    expect(called('ema-2016')).toEqual(['called-tile-turned', 'forbidden-discards 1s 4s']);
    expect(called('tesuji-2018')).toEqual(['called-tile-turned', 'forbidden-discards 1s']);
    expect(called('ema-2012')).toEqual(['called-tile-turned']);
  });

  it('a discard after a call follows the swap-calling rule, any other the turn', () => {
    const swapped = (rules: string) =>
      ruling(
        { type: 'discard', tile: '4s' },
        {
          ...onDraw('4p'),
          concealed: '4s567m2344p678s',
          melds: [{ type: 'chow', tiles: '123s', called: '1s', from: 'left' }],
          now: { type: 'called' },
        },
        rules,
      );
    expect(swapped('tesuji-2018')).toMatchObject({ may: true, cite: { article: 'R3' } });
    expect(swapped('ema-2012')).toMatchObject({ may: true, cite: { section: 'preface' } });
    expect(ruling({ type: 'discard', tile: '5z' }, onDraw('5z'))).toMatchObject({
      may: true,
      cite: { article: '3.3' },
    });
  });

  it('a discard that makes furiten says so', () => {
    expect(follows({ type: 'discard', tile: '4p' }, onDraw('4p'))).toEqual(['furiten 1p 4p']);
    expect(follows({ type: 'discard', tile: '5z' }, onDraw('5z'))).toEqual([]);
  });

  it('a win beside calls of sets, and of wins', () => {
    expect(follows({ type: 'ron' }, onDiscard('4p', { claims: [{ from: 'right', call: 'pung' }] }))).toEqual([
      'sets-give-way',
    ]);
    const besideWin = onDiscard('4p', { claims: [{ from: 'right', call: 'win' }] });
    expect(follows({ type: 'ron' }, besideWin)).toEqual(['all-win']);
    expect(follows({ type: 'ron' }, besideWin, 'tesuji-2018')).toEqual([]);
  });

  it('readings of ours are noted', () => {
    const noted = (action: PlayAction, state: PlayState, rules?: string) =>
      ruling(action, state, rules).notes.map(({ id }) => id);
    expect(noted(RIICHI, onDraw('9m', { points: 900 }))).toEqual(['riichi-below-1000']);
    expect(noted(RIICHI, onDraw('9m', { points: 1000 }))).toEqual([]);
    const dead = at({ type: 'exhausted' }, { riichi: 'riichi', dead: true });
    expect(noted({ type: 'noten' }, dead, 'tesuji-2018')).toEqual(['proof-of-tenpai']);
    expect(noted({ type: 'noten' }, dead)).toEqual([]);
  });
});
