import { describe, expect, test } from 'vitest';
import { readGames } from '../../src/logs/read.ts';
import { playedGame } from './table.ts';
import { writeMjai } from './write-mjai.ts';
import { writeMjlog } from './write-mjlog.ts';
import { writeTenhouJson } from './write-tenhou-json.ts';

const hands = playedGame(1);
const json = writeTenhouJson(hands);
const jsonText = JSON.stringify(json);
const xml = writeMjlog(hands);
const lines = writeMjai(hands);

const problemsOf = (text: string) => {
  const { games, problems } = readGames(text);
  return [...problems, ...games.flatMap((game) => game.problems)];
};
const idsOf = (text: string): string[] => problemsOf(text).map(({ id }) => id);
const readHands = (text: string): number =>
  readGames(text).games.reduce((sum, { hands: read }) => sum + read.length, 0);

describe('a text that is no game', () => {
  test.each([
    ['nothing', '', ['empty']],
    ['spaces', ' \n ', ['empty']],
    ['prose', 'See you on Friday', ['unknown-format']],
    ['a web page', '<html><body>hello</body></html>', ['unknown-format']],
    ['other JSON', '{"a":1}', ['unknown-format']],
    ['a number', '[1,2,3]', ['unknown-format', 'unknown-format', 'unknown-format']],
    ['JSON that claims to be one of our problems', '{"id":"cut"}', ['unknown-format']],
    ['a link to a game on a server', 'https://tenhou.net/0/?log=2020010100gm-0029-0000-abcd1234&tw=1', ['server-link']],
    ['a link to a game on another server', 'https://mahjongsoul.game.yo-star.com/?paipu=200101-ab', ['server-link']],
    ['bytes', '\u0000\u0001\u0002', ['unknown-format']],
    ['brackets without end', '['.repeat(200_000), ['not-json']],
  ])('says so for %s', (_, text, ids) => {
    expect(idsOf(text)).toEqual(ids);
  });

  test('refuses a line longer than any game', () => {
    expect(idsOf(`{"log":"${'x'.repeat(5_000_000)}"}`)).toEqual(['too-large']);
  });
});

describe('an XML file', () => {
  test('cannot declare entities that grow', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE mjloggm [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${xml}`;
    expect(idsOf(bomb)).toEqual(['not-xml']);
  });

  test('that is cut off gives the hands before and says so', () => {
    const read = readGames(xml.slice(0, xml.lastIndexOf('<AGARI') > 0 ? xml.lastIndexOf('<AGARI') : xml.length / 2));
    expect(read.games[0]?.problems.map(({ id }) => id)).toEqual(['cut']);
    expect(read.games[0]?.hands.length).toBeGreaterThan(0);
  });

  test('of another version is named and not guessed at', () => {
    expect(problemsOf(xml.replace('ver="2.3"', 'ver="9.1"'))).toEqual([{ id: 'version', detail: '9.1' }]);
  });

  test('of a game for three is named', () => {
    expect(idsOf(xml.replace('type="169"', 'type="185"'))).toEqual(['three-players']);
  });

  test('with a tile that does not exist loses that hand only', () => {
    const broken = xml.replace(/<T(\d+)\/>/, '<T136/>');
    expect(problemsOf(broken)).toEqual([{ id: 'bad-field', detail: '136', hand: 1 }]);
    expect(readHands(broken)).toBe(hands.length - 1);
  });
});

describe('a game in JSON', () => {
  test('takes nothing from the prototype of an object', () => {
    expect(idsOf('{"__proto__":{"log":[]},"name":["","","",""]}')).toEqual(['unknown-format']);
    expect(Object.hasOwn(Object.prototype, 'log')).toBe(false);
  });

  test('of three players is named', () => {
    expect(idsOf(JSON.stringify({ ...json, rule: { disp: '三般南喰赤', aka: 1 } }))).toEqual(['three-players']);
    const log = json.log.map((hand) => hand.with(13, []).with(14, []).with(15, []));
    expect(idsOf(JSON.stringify({ ...json, log }))).toEqual(['three-players']);
  });

  test('of four players of whom one has no name is read', () => {
    expect(readHands(JSON.stringify({ ...json, name: ['A', 'B', 'C', ''] }))).toBe(hands.length);
  });

  test('that is cut in the middle says where', () => {
    expect(problemsOf(jsonText.slice(0, jsonText.length / 2))).toEqual([{ id: 'not-json', line: 1 }]);
  });

  test('reads from a link as from a file', () => {
    expect(readHands(`https://tenhou.net/6/#json=${encodeURIComponent(jsonText)}`)).toBe(hands.length);
    expect(idsOf('https://tenhou.net/6/#json=%7B%22lo%')).toEqual(['cut']);
  });

  test('keeps the other hands where one discards a tile that nobody holds', () => {
    const [first, ...rest] = json.log;
    const draws = [...(first?.[5] as number[])];
    const broken = first
      ?.with(5, draws.with(0, draws[0] === 47 ? 46 : 47))
      .with(6, [11, ...(first[6] as unknown[]).slice(1)]);
    const text = JSON.stringify({ ...json, log: [broken, ...rest] });
    expect(problemsOf(text).every(({ hand }) => hand === 1)).toBe(true);
    expect(readHands(text)).toBeGreaterThanOrEqual(hands.length - 1);
  });

  test('shows names without marks that turn the text around', () => {
    const name = ['\u202eevil\u0000', 'x'.repeat(500), 7, null];
    const players = readGames(JSON.stringify({ ...json, name })).games[0]?.players;
    expect(players).toEqual(['evil', 'x'.repeat(40), '', '']);
  });
});

