import type { RiichiId } from '../../../engine/riichi/index.ts';
import { plural } from '../../../i18n/plural.ts';
import type { Named } from '../../../quizzes/base/terms.ts';
import type { YakuPart } from '../../base/answer/parts.ts';
import { claimableUnder } from '../../base/answer/yaku-groups.ts';
import type { PracticeStrings } from './strings.ts';

/** All yaku to tick, by han, with yakuman folded. */
export const yakuPart = (
  rules: RiichiId,
  value: readonly Named[],
  { words: { practice, step }, lang }: PracticeStrings,
): YakuPart => ({
  id: 'yaku',
  kind: 'yaku',
  label: practice['part.yaku'],
  value,
  groups: claimableUnder(rules).map(({ worth, ids }) => {
    const key = String(worth);
    if (worth === 'yakuman') return { key, legend: practice.yakuman, ids, isFolded: true };
    return { key, legend: typeof worth === 'number' ? plural(step, 'han', worth, lang) : step[`limit.${worth}`], ids };
  }),
});
