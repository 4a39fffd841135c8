import { type Clause, article, published, citeAll } from '../../base/clause.ts';
import type { Cost, CostWhen, Sanction } from '../../play/ruling.ts';
import type { RulebookOf } from '../../rulebooks/ids.ts';

/** Rules of play of MCR; both rulebooks cite each. */
export type McrPlayRule =
  | 'turn'
  | 'priority'
  | 'one-winner'
  | 'chow-from-left'
  | 'kong'
  | 'claim-time'
  | 'first-call-binds'
  | 'no-win-now'
  | 'words'
  | 'wall-touched'
  | 'reached-across'
  | 'call-first'
  | 'wrong-set'
  | 'dead-hand'
  | 'hu'
  | 'hu-stands'
  | 'time-up';

type McrPlayClauses = Readonly<Record<McrPlayRule, Clause>>;

const green = (section: string): Clause => published('mcr-2006', section);
const mers = (number: string): Clause => article('mers-2014', number);

const IN_GREEN_BOOK: McrPlayClauses = {
  ...citeAll(green('3.6'), ['turn', 'priority', 'one-winner', 'chow-from-left', 'kong', 'claim-time']),
  ...citeAll(green('3.11.6'), ['first-call-binds', 'no-win-now', 'words', 'wall-touched', 'reached-across']),
  ...citeAll(green('3.11.6'), ['call-first', 'wrong-set', 'dead-hand', 'hu-stands', 'time-up']),
  hu: green('3.7.2'),
};

/** The clauses of the rules of play of MCR: MERS where it has its own, otherwise the Green Book. */
export const MCR_PLAY_CLAUSES: Readonly<Record<RulebookOf<'mcr'>, McrPlayClauses>> = {
  'mcr-2006': IN_GREEN_BOOK,
  'mers-2014': {
    ...IN_GREEN_BOOK,
    'claim-time': mers('1.7'),
    ...citeAll(mers('2.4.2'), ['first-call-binds', 'no-win-now']),
    words: mers('2.4.3'),
    'wall-touched': mers('2.5.3'),
    'reached-across': mers('2.5.4'),
    'call-first': mers('2.6.1'),
    'wrong-set': mers('2.6.4'),
    'dead-hand': mers('3.2'),
    'hu-stands': mers('2.8.1'),
    'time-up': mers('3.7'),
  },
};

/** What somebody does who acts though he may not. */
export type McrFoul =
  | 'false-hu'
  | 'hu-too-cheap'
  | 'impossible-call'
  | 'late-pung'
  | 'wrong-set'
  | 'changed-call'
  | 'set-then-hu'
  | 'another-word'
  | 'another-word-hu'
  | 'shown-first'
  | 'shown-without-hu'
  | 'touched-wall'
  | 'reached-across'
  | 'beaten'
  | 'unsaid';

type Line = readonly [when: CostWhen, sanction: Sanction, offence: string, article: string, points?: number];

const LINES: Readonly<Record<Exclude<McrFoul, 'beaten' | 'unsaid'>, readonly Line[]>> = {
  'false-hu': [
    ['nothing-shown', 'dead-hand', 'empty-win', '2.9.1'],
    ['tiles-shown', 'false-hu', 'false-hu-invalid', '2.9.2', 20],
  ],
  'hu-too-cheap': [
    ['nothing-shown', 'dead-hand', 'empty-win', '2.9.1'],
    ['tiles-shown', 'false-hu', 'false-hu-no-eight', '2.9.2', 10],
  ],
  'impossible-call': [['always', 'ladder', 'empty-call', '2.4.1']],
  'late-pung': [['always', 'ladder', 'late-call', '1.7']],
  'wrong-set': [
    ['nothing-shown', 'ladder', 'empty-call', '2.4.1'],
    ['before-discard', 'ladder', 'false-set-before', '2.6.4'],
    ['after-discard', 'dead-hand', 'false-set-after', '2.6.4'],
  ],
  'changed-call': [['always', 'void', 'call-changed', '2.4.2']],
  'set-then-hu': [['always', 'no-win-now', 'pung-no-ron', '2.4.2']],
  'another-word': [['always', 'ladder', 'wrong-word-set', '2.4.3']],
  'another-word-hu': [['always', 'dead-hand', 'wrong-word-win', '2.4.3']],
  'shown-first': [['always', 'void', 'shown-before-call', '2.6.1']],
  'shown-without-hu': [['always', 'dead-hand', 'shown-without-hu', '2.6.1']],
  'touched-wall': [['always', 'void', 'touched-wall', '2.5.3']],
  'reached-across': [['always', 'void', 'reached-across', '2.5.4']],
};

/** The clause of a penalty that MERS has in an article of its own; the Green Book has one section for all. */
export const PENALTY_PLACES: Readonly<Record<RulebookOf<'mcr'>, (article: string) => Clause>> = {
  'mcr-2006': () => green('3.11.6'),
  'mers-2014': mers,
};

/** The penalties of a foul, by case; `broken` is the rule broken, used when no penalty is named. */
export function mcrCostsOf(foul: McrFoul, rules: RulebookOf<'mcr'>, broken: Clause): readonly Cost[] {
  if (foul === 'beaten') return [{ when: 'always', sanction: 'nothing', cite: broken }];
  if (foul === 'unsaid') return [{ when: 'always', sanction: 'unsaid', cite: broken }];
  return LINES[foul].map(([when, sanction, offence, place, points]) => ({
    when,
    sanction,
    offence,
    ...(points !== undefined && { points }),
    cite: PENALTY_PLACES[rules](place),
  }));
}
