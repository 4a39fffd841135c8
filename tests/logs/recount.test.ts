import { describe, expect, test } from 'vitest';
import { RIICHI_IDS, riichiRulesOf } from '../../src/engine/riichi/index.ts';
import type { RiichiOptions } from '../../src/engine/riichi/index.ts';
import type { AnyRules } from '../../src/logs/played.ts';
import { readGames } from '../../src/logs/read.ts';
import { checkPaid, onlineRules, recount, totalsOnline, totalsUnder } from '../../src/logs/recount.ts';
import { playedGame } from './table.ts';
import { writeTenhouJson } from './write-tenhou-json.ts';

function online(): RiichiOptions {
  const rules = riichiRulesOf('tenhou');
  if (!rules.ok) throw new Error('there is no profile of online play');
  return rules.value.options;
}
const ONLINE = online();

const games = Array.from({ length: 40 }, (_, seed) => playedGame(1000 + seed))
  .filter((hands) => hands.length > 0)
  .flatMap((hands) => readGames(JSON.stringify(writeTenhouJson(hands))).games);

const RON = { by: 'discard', seatWind: 'south', roundWind: 'east' } as const;

describe('what makes a hand worth something else', () => {
  test('is the red five where only that differs', () => {
    const hand: AnyRules = { ...RON, concealed: '345m067p22s56767s', winningTile: '8s', riichi: 'riichi' };
    const { worth, causes } = recount(hand, ONLINE, 'ema-2016');
    expect(worth.online).toBeGreaterThan(worth.here);
    expect(causes.map(({ option }) => option)).toEqual(['redFives']);
    expect(causes[0]).toMatchObject({ online: 3, here: 0, worth: worth.online });
  });

  test('is nothing where both count alike', () => {
    const hand: AnyRules = { ...RON, concealed: '345m567p22s56767s', winningTile: '8s', riichi: 'riichi' };
    const { worth, causes } = recount(hand, ONLINE, 'ema-2016');
    expect(worth.online).toBe(worth.here);
    expect(causes).toEqual([]);
  });

  test('is found for every hand and rulebook that differ, and takes the difference away', () => {
    let differing = 0;
    for (const { hands } of games)
      for (const { wins } of hands)
        for (const { hand } of wins)
          for (const book of RIICHI_IDS) {
            const { worth, causes } = recount(hand, ONLINE, book);
            if (worth.online === worth.here) continue;
            differing += 1;
            expect(causes, `${book} ${JSON.stringify(hand)}`).not.toEqual([]);
            for (const { option, online: there, here } of causes)
              expect(JSON.stringify(there), option).not.toBe(JSON.stringify(here));
          }
    expect(differing).toBeGreaterThan(50);
  });
});

describe('what a server paid', () => {
  test('is what its rules make of every hand', () => {
    for (const { hands } of games)
      for (const hand of hands) expect(checkPaid(hand, ONLINE).mismatch, JSON.stringify(hand)).toBeUndefined();
  });

  test('is told apart where the file says something else', () => {
    const hand = games.flatMap(({ hands }) => hands).find(({ wins }) => wins.length > 0);
    if (!hand?.paid) throw new Error('nobody won');
    const [first, ...rest] = hand.paid;
    const wrong = { ...hand, paid: [first + 100, ...rest] as unknown as typeof hand.paid };
    expect(checkPaid(wrong, ONLINE).mismatch?.counted).toEqual(hand.paid);
  });
});

test('a file’s own rules are taken for its hands', () => {
  expect(onlineRules(ONLINE, { redFives: 0, openTanyao: false })).toMatchObject({ redFives: 0, openTanyao: false });
  expect(onlineRules(ONLINE, { redFives: undefined, openTanyao: undefined })).toEqual(ONLINE);
});

describe('the totals of a game', () => {
  test('are the last scores with the last payment', () => {
    const [game] = games;
    const last = game?.hands.at(-1);
    expect(totalsOnline(game?.hands ?? [], ONLINE)?.points).toEqual(
      last && [0, 1, 2, 3].map((seat) => (last.scores[seat] ?? 0) + (last.paid?.[seat] ?? 0)),
    );
  });

  test('give every seat a place, the most points the first', () => {
    for (const { hands } of games) {
      const { points, places } = totalsUnder(hands, 'ema-2016');
      expect(places[points.indexOf(Math.max(...points))]).toBe(1);
      expect(Math.min(...places)).toBe(1);
    }
  });

  test('name the hands that the rulebook does not know as wins', () => {
    const all = games.map(({ hands }) => totalsUnder(hands, 'ema-2016').leftOut.length);
    expect(all.some((count) => count > 0)).toBe(true);
  });
});
