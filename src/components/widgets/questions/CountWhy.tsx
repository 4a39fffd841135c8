import { type HandRequest, MCR_RULEBOOKS } from '../../../engine/mcr/index.ts';
import type { FanId } from '../../../engine/mcr/index.ts';
import { mustCount } from '../../../quizzes/mcr/hands/count.ts';
import type { McrRuleset } from '../../../quizzes/base/ruleset.ts';
import { CountLines } from '../count/CountLines.tsx';
import { PayLines } from '../count/PayLines.tsx';
import { TotalLine } from '../count/TotalLine.tsx';
import { countedTable } from './mcr-hand.ts';
import { useStrings } from './strings.ts';

interface Props {
  readonly question: McrRuleset & { readonly hand: HandRequest };
  /** Which fan matter; by default all, with their total. */
  readonly only?: (fan: FanId) => boolean;
  /** Whether to explain who pays what. */
  readonly paid?: boolean;
}

/** Explains a hand's count: its fan, excluded fan and why, the total. */
export function CountWhy({ question: { hand, rules }, only, paid = false }: Props) {
  const strings = useStrings();
  const count = mustCount(hand);
  const { cite } = MCR_RULEBOOKS[rules];
  return (
    <>
      <CountLines
        steps={count.steps}
        view={countedTable(hand)}
        {...(only && { only: ({ rule }) => only(rule) })}
        {...strings}
      />
      {!only && <TotalLine count={count} cite={cite.minimum} {...strings} />}
      {paid && count.kind === 'win' && <PayLines points={count.points} by={hand.by} rules={rules} {...strings} />}
    </>
  );
}
