import { riichiRulesOf } from '../../src/engine/riichi/index.ts';
import { readGames } from '../../src/logs/read.ts';
import { checkPaid, onlineRules, recount } from '../../src/logs/recount.ts';
import { playedGame } from '../../tests/logs/table.ts';
import { writeMjai } from '../../tests/logs/write-mjai.ts';
import { writeMjlog } from '../../tests/logs/write-mjlog.ts';
import { writeTenhouJson } from '../../tests/logs/write-tenhou-json.ts';

/** So many games should be read and counted within so many seconds. */
const [GAMES, MOST_SECONDS] = [200, 10];

const usual = riichiRulesOf('tenhou');
if (!usual.ok) throw new Error('there is no profile of online play');

const WRITERS = [
  (hands: ReturnType<typeof playedGame>) => JSON.stringify(writeTenhouJson(hands)),
  writeMjlog,
  (hands: ReturnType<typeof playedGame>) => writeMjai(hands),
];
// Two played games make one as long as those of a server.
const texts = Array.from({ length: GAMES }, (_, seed) =>
  WRITERS[seed % WRITERS.length]!([...playedGame(2 * seed), ...playedGame(2 * seed + 1)]),
);

/** CPU time so far, in milliseconds, so that other work on the machine counts for nothing. */
const spent = (): number => process.cpuUsage().user / 1000;

const begin = spent();
const games = texts.flatMap((text) => readGames(text).games);
const read = spent();
let wins = 0;
for (const { hands, rules } of games) {
  const online = onlineRules(usual.value.options, rules);
  for (const hand of hands) {
    const { options } = checkPaid(hand, online);
    for (const { hand: won } of hand.wins) {
      recount(won, options, 'ema-2016');
      wins += 1;
    }
  }
}
const end = spent();
const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);
const hands = games.reduce((sum, game) => sum + game.hands.length, 0);
console.log(
  `${GAMES} games, ${hands} hands, ${wins} wins: read in ${seconds(read - begin)} s, counted in ${seconds(end - read)} s`,
);
if (end - begin > 1000 * MOST_SECONDS) process.exitCode = 1;
