import { finishDifferences, list, rankDifferences, record, settleDifferences, type RankedLine } from './differences.ts';
import { oracleFinish } from './finish.ts';
import { generateFinishes } from './generate-finish.ts';
import { generateRanks } from './generate-rank.ts';
import { generateSettles } from './generate.ts';
import { oracleRank } from './rank.ts';
import { oracleSettle } from './settle.ts';
import type { RiichiRulesId } from './types.ts';

/** The doors of an engine; `readRanking` where a ranking is not `players` with `name` and `rank`. */
export interface Engine {
  settleRequest: (request: unknown) => unknown;
  finishRequest: (request: unknown) => unknown;
  rankRequest: (request: unknown) => unknown;
  readRanking?: (result: unknown) => RankedLine[];
}

/** How many requests of each kind, and from which seed. */
export interface Amount {
  seed: number;
  settles?: number;
  finishes?: number;
  ranks?: number;
  /** Only these rulebooks. */
  books?: RiichiRulesId[];
}

/** A request on which the two do not agree. */
export interface Disagreement {
  sort: 'settle' | 'finish' | 'rank';
  request: unknown;
  differences: string[];
}

function readPlayers(result: unknown): RankedLine[] {
  return list(record(result).players)
    .map(record)
    .map(({ name, rank }) => ({ name, rank }));
}

/** Sends seeded requests to an engine and to the oracle; returns where they disagree. */
export function disagreements(
  engine: Engine,
  { seed, settles = 0, finishes = 0, ranks = 0, books }: Amount,
): Disagreement[] {
  const all: Disagreement[] = [];
  for (const request of generateSettles(seed, settles, books)) {
    const differences = settleDifferences(request, oracleSettle(request), engine.settleRequest(request));
    all.push({ sort: 'settle', request, differences });
  }
  const played = generateFinishes(seed, finishes, books).map((request, i) =>
    request.rules === 'tesuji-2018' && i % 2 === 1
      ? { ...request, readings: { ...request.readings, inPlus: 'above-start' as const } }
      : request,
  );
  for (const request of played) {
    const differences = finishDifferences(oracleFinish(request), engine.finishRequest(request));
    all.push({ sort: 'finish', request, differences });
  }
  const readRanking = engine.readRanking ?? readPlayers;
  for (const request of generateRanks(seed, ranks)) {
    const result = engine.rankRequest(request);
    all.push({ sort: 'rank', request, differences: rankDifferences(oracleRank(request), result, readRanking(result)) });
  }
  return all.filter(({ differences }) => differences.length > 0);
}
