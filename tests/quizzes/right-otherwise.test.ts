import { describe, expect, it } from 'vitest';
import type { HandRequest } from '../../src/engine/index.ts';
import { answered } from '../../src/quizzes/games/answered.ts';
import { registerGame } from '../../src/quizzes/games/game.ts';
import { MCR_GAME } from '../../src/quizzes/games/mcr/game.ts';
import { RIICHI_GAME } from '../../src/quizzes/games/riichi/game.ts';
import { solved } from '../../src/quizzes/games/skills.ts';
import { gradeAnswer, shownIn } from '../../src/quizzes/session/feedback.ts';
import { mcrHand } from '../engine/mcr/hands.ts';
import { hand } from '../engine/hands.ts';

registerGame(RIICHI_GAME);
registerGame(MCR_GAME);

/** Seven points, or eight where a tile of which the hand has all four is not a wait. */
const HELD_WAIT: HandRequest = mcrHand('234m6789p555z *6p (999p) we', { rules: 'mers-2014' });
const total = { skill: 'fan-total', rules: 'mers-2014', hand: HELD_WAIT } as const;
const eight = { skill: 'eight', rules: 'mers-2014', hand: HELD_WAIT } as const;

const verdictOn = (...[question, given]: Parameters<typeof answered>) =>
  gradeAnswer(answered(question, given), ['yaku', 'han', 'fu', 'payment'], 1000).verdict;

describe('an answer that follows another reading', () => {
  it('is right, and says by which', () => {
    const verdict = verdictOn(total, 8);
    expect(verdict).toMatchObject({ right: true, reading: { option: 'exhaustedWait', value: 'ignored' } });
    expect(shownIn(answered(total, 8), [], {})).toEqual([]);
  });

  it('needs no remark if it follows ours', () => {
    expect(verdictOn(total, solved(total))).toEqual({ right: true, parts: [{ part: 'answer', mark: 'right' }] });
    expect(verdictOn(eight, solved(eight)).reading).toBeUndefined();
  });

  it('is wrong if it follows none, or if the question fixes the option', () => {
    expect(verdictOn(total, 9).right).toBe(false);
    expect(verdictOn({ ...total, knobs: { exhaustedWait: 'counts' } }, 8).right).toBe(false);
  });

  it('is wrong if the rulebook’s text settles it', () => {
    const pair = hand('234m567p678s78s22z +9s', { seatWind: 'south', roundWind: 'south', riichi: 'riichi', bets: 1 });
    const asked = (rules: 'ema-2016' | 'tesuji-2018') => ({ skill: 'fu', rules, hand: { ...pair, rules } }) as const;
    // 30 and 4 for the pair, or 2 by another reading of a silent text; the wait is two-sided.
    expect(verdictOn(asked('ema-2016'), 34).right).toBe(false);
    expect(solved(asked('ema-2016'))).toBe(40);
  });
});
