import { describe, expect, it } from 'vitest';
import { RIICHI_RULEBOOKS, type Seat, type TableEvent, furitenOf } from '../../../src/engine/riichi/index.ts';
import { type Claim, granted } from '../../oracle-play/claims.ts';
import { dealWaiting, tellStory } from '../../oracle-play/deal.ts';
import { BOOKS, type Book, furitenKinds } from '../../oracle-play/furiten.ts';
import { chance, oneOf } from '../../oracle-play/random.ts';
import { answer, onDiscard } from './asking.ts';

const BOOK_NAMES = Object.keys(BOOKS) as Book[];
const TABLES = 400;

describe('a judge written apart agrees', () => {
  it('on furiten through whatever happens, in every rulebook', () => {
    const next = chance(20160401);
    const met = new Map<string, number>();
    for (let i = 0; i < TABLES; i++) {
      const hand = dealWaiting(next);
      const story = tellStory(next, hand);
      for (const book of BOOK_NAMES) {
        const found = furitenOf({ concealed: hand.join('') }, story as readonly TableEvent[], RIICHI_RULEBOOKS[book]);
        const kinds = found.ok ? [...new Set(found.value.reasons.map(({ kind }) => kind))].sort() : found.error;
        const expected = [...furitenKinds(hand, story, book)].sort();
        if (JSON.stringify(kinds) !== JSON.stringify(expected))
          expect({ book, hand, story, kinds }).toEqual({ book, hand, story, kinds: expected });
        met.set(expected.join(), (met.get(expected.join()) ?? 0) + 1);
      }
    }
    for (const kinds of ['', 'discard', 'riichi', 'temporary', 'discard,temporary', 'discard,riichi'])
      expect(met.get(kinds), kinds).toBeGreaterThan(10);
  });

  /** Where a player sees another one, by how many turns later that one plays. */
  const SEEN: readonly Seat[] = ['left', 'right', 'across', 'left'];
  const seen = (by: number, other: number): Seat => SEEN[(other - by + 4) % 4] ?? 'left';
  const HANDS = {
    win: '123m678p789s11s23p',
    pung: '44p567m234s11s678s',
    kong: '444p567m234s11s67s',
    chow: '35p567m234s11s678s',
  } as const;
  const ask = {
    win: { type: 'ron' },
    pung: { type: 'pung' },
    kong: { type: 'kong', tile: '4p' },
    chow: { type: 'chow', with: '35p' },
  } as const;

  it.each(BOOK_NAMES)('agrees on who gets the discard, by %s', (book) => {
    const next = chance(20120101);
    for (let i = 0; i < 400; i++) {
      const calls = ([1, 2, 3] as const).flatMap((seat): Claim[] => {
        const call = oneOf(next, ['none', 'win', 'pung', 'kong', 'chow'] as const);
        if (call === 'none' || (call === 'chow' && seat !== 1)) return [];
        return [{ seat, call, late: next() < 0.3 }];
      });
      // Only one player can hold a pair of the tile while another one is discarded.
      if (calls.filter(({ call }) => call === 'pung' || call === 'kong').length > 1) continue;
      const expected = granted(calls, book);
      for (const claim of calls) {
        const others = calls.filter((one) => one !== claim);
        const claims = others.map(({ seat, call, late }) => ({ from: seen(claim.seat, seat), call, late }));
        const state = onDiscard('4p', { concealed: HANDS[claim.call], claims, late: claim.late }, seen(claim.seat, 0));
        expect([calls, claim, answer(ask[claim.call], state, book) === 'yes']).toEqual([
          calls,
          claim,
          expected.includes(claim),
        ]);
      }
    }
  });
});
