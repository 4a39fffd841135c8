import { published } from '../../base/clause.ts';
import type { CiteId, RiichiRules } from '../options/rules.ts';
import { EMA_2016 } from './ema-2016.ts';

const clause = published('tenhou', 'rules', 'test-profile');

/** A profile for tests and for comparison with other programs; we do not teach it. */
export const TENHOU: RiichiRules = {
  game: 'riichi',
  id: 'tenhou',
  options: {
    ...EMA_2016.options,
    redFives: 3,
    countedHand: 'yakuman',
    renhou: 'none',
    yakumanAccumulate: true,
    robConcealedKong: false,
    kongAfterRiichi: 'same-waits',
    tripleRon: 'redeal',
    severalRonBets: 'first',
    severalRonCounters: 'first',
    abortiveDraws: ['nine-terminals', 'four-winds', 'four-riichi', 'four-kongs', 'triple-ron'],
    nagashiMangan: true,
    nagashiPays: 'mangan-only',
    chombo: { kind: 'table-mangan' },
  },
  open: {},
  facts: EMA_2016.facts,
  cite: Object.fromEntries(Object.keys(EMA_2016.cite).map((id) => [id, clause])) as Record<CiteId, typeof clause>,
};
