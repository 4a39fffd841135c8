/** Steps of a search for who takes which place. */
const STEPS = 60_000;
const [HOT, COLD] = [1.5, 0.1];

/**
 * Gives the places of rounds to players so that mates meet as rarely as it finds; a list of players by place. Where a round
 * is left over, it begins with mates at its tables, who then meet in no other round.
 */
export function placesForMates(
  rounds: readonly (readonly number[])[],
  spare: readonly number[] | undefined,
  mates: readonly number[],
  random: () => number,
): readonly number[] {
  const people = mates.length;
  const size = (mate: number): number => mates.filter((one) => one === mate).length;
  const byMates = mates
    .map((mate, player) => ({ player, mate, size: mate < 0 ? 0 : size(mate) }))
    .sort((a, b) => b.size - a.size || b.mate - a.mate)
    .map(({ player }) => player);
  const order = spare ?? mates.map((_, place) => place);
  const playerAt: number[] = [];
  order.forEach((place, i) => (playerAt[place] = byMates[i]!));
  const neighbours: number[][] = mates.map(() => []);
  for (const round of rounds)
    round.forEach((place, i) => {
      for (let j = i - (i % 4); j < i - (i % 4) + 4; j++) if (j !== i) neighbours[place]!.push(round[j]!);
    });
  const costAt = (place: number): number => {
    const mate = mates[playerAt[place]!]!;
    return mate < 0 ? 0 : neighbours[place]!.filter((one) => mates[playerAt[one]!] === mate).length;
  };
  let cost = order.reduce((sum, place) => sum + costAt(place), 0) / 2;
  let best = cost;
  let kept = [...playerAt];
  const fall = (COLD / HOT) ** (1 / STEPS);
  for (let step = 0, heat = HOT; step < STEPS && best > 0; step++, heat *= fall) {
    const [a, b] = [Math.floor(random() * people), Math.floor(random() * people)];
    if (mates[playerAt[a]!] === mates[playerAt[b]!]) continue;
    // Mates who trade places with each other's neighbours are never mates themselves, so that each meeting is seen once.
    const before = costAt(a) + costAt(b);
    [playerAt[a], playerAt[b]] = [playerAt[b]!, playerAt[a]!];
    const change = costAt(a) + costAt(b) - before;
    if (change <= 0 || random() < Math.exp(-change / heat)) {
      cost += change;
      if (cost < best) {
        best = cost;
        kept = [...playerAt];
      }
    } else [playerAt[a], playerAt[b]] = [playerAt[b], playerAt[a]];
  }
  return kept;
}
