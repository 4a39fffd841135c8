import { expect, test } from 'vitest';
import { MCR_SKILL_IDS, REGIONS, SKILL_IDS, isAtTable, regionOf } from '../../src/quizzes/base/skill-ids.ts';

test.each([
  ['riichi', SKILL_IDS],
  ['MCR', MCR_SKILL_IDS],
])('the regions of the map hold the skills of %s in the order of teaching', (_, skills) => {
  expect(REGIONS.flatMap((region) => skills.filter((skill) => regionOf(skill) === region))).toEqual(skills);
});

test('only what is done at a table stands in its region', () => {
  for (const skill of [...SKILL_IDS, ...MCR_SKILL_IDS]) expect(regionOf(skill) === 'table').toBe(isAtTable(skill));
});
