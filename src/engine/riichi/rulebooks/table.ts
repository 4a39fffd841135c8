import { type Clause, article, eachBy, published, silent, citeAll } from '../../base/clause.ts';
import type { RulebookOf } from '../../rulebooks/ids.ts';
import type { TableClauses, TableRule } from './clauses.ts';
import { byRulebook } from './at-hand.ts';

const a2016 = (number: string): Clause => article('ema-2016', number);

const IN_EMA_2016: TableClauses = {
  'bets-stay': a2016('3.4.4'),
  'two-tenpai': published('ema-2016', '3.4.2', 'printed-in-booklet-only'),
  ...citeAll(a2016('3.4.10'), ['counter-added', 'counters-go']),
  ...citeAll(a2016('3.4.6'), ['counters-stay', 'after-chombo', 'noten-riichi']),
  'after-abort': a2016('3.4.3'),
  ...citeAll(a2016('4.1'), ['after-triple-ron', 'stick-of-bumped']),
  'nagashi-deal': a2016('4.2.6'),
  'game-end': a2016('3.5'),
};

const printed2012 = (section: string): Clause => published('ema-2012', section, 'chapters-1-3-not-in-source');
const as2016In2012 = (id: TableRule): Clause => silent('ema-2012', IN_EMA_2016[id], 'usual-practice');

const IN_EMA_2012: TableClauses = {
  ...eachBy(as2016In2012, ['bets-stay', 'two-tenpai']),
  ...citeAll(printed2012('3.4.10'), ['counter-added', 'counters-go', 'after-abort']),
  ...citeAll(printed2012('3.4.6'), ['counters-stay', 'after-chombo', 'noten-riichi']),
  ...citeAll(article('ema-2012', '4.1'), ['after-triple-ron', 'stick-of-bumped']),
  'nagashi-deal': silent('ema-2012', printed2012('3.4.12'), 'usual-practice'),
  'game-end': printed2012('chapter 3'),
};

const asEma = (id: TableRule): Clause => silent('tesuji-2018', IN_EMA_2016[id], 'tesuji-prints-no-values');
const asEma2012 = silent('tesuji-2018', published('ema-2012', '3.4.10'), 'usual-practice');

const IN_TESUJI: TableClauses = {
  ...eachBy(asEma, [
    'bets-stay',
    'two-tenpai',
    'counter-added',
    'counters-go',
    'counters-stay',
    'after-chombo',
    'stick-of-bumped',
  ]),
  ...citeAll(asEma2012, ['after-abort', 'after-triple-ron', 'nagashi-deal']),
  'noten-riichi': article('tesuji-2018', 'P11'),
  'game-end': article('tesuji-2018', 'R14'),
};

const inTest = published('tenhou', 'rules', 'test-profile');

/** The clauses of rules of the table that are not options, by riichi rulebook. */
export const TABLE_CLAUSES: Readonly<Record<RulebookOf<'riichi'>, TableClauses>> = byRulebook(
  {
    'ema-2016': IN_EMA_2016,
    'samara-2019': IN_EMA_2016,
    'ema-2012': IN_EMA_2012,
    'tesuji-2018': IN_TESUJI,
    tenhou: citeAll(inTest, Object.keys(IN_EMA_2016) as TableRule[]),
  },
  ({ table }) => table(IN_EMA_2016),
);
