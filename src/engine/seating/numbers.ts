/** Swaps that are tried, and heat at the beginning and end, in repeated tables. */
const [STEPS, HOT, COLD] = [60_000, 2, 0.1];

/** Numbers the tables of each round anew, so that players change tables where they can; changes the order within `rounds`. */
export function numberTables(
  rounds: number[][][],
  before: readonly (readonly (readonly number[])[])[],
  random: () => number,
): void {
  const most = Math.max(1, ...[...rounds, ...before].map(({ length }) => length));
  const people = 1 + Math.max(0, ...[...rounds, ...before].flat(2));
  const seen = new Uint8Array(people * most);
  const add = (players: readonly number[], table: number, by: number): void => {
    for (const player of players) seen[player * most + table]! += by;
  };
  for (const round of [...before, ...rounds]) round.forEach((players, table) => add(players, table, 1));
  const costAt = (players: readonly number[], table: number): number =>
    players.reduce((sum, player) => sum + seen[player * most + table]! ** 2, 0);
  const fall = (COLD / HOT) ** (1 / STEPS);
  const open = rounds.filter(({ length }) => length > 1);
  for (let step = 0, heat = HOT; step < STEPS && open.length > 0; step++, heat *= fall) {
    const round = open[Math.floor(random() * open.length)]!;
    const [a, b] = [Math.floor(random() * round.length), Math.floor(random() * round.length)];
    if (a === b) continue;
    const [one, two] = [round[a]!, round[b]!];
    add(one, a, -1);
    add(two, b, -1);
    const change = costAt(one, b) + costAt(two, a) - costAt(one, a) - costAt(two, b);
    if (change <= 0 || random() < Math.exp(-change / heat)) [round[a], round[b]] = [two, one];
    add(round[a]!, a, 1);
    add(round[b]!, b, 1);
  }
}
