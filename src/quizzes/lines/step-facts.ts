import type { Win } from '../../engine/riichi/index.ts';
import { type Scored } from '../judge/steps.ts';
import { situationOf } from '../judge/situation.ts';
import { factsIn, fuFactsByLine, hanFactsByLine, paymentFactsByLine } from './facts.ts';
import type { FactId, StepId } from '../base/terms.ts';

/** The facts of a win's patterns. */
export const yakuFacts = ({ items }: Win): FactId[] => items.map(({ id }): FactId => `yaku:${id}`);

/** The facts of a win's payment: its limit, or the rules by which it is paid. */
function paymentFacts(scored: Scored): readonly FactId[] {
  const { limit, han, fu } = scored.win;
  if (han === null || fu === null) return limit === null ? [] : [`limit:${limit}`];
  return factsIn(paymentFactsByLine({ ...scored, ...situationOf(scored.hand), han, fu }));
}

/** The facts that each step of scoring a hand shows to be known. */
export const factsBySteps = (scored: Scored): Readonly<Record<StepId, readonly FactId[]>> => ({
  yaku: yakuFacts(scored.win),
  han: factsIn(hanFactsByLine(scored)).filter((fact) => !fact.startsWith('yaku:')),
  fu: factsIn(fuFactsByLine(scored)),
  payment: paymentFacts(scored),
});
