import type { PatternId } from '../../engine/riichi/index.ts';
import type { FactId } from '../base/terms.ts';
import type { Taste } from './dress.ts';
import { EVERYDAY } from './mixes.ts';
import type { Mix, PlanId } from './plans.ts';

/** What hands are built around, and how they are won, so that they are about something that chance hardly ever brings. */
export interface About {
  readonly mix: Mix;
  readonly taste: Omit<Taste, 'level'>;
}

const built = (plan: PlanId, taste: About['taste'] = {}): About => ({ mix: [[plan, 1]], taste });
const won = (taste: About['taste']): About => ({ mix: EVERYDAY, taste });

/** Of each yaku that few hands have, those that do. */
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

/** The same of other things. */
const OTHERS: Readonly<Partial<Record<FactId, About>>> = {
  'fu:open-pinfu': built('chows', { open: 1, draw: 0, kongs: 0 }),
  'han:kan-ura-dora': won({ open: 0, riichi: 1, kongs: 0.6 }),
  'limit:yakuman': built('yakuman'),
  'rules:rinshanTsumoFu': won({ draw: 1, kongs: 0.6, luck: 'afterKong' }),
  'rules:kanUraDora': won({ open: 0, riichi: 1, kongs: 0.6 }),
  'rules:kanDora': won({ kongs: 0.6, aimed: 0.8 }),
  'rules:openTanyao': built('simples', { open: 1 }),
};

/** How hands are dealt that are about a fact; nothing where chance brings enough of them. */
export const handsAbout = (fact: FactId | undefined): About | undefined =>
  fact && (OTHERS[fact] ?? YAKU[fact.slice('yaku:'.length) as PatternId]);
