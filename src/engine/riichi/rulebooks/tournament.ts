import { type Clause, article, eachBy, published, silent, citeAll } from '../../base/clause.ts';
import type { RulebookOf } from '../../rulebooks/ids.ts';
import type { TournamentClauses, TournamentRule } from './clauses.ts';
import { byRulebook } from './at-hand.ts';

const a2016 = (number: string): Clause => article('ema-2016', number);
const printed2016 = (section: string): Clause => published('ema-2016', section, 'printed-in-booklet-only');

const IN_EMA_2016: TournamentClauses = {
  'final-score': printed2016('3.6'),
  'tied-bets': a2016('3.6'),
  ...citeAll(printed2016('5.8'), ['replaced-place', 'missed-session']),
  ...citeAll(a2016('5.5'), ['fines-at-once', 'fines-after-game', 'disqualified']),
  'played-hand': a2016('5.9'),
  ...citeAll(printed2016('3.6.1'), ['tied-uma', 'shared-places', 'stage-ties', 'overall-ties']),
};

const a2012 = (number: string): Clause => article('ema-2012', number);
const printed2012 = (section: string): Clause => published('ema-2012', section, 'chapters-1-3-not-in-source');

const IN_EMA_2012: TournamentClauses = {
  ...citeAll(printed2012('3.6.1'), ['final-score', 'tied-uma', 'shared-places', 'stage-ties', 'overall-ties']),
  ...citeAll(a2012('5.5'), ['fines-at-once', 'fines-after-game']),
  'tied-bets': silent('ema-2012', IN_EMA_2016['tied-bets'], 'usual-practice'),
  ...citeAll(a2012('5.7'), ['replaced-place', 'missed-session', 'disqualified']),
  'played-hand': a2012('5.8'),
};

const samara = (number: string): Clause => article('samara-2019', number);
const samaraAs2016 = (id: TournamentRule): Clause => silent('samara-2019', IN_EMA_2016[id], 'usual-practice');

const IN_SAMARA: TournamentClauses = {
  ...IN_EMA_2016,
  'final-score': samara('6.3'),
  'shared-places': samaraAs2016('tied-uma'),
  ...eachBy(samaraAs2016, ['replaced-place', 'missed-session']),
  ...citeAll(samara('6.3'), ['stage-ties', 'overall-ties']),
};

const a2018 = (place: string): Clause => article('tesuji-2018', place);
const asEma = (id: TournamentRule): Clause => silent('tesuji-2018', IN_EMA_2016[id], 'usual-practice');

const IN_TESUJI: TournamentClauses = {
  'final-score': a2018('S2'),
  'fines-at-once': a2018('P0'),
  'fines-after-game': a2018('S7'),
  'tied-bets': a2018('R13'),
  'tied-uma': a2018('S6'),
  ...eachBy(asEma, ['shared-places', 'replaced-place', 'disqualified', 'played-hand']),
  'missed-session': a2018('F10'),
  'stage-ties': a2018('F8'),
  'overall-ties': silent('tesuji-2018', a2018('F8'), 'usual-practice'),
};

const inTest = published('tenhou', 'rules', 'test-profile');

/** The clauses of tournament rules that are not options, by riichi rulebook. */
export const TOURNAMENT_CLAUSES: Readonly<Record<RulebookOf<'riichi'>, TournamentClauses>> = byRulebook(
  {
    'ema-2016': IN_EMA_2016,
    'samara-2019': IN_SAMARA,
    'ema-2012': IN_EMA_2012,
    'tesuji-2018': IN_TESUJI,
    tenhou: citeAll(inTest, Object.keys(IN_EMA_2016) as TournamentRule[]),
  },
  ({ tournament }) => tournament(IN_EMA_2016),
);
