import { describe, expect, test } from 'vitest';
import { type ReadText, readGames } from '../../src/logs/read.ts';
import { type Written, playedGame } from './table.ts';
import { writeMjai } from './write-mjai.ts';
import { writeMjlog } from './write-mjlog.ts';
import { writeTenhouJson } from './write-tenhou-json.ts';

const GAMES = 60;
const games = Array.from({ length: GAMES }, (_, seed) => playedGame(seed)).filter((hands) => hands.length > 0);

/** A hand or event without what is at its default, sets with their tiles in order. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value)
    .filter(([name, one]) => name !== 'liable' && !([undefined, false, '', 'none'] as unknown[]).includes(one))
    .filter(([, one]) => !Array.isArray(one) || one.length > 0)
    .map(([name, one]): [string, unknown] => [
      name,
      name === 'tiles' ? Array.from(String(one)).sort().join('') : name === 'winners' ? bySeat(one) : plain(one),
    ]);
  return Object.fromEntries(fields);
}

const bySeat = (winners: unknown): unknown =>
  (winners as { seat: number }[]).toSorted((a, b) => a.seat - b.seat).map(plain);

const expected = ({ course: { inTiles }, ends }: Written): unknown => ({
  roundWind: inTiles.roundWind,
  dealer: inTiles.dealer,
  counters: inTiles.counters,
  bets: inTiles.bets,
  scores: inTiles.scores,
  riichi: inTiles.riichi.toSorted(),
  event: plain({ ...inTiles.event, ...(inTiles.event.tenpai && { tenpai: inTiles.event.tenpai.toSorted() }) }),
  paid: [0, 1, 2, 3].map(
    (seat) =>
      ends.reduce((sum, { deltas }) => sum + (deltas[seat] ?? 0), 0) - (inTiles.riichi.includes(seat as 0) ? 1000 : 0),
  ),
});

const found = ({ games: read }: ReadText): unknown[] =>
  read.flatMap(({ hands }) =>
    hands.map(({ roundWind, dealer, counters, bets, scores, riichi, event, paid }) => ({
      ...{ roundWind, dealer, counters, bets, scores, riichi, paid },
      event: plain(event),
    })),
  );

const FORMATS: [string, (hands: Written[]) => string][] = [
  ['tenhou.net/6 JSON', (hands) => JSON.stringify(writeTenhouJson(hands))],
  ['an mjlog file', writeMjlog],
  ['mjai lines', (hands) => writeMjai(hands)],
];

describe.each(FORMATS)('%s', (_, write) => {
  test('reads back every hand of games played by the second implementation', () => {
    for (const hands of games) {
      const read = readGames(write(hands));
      expect(read.problems).toEqual([]);
      expect(read.games.flatMap(({ problems }) => problems)).toEqual([]);
      expect(found(read)).toEqual(hands.map(expected));
    }
  });

  test('reads the names of the players', () => {
    const [hands = []] = games;
    expect(readGames(write(hands)).games[0]?.players).toEqual(['Anna', 'Boris', 'Clara', 'Dmitri']);
  });
});

test('the games that are read hold every way a hand can end', () => {
  const ends = new Set(
    games.flat().map(({ course: { inTiles }, ends }) => {
      const { type, why } = inTiles.event;
      return type === 'ron' && ends.length > 1 ? 'two' : (why ?? type);
    }),
  );
  expect([...ends]).toEqual(
    expect.arrayContaining([
      'ron',
      'two',
      'tsumo',
      'draw',
      'nine-terminals',
      'four-winds',
      'four-riichi',
      'triple-ron',
    ]),
  );
});
