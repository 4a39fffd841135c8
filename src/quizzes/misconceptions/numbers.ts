import { EXTRA_FU, baseFu } from '../../engine/riichi/index.ts';
import { upToTen } from './fu-lines.ts';

/** The numbers that the sentences about mistakes name. */
export const MISCONCEPTION_NUMBERS = {
  ron: baseFu['base-closed-ron'],
  other: baseFu['base-other'],
  pairs: baseFu['base-seven-pairs'],
  extra: EXTRA_FU,
  double: 2 * EXTRA_FU,
  least: upToTen(baseFu['base-other'] + EXTRA_FU),
} as const;
