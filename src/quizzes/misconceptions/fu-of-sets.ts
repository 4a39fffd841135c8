import { isSet, linesOf, counting, asItem, tilesWhere, ofHonours } from './fu-lines.ts';
import { type FuMisconception, fu } from './fu-misconception.ts';

/** What goes wrong in the fu of sets. */
export const FU_OF_SETS: readonly FuMisconception[] = [
  fu(
    'open-as-closed',
    2,
    'pung-simple-open',
    counting(asItem((item, { because }) => (because === 'called' ? item.replace('open', 'closed') : item))),
    tilesWhere(({ because }) => because === 'called'),
  ),
  {
    ...fu(
      'closed-as-open',
      1.5,
      'pung-simple-closed',
      counting(asItem((item) => item.replace('closed', 'open'))),
      tilesWhere(({ because }) => because === 'concealed'),
    ),
    isVague: (one) => !linesOf(one).some(({ rule }) => rule.startsWith('pung') && rule.endsWith('closed')),
  },
  fu(
    'discard-pung-closed',
    3,
    'base-closed-ron',
    counting(asItem((item, { because }) => (because === 'discard' ? item.replace('open', 'closed') : item))),
    tilesWhere(({ because }) => because === 'discard'),
  ),
  fu(
    'kong-as-pung',
    1.5,
    'kong-simple-open',
    counting(asItem((item) => item.replace('kong', 'pung'))),
    tilesWhere(({ rule }) => rule.startsWith('kong')),
  ),
  {
    ...fu(
      'outside-as-simple',
      2,
      'pung-outside-open',
      counting(asItem((item) => item.replace('outside', 'simple'))),
      tilesWhere(({ rule }) => rule.includes('outside')),
    ),
    isVague: (one) => !linesOf(one).some((line) => isSet(line.rule) && ofHonours(line)),
  },
  fu(
    'terminals-as-simple',
    1,
    'pung-outside-open',
    counting(asItem((item, line) => (ofHonours(line) ? item : item.replace('outside', 'simple')))),
    tilesWhere((line) => line.rule.includes('outside') && !ofHonours(line)),
  ),
  fu(
    'simple-as-outside',
    0.7,
    'pung-simple-open',
    counting(asItem((item) => item.replace('simple', 'outside'))),
    tilesWhere(({ rule }) => isSet(rule) && rule.includes('simple')),
  ),
  fu(
    'sets-forgotten',
    0.7,
    'pung-simple-open',
    counting(({ rule, value }) => (isSet(rule) ? undefined : value)),
    tilesWhere(({ rule }) => isSet(rule)),
  ),
];
