import { type Clause, article, published, silent, citeAll } from '../../base/clause.ts';
import type { RulebookOf } from '../../rulebooks/ids.ts';
import type { PlayClauses } from './clauses.ts';
import { byRulebook } from './at-hand.ts';

const a2016 = (number: string): Clause => article('ema-2016', number);

const IN_EMA_2016: PlayClauses = {
  turn: a2016('3.3'),
  ...citeAll(a2016('3.3.1'), ['claim-set', 'claim-win', 'priority']),
  'claim-win-unless-won': published('ema-2016', '3.3.1', 'printed-in-booklet-only'),
  'call-stands': a2016('5.1.3'),
  'last-discard': a2016('4.2.1'),
  chow: a2016('3.3.3'),
  pung: a2016('3.3.4'),
  ...citeAll(a2016('3.3.5'), ['open-kong', 'indicator-first', 'wall-shortens']),
  'added-kong': a2016('3.3.6'),
  'concealed-kong': a2016('3.3.7'),
  'last-tile-concealed-kong': a2016('3.4.1'),
  ...citeAll(a2016('3.3.8'), ['melds-stay', 'pick-up']),
  'dead-hand': a2016('3.4.7'),
  ron: a2016('3.3.11'),
  tsumo: a2016('3.3.12'),
  'riichi-locks': a2016('3.3.14'),
  ...citeAll(a2016('3.4.2'), ['say-tenpai', 'show-after-riichi']),
  'dead-riichi': a2016('3.4.6'),
  'borrowed-sticks': a2016('4.1'),
};

/**
 * Our texts of EMA 2012 begin with chapter 4; earlier chapters are read as in 2016, except where we know the booklet.
 */
const AS_2016_IN_2012 = Object.fromEntries(
  Object.entries(IN_EMA_2016).map(([id, clause]) => [id, silent('ema-2012', clause, 'chapters-1-3-not-in-source')]),
) as PlayClauses;
const printed2012 = (section: string): Clause => published('ema-2012', section, 'chapters-1-3-not-in-source');

const IN_EMA_2012: PlayClauses = {
  ...AS_2016_IN_2012,
  chow: printed2012('chapter 3'),
  priority: printed2012('3.3.1'),
  'call-stands': article('ema-2012', '5.1.3'),
  'last-discard': article('ema-2012', '4.2.1'),
  'pick-up': article('ema-2012', '5.1.1'),
  'dead-hand': printed2012('3.4.7'),
};

const AS_2016_IN_TESUJI = Object.fromEntries(
  Object.entries(IN_EMA_2016).map(([id, clause]) => [id, silent('tesuji-2018', clause, 'tesuji-prints-no-values')]),
) as PlayClauses;

const inTest = published('tenhou', 'rules', 'test-profile');

/** The clauses of rules of play that are not options, by riichi rulebook. */
export const PLAY_CLAUSES: Readonly<Record<RulebookOf<'riichi'>, PlayClauses>> = byRulebook(
  {
    'ema-2016': IN_EMA_2016,
    'samara-2019': IN_EMA_2016,
    'ema-2012': IN_EMA_2012,
    'tesuji-2018': {
      ...AS_2016_IN_TESUJI,
      'dead-hand': article('tesuji-2018', 'P9'),
      'dead-riichi': article('tesuji-2018', 'P12'),
      'borrowed-sticks': article('tesuji-2018', 'S1'),
    },
    tenhou: Object.fromEntries(Object.keys(IN_EMA_2016).map((id) => [id, inTest])) as PlayClauses,
  },
  ({ play }) => play(IN_EMA_2016),
);
