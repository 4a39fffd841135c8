import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mayI } from '../../../src/engine/mcr/index.ts';
import factIds from '../../fixtures/fact-ids.json' with { type: 'json' };
import { MCR_ROWS } from './mcr-rows.ts';

const rows = Object.entries(MCR_ROWS).flatMap(([fact, all]) => all.map((row) => [fact, ...row] as const));

function answer(action: unknown, state: unknown, rules = 'mers-2014'): string {
  const found = mayI({ rules, action, state });
  if (!found.ok) throw new Error(`${found.error.field}: ${found.error.why}`);
  return found.may ? 'yes' : found.because;
}

describe('may I …? by MERS', () => {
  it.each(rows)('%s: %s', (_fact, _what, action, state, expected) => {
    expect(answer(action, state)).toBe(expected);
    expect(answer(action, state, 'mcr-2006')).toBe(expected);
  });

  it('hu is too late after three seconds by MERS (1.7), but by the Green Book only after the next draw', () => {
    const [, , , state] = rows.find(([, what]) => what === 'eight points and more') ?? [];
    const since = (when: string) => ({ ...(state as object), now: { ...(state as { now: object }).now, since: when } });
    expect([
      answer({ type: 'hu' }, since('three-seconds')),
      answer({ type: 'hu' }, since('three-seconds'), 'mcr-2006'),
    ]).toEqual(['too-late', 'yes']);
    expect(answer({ type: 'hu' }, since('next-drew'), 'mcr-2006')).toBe('too-late');
  });

  it('each fact has a case that may be and one that may not', () => {
    const oneSided = Object.entries(MCR_ROWS).filter(
      ([, all]) => new Set(all.map(([, , , word]) => word === 'yes')).size < 2,
    );
    expect(oneSided.map(([fact]) => fact)).toEqual([]);
  });

  it('every ruling names its place', () => {
    for (const [, , action, state] of rows) {
      const found = mayI({ rules: 'mers-2014', action, state });
      expect(found).toHaveProperty('cite');
    }
  });
});

/** Facts of MERS about play that other tests hold. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '1.10': '../mcr/fan.test.ts',
  '2.20': 'the-list-of-penalties',
  '2.21': 'the-list-of-penalties',
  '2.23': 'costs.test.ts',
  '2.31': 'the-list-of-penalties',
  '2i.1': 'costs.test.ts',
  '2i.4': 'the-list-of-penalties',
  '2i.5': 'the-list-of-penalties',
};

/** Facts of MERS, sections 1 and 2, that no state of a table decides, with the reason. */
const NOT_DECIDABLE: Readonly<Record<string, string>> = {
  '1.1': 'conduct',
  '1.2': 'language',
  '1.3': 'the words; another word is 2.14',
  '1.4': 'conduct',
  '1.5': 'conduct',
  '1.6': 'conduct',
  '1.9': 'pace: the referee judges it',
  '2.1': 'the referee',
  '2.2': 'the referee',
  '2.3': 'appeals',
  '2.4': 'appeals',
  '2.5': 'lateness; finishing a session holds it',
  '2.6': 'lateness; finishing a session holds it',
  '2.7': 'conduct; an offence in the list of penalties',
  '2.8': 'conduct; an offence in the list of penalties',
  '2.15': 'an offence in the list of penalties',
  '2.16': 'who saw a tile is not said; an offence in the list of penalties',
  '2.24': 'tiles that fell; an offence in the list of penalties',
  '2.25': 'tiles that fell; an offence in the list of penalties',
  '2.27': 'conduct while a hand is counted',
  '2.28': 'counting a hand; an offence in the list of penalties',
  '2.29': 'counting a hand; an offence in the list of penalties',
  '2.30': 'counting a hand; an offence in the list of penalties',
  '2.32': 'conduct while a hand is counted',
  '2.33': 'counting a hand; an offence in the list of penalties',
  '2.34': 'counting a hand; settling holds what it costs',
};

describe('the facts of MERS about play', () => {
  it('each is a case, held elsewhere, or not decidable for a reason', () => {
    const all = Object.keys(factIds['mers-2014']).filter(
      (id) => /^(1\.|2\.|2i)/.test(id) || id === '3.2' || id === '3.7',
    );
    const told = new Set([...Object.keys(MCR_ROWS), ...Object.keys(ELSEWHERE), ...Object.keys(NOT_DECIDABLE)]);
    expect(all.length).toBeGreaterThan(30);
    expect(all.filter((id) => !told.has(id))).toEqual([]);
  });

  it('what is in the list of penalties is really there', () => {
    const offences = readFileSync(new URL('../../../src/content/penalties/offences.json', import.meta.url), 'utf8');
    for (const [id, where] of [...Object.entries(ELSEWHERE), ...Object.entries(NOT_DECIDABLE)])
      if (where.includes('list')) expect(offences, id).toContain(`"MERS-${id}"`);
  });
});
