import type { Contestant, Criterion, Game, Ranked, RankRequest } from './finish-types.ts';
import type { RulesId } from './types.ts';

/** Sums of shared uma are not exact. */
const NEARLY = 1e-6;

function sum(values: number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** The population variance. */
export function variance(values: number[]): number {
  const average = sum(values) / values.length;
  return sum(values.map((value) => (value - average) ** 2)) / values.length;
}

/** The distance between the highest and the lowest. */
export function range(values: number[]): number {
  return Math.max(...values) - Math.min(...values);
}

function averagePlace(games: Game[]): number {
  return sum(games.map(({ place }) => place)) / games.length;
}

/** A number to compare two players by; the higher is better. */
interface Measure {
  criterion: Criterion;
  of: (player: Contestant) => number;
}

const isOut = (player: Contestant): boolean => player.status === 'disqualified';
const lastOfAll: Measure = { criterion: 'disqualified', of: (player) => (isOut(player) ? 0 : 1) };

/** SAM 6.3; a session that a substitute played is a fourth place (our reading). */
function samara(): Measure[] {
  const places = (player: Contestant): number[] => player.games.map(({ missed, place }) => (missed ? 4 : place));
  const points = (player: Contestant): number[] => player.games.map((game) => game.points);
  return [
    { criterion: 'average-place', of: (player) => -sum(places(player)) / player.games.length },
    { criterion: 'points', of: (player) => sum(points(player)) - (player.penalty ?? 0) },
    { criterion: 'variance', of: (player) => -variance(places(player)) },
    { criterion: 'range', of: (player) => -range(points(player)) },
  ];
}

/** EMA 2016 5.8 and EMA 2012 5.7: a missed session is −30,000, in whatever parts. */
function ema(): Measure[] {
  const total = ({ missed, total: own }: Game): number => (missed ? -30_000 : own);
  return [{ criterion: 'total', of: (player) => sum(player.games.map(total)) - (player.penalty ?? 0) }];
}

function missedStages(player: Contestant): number {
  const stages = new Set(player.games.map(({ stage }) => stage));
  return [...stages].filter((one) => player.games.every(({ stage, missed }) => stage !== one || missed === true))
    .length;
}

/** F8 to F10: one stage by itself, or all of them; a missed stage costs 60, a second one the title. */
function tesuji({ players, readings = {} }: RankRequest): Measure[] {
  const played = (player: Contestant): Game[] => player.games.filter(({ missed }) => !missed);
  const stages = new Set(players.flatMap(({ games }) => games.map(({ stage }) => stage)));
  const isOneStage = stages.size === 1 && !stages.has(undefined);
  const total: Measure = {
    criterion: 'total',
    of: (player) =>
      sum(played(player).map((game) => game.total)) - 60_000 * missedStages(player) - (player.penalty ?? 0),
  };
  const average: Measure = {
    criterion: 'average-place',
    of: (player) => (played(player).length === 0 ? -Infinity : -averagePlace(played(player))),
  };
  if (isOneStage) return [total, average];
  const inTheRunning: Measure = { criterion: 'out-of-the-title', of: (player) => (missedStages(player) > 1 ? 0 : 1) };
  return readings.tesujiOverallTies === 'shared' ? [inTheRunning, total] : [inTheRunning, total, average];
}

/** Green Book 3.10.1; MERS 4.3 and 4.4: no table points for missed sessions, none at all for the disqualified. */
function mers(): Measure[] {
  return [
    {
      criterion: 'table-points',
      of: (player) => (isOut(player) ? 0 : sum(player.games.map(({ missed, total }) => (missed ? 0 : total)))),
    },
    { criterion: 'game-points', of: (player) => sum(player.games.map(({ points }) => points)) - (player.penalty ?? 0) },
  ];
}

function measuresOf(request: RankRequest): Measure[] {
  const own: Record<RulesId, () => Measure[]> = {
    'samara-2019': samara,
    'ema-2016': ema,
    'ema-2012': ema,
    'ema-2025': ema,
    'wrc-2025': ema,
    'rrc-2026': ema,
    tenhou: ema,
    'tesuji-2018': () => tesuji(request),
    'mers-2014': mers,
    'mcr-2006': mers,
  };
  return [lastOfAll, ...own[request.rules]()];
}

/** The first criterion that separates two players, and by how much the first one leads in it. */
function judge(measures: Measure[], a: Contestant, b: Contestant): { criterion: Criterion; lead: number } | null {
  for (const { criterion, of } of measures) {
    const [mine, theirs] = [of(a), of(b)];
    if (mine !== theirs && !(Math.abs(mine - theirs) < NEARLY)) return { criterion, lead: mine - theirs };
  }
  return null;
}

/** Ranks a tournament step by step; withdrawn players are left out, equal ones keep the request's order. */
export function oracleRank(request: RankRequest): Ranked[] {
  const measures = measuresOf(request);
  const order = request.players.filter(({ status }) => status !== 'withdrawn');
  order.sort((a, b) => -(judge(measures, a, b)?.lead ?? 0));
  const ranked: Ranked[] = [];
  order.forEach((player, at) => {
    const before = order[at - 1];
    const verdict = before === undefined ? null : judge(measures, before, player);
    const shares = before !== undefined && verdict === null;
    const rank = shares ? (ranked[at - 1]?.rank ?? 1) : at + 1;
    ranked.push({ name: player.name, rank, below: verdict?.criterion ?? null });
  });
  return ranked;
}
