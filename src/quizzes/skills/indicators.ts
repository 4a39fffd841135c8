import { RULEBOOKS, TILE_OF_KIND, doraOf, isDragon, isHonour, kindOf, rankOf } from '../../engine/index.ts';
import type { FactId } from '../question.ts';
import { DRAGONS, SUITED, WINDS } from '../hands/draft.ts';
import { rulesetOf } from '../ruleset.ts';
import { type Skill, everywhere, wholly } from '../skill.ts';

const NINES = SUITED.filter((kind) => rankOf(kind) === 8);
const PLAIN = SUITED.filter((kind) => rankOf(kind) < 8);

const factOf = (kind: number): FactId => {
  if (isDragon(kind)) return 'dora:dragons';
  if (isHonour(kind)) return 'dora:winds';
  return NINES.includes(kind) ? 'dora:nine' : 'dora:next';
};

/** Which tile an indicator makes dora. */
export const indicators: Skill<'indicators'> = {
  id: 'indicators',
  applies: everywhere,
  make: (random, order) => {
    const { level } = order;
    const kinds = random.weighted([
      [PLAIN, level === 1 ? 5 : 2],
      [NINES, 1],
      [WINDS, level],
      [DRAGONS, level],
    ]);
    return { skill: 'indicators', ...rulesetOf(order), indicator: TILE_OF_KIND[random.pick(kinds)] ?? '1m' };
  },
  solve: ({ indicator }) => doraOf(indicator),
  judge: ({ indicator }, given) => wholly(given === doraOf(indicator)),
  facts: ({ indicator }) => [factOf(kindOf(indicator))],
  cites: ({ rules }) => [RULEBOOKS[rules].cite['dora-next']],
};
