import '../components/register-tables.ts';
import { expect, test } from 'vitest';
import { finishRequest, settleRequest } from '../../src/engine/index.ts';
import { finishRequestOf, parseFinishLink } from '../../src/components/features/club/settle/finishing.ts';
import { parseGame } from '../../src/components/features/club/settle/game.ts';
import { parseSettleLink } from '../../src/components/features/club/settle/link.ts';
import { readReports } from '../../src/components/features/club/settle/report.ts';
import { requestOf } from '../../src/components/features/club/settle/one-hand.ts';
import { parseTournament } from '../../src/components/features/club/tournament/tournament.ts';
import { publishedData } from './published.ts';

const DATA = publishedData('table.json') as {
  readonly settle: readonly (readonly [link: string, deltas: readonly number[]])[];
  readonly finish: readonly (readonly [link: string, totals: readonly number[]])[];
  readonly game: string;
  readonly tournament: string;
  readonly planned: string;
  readonly report: string;
};

test('links to settled hands give the same result', () => {
  const told = DATA.settle.map(([link]) => {
    const hand = parseSettleLink(link);
    const said = hand && requestOf(hand);
    const answer = said?.ok ? settleRequest(said.request) : undefined;
    return [link, answer?.ok ? answer.deltas : undefined];
  });
  expect(told).toEqual(DATA.settle);
});

test('links to finished tables give the same result', () => {
  const told = DATA.finish.map(([link]) => {
    const game = parseFinishLink(link);
    const result = game && finishRequest(finishRequestOf(game));
    return [link, result?.ok ? result.players.map(({ total }) => total) : undefined];
  });
  expect(told).toEqual(DATA.finish);
});

test('stored games and tournaments can be read', () => {
  expect(parseGame(DATA.game)?.now.hands).toHaveLength(2);
  expect(parseTournament(DATA.tournament)).toMatchObject({ name: 'Open', readings: { sharedPlaces: 'best' } });
});

test('a stored tournament with its seating plan, and a table’s report to it, can be read', () => {
  const planned = parseTournament(DATA.planned);
  expect(planned).toMatchObject({ place: 'Bern', plan: { rounds: [[[1, 2, 3, 4]]], drawn: true } });
  expect(planned?.players[0]).toMatchObject({ club: 'Bern', country: 'SUI', ema: '01234567' });
  expect(readReports(DATA.report)).toMatchObject({
    reports: [
      { session: 1, table: 1, names: ['Ann', 'Bo', 'Cy', 'Di'], game: { scores: [45_000, 35_000, 25_000, 15_000] } },
    ],
    unread: 0,
  });
});
