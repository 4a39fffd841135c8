import type { TableMisconception } from '../../table/misconceptions.ts';
import { RIICHI_RULEBOOKS, type RiichiId } from '../../../engine/riichi/index.ts';
import { WITH_PENALTIES, otherScene, placeOf } from '../penalties/question.ts';
import { type FullRuling, fullyRuledOn } from './full.ts';
import type { RulingsQuestion } from './question.ts';

type RulingMisconception = TableMisconception<RulingsQuestion, FullRuling>;

const rightIn = (question: RulingsQuestion): FullRuling | undefined => fullyRuledOn(question, question.rules)?.ruling;

const misconception = (id: string, says: RulingMisconception['says']): RulingMisconception => ({
  id,
  place: placeOf,
  says,
});

const takes = (
  id: string,
  right: FullRuling,
  taken: FullRuling,
  place: RulingMisconception['place'] = placeOf,
): RulingMisconception => ({
  id,
  place,
  says: (question) => (rightIn(question) === right ? taken : undefined),
});

const chomboOf: RulingMisconception['place'] = ({ rules }) => RIICHI_RULEBOOKS[rules].cite.chombo;

const rulesBy = (id: string, rules: RiichiId): RulingMisconception =>
  misconception(id, (question) => (question.rules === rules ? undefined : fullyRuledOn(question, rules)?.ruling));

/** Misconceptions about rulings and their amounts. */
export const RULING_MISCONCEPTIONS: readonly RulingMisconception[] = [
  misconception('penalty-difference-unseen', (question) => fullyRuledOn(otherScene(question), question.rules)?.ruling),
  takes('chombo-paid-at-table', 'chombo-after', 'chombo-table', chomboOf),
  takes('chombo-booked-after', 'chombo-table', 'chombo-after', chomboOf),
  ...WITH_PENALTIES.map((rules) => rulesBy(`penalty-as-${rules}`, rules)),
  takes('penalty-chombo-as-dead-hand', 'chombo-after', 'dead-hand'),
  takes('penalty-chombo-as-dead-hand', 'chombo-table', 'dead-hand'),
  takes('penalty-dead-hand-as-chombo', 'dead-hand', 'chombo-after'),
  takes('penalty-dead-hand-as-chombo', 'dead-hand', 'chombo-table'),
  takes('penalty-dead-hand-as-warning', 'dead-hand', 'warning'),
  takes('penalty-slip-warned', 'nothing', 'warning'),
  takes('penalty-slip-kills-hand', 'nothing', 'dead-hand'),
];
