import { AT_HAND_IDS } from '../../src/engine/rulebooks/ids.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  BOOK_IDS,
  MCR_IDS,
  RIICHI_IDS,
  finishRequest,
  mayI,
  rankRequest,
  scoreRequest,
  settleRequest,
} from '../../src/engine/index.ts';
import * as riichi from '../../src/engine/riichi/index.ts';
import * as mcr from '../../src/engine/mcr/index.ts';
import { generateFinishes } from '../oracle-settle/generate-finish.ts';
import { generateRanks } from '../oracle-settle/generate-rank.ts';
import { generateSettles } from '../oracle-settle/generate.ts';
import { copyOf, registerCopies } from './copies.ts';
import { generated } from './hands.ts';
import { mcrHands } from './mcr/generate.ts';
import { MCR_ROWS } from './play/mcr-rows.ts';
import { ROWS } from './play/riichi-rows.ts';

const BOOKS = [...BOOK_IDS];
const RIICHI = [...RIICHI_IDS];
const MCR = [...MCR_IDS];

// Vitest runs what `beforeAll` returns at the end: other tests share the lists.
beforeAll(registerCopies);

/** Asks a rulebook and its copy the same, and expects the same answer. */
function expectSame<Request extends { readonly rules: string }>(
  request: Request,
  ask: (request: Request) => unknown,
): void {
  const answer = ask(request);
  expect(answer).not.toMatchObject({ ok: false, error: { why: 'unknown-rules' } });
  expect(ask({ ...request, rules: copyOf(request.rules) })).toEqual(answer);
}

describe('a rulebook copied under another id', () => {
  it('is known', () => {
    expect(BOOK_IDS).toEqual([...BOOKS, ...BOOKS.map(copyOf)]);
  });

  it('scores every riichi hand alike', () => {
    for (const hand of generated(34, 60))
      for (const rules of RIICHI) expectSame({ ...hand, rules, knobs: {} }, scoreRequest);
  });

  it('scores every MCR hand alike', () => {
    for (const hand of mcrHands(34, 60)) for (const rules of MCR) expectSame({ ...hand, rules }, scoreRequest);
  });

  it('settles every table alike', () => {
    const requests = generateSettles(34, 300).filter(({ rules }) => BOOKS.some((id) => id === rules));
    expect(new Set(requests.map(({ rules }) => rules))).toEqual(
      new Set([...AT_HAND_IDS, ...MCR].filter((id) => BOOKS.includes(id))),
    );
    for (const request of requests) expectSame(request, settleRequest);
  });

  it('finishes every game alike', () => {
    for (const request of generateFinishes(34, 150)) expectSame(request, finishRequest);
  });

  it('ranks every tournament alike, ties included', () => {
    for (const request of generateRanks(34, 200)) expectSame(request, rankRequest);
    const game = { place: 2, points: 0, total: 0 };
    const tied = ['a', 'b', 'c'].map((id, i) => ({ id, games: [{ ...game, place: i + 1 }] }));
    for (const rules of BOOKS) expectSame({ rules, players: tied }, rankRequest);
  });

  it('says alike what a player may do', () => {
    for (const [, action, state] of Object.values(ROWS).flat())
      for (const rules of RIICHI) expectSame({ rules, action, state }, mayI);
    for (const [, action, state] of Object.values(MCR_ROWS).flat())
      for (const rules of MCR) expectSame({ rules, action, state }, mayI);
  });

  it('enters games, counts hands after the signal and takes points for lateness alike', () => {
    for (const id of RIICHI) {
      const [own, copy] = [riichi.RIICHI_RULEBOOKS[id], riichi.RIICHI_RULEBOOKS[copyOf(id) as typeof id]];
      expect(riichi.entryUnder(copy)).toEqual(riichi.entryUnder(own));
      expect(riichi.handsLeft(true, ['draw'], copy)).toEqual(riichi.handsLeft(true, ['draw'], own));
      expect(riichi.latenessOf(7, copy)).toEqual(riichi.latenessOf(7, own));
    }
    for (const id of MCR) {
      expect(mcr.latenessOf(12, copyOf(id) as typeof id)).toEqual(mcr.latenessOf(12, id));
      expect(mcr.ladderOf(3, copyOf(id) as typeof id)).toEqual(mcr.ladderOf(3, id));
    }
  });
});
