import type { HandRequest } from '../../../engine/riichi/index.ts';
import { type Strings, fill } from '../../../i18n/strings.ts';

const FLAGS = ['ippatsu', 'lastTile', 'afterKong', 'firstTurn'] as const;

/** Describes how a hand was won: round and seat, ron or tsumo, riichi, rare circumstances, the table. */
export function factsOf(hand: HandRequest, words: Strings<'chapter'>): string[] {
  const { riichi = 'none', counters = 0, bets = 0 } = hand;
  return [
    words[`round.${hand.roundWind}`],
    words[`seat.${hand.seatWind}`],
    ...(riichi === 'none' ? [] : [words[`riichi.${riichi}`]]),
    ...FLAGS.filter((flag) => hand[flag] === true).map((flag) => words[flag]),
    ...(hand.robbedKong === undefined ? [] : [words.robbedKong]),
    ...(counters > 0 ? [fill(words.counters, { n: counters })] : []),
    ...(bets > 0 ? [fill(words.bets, { n: bets })] : []),
    words[`by.${hand.by}`],
  ];
}
