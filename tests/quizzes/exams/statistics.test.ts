import '../take-up-riichi.ts';
import { expect, test } from 'vitest';
import { inBlueprintOrder, statisticsOf } from '../../../src/quizzes/exams/statistics.ts';

/** Sheets with one point per question: `1` got it, `0` did not. */
const sheets = (...rows: readonly string[]) =>
  rows.map((row) => Array.from(row, (one) => [{ topic: 'fu', had: one === '1' }]));

test('counts by place and by topic', () => {
  const { places, topics } = statisticsOf(sheets('110', '100', '111'));
  expect(places.map(({ had, most, asked }) => [had, most, asked])).toEqual([
    [3, 3, 3],
    [2, 3, 3],
    [1, 3, 3],
  ]);
  expect(topics).toEqual([{ topic: 'fu', had: 6, most: 9 }]);
});

test('only a question that the strong miss and the weak get right is doubtful', () => {
  const { places } = statisticsOf(sheets(...Array.from({ length: 5 }, () => ['1110', '0001']).flat()));
  expect(places.map(({ doubtful }) => doubtful)).toEqual([false, false, false, true]);
  expect(places[3]?.agrees).toBeLessThan(0);
});

test('a question that hardly anybody gets right is doubtful', () => {
  expect(statisticsOf(sheets(...Array.from({ length: 10 }, () => '10'))).places[1]?.doubtful).toBe(true);
});

test('sheets with orders of their own are counted by the blueprint’s questions', () => {
  const [one, other] = sheets('10', '01');
  const inOrder = [inBlueprintOrder(one ?? [], [0, 1]), inBlueprintOrder(other ?? [], [1, 0])];
  expect(statisticsOf(inOrder).places.map(({ had, most }) => [had, most])).toEqual([
    [2, 2],
    [0, 2],
  ]);
});

test('too few sheets raise no doubt, and no sheets are handled', () => {
  expect(statisticsOf(sheets('10', '10')).places[1]?.doubtful).toBe(false);
  expect(statisticsOf([])).toEqual({ places: [], topics: [] });
});

test('a question unrelated to strength is not doubtful', () => {
  const { places } = statisticsOf(sheets(...Array.from({ length: 5 }, () => ['111', '100', '011', '000']).flat()));
  expect(places[0]?.agrees).toBeCloseTo(0);
  expect(places.map(({ doubtful }) => doubtful)).toEqual([false, false, false]);
});

test('eight sheets are enough for a doubt, unless two of them are right', () => {
  const doubted = (asked: number, right: number): boolean | undefined =>
    statisticsOf(sheets(...Array.from({ length: asked }, (_, i) => `1${i < right ? '1' : '0'}`))).places[1]?.doubtful;
  expect([doubted(7, 0), doubted(8, 0), doubted(8, 1), doubted(8, 2)]).toEqual([false, true, true, false]);
  expect([doubted(10, 1), doubted(10, 2)]).toEqual([true, false]);
});

test('the correlation of a question with the rest runs from −1 to 1', () => {
  const agrees = (...rows: readonly string[]) => statisticsOf(sheets(...rows)).places[0]?.agrees ?? NaN;
  expect(agrees('111', '000')).toBeCloseTo(1);
  expect(agrees('100', '011')).toBeCloseTo(-1);
  expect(agrees('111', '100', '011', '000', '111')).toBeCloseTo(1 / 6);
});

test('sheets of other lengths count as far as they go, and identical ones correlate with nothing', () => {
  const { places, topics } = statisticsOf(sheets('1', '111', '110'));
  expect(places.map(({ place, asked, had, agrees }) => [place, asked, had, agrees])).toEqual([
    [0, 3, 3, undefined],
    [1, 2, 2, undefined],
    [2, 2, 1, undefined],
  ]);
  expect(topics).toEqual([{ topic: 'fu', had: 6, most: 7 }]);
  expect(inBlueprintOrder(sheets('10')[0] ?? [], [1, 0]).map((points) => points.map(({ had }) => had))).toEqual([
    [false],
    [true],
  ]);
});
