import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import {
  BOOK_IDS,
  MCR_IDS,
  RIICHI_IDS,
  RULEBOOKS,
  RULEBOOK_LIST,
  type RulebookId,
  gameOf,
  isBook,
  isRiichiId,
  listedBook,
  scoreRequest,
  standsOn,
} from '../../src/engine/index.ts';
import { RIICHI_RULEBOOKS, scoreRequest as scoreAsRiichi } from '../../src/engine/riichi/index.ts';
import { hand } from './hands.ts';

const HAND = '123m456p789s11s23p +4p';
const unknown = (wanted: readonly string[]) => ({
  ok: false,
  error: { why: 'unknown-rules', field: 'rules', values: { wanted: wanted.join(', ') } },
});

describe('the list of rulebooks', () => {
  it('has each once, with a name of its own', () => {
    const ids = RULEBOOK_LIST.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('offers the games apart', () => {
    expect([...RIICHI_IDS, ...MCR_IDS].toSorted()).toEqual(BOOK_IDS.toSorted());
    expect(RIICHI_IDS.every((id) => isRiichiId(id) && isBook(id) && gameOf(id) === 'riichi')).toBe(true);
    expect(MCR_IDS.every((id) => !isRiichiId(id) && isBook(id) && gameOf(id) === 'mcr')).toBe(true);
  });

  test.each(['tenhou', 'mcr-2006'] as const)('%s is on it and not offered', (id) => {
    expect(isBook(id)).toBe(false);
    expect(gameOf(id)).toBeDefined();
  });

  test.each(['toString', '', 'ema-2008', undefined])('%s is no rulebook', (id) => {
    expect(isBook(id)).toBe(false);
    expect(id === undefined ? undefined : gameOf(id)).toBeUndefined();
  });

  it('bases a rulebook only on one of its own game that readers can choose', () => {
    for (const { id, game } of RULEBOOK_LIST) {
      const base = listedBook(id).standsOn;
      if (base !== undefined) expect(gameOf(base)).toBe(game);
    }
    expect(standsOn('samara-2019')).toBe('ema-2016');
    expect(standsOn('mers-2014')).toBeUndefined();
    expect(standsOn('ema-2016')).toBeUndefined();
  });

  it('has no file of data for a rulebook that is not on it', () => {
    const files = globSync('src/engine/{riichi,mcr}/rulebooks/*.ts').map((file) => basename(file, '.ts'));
    const books = files.filter((file) => /\d{4}$/.test(file));
    expect(books).toContain('ema-2016');
    expect(books.filter((id) => gameOf(id) === undefined)).toEqual([]);
  });
});

describe('the two doors', () => {
  it('give the same answers to riichi', () => {
    for (const rules of RIICHI_IDS) {
      const answer = scoreRequest(hand(HAND, { rules }));
      expect(answer).toMatchObject({ ok: true, kind: 'win' });
      expect(answer).toEqual(scoreAsRiichi(hand(HAND, { rules })));
    }
  });

  it('refuse a rulebook that they have no rules for, and name those they have', () => {
    expect(scoreRequest(hand(HAND, { rules: 'ema-2008' }))).toMatchObject(unknown(BOOK_IDS));
    expect(scoreAsRiichi(hand(HAND, { rules: 'mcr-2006' satisfies RulebookId }))).toMatchObject(unknown(RIICHI_IDS));
  });

  it('name each rulebook by its game', () => {
    for (const [id, rules] of Object.entries(RULEBOOKS)) expect(rules.game).toBe(gameOf(id));
    for (const id of RIICHI_IDS) expect(RULEBOOKS[id]).toBe(RIICHI_RULEBOOKS[id]);
  });
});
