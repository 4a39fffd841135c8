import type { PatternId } from '../../../engine/riichi/index.ts';
import type { Strings } from '../../../i18n/strings.ts';

/** The EMA's names of yaku in the page's language. */
export type YakuWords = Strings<'yaku'>;

/** Japanese names that are more than their id with spaces for hyphens. */
const LONGER: Readonly<Partial<Record<PatternId, string>>> = {
  'double-riichi': 'daburu riichi',
  'yakuhai-white': 'yakuhai haku',
  'yakuhai-green': 'yakuhai hatsu',
  'yakuhai-red': 'yakuhai chun',
  'yakuhai-seat': 'yakuhai jikaze',
  'yakuhai-round': 'yakuhai bakaze',
  rinshan: 'rinshan kaihou',
  kokushi: 'kokushi musou',
  chuuren: 'chuuren poutou',
  'kokushi-13': 'kokushi musou juusanmen machi',
  'suuankou-tanki': 'suuankou tanki machi',
  'chuuren-9': 'junsei chuuren poutou',
};

/** The Japanese name of a yaku, in Latin letters. */
export const japaneseName = (id: PatternId): string => LONGER[id] ?? id.replaceAll('-', ' ');

/** Whether both names of a yaku are the same word, so that one is enough. */
export const hasOneName = (id: PatternId, words: YakuWords): boolean =>
  words[id].toLowerCase() === japaneseName(id).toLowerCase();
