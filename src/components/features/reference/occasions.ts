import type { PatternId } from '../../../engine/riichi/index.ts';
import type { Strings } from '../../../i18n/strings.ts';

type ChapterKey = keyof Strings<'chapter'>;

/** Yaku that no tiles make: what must have happened instead. */
const OCCASIONS: Readonly<Partial<Record<PatternId, readonly ChapterKey[]>>> = {
  riichi: ['riichi.riichi'],
  'double-riichi': ['riichi.double'],
  ippatsu: ['riichi.riichi', 'ippatsu'],
  'menzen-tsumo': ['by.draw'],
  rinshan: ['afterKong', 'by.draw'],
  chankan: ['robbedKong'],
  haitei: ['lastTile', 'by.draw'],
  houtei: ['lastTile', 'by.discard'],
  tenhou: ['seat.east', 'firstTurn', 'by.draw'],
  chiihou: ['firstTurn', 'by.draw'],
  renhou: ['firstTurn', 'by.discard'],
};

/** What must have happened for a yaku that no tiles make, in words; undefined for one that tiles make. */
export const occasionOf = (id: PatternId, words: Strings<'chapter'>): string | undefined =>
  OCCASIONS[id]?.map((key) => words[key]).join(', ');
