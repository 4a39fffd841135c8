/** A seating to improve: rounds of players, four by four, and what is known of each pair. */
export interface Draft {
  readonly people: number;
  /** Each round as its players, table by table; the search changes their order. */
  readonly rounds: readonly number[][];
  /** Teams or clubs by player; -1 for none. */
  readonly mates: readonly number[];
  /** How often each pair met before these rounds. */
  readonly before: Uint8Array;
  /** A cost that no rounds go below: nothing is sought beyond it. */
  readonly least: number;
}

/** A meeting of mates counts as much as this many that are repeated. */
const MATES_COST = 4;

/** The meetings of a draft by pair, and their cost: each time that a pair meets again costs what it met before. */
function meetings({ people, rounds, mates, before }: Draft): { met: Uint8Array; cost: number } {
  const met = new Uint8Array(before);
  let cost = 0;
  for (const round of rounds)
    for (let i = 0; i < round.length; i++)
      for (let j = i + 1; j < i - (i % 4) + 4; j++) {
        const [a, b] = [round[i]!, round[j]!];
        cost += met[a * people + b]! + (mates[a]! >= 0 && mates[a] === mates[b] ? MATES_COST : 0);
        met[a * people + b]!++;
        met[b * people + a]!++;
      }
  return { met, cost };
}

/** A copy of rounds as they were before two players of one round changed places. */
function copyBefore(rounds: readonly number[][], changed: readonly number[], a: number, b: number): number[][] {
  return rounds.map((round) => {
    const copy = [...round];
    if (round === changed) [copy[a], copy[b]] = [copy[b]!, copy[a]!];
    return copy;
  });
}

/** What a draft costs: repeated meetings, and those of mates. */
export const costOf = (draft: Draft): number => meetings(draft).cost;

/**
 * Swaps players between tables of a round, with worse swaps ever rarer (simulated annealing), and ends with the best
 * rounds it saw. Returns their cost.
 */
export function improve(
  draft: Draft,
  random: () => number,
  steps: number,
  [hot, cold]: readonly [number, number],
): number {
  const { people, rounds, mates } = draft;
  const { met, cost: first } = meetings(draft);
  const size = rounds[0]?.length ?? 0;
  if (size < 8) return first;
  const isMate = (a: number, b: number): number => (mates[a]! >= 0 && mates[a] === mates[b] ? MATES_COST : 0);
  /** Lets the player at a place leave the others of its table, or join them; returns how the cost changes. */
  const move = (round: readonly number[], place: number, by: 1 | -1): number => {
    const own = round[place]!;
    let cost = 0;
    for (let i = place - (place % 4), end = i + 4; i < end; i++) {
      if (i === place) continue;
      const other = round[i]!;
      const times = met[own * people + other]!;
      cost += by * ((by > 0 ? times : times - 1) + isMate(own, other));
      met[own * people + other] = times + by;
      met[other * people + own] = times + by;
    }
    return cost;
  };
  let cost = first;
  let best = first;
  let kept: number[][] | undefined;
  const fall = (cold / hot) ** (1 / steps);
  let heat = hot;
  for (let step = 0; step < steps && best > draft.least; step++, heat *= fall) {
    const round = rounds[Math.floor(random() * rounds.length)]!;
    const [a, b] = [Math.floor(random() * size), Math.floor(random() * size)];
    if (a >> 2 === b >> 2) continue;
    let change = move(round, a, -1) + move(round, b, -1);
    [round[a], round[b]] = [round[b]!, round[a]!];
    change += move(round, a, 1) + move(round, b, 1);
    if (change <= 0 || random() < Math.exp(-change / heat)) {
      // The best rounds are copied only when they are left: most of them lead to better ones at once.
      if (change > 0 && cost === best && !kept) kept = copyBefore(rounds, round, a, b);
      cost += change;
      if (cost < best) {
        best = cost;
        kept = undefined;
      }
    } else {
      move(round, a, -1);
      move(round, b, -1);
      [round[a], round[b]] = [round[b], round[a]];
      move(round, a, 1);
      move(round, b, 1);
    }
  }
  if (kept && cost > best) rounds.forEach((round, i) => round.splice(0, round.length, ...kept[i]!));
  return best;
}
