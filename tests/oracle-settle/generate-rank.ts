import type { Contestant, Game, RankRequest } from './finish-types.ts';
import { readingsFor, TOURNAMENT_RULES } from './generate-finish.ts';
import { makeRandom, type Random } from './random.ts';
import { isMcr } from './rulebooks.ts';
import type { RulesId } from './types.ts';

/** The entry for a missed session, by rulebook. */
const MISSED: Record<string, Game> = {
  'ema-2016': { missed: true, points: 15_000, place: 4, total: -30_000 },
  'ema-2012': { missed: true, points: 30_000, place: 4, total: -30_000 },
  'samara-2019': { missed: true, points: 15_000, place: 4, total: -15_000 },
  'tesuji-2018': { missed: true, points: 30_000, place: 4, total: 0 },
  'mers-2014': { missed: true, points: 0, place: 4, total: 0 },
};

/** A game as it may be on the sheet; few different numbers, so that players tie. */
function gameFor(random: Random, rules: RulesId): Game {
  const place = random.pick([1, 1.5, 2, 2, 3, 3, 3.5, 4]);
  if (isMcr(rules)) {
    const total = { 1: 4, 1.5: 3, 2: 2, 3: 1, 3.5: 0.5, 4: 0 }[place] ?? 0;
    return { place, points: random.pick([-60, 0, 60]), total };
  }
  const points = random.pick([20_000, 25_000, 30_000, 35_000, 40_000]);
  const uma = random.pick([15_000, 5000, -5000, -15_000]);
  return { place, points, total: points - 30_000 + (rules === 'samara-2019' ? 0 : uma) };
}

/** The stage of each game: none, one, or four in the A-League. */
function stagesFor(random: Random, rules: RulesId): (number | undefined)[] {
  const games = random.between(1, 4);
  if (rules !== 'tesuji-2018') return Array.from({ length: games }, () => undefined);
  const stages = random.chance(0.4) ? [random.between(1, 4)] : [1, 2, 3, 4];
  return stages.flatMap((stage) => Array.from({ length: games }, () => stage));
}

function gamesFor(random: Random, rules: RulesId, stages: (number | undefined)[]): Game[] {
  const isOneStage = rules === 'tesuji-2018' && new Set(stages).size === 1;
  const missedStages = random.some([1, 2, 3, 4], random.pick([0, 0, 0, 0, 1, 1, 2]));
  return stages.map((stage) => {
    const isMissed = stage === undefined ? random.chance(0.05) : !isOneStage && missedStages.includes(stage);
    const missed = MISSED[rules];
    const game = isMissed && missed !== undefined ? { ...missed } : gameFor(random, rules);
    return stage === undefined ? game : { stage, ...game };
  });
}

function requestFor(random: Random): RankRequest {
  const rules = random.pick(TOURNAMENT_RULES);
  const stages = stagesFor(random, rules);
  const count = random.between(2, 9);
  const [out, gone] = random.some(
    Array.from({ length: count }, (_, at) => at),
    2,
  );
  const players: Contestant[] = [];
  for (let at = 0; at < count; at += 1) {
    const before = players[at - 1];
    const player: Contestant = { name: `player ${at + 1}`, games: gamesFor(random, rules, stages) };
    // The same games in another order tie in every criterion.
    if (before !== undefined && random.chance(0.2)) player.games = random.some(before.games, before.games.length);
    if (!isMcr(rules) && random.chance(0.1)) player.penalty = random.pick([5000, 20_000]);
    if (at === out && random.chance(0.3)) player.status = 'disqualified';
    if (at === gone && random.chance(0.3)) player.status = 'withdrawn';
    players.push(player);
  }
  const readings = readingsFor(random);
  return { rules, players, ...(Object.keys(readings).length > 0 && { readings }) };
}

/** Tournaments under all rulebooks, with many ties; the same seed gives the same ones. */
export function generateRanks(seed: number, count: number): RankRequest[] {
  const random = makeRandom(seed);
  return Array.from({ length: count }, () => requestFor(random));
}
