import './register-tables.ts';
import { expect, test } from 'vitest';
import { ENGINE as MCR } from '../../src/components/features/club/settle/mcr-engine.ts';
import { ENGINE } from '../../src/components/features/club/settle/riichi-engine.ts';
import { federationCsv, splitName } from '../../src/components/features/club/tournament/federation-csv.ts';
import { takeResults } from '../../src/components/features/club/tournament/results.ts';
import { makeStandings } from '../../src/components/features/club/tournament/standings.ts';
import { newTournament } from '../../src/components/features/club/tournament/tournament.ts';

test.each([
  ['Ann Smith', 'Ann', 'Smith'],
  ['Anna Maria Smith', 'Anna Maria', 'Smith'],
  ['Smith, Anna Maria', 'Anna Maria', 'Smith'],
  ['VAN DER BERG Ann', 'Ann', 'VAN DER BERG'],
  ['ШЕВЧЕНКО Тарас', 'Тарас', 'ШЕВЧЕНКО'],
  ['Ann J Smith', 'Ann J', 'Smith'],
  ['Ann', '', 'Ann'],
  ['ANN SMITH', 'ANN', 'SMITH'],
])('the name %j is %j, %j', (name, first, last) => {
  expect(splitName(name)).toEqual({ first, last });
});

const ROWS = `;player;Ann Smith;0;;;SUI;1234567\n1;1;Ann Smith;{a};Bo Li;{b};Cy Ho;{c};Di Ra;{d}`;

function written(rules: 'ema-2016' | 'mers-2014', points: readonly number[], lang: string): string[] {
  const [a, b, c, d] = points.map(String);
  const text = ROWS.replace('{a}', a ?? '')
    .replace('{b}', b ?? '')
    .replace('{c}', c ?? '')
    .replace('{d}', d ?? '');
  const read = takeResults(text, { ...newTournament(rules), name: 'Open', place: 'Bern', dates: '1–2 May' }, 0);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { ranking } = makeStandings()(read.tournament, rules === 'ema-2016' ? ENGINE : MCR);
  if (!ranking) throw new Error('nothing to rank');
  return federationCsv(read.tournament, ranking, 'Rules', lang).split('\r\n');
}

test('a federation gets title, players, place, rules and dates, then a row each with the whole EMA number', () => {
  const lines = written('mers-2014', [100, 20, -40, -80], 'fr');
  expect(lines.slice(0, 5)).toEqual(['title;Open', 'players;4', 'place;Bern', 'rules;Rules', 'dates;1–2 May']);
  expect(lines.slice(6, 9)).toEqual([
    'position;first name;last name;EMA number;table points;score;country',
    '1;Ann;Smith;"=""01234567""";4;100;SUI',
    '2;Bo;Li;;2;20;',
  ]);
});

test('without table points the score is what the ranking goes by', () => {
  expect(written('ema-2016', [45_000, 35_000, 25_000, 15_000], 'en')[7]).toMatch(
    /^1,Ann,Smith,"=""01234567""",,\d+,SUI$/,
  );
});
