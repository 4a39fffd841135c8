import type { HandRequest } from '../../../engine/riichi/index.ts';
import { fill } from '../../../i18n/strings.ts';
import type { PracticeWords } from './strings.ts';

type Words = PracticeWords['practice'];

/** Facts about how a hand was won, in a player's usual order. */
export function describeSituation(hand: HandRequest, words: Words): readonly string[] {
  const { riichi = 'none', counters = 0, robbedKong } = hand;
  return [
    words[`round.${hand.roundWind}`],
    words[`seat.${hand.seatWind}`],
    ...(riichi === 'none' ? [] : [words[`riichi.${riichi}`]]),
    words[`by.${hand.by}`],
    ...(hand.ippatsu ? [words.ippatsu] : []),
    ...(hand.lastTile ? [words.lastTile] : []),
    ...(hand.afterKong ? [words.afterKong] : []),
    ...(hand.firstTurn ? [words.firstTurn] : []),
    ...(robbedKong === undefined ? [] : [words.robbedKong]),
    ...(counters > 0 ? [fill(words.counters, { n: counters })] : []),
  ];
}

/** Facts of a bare payment question: who wins, how, and the counters. */
export const tableOf = (dealer: boolean, by: HandRequest['by'], counters: number, words: Words): readonly string[] => [
  words[dealer ? 'seat.east' : 'seat.other'],
  words[`by.${by}`],
  ...(counters > 0 ? [fill(words.counters, { n: counters })] : []),
];
