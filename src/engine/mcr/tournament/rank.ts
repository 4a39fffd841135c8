import { onPlainCopy } from '../../base/plain.ts';
import type { RulebookOf } from '../../rulebooks/ids.ts';
import type { NoteOf } from '../../table/result.ts';
import { type Criterion, isRanked, ranked } from '../../tournament/order.ts';
import { type RankRequest, type RankedPlayer, rankError } from '../../tournament/request.ts';
import type { Ranking, TournamentRefused } from '../../tournament/result.ts';
import { sumOf } from '../../tournament/statistics.ts';
import { MCR_TABLE_CLAUSES } from '../rulebooks/table.ts';
import { mcrRulesError } from '../settle/rules.ts';

/** The answer to a request to rank the players of an MCR tournament. */
export type McrRankResult = (Ranking | TournamentRefused) & { readonly id?: string };

/** What a player has over all sessions; a missed one gives nothing (MERS 4.3), a disqualified player has nothing (MERS 4.4). */
function sumIn({ status, games }: RankedPlayer, of: 'total' | 'points'): number {
  if (status === 'disqualified') return 0;
  return sumOf(games.map((game) => (game.missed ? 0 : game[of])));
}

/** Ranks the players of an MCR tournament by table points, then game points. Accepts any value and never throws. */
export const rankRequest = onPlainCopy((given): McrRankResult => {
  const error = rankError(given) ?? mcrRulesError(given as RankRequest);
  if (error) return { ok: false, error };
  const { rules, players, id } = given as RankRequest;
  const cite = MCR_TABLE_CLAUSES[rules as RulebookOf<'mcr'>];
  const criteria: readonly Criterion<RankedPlayer>[] = [
    {
      id: 'disqualified',
      better: 'less',
      value: ({ status }) => Number(status === 'disqualified'),
      cite: cite.disqualified,
    },
    { id: 'table-points', better: 'more', value: (one) => sumIn(one, 'total'), cite: cite.ranking },
    {
      id: 'game-points',
      better: 'more',
      value: (one) => sumIn(one, 'points') - (one.penalty ?? 0),
      cite: cite.ranking,
    },
  ];
  const notes: NoteOf<string>[] = [];
  if (players.some(({ games }) => games.some(({ missed }) => missed)))
    notes.push({ id: 'missed-gives-nothing', cite: cite['missed-session'] });
  if (!players.every(isRanked)) notes.push({ id: 'withdrawn-not-ranked', cite: cite['missed-session'] });
  const result: Ranking = { ok: true, players: ranked(players.filter(isRanked), criteria), notes };
  return id === undefined ? result : { ...result, id };
});
