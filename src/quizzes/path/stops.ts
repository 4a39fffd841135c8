import type { BookId } from '../../engine/rulebooks/ids.ts';
import { ALL_SKILL_IDS, type SkillId } from '../base/skill-ids.ts';
import type { ChapterId, Stop } from './games/game-path.ts';
import { pathOf } from './games/index.ts';

export type { ChapterId, Stop } from './games/game-path.ts';

/** Whether a stop is a skill; else it is a chapter. */
export const isSkillStop = (id: Stop['id']): id is SkillId => ALL_SKILL_IDS.some((skill) => skill === id);

/** The chapters to read before and after what there is to learn. */
const CHAPTERS: Readonly<
  Record<BookId, { readonly first: readonly ChapterId[]; readonly last: readonly ChapterId[] }>
> = {
  'samara-2019': { first: ['samara-2019/regulation'], last: ['ema-2016/play', 'ema-2016/etiquette'] },
  'ema-2016': {
    first: [],
    last: ['ema-2016/preparation', 'ema-2016/play', 'ema-2016/end-of-hand', 'ema-2016/etiquette'],
  },
  'ema-2012': { first: [], last: ['ema-2012/etiquette'] },
  'tesuji-2018': { first: ['tesuji-2018/rules'], last: ['tesuji-2018/league'] },
  'mers-2014': { first: [], last: ['mers-2014/behaviour', 'mers-2014/irregularities', 'mers-2014/penalties'] },
};

const chapterStop = (id: ChapterId): Stop => ({ id, needs: [], articles: [] });

/** The stops of a rulebook in the order of the path: what matters most where time is short comes first. */
export function stopsOf(rules: BookId): readonly Stop[] {
  const { first, last } = CHAPTERS[rules];
  const { skillStops, lastStop } = pathOf(rules);
  return [...first.map(chapterStop), ...skillStops(rules), ...last.map(chapterStop), lastStop(rules)];
}
