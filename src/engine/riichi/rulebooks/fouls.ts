import { type Clause, article, published, silent } from '../../base/clause.ts';
import type { Cost } from '../../play/ruling.ts';
import type { RulebookOf } from '../../rulebooks/ids.ts';
import type { RiichiRules } from '../options/rules.ts';
import type { Foul, Fouls, Line, Lines } from './clauses.ts';
import { byRulebook } from './at-hand.ts';

const IN_EMA_2016: Lines = {
  'false-win': [
    ['nothing-shown', 'dead-hand', 'empty-win', '5.1.2'],
    ['tiles-shown', 'chombo', 'false-win-shown', '3.4.6'],
  ],
  'false-set': [
    ['nothing-shown', 'nothing', 'empty-call', '5.1.2'],
    ['before-discard', 'corrected', 'false-set-before', '5.1.4'],
    ['after-discard', 'dead-hand', 'false-set-after', '5.1.4'],
  ],
  'own-kong': [
    ['before-discard', 'corrected', 'false-set-before', '3.4.7'],
    ['after-discard', 'dead-hand', 'false-set-after', '3.4.7'],
  ],
  'set-after-win-call': [['always', 'void', 'ron-no-pung', '5.1.3']],
  'call-dead': [['always', 'chombo', 'call-dead', '3.4.6']],
  'kong-dead': [],
  'swap-call': [['always', 'dead-hand', 'swap-call', '3.4.7']],
  'riichi-open': [['always', 'dead-hand', 'riichi-open', '5.3']],
  'riichi-noten': [['in-a-draw', 'chombo', 'riichi-noten', '3.4.6']],
  'riichi-kong': [['at-a-win-or-draw', 'chombo', 'riichi-kong', '3.4.6']],
  'not-taken': [['always', 'dead-hand', 'not-taken', '5.1.1']],
};

const printed2012 = (section: string): Clause => published('ema-2012', section, 'chapters-1-3-not-in-source');

const IN_EMA_2012: Lines = {
  ...IN_EMA_2016,
  'false-win': [
    ['nothing-shown', 'dead-hand', 'empty-win', '5.1.2'],
    ['tiles-shown', 'chombo', 'false-win-shown', printed2012('3.4.6')],
  ],
  'own-kong': [
    ['before-discard', 'corrected', 'false-set-before', '5.1.4'],
    ['after-discard', 'dead-hand', 'false-set-after', '5.1.4'],
  ],
  'call-dead': [['always', 'chombo', 'call-dead', printed2012('3.4.6')]],
  'swap-call': [],
  'riichi-noten': [['in-a-draw', 'chombo', 'riichi-noten', printed2012('3.4.6')]],
  'riichi-kong': [['at-a-win-or-draw', 'chombo', 'riichi-kong', printed2012('3.4.6')]],
};

const asIn2016 = (number: string): Clause =>
  silent('tesuji-2018', article('ema-2016', number), 'tesuji-prints-no-values');
/** A wrong call costs the same whenever it is noticed; it is a warning only while the tiles are not shown. */
const FALSE_SET_IN_TESUJI: readonly Line[] = [
  ['nothing-shown', 'warning', 'empty-call', 'P3'],
  ['tiles-shown', 'dead-hand', 'false-set-before', 'P1'],
];

const IN_TESUJI: Lines = {
  'false-win': [
    ['nothing-shown', 'dead-hand', 'empty-win', 'P4'],
    ['tiles-shown', 'chombo', 'false-win-shown', 'P2'],
  ],
  'false-set': FALSE_SET_IN_TESUJI,
  'own-kong': [['tiles-shown', 'dead-hand', 'false-set-before', 'P1']],
  'set-after-win-call': [['always', 'void', 'ron-no-pung', asIn2016('5.1.3')]],
  'call-dead': [['always', 'chombo', 'call-dead', 'P9']],
  'kong-dead': [['always', 'chombo', 'call-dead', 'P9']],
  'swap-call': [['always', 'dead-hand', 'swap-call', asIn2016('3.4.7')]],
  'riichi-open': [
    ['before-discard', 'warning', 'riichi-slip', 'P10'],
    ['after-discard', 'dead-hand', 'riichi-open', asIn2016('5.3')],
  ],
  'riichi-noten': [
    ['before-discard', 'warning', 'riichi-slip', 'P10'],
    ['in-a-draw', 'chombo', 'riichi-noten', 'P11'],
  ],
  'riichi-kong': [['at-a-win-or-draw', 'chombo', 'riichi-kong', asIn2016('3.4.6')]],
  'not-taken': [['always', 'dead-hand', 'not-taken', asIn2016('5.1.1')]],
};

const inTest = published('tenhou', 'rules', 'test-profile');

/** The penalty of each foul by riichi rulebook. */
export const FOULS: Readonly<Record<RulebookOf<'riichi'>, Fouls>> = byRulebook<Fouls>(
  {
    'ema-2016': [IN_EMA_2016, (place) => article('ema-2016', place)],
    'samara-2019': [IN_EMA_2016, (place) => article('ema-2016', place)],
    'ema-2012': [IN_EMA_2012, (place) => article('ema-2012', place)],
    'tesuji-2018': [IN_TESUJI, (place) => article('tesuji-2018', place)],
    tenhou: [IN_EMA_2016, () => inTest],
  },
  ({ fouls }) => fouls,
);

/** The penalties of a foul under a rulebook, by case; `cite` is the rule broken, used when no penalty is named. */
export function costsOf(foul: Foul, { id }: RiichiRules, cite: Clause): readonly Cost[] {
  if (foul === 'beaten') return [{ when: 'always', sanction: 'nothing', cite }];
  const [lines, at] = FOULS[id];
  const listed = foul === 'unsaid' ? [] : lines[foul];
  if (listed.length === 0) return [{ when: 'always', sanction: 'unsaid', cite }];
  return listed.map(([when, sanction, offence, place]) => ({
    when,
    sanction,
    offence,
    cite: typeof place === 'string' ? at(place) : place,
  }));
}
