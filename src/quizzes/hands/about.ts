import type { PatternId } from '../../engine/riichi/index.ts';
import type { FactId } from '../base/terms.ts';
import type { Taste } from './dress.ts';
import { EVERYDAY } from './mixes.ts';
import type { Mix, PlanId } from './plans.ts';

/** How to deal hands that show a rare fact: what they are built around, and how they are won. */
export interface About {
  readonly mix: Mix;
  readonly taste: Omit<Taste, 'level'>;
}

const built = (plan: PlanId, taste: About['taste'] = {}): About => ({ mix: [[plan, 1]], taste });
const won = (taste: About['taste']): About => ({ mix: EVERYDAY, taste });

/** For each rare yaku, the hands that have it. */
const YAKU: Readonly<Partial<Record<PatternId, About>>> = {
  'double-riichi': won({ open: 0, riichi: 1, luck: 'double' }),
  haitei: won({ draw: 1, luck: 'lastTile' }),
  houtei: won({ draw: 0, luck: 'lastTile' }),
  rinshan: won({ draw: 1, kongs: 0.6, luck: 'afterKong' }),
  chankan: won({ draw: 0, luck: 'robbedKong' }),
  ryanpeikou: built('same-chows-twice'),
  'sanshoku-doukou': built('three-suit-pungs'),
  honroutou: built('terminals-honours'),
  junchan: built('terminals'),
  chanta: built('outside'),
  shousangen: built('two-dragons'),
  sankantsu: built('kongs'),
  kokushi: built('orphans'),
  suuankou: built('closed-pungs'),
  daisangen: built('three-dragons'),
  shousuushii: built('three-winds'),
  daisuushii: built('four-winds'),
  tsuuiisou: built('honours'),
  ryuuiisou: built('green'),
  chinroutou: built('all-terminals'),
  chuuren: built('nine-gates'),
};

/** The same for other facts. */
const OTHERS: Readonly<Partial<Record<FactId, About>>> = {
  'fu:open-pinfu': built('chows', { open: 1, draw: 0, kongs: 0 }),
  'han:kan-ura-dora': won({ open: 0, riichi: 1, kongs: 0.6 }),
  'limit:yakuman': built('yakuman'),
  'rules:rinshanTsumoFu': won({ draw: 1, kongs: 0.6, luck: 'afterKong' }),
  'rules:kanUraDora': won({ open: 0, riichi: 1, kongs: 0.6 }),
  'rules:kanDora': won({ kongs: 0.6, aimed: 0.8 }),
  'rules:openTanyao': built('simples', { open: 1 }),
};

/** How to deal hands about a fact; undefined when chance brings enough of them. */
export const handsAbout = (fact: FactId | undefined): About | undefined =>
  fact && (OTHERS[fact] ?? YAKU[fact.slice('yaku:'.length) as PatternId]);
