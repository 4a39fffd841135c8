import type { McrRules } from '../options/rules.ts';
import type { RulebookOf } from '../../rulebooks/ids.ts';
import { MCR_2006 } from './mcr-2006.ts';
import { MERS_2014 } from './mers-2014.ts';

/** The MCR rulebooks by their ids; the Green Book is the base of MERS and not offered for choice. */
export const MCR_RULEBOOKS: Readonly<Record<RulebookOf<'mcr'>, McrRules>> = {
  'mcr-2006': MCR_2006,
  'mers-2014': MERS_2014,
};
