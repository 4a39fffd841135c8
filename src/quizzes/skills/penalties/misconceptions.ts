import type { RiichiId } from '../../../engine/riichi/index.ts';
import type { TableMisconception } from '../../table/misconceptions.ts';
import { type PenaltyQuestion, WITH_PENALTIES, otherScene, placeOf, rulingIn } from './question.ts';
import type { Ruling } from './scenarios.ts';

type PenaltyMisconception = TableMisconception<PenaltyQuestion, Ruling>;

const misconception = (id: string, says: PenaltyMisconception['says']): PenaltyMisconception => ({
  id,
  place: placeOf,
  says,
});

/** Confuses one ruling with another. */
const takes = (id: string, right: Ruling, taken: Ruling): PenaltyMisconception =>
  misconception(id, (question) => (rulingIn(question) === right ? taken : undefined));

/** Applies another rulebook. */
const rulesBy = (id: string, rules: RiichiId): PenaltyMisconception =>
  misconception(id, (question) => (question.rules === rules ? undefined : rulingIn({ ...question, rules })));

/** Rulings that leave the referee nothing to weigh. */
const FIXED: readonly Ruling[] = ['nothing', 'warning', 'dead-hand', 'redeal', 'chombo'];

/** Misconceptions about penalties, the most specific first. */
export const PENALTY_MISCONCEPTIONS: readonly PenaltyMisconception[] = [
  misconception('penalty-difference-unseen', (question) => rulingIn({ ...question, ...otherScene(question) })),
  ...WITH_PENALTIES.map((rules) => rulesBy(`penalty-as-${rules}`, rules)),
  takes('penalty-dead-hand-as-chombo', 'dead-hand', 'chombo'),
  takes('penalty-chombo-as-dead-hand', 'chombo', 'dead-hand'),
  takes('penalty-dead-hand-as-warning', 'dead-hand', 'warning'),
  takes('penalty-slip-warned', 'nothing', 'warning'),
  takes('penalty-slip-kills-hand', 'nothing', 'dead-hand'),
  takes('penalty-redeal-as-chombo', 'redeal', 'chombo'),
  misconception('penalty-left-to-referee', (question) =>
    FIXED.some((ruling) => ruling === rulingIn(question)) ? 'referee' : undefined,
  ),
];
