import { describe, expect, test } from 'vitest';
import { briefly, ruledOn } from '../../src/logs/furiten.ts';
import { readGames } from '../../src/logs/read.ts';
import { calledRiichi, passedTiles } from './scenes.ts';
import { type Written, playedGame } from './table.ts';
import { writeTenhouJson } from './write-tenhou-json.ts';

const handsOf = (hands: Written[]) => {
  const { games } = readGames(JSON.stringify(writeTenhouJson(hands)));
  expect(games.flatMap(({ problems }) => problems)).toEqual([]);
  return games.flatMap(({ hands: read }) => read);
};

describe('tiles that a player waited for and did not win on', () => {
  const [hand] = handsOf([passedTiles()]);
  const rulings = hand?.passed.map((passed) => ({
    seat: passed.seat,
    now: passed.state.now,
    ruled: ruledOn(passed, 'ema-2016'),
  }));

  test('are found in order, and judged by the furiten of the rulebook', () => {
    expect(
      rulings?.map(({ seat, ruled }) => [seat, ruled?.may, ruled?.reasons.map(({ kind, tile }) => `${kind} ${tile}`)]),
    ).toEqual([
      [0, true, []],
      [0, false, ['temporary 6s']],
      [1, false, ['discard 6s']],
      [0, true, []],
      [0, false, ['riichi 9s']],
    ]);
    expect(rulings?.[0]?.now).toEqual({ type: 'discard', tile: '6s', from: 'right' });
  });

  test('are none of the tiles that were won on', () => {
    expect(handsOf([calledRiichi()])[0]?.passed).toEqual([]);
  });

  test('can be asked about in every game of the second implementation', () => {
    let [judged, furiten, brief] = [0, 0, 0];
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8])
      for (const { passed } of handsOf(playedGame(seed)))
        for (const one of passed) {
          const ruled = ruledOn(one, 'ema-2016');
          judged += ruled ? 1 : 0;
          furiten += ruled && !ruled.may ? 1 : 0;
          brief += ruled && briefly(one.state, 'ema-2016') ? 1 : 0;
        }
    expect(judged).toBeGreaterThan(5);
    expect(brief).toBe(judged);
    expect(furiten).toBeGreaterThan(0);
  });
});

test('a riichi tells how many tiles of each wait its player had not seen', () => {
  const [hand] = handsOf([passedTiles()]);
  expect(hand?.declared.map(({ seat, waits }) => ({ seat, waits }))).toEqual([
    {
      seat: 0,
      waits: [
        { tile: '6s', unseen: 1 },
        { tile: '9s', unseen: 4 },
      ],
    },
  ]);
});
