import {
  RIICHI_RULEBOOKS,
  TILE_OF_KIND,
  type Tile,
  isTile,
  doraOf,
  isDragon,
  isHonour,
  kindOf,
  rankOf,
} from '../../../engine/riichi/index.ts';
import type { FactId } from '../../base/terms.ts';
import { DRAGONS, SUITED, WINDS } from '../../hands/shape.ts';
import { rulesetOf } from '../../base/ruleset.ts';
import { type Asked, type Skill, wholly } from '../../skill-kit/skill.ts';
import { tileForm } from '../../skill-kit/answer-forms.ts';
import { formatRules } from '../../skill-kit/link-fields.ts';
import { indicatorOf } from '../../misconceptions/han.ts';

const NINES = SUITED.filter((kind) => rankOf(kind) === 8);
const PLAIN = SUITED.filter((kind) => rankOf(kind) < 8);

const factOf = (kind: number): FactId => {
  if (isDragon(kind)) return 'dora:dragons';
  if (isHonour(kind)) return 'dora:winds';
  return NINES.includes(kind) ? 'dora:nine' : 'dora:next';
};

type IndicatorQuestion = Asked<'indicators'> & { readonly indicator: Tile };

/** Which tile is dora by an indicator. */
export const indicators: Skill<'indicators', IndicatorQuestion, Tile> = {
  id: 'indicators',
  steps: [],
  teaches: ['dora:'],
  answer: tileForm,
  format: (question) => `${formatRules(question)}&t=${question.indicator}`,
  parse: (fields) => {
    const tile = fields.get('t') ?? '';
    return isTile(tile) ? { indicator: tile } : undefined;
  },
  misconceptions: ({ indicator }, given) => [
    { id: 'indicator-is-dora', rule: 'dora-next', applies: true, fits: given === indicator },
    { id: 'dora-before', rule: 'dora-next', applies: true, fits: given === indicatorOf(indicator) },
  ],
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
  every: () => ['dora:next', 'dora:nine', 'dora:winds', 'dora:dragons'],
  facts: ({ indicator }) => [factOf(kindOf(indicator))],
  cites: ({ rules }) => [RIICHI_RULEBOOKS[rules].cite['dora-next']],
};
