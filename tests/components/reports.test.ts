import './register-tables.ts';
import { expect, test } from 'vitest';
import { evenTable } from '../../src/components/features/club/settle/finishing.ts';
import { type Report, formatReport, readReports } from '../../src/components/features/club/settle/report.ts';
import { withPlan } from '../../src/components/features/club/tournament/plan.ts';
import { judgeReports, withReports } from '../../src/components/features/club/tournament/reports.ts';
import { type Tournament, newTournament } from '../../src/components/features/club/tournament/tournament.ts';

const NAMES = ['Ann', 'Bo Łukasz', 'Чайка', 'Di'] as const;
const report = (change: Partial<Report> = {}): Report => ({
  session: 1,
  table: 1,
  names: NAMES,
  game: { ...evenTable('ema-2016'), scores: [45_000, 35_000, 25_000, 14_000], bets: 1 },
  ...change,
});
const names = [...NAMES, 'E', 'F', 'G', 'H'];
const tournament: Tournament = {
  ...newTournament('ema-2016'),
  players: names.map((name, i) => ({ id: i + 1, name, penalty: 0 })),
};
const states = (text: string, one: Tournament = tournament) => judgeReports(text, one).lines.map(({ state }) => state);
const even = (scores: Report['game']['scores'], bets = 0) => ({ ...evenTable('ema-2016'), scores, bets });

test('a report survives a chat that changes its case and stands around it', () => {
  const code = formatReport(report());
  expect(code).toMatch(/^TENSUT1[0-9A-HJKMNP-TV-Z]+$/);
  const chat = `[12:01] Ann: https://example.org/tournament/#${code}\n> ${code.toLowerCase()} ok?`;
  expect(readReports(chat)).toEqual({ reports: [report()], unread: 0 });
});

test('no changed digit of a report is taken in, and nothing throws', () => {
  const code = formatReport(report());
  const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  for (let at = 7; at < code.length; at++)
    for (const digit of [digits.charAt((at * 7) % 32), '!', 'U']) {
      if (digit === code.charAt(at)) continue;
      const { reports } = readReports(code.slice(0, at) + digit + code.slice(at + 1));
      expect(reports).toEqual([]);
    }
  for (const length of [0, 6, 30, code.length - 1]) expect(readReports(code.slice(0, length)).reports).toEqual([]);
  expect(readReports(`TENSUT1${'Z'.repeat(200_000)}`).reports).toEqual([]);
});

test('reports are taken in whatever their order, and twice is once', () => {
  const first = formatReport(report());
  const second = formatReport(
    report({ table: 2, names: ['E', 'F', 'G', 'H'], game: even([30_000, 30_000, 30_000, 30_000]) }),
  );
  const taken = (text: string): Tournament => withReports(tournament, judgeReports(text, tournament).lines);
  const both = taken(`${second} ${first} ${second}`);
  expect(both.sessions[0]?.tables).toHaveLength(2);
  expect(taken(`${first} ${second}`)).toEqual(both);
  expect(states(`${first} ${second}`, both)).toEqual(['there', 'there']);
});

test('the same result from two phones whose seats are in another order is one', () => {
  const turned = report({
    names: ['Di', 'Ann', 'Bo Łukasz', 'Чайка'],
    game: even([14_000, 45_000, 35_000, 25_000], 1),
  });
  expect(states(`${formatReport(report())} ${formatReport(turned)}`)).toEqual(['new']);
});

test('contradictory reports are shown, and none of them is taken in', () => {
  const other = report({ game: even([44_000, 36_000, 25_000, 14_000], 1) });
  expect(states(`${formatReport(report())} ${formatReport(other)}`)).toEqual(['contradicts', 'contradicts']);
  const taken = withReports(tournament, judgeReports(formatReport(report()), tournament).lines);
  expect(states(formatReport(other), taken)).toEqual(['contradicts']);
  expect(withReports(taken, judgeReports(formatReport(other), taken).lines)).toEqual(taken);
});

test.each([
  ['off', report({ game: even([45_000, 35_000, 25_000, 15_000], 1) })],
  ['rules', report({ game: evenTable('ema-2012') })],
  ['session', report({ session: 2 })],
  ['unknown', report({ names: ['Ann', 'Bo Łukasz', 'Чайка', 'Dora'] })],
  ['unknown', report({ names: ['Ann', 'Ann', 'Чайка', 'Di'] })],
  ['unknown', report({ names: ['', '', '', ''] })],
] as const)('a report is not taken in: %s', (state, one) => {
  const { lines } = judgeReports(formatReport(one), tournament);
  expect(lines.map((line) => line.state)).toEqual([state]);
  expect(withReports(tournament, lines)).toEqual(tournament);
});

test('nobody gets a second result in a session', () => {
  const taken = withReports(tournament, judgeReports(formatReport(report()), tournament).lines);
  const second = report({ table: 2, names: ['Ann', 'E', 'F', 'G'], game: even([30_000, 30_000, 30_000, 30_000]) });
  expect(states(formatReport(second), taken)).toEqual(['seated']);
  expect(states(`${formatReport(second)} ${formatReport(report())}`)).toEqual(['seated', 'seated']);
});

test('a table without names is the one of the plan, unless its winds were drawn', () => {
  const nameless = formatReport(report({ names: ['', '', '', ''] }));
  const planned = withPlan(tournament, { from: 0, rounds: 2, drawn: false });
  const [line] = judgeReports(nameless, planned).lines;
  expect(line).toMatchObject({ state: 'new', table: { players: planned.plan?.rounds[0]?.[0] } });
  expect(states(nameless, withPlan(tournament, { from: 0, rounds: 2, drawn: true }))).toEqual(['unknown']);
});

test('a table that the plan does not have is named, and one that it has is not, in whatever order it sits', () => {
  const planned = withPlan(tournament, { from: 0, rounds: 2, drawn: false });
  const nameOf = new Map(planned.players.map(({ id, name }) => [id, name]));
  const [table] = planned.plan?.rounds[0] ?? [];
  const seated = (table ?? []).map((id) => nameOf.get(id) ?? '').toReversed() as unknown as Report['names'];
  const odd = [seated[0], seated[1], seated[2], names.find((one) => !seated.includes(one)) ?? ''] as const;
  const isOff = (own: Report['names'], one: Tournament) =>
    judgeReports(formatReport(report({ names: own })), one).lines.map(({ isOffPlan }) => isOffPlan);
  expect([isOff(seated, planned), isOff(odd, planned), isOff(odd, tournament)]).toEqual([[false], [true], [false]]);
});
