import { expect, test } from 'vitest';
import { fetchScenes } from '../../src/components/widgets/questions/scenes.ts';
import english from '../../src/content/words/en/scenarios.json';
import russian from '../../src/content/words/ru/scenarios.json';

const ID = 'call-order';

test('a scene is described as told, or with its twist', async () => {
  const tell = await fetchScenes('scenarios', 'ru');
  expect(tell({ id: ID, twist: false })).toEqual({ text: russian[ID].case, mark: undefined });
  expect(tell({ id: ID, twist: true })).toEqual({ text: russian[ID].twist, mark: undefined });
});

test('in English, and marked so, if it is not translated', async () => {
  const tell = await fetchScenes('scenarios', 'none');
  expect(tell({ id: ID, twist: true })).toEqual({ text: english[ID].twist, mark: 'en' });
});
