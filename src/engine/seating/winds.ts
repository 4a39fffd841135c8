const WINDS = 4;
/** All orders of four seats. */
const ORDERS = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].flatMap((c) => (new Set([a, b, c]).size === 3 ? [[a, b, c, 6 - a - b - c]] : [])),
  ),
);

/**
 * Orders the players of each table by their winds, so that each player has each wind once in any four games counted from the
 * first. Always possible: the games are edges between tables and fours of games, none of which has more than four, and such a
 * graph can be coloured with four colours (König).
 */
export function withWinds(tables: readonly (readonly number[])[]): number[][] {
  const played = new Map<number, number>();
  const nodes = new Map<string, number>();
  const edges: (readonly [number, number])[] = [];
  tables.forEach((table, t) => {
    for (const player of table) {
      const games = played.get(player) ?? 0;
      played.set(player, games + 1);
      const key = `${String(player)} ${String(Math.floor(games / WINDS))}`;
      if (!nodes.has(key)) nodes.set(key, tables.length + nodes.size);
      edges.push([t, nodes.get(key)!]);
    }
  });
  /** Which edge of a node has a wind. */
  const at: (number | undefined)[] = Array.from({ length: (tables.length + nodes.size) * WINDS });
  const freeAt = (node: number): number => [0, 1, 2, 3].find((wind) => at[node * WINDS + wind] === undefined)!;
  const other = (edge: number, node: number): number => edges[edge]![0] + edges[edge]![1] - node;
  edges.forEach(([table, node], edge) => {
    const mine = freeAt(table);
    const its = freeAt(node);
    if (mine !== its) swapPath(node, mine, its);
    at[table * WINDS + mine] = edge;
    at[node * WINDS + mine] = edge;
  });
  /** Swaps two winds on the path from a node, which frees the first one there. */
  function swapPath(start: number, first: number, second: number): void {
    const path: number[] = [];
    let [node, wind] = [start, first];
    for (let edge = at[node * WINDS + wind]; edge !== undefined; edge = at[node * WINDS + wind]) {
      path.push(edge);
      node = other(edge, node);
      wind = wind === first ? second : first;
    }
    for (const edge of path)
      for (const end of edges[edge]!)
        for (const one of [first, second]) if (at[end * WINDS + one] === edge) at[end * WINDS + one] = undefined;
    path.forEach((edge, i) => {
      for (const end of edges[edge]!) at[end * WINDS + (i % 2 === 0 ? second : first)] = edge;
    });
  }
  return tables.map((table, t) =>
    [0, 1, 2, 3].map((wind) => {
      const edge = at[t * WINDS + wind]!;
      return table[edge - t * WINDS]!;
    }),
  );
}

/** Turns tables so that those winds come that their players had least, counting what they had before; changes `tables`. */
export function evenWinds(tables: number[][], before: readonly (readonly number[])[]): void {
  const had = new Map<number, number[]>();
  const countsOf = (player: number): number[] => {
    if (!had.has(player)) had.set(player, [0, 0, 0, 0]);
    return had.get(player)!;
  };
  const add = (table: readonly number[], by: number): void =>
    table.forEach((player, wind) => {
      const counts = countsOf(player);
      counts[wind] = counts[wind]! + by;
    });
  for (const table of [...before, ...tables]) add(table, 1);
  for (let pass = 0, isBetter = true; isBetter && pass < 30; pass++) {
    isBetter = false;
    for (const [i, table] of tables.entries()) {
      add(table, -1);
      const costOf = (order: readonly number[]): number =>
        order.reduce((sum, from, wind) => sum + countsOf(table[from]!)[wind]!, 0);
      let best = ORDERS[0]!;
      for (const order of ORDERS) if (costOf(order) < costOf(best)) best = order;
      if (best !== ORDERS[0]) isBetter = true;
      tables[i] = best.map((from) => table[from]!);
      add(tables[i], 1);
    }
  }
}
