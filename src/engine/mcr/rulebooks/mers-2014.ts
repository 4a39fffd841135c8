import { article } from '../../base/clause.ts';
import type { McrRules } from '../options/rules.ts';
import { MCR_2006 } from './mcr-2006.ts';

/** MERS tournament regulations 2014: the Green Book with regulations of their own. */
export const MERS_2014: McrRules = {
  ...MCR_2006,
  id: 'mers-2014',
  options: { ...MCR_2006.options, hiddenTileForfeits: true },
  // 1.7
  facts: { timedHu: true },
  cite: { ...MCR_2006.cite, hiddenTileForfeits: article('mers-2014', '1.9') },
};
