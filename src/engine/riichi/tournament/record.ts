import type { RankedPlayer } from '../../tournament/request.ts';
import type { RiichiRules } from '../options/rules.ts';

/** The points for a missed stage, and how many a player may miss and still win the title (Tesuji F10). */
const MISSED_STAGE = { points: 60_000, most: 1 } as const;
const LAST_PLACE = 4;

/** A game as it counts in a ranking. */
interface CountedGame {
  readonly points: number;
  readonly place: number;
  readonly total: number;
}

/** A player with everything that a ranking reads. */
export interface PlayerRecord {
  readonly name: string;
  readonly disqualified: boolean;
  /** How many stages the player missed, where the rulebook counts them, and whether they are more than the title allows. */
  readonly missedStages: number;
  readonly out: boolean;
  /** Points off, for what was missed among others. */
  readonly penalty: number;
  readonly games: readonly CountedGame[];
}

/** The result entered for a missed session: that of a replaced player in last place (our reading). */
function missedGame({ options }: RiichiRules): readonly CountedGame[] {
  const { substitutes, startPoints } = options;
  if (substitutes.kind === 'referee') return [];
  const { points, uma } = substitutes;
  return [{ points: startPoints + points, place: LAST_PLACE, total: points + uma }];
}

/** How many stages a player missed entirely; a missed game without a stage counts as one (Tesuji F10). */
function missedStages(games: RankedPlayer['games']): number {
  const stageless = games.filter(({ stage, missed }) => stage === undefined && missed).length;
  const stages = new Set(games.flatMap(({ stage }) => stage ?? []));
  const missed = [...stages].filter((one) => games.every((game) => game.stage !== one || game.missed));
  return missed.length + stageless;
}

/** Whether a player missed part of a stage, about which the A-League says nothing. */
export const missedPart = (games: RankedPlayer['games']): boolean =>
  games.some(
    ({ missed, stage }) =>
      missed && stage !== undefined && games.some((other) => !other.missed && other.stage === stage),
  );

/** The totals of a player for the ranking, with missed games entered as the rulebook says. */
export function recordOf({ name, status, penalty = 0, games }: RankedPlayer, rules: RiichiRules): PlayerRecord {
  const entered = games.flatMap((game) => (game.missed ? missedGame(rules) : [game]));
  const byStage = rules.options.substitutes.kind === 'referee';
  const stages = byStage ? missedStages(games) : 0;
  return {
    name,
    disqualified: status === 'disqualified',
    missedStages: stages,
    out: stages > MISSED_STAGE.most,
    penalty: penalty + stages * MISSED_STAGE.points,
    games: entered,
  };
}
