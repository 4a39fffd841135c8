import { expect, test } from 'vitest';
import { fetchScenes } from '../../src/components/widgets/questions/scenes.ts';
import english from '../../src/content/words/en/scenarios.json';
import russian from '../../src/content/words/ru/scenarios.json';

const ID = 'call-order';

test('a scene is told as it comes, or with its twist', async () => {
  const tell = await fetchScenes('scenarios', 'ru');
  expect(tell({ id: ID, twist: false })).toEqual({ text: russian[ID].case, mark: undefined });
  expect(tell({ id: ID, twist: true })).toEqual({ text: russian[ID].twist, mark: undefined });
});

test('and in English, marked as such, where a language lacks it', async () => {
  const tell = await fetchScenes('scenarios', 'none');
  expect(tell({ id: ID, twist: true })).toEqual({ text: english[ID].twist, mark: 'en' });
});
