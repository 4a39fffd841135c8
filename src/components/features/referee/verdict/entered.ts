import verdicts from '../../../../content/penalties/verdicts.json' with { type: 'json' };
import type { Fine } from '../log/fine.ts';
import type { RuledAs } from '../../../../stores/penalty-log/log.ts';
import type { UnderBook } from './cases.ts';
import { inPoints, isOpenPrice, type Priced, rangeOf } from './prices.ts';

/** What the penalty log needs to know of a verdict. */
interface Entered {
  readonly kind?: string;
  /** What it is entered as, or `ladder` where earlier entries count. */
  readonly enters?: string;
  readonly amount?: string;
  /** Whether the amount is only the least, and the referee names it. */
  readonly least?: boolean;
}

const enteredFor = (verdict: string): Entered => (verdicts as Readonly<Record<string, Entered>>)[verdict] ?? {};

/** The entry in the penalty log for a verdict, a chombo at the price of its rulebook; undefined where nothing is entered. */
export function fineOfVerdict(verdict: string, chombo: Fine | undefined, under: UnderBook): Fine | undefined {
  const { kind, enters, amount = '' } = enteredFor(verdict);
  if (kind === 'chombo') return chombo;
  if (enters === undefined) return undefined;
  if (enters === 'ladder') return { ruled: 'warning', points: 0, to: 'nobody', counts: 'ladder' };
  return { ruled: enters as RuledAs, points: inPoints(under.amounts[amount] ?? 0, under), to: 'nobody' };
}

/** The points that the log proposes for a ruling where the referee has to name them: the least that it may be. */
export function proposedFor(one: Priced, fine: Fine, under: UnderBook): number | undefined {
  if (one.verdict !== undefined) return enteredFor(one.verdict).least ? fine.points : undefined;
  const range = fine.ruled === 'points' ? rangeOf(one, under) : undefined;
  return range ? inPoints(range.least, under) : isOpenPrice(one, under) ? fine.points : undefined;
}
