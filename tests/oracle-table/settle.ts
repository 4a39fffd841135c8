import { type Disagreement, attempt, gist, record } from './answer.ts';
import { judgeForm } from './form.ts';
import { mutate } from './mutate.ts';
import { simulate } from './simulate.ts';
import type { HandRequest, Wind } from './types.ts';
import { naiveWinners } from './winners.ts';

type Settle = (request: unknown) => unknown;

const TURN: readonly Wind[] = ['east', 'south', 'west', 'north'];
const AWAY = { right: 1, across: 2, left: 3 } as const;
const seatOf = ({ seatWind }: HandRequest): number => TURN.indexOf(seatWind);

/** Fields that follow from the table and are not repeated for each winner's hand. */
const OF_THE_TABLE = new Set(['rules', 'knobs', 'by', 'seatWind', 'roundWind', 'counters', 'bets', 'discarder']);
const ownFields = (hand: HandRequest): Record<string, unknown> =>
  Object.fromEntries(Object.entries(hand).filter(([name]) => !OF_THE_TABLE.has(name)));

/** The settlement of the winners of one hand of play; East sits in seat 0. */
export function settlementOf(hands: readonly [HandRequest, ...HandRequest[]]): Record<string, unknown> {
  const [{ rules, knobs, roundWind, counters = 0, discarder }] = hands;
  const riichi = hands.filter((hand) => hand.riichi && hand.riichi !== 'none').map(seatOf);
  const sticks = hands.reduce((sum, { bets = 0 }) => sum + bets, 0);
  const winners = hands.map((hand) => ({ seat: seatOf(hand), hand: ownFields(hand) }));
  const event =
    discarder === undefined
      ? { type: 'tsumo', winner: winners[0] }
      : { type: 'ron', discarder: (seatOf(hands[0]) + AWAY[discarder]) % 4, winners };
  return {
    rules,
    ...(knobs && { knobs }),
    ...{ roundWind, dealer: 0, scores: [30000, 30000, 30000, 30000], counters, bets: sticks - riichi.length },
    ...{ riichi, event },
  };
}

/** Changes one of the hands, except for what the table states. */
function mutateOne(seed: number, hands: readonly HandRequest[]): HandRequest[] {
  return hands.map((hand, index) => {
    if (index !== seed % hands.length) return hand;
    const table = Object.fromEntries(Object.entries(hand).filter(([name]) => OF_THE_TABLE.has(name)));
    return { ...ownFields(mutate(seed, hand).request), ...table } as unknown as HandRequest;
  });
}

function disagreementOnTable(hands: readonly HandRequest[], settle: Settle, occurred: boolean): Disagreement[] {
  const [first, ...others] = hands;
  const forms = hands.map(judgeForm);
  if (!first || forms.includes('unclear')) return [];
  const example = settlementOf([first, ...others]);
  const tried = attempt('a settlement', example, () => settle(example));
  if (!('result' in tried)) return [tried];
  const { ok } = record(tried.result);
  const verdict = forms.includes('bad') ? ({ possible: false, why: 'bad form' } as const) : naiveWinners(hands);
  const said = gist(tried.result);
  if (!verdict.possible) return ok === true ? [{ engine: 'accepts', why: verdict.why, said, example }] : [];
  return occurred && ok !== true ? [{ engine: 'refuses', why: 'a table that occurred', said, example }] : [];
}

/**
 * Checks an engine's settlements against play: tables that occurred must be settled; of those with several winners, one
 * of them altered, the impossible ones must not.
 */
export function compareSettlements(
  settle: Settle,
  extent: { seed: number; tables: number; mutations: number },
): Disagreement[] {
  const { seed, tables, mutations } = extent;
  const played = Array.from({ length: tables }, (_, index) => simulate(seed + index).hands);
  const several = played.filter((hands) => hands.length > 1);
  const changed = Array.from({ length: several.length > 0 ? mutations : 0 }, (_, index) =>
    mutateOne(seed + index, several[index % several.length] ?? []),
  );
  return [
    ...played.flatMap((hands) => disagreementOnTable(hands, settle, true)),
    ...changed.flatMap((hands) => disagreementOnTable(hands, settle, false)),
  ];
}
