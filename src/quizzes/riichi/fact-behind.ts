import type { FactId } from '../terms.ts';

/** The misconceptions that show in few hands only, and the fact that those hands are about. */
const BEHIND: Readonly<Record<string, FactId>> = {
  'riichi-for-double': 'yaku:double-riichi',
  'double-riichi-one': 'yaku:double-riichi',
  'last-tile-forgotten': 'yaku:haitei',
  'last-tile-swapped': 'yaku:haitei',
  'after-kong-forgotten': 'yaku:rinshan',
  'robbed-kong-forgotten': 'yaku:chankan',
  'junchan-for-chanta': 'yaku:chanta',
  'chanta-for-junchan': 'yaku:junchan',
  'chanta-for-honroutou': 'yaku:honroutou',
  'rinshan-draw-fu': 'yaku:rinshan',
  'open-pinfu-twenty': 'fu:open-pinfu',
};

/** The fact that hands are about in which a misconception shows, where chance hardly ever brings one. */
export const factBehind = (mistake: string): FactId | undefined => BEHIND[mistake];
