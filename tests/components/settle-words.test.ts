import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tournamentWords } from '../../src/components/features/club/tournament/strings.ts';

const ID = /\bid: (?:\w+ \? )?[`']([a-z-]+)/g;
const OTHERWISE = /\? '([a-z-]+)' : '([a-z-]+)', cite/g;

/** The ids in the engine's settlements, finished games and rankings: notes, reasons, criteria. */
const IDS = [
  ...new Set(
    globSync('src/engine/{riichi,mcr}/{settle/settle*,tournament/finish,tournament/rank}.ts').flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [
        ...[...text.matchAll(ID)].map(([, id = '']) => id),
        ...[...text.matchAll(OTHERWISE)].flatMap(([, one = '', other = '']) => [one, other]),
      ];
    }),
  ),
];

/** Why points change hands, and what a total consists of. */
const RULES = [
  ...globSync('src/engine/{riichi,mcr}/settle/{settle-types,sticks,winners}.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/Why = ([^;]+);/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/'([a-z-]+)'/g)].map(([, id = '']) => id),
    ),
  ),
  ...globSync('src/engine/{riichi,mcr}/tournament/finish.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/rule: '([a-z-]+)'/g)].map(([, id = '']) => id),
  ),
];

const strings = JSON.parse(readFileSync('src/content/i18n/en.json', 'utf8')) as object;
const { settle, tournament } = tournamentWords({ all: () => strings });
const keys = [...Object.keys(settle), ...Object.keys(tournament)];

test('everything the engine says about a table has its text', () => {
  expect(IDS.length).toBeGreaterThan(25);
  expect(RULES.length).toBeGreaterThan(8);
  const isTold = (id: string): boolean =>
    keys.some((key) => (id.endsWith('-') ? key.includes(`.${id}`) : key.endsWith(`.${id}`)));
  expect([...IDS, ...RULES].filter((id) => !isTold(id))).toEqual([]);
});
