import type { AbortEvent } from '../engine/riichi/index.ts';

/** How a hand ended that nobody won. */
export type DrawName = 'exhaustive' | 'nagashi' | AbortEvent['why'];

/** A name without what writers spell differently: case, spaces, and the second half of a long vowel. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s_-]/g, '')
    .replace(/uu/g, 'u')
    .replace(/ou/g, 'o');

/** Japanese names as Tenhou has them, then romaji and English as tools for Mahjong Soul and mjai write them. */
const SPELLINGS: Readonly<Record<DrawName, readonly string[]>> = {
  exhaustive: ['流局', '荒牌平局', '全員聴牌', '全員不聴', 'Ryuukyoku', 'Exhaustive Draw', 'fanpai'],
  nagashi: ['流し満貫', 'Nagashi Mangan', 'Mangan at Draw'],
  'nine-terminals': ['九種九牌', 'Kyuushu Kyuuhai', 'Nine Terminal Abortion'],
  'four-winds': ['四風連打', 'Suufon Renda', 'Four Wind Abortion'],
  'four-riichi': ['四家立直', 'Suucha Riichi', 'sucha reach', 'Four Riichi Abortion'],
  'triple-ron': ['三家和', '三家和了', 'Sanchahou', 'Three Ron Abortion'],
  'four-kongs': ['四槓散了', '四開槓', 'Suukaikan', 'Suukan Sanra', 'Four Kan Abortion'],
};

const NAMES: ReadonlyMap<string, DrawName> = new Map(
  (Object.keys(SPELLINGS) as DrawName[]).flatMap((id) => SPELLINGS[id].map((name) => [plain(name), id] as const)),
);

/** What a writer means by the name of a draw; undefined where no known writer has it. */
export const drawNamed = (name: string): DrawName | undefined => NAMES.get(plain(name));
