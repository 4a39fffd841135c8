import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { RIICHI_IDS, RIICHI_RULEBOOKS } from '../../src/engine/riichi/index.ts';
import { formatQuestion, parseQuestion } from '../../src/quizzes/games/link.ts';
import type { QuestionOf } from '../../src/quizzes/games/question.ts';
import { eastRound } from '../../src/quizzes/games/riichi/east-round.ts';
import { solveQuestion } from '../../src/quizzes/games/skills.ts';
import { tenpaiIn } from '../../src/quizzes/skills/noten/index.ts';
import { winsChoices } from '../../src/quizzes/skills/several-wins/index.ts';

const SEEDS = Array.from({ length: 60 }, (_, i) => `seed ${String(i)}`);
const WINDS = 4;

type Paid = QuestionOf<'several-wins'> | QuestionOf<'noten'>;

const isPaid = (one: { readonly skill: string }): one is Paid => one.skill === 'several-wins' || one.skill === 'noten';

/**
 * Whether East deals again: after his own win, or a draw in which he is tenpai; where only one winner is paid, the
 * nearest counts.
 */
function staysEast(hand: Paid): boolean {
  if (hand.skill === 'noten') return tenpaiIn(hand).includes(0);
  const { event } = hand;
  if (event.type === 'tsumo') return event.winner.seat === 0;
  const turns = (seat: number): number => (seat - event.discarder + WINDS) % WINDS;
  const inTurn = event.winners.map(({ seat }) => seat).toSorted((a, b) => turns(a) - turns(b));
  const paid = RIICHI_RULEBOOKS[hand.rules].options.severalRons === 'head-bump' ? inTurn.slice(0, 1) : inTurn;
  return paid.includes(0);
}

describe.each(RIICHI_IDS)('an east round by %s', (rules) => {
  test('is the same for the same seed, with questions that any link can ask', () => {
    for (const seed of SEEDS) {
      const round = eastRound({ rules }, seed);
      expect(eastRound({ rules }, seed)).toEqual(round);
      for (const question of round) expect(parseQuestion(formatQuestion(question))).toEqual(question);
      expect(round.filter(({ skill }) => skill === 'counters').length).toBe(1);
    }
  });

  test('carries counters and sticks from hand to hand, and ends after one round of the deal', () => {
    for (const seed of SEEDS) {
      const hands = eastRound({ rules }, seed).filter(isPaid);
      let [counters, isFirst] = [0, true];
      for (const hand of hands) {
        if (hand.skill === 'several-wins') {
          expect(hand.counters, seed).toBe(counters);
          if (isFirst) expect(hand.bets).toBe(0);
        }
        isFirst = false;
        counters = hand.skill === 'noten' || staysEast(hand) ? counters + 1 : 0;
      }
      const passed = hands.filter((hand) => !staysEast(hand)).length;
      expect(passed, seed).toBeLessThanOrEqual(WINDS);
      expect(passed === WINDS || hands.length === 8 || counters > 4, seed).toBe(true);
    }
  });

  test('keeps the sticks of a drawn hand on the table until somebody wins', () => {
    for (const seed of SEEDS) {
      const hands = eastRound({ rules }, seed).filter(isPaid);
      for (const [i, hand] of hands.entries()) {
        const before = hands[i - 1];
        if (hand.skill === 'several-wins' && before?.skill === 'several-wins') expect(hand.bets, seed).toBe(0);
      }
    }
  });

  test('offers the right change among four, about a player who pays or is paid', () => {
    for (const question of SEEDS.flatMap((seed) => eastRound({ rules }, seed))) {
      if (question.skill !== 'several-wins') continue;
      const choices = winsChoices(question);
      expect(choices).toContain(solveQuestion(question));
      expect(new Set(choices).size).toBe(4);
    }
  });
});
