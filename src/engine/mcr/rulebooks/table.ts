import { type Clause, article, published, citeAll } from '../../base/clause.ts';
import type { RulebookOf } from '../../rulebooks/ids.ts';

/** Rules of an MCR table and tournament; both rulebooks cite each. */
export type McrTableRule =
  | 'pay-discard'
  | 'pay-draw'
  | 'minimum'
  | 'one-winner'
  | 'false-hu-unshown'
  | 'false-hu'
  | 'fine'
  | 'fine-to-each'
  | 'ladder'
  | 'lateness'
  | 'too-late'
  | 'table-points'
  | 'ranking'
  | 'tied-table-points'
  | 'late-substituted'
  | 'ill-substituted'
  | 'disqualified-substituted'
  | 'missed-session'
  | 'disqualified';

const green = (section: string): Clause => published('mcr-2006', section);
const mers = (number: string): Clause => article('mers-2014', number);

const IN_GREEN_BOOK: Readonly<Record<McrTableRule, Clause>> = {
  'pay-discard': green('3.9.1'),
  'pay-draw': green('3.9.1'),
  minimum: green('3.11.6.6'),
  'one-winner': green('3.6'),
  'false-hu-unshown': green('3.11.6.6'),
  'false-hu': green('3.11.6.6'),
  fine: green('3.11.2'),
  'fine-to-each': green('3.11.6.7'),
  ladder: green('3.11.2'),
  lateness: green('3.11'),
  'too-late': green('3.11'),
  'table-points': green('3.9.2'),
  ranking: green('3.10.1'),
  'tied-table-points': green('3.9.2'),
  ...citeAll(green('3.11'), ['late-substituted', 'ill-substituted', 'disqualified-substituted']),
  'missed-session': green('3.11'),
  disqualified: green('3.11'),
};

/** The clauses of an MCR table and tournament: MERS where it has its own, otherwise the Green Book. */
export const MCR_TABLE_CLAUSES: Readonly<Record<RulebookOf<'mcr'>, Readonly<Record<McrTableRule, Clause>>>> = {
  'mcr-2006': IN_GREEN_BOOK,
  'mers-2014': {
    ...IN_GREEN_BOOK,
    'false-hu-unshown': mers('2.9.1'),
    'false-hu': mers('2.9.2'),
    fine: mers('3.1'),
    'fine-to-each': mers('2.8.10'),
    ladder: mers('3.1'),
    lateness: mers('2.2'),
    'too-late': mers('2.2'),
    'late-substituted': mers('4.1.1'),
    'ill-substituted': mers('4.1.2'),
    'disqualified-substituted': mers('4.2'),
    'missed-session': mers('4.3'),
    disqualified: mers('4.4'),
  },
};
