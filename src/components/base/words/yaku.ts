import type { PatternId } from '../../../engine/riichi/index.ts';
import type { Strings } from '../../../i18n/strings.ts';

/** The EMA's yaku names in the page's language. */
export type YakuWords = Strings<'yaku'>;

/** Japanese names that differ from the id with hyphens turned into spaces. */
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

/** Japanese name of a yaku in Latin letters. */
export const japaneseName = (id: PatternId): string => LONGER[id] ?? id.replaceAll('-', ' ');

/** Whether both names of a yaku are the same, so that one is enough. */
export const hasOneName = (id: PatternId, words: YakuWords): boolean =>
  words[id].toLowerCase() === japaneseName(id).toLowerCase();