test('a file’s rules are read where it states them, and left open where it does not', () => {
  const rulesOf = (text: string) => readGames(text).games[0]?.rules;
  const withRule = (rule: object): string => JSON.stringify({ ...json, rule });
  expect(rulesOf(withRule({ disp: '鳳南喰赤', aka53: 1, aka52: 1, aka51: 1 }))).toEqual({
    redFives: 3,
    openTanyao: true,
  });
  expect(rulesOf(withRule({ disp: '般東', aka: 0 }))).toEqual({ redFives: 0, openTanyao: false });
  expect(rulesOf(withRule({ disp: '般東喰赤' }))).toEqual({ redFives: 3, openTanyao: true });
  expect(rulesOf(withRule({ disp: '鳳南喰赤', aka53: 1, aka52: 2, aka51: 1 }))?.redFives).toBe(4);
  expect(rulesOf(withRule({ disp: 'Friendly South Aka Nashi', aka53: 0, aka52: 0, aka51: 0 }))).toEqual({
    redFives: 0,
    openTanyao: undefined,
  });
  expect(rulesOf(withRule({ disp: '玉の間南' }))).toEqual({ redFives: undefined, openTanyao: undefined });
  expect(rulesOf(lines.replace('"names"', '"aka_flag":false,"names"'))?.redFives).toBe(0);
  expect(rulesOf(xml.replace('type="169"', 'type="175"'))).toEqual({ redFives: 0, openTanyao: false });
});

test('sticks that a writer has taken off already are not taken off twice', () => {
  const log = json.log as unknown as [unknown, number[], ...unknown[]][];
  const at = hands.findIndex(({ riichi }, index) => riichi.length > 0 && index + 1 < hands.length);
  const result = log[at]?.at(-1) as unknown[];
  const own = (result[1] as number[] | undefined) ?? [0, 0, 0, 0];
  const net = own.map((points, seat) => points - (hands[at]?.riichi.includes(seat) ? 1000 : 0));
  const changed = log.with(at, log[at]?.with(-1, result.with(1, net)) as (typeof log)[number]);
  const paid = (text: unknown) => readGames(JSON.stringify({ ...json, log: text })).games[0]?.hands[at]?.paid;
  expect(at).toBeGreaterThanOrEqual(0);
  expect(paid(changed)).toEqual(paid(log));
});

describe('mjai lines', () => {
  test('name the line that cannot be read', () => {
    const all = lines.split('\n');
    const broken = all.with(3, '{"type":"dahai","actor":9,"pai":"1m"}').join('\n');
    expect(problemsOf(broken)[0]).toEqual({ id: 'bad-field', detail: 'actor', line: 4, hand: 1 });
  });

  test('that hide the tiles of the others are refused with that reason', () => {
    const hidden = lines.replace(
      /"tehais":\[\[[^\]]*\]/,
      '"tehais":[["?","?","?","?","?","?","?","?","?","?","?","?","?"]',
    );
    expect(problemsOf(hidden)[0]?.id).toBe('hidden-tiles');
  });

  test('that end within a hand keep those before', () => {
    const all = lines.split('\n');
    const last = all.findLastIndex((line) => /"hora"|"ryukyoku"/.test(line));
    const text = all.slice(0, last).join('\n');
    expect(idsOf(text).at(-1)).toBe('cut');
    expect(readHands(text)).toBe(hands.length - 1);
  });
});

test('several games in one text are all read, whatever stands between them', () => {
  const text = [jsonText, 'not a game', jsonText].join('\n');
  const read = readGames(text);
  expect(read.games).toHaveLength(2);
  expect(read.problems).toEqual([{ id: 'not-json', line: 2 }]);
});
