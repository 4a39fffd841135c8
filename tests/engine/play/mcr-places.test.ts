import { describe, expect, it } from 'vitest';
import { type Clause, type McrPlayRequest, mayI } from '../../../src/engine/mcr/index.ts';
import { MCR_ROWS } from './mcr-rows.ts';

const placeOf = (cite: Clause): string =>
  'article' in cite ? cite.article : 'published' in cite ? `§${cite.section}` : placeOf(cite.from);

/** An answer in a line: each reason or remark with its article, then the penalty. */
function said(action: unknown, state: unknown, rules: string): string {
  const found = mayI({ rules, action, state });
  if (!found.ok) throw new Error(`${found.error.field}: ${found.error.why}`);
  if (found.may)
    return [`yes ${placeOf(found.cite)}`, ...found.then.map(({ id, cite }) => `${id} ${placeOf(cite)}`)].join(', ');
  const reasons = [found, ...found.also].map(({ because, cite }) => `${because} ${placeOf(cite)}`).join(', ');
  const costs = found.costs.map(({ when, sanction, points, cite }) =>
    [when, sanction, ...(points === undefined ? [] : [points]), placeOf(cite)].join(' '),
  );
  return `${reasons} → ${costs.join(', ')}`;
}

const rowOf = (fact: string, what: string): readonly [McrPlayRequest['action'], McrPlayRequest['state']] => {
  const row = MCR_ROWS[fact]?.find(([name]) => name === what);
  if (!row) throw new Error(`${fact}: ${what}`);
  return [row[1], row[2]];
};

/** Rows of the facts of MERS with everything that MERS and the Green Book say about them. */
const ROWS: readonly (readonly [fact: string, what: string, mers: string, green: string])[] = [
  ['0.2', 'eight points and more', 'yes §3.7.2', 'yes §3.7.2'],
  [
    '0.2',
    'fewer than eight',
    'below-minimum §3.11.6.6 → nothing-shown dead-hand 2.9.1, tiles-shown false-hu 10 2.9.2',
    'below-minimum §3.11.6.6 → nothing-shown dead-hand §3.11.6, tiles-shown false-hu 10 §3.11.6',
  ],
  [
    '2i.3',
    'no hand',
    'not-complete §3.7.2 → nothing-shown dead-hand 2.9.1, tiles-shown false-hu 20 2.9.2',
    'not-complete §3.7.2 → nothing-shown dead-hand §3.11.6, tiles-shown false-hu 20 §3.11.6',
  ],
  ['0.2', 'hu before pung', 'yes §3.7.2, sets-give-way §3.6', 'yes §3.7.2, sets-give-way §3.6'],
  ['0.2', 'a pung beside hu', 'win-goes-first §3.6 → always nothing §3.6', 'win-goes-first §3.6 → always nothing §3.6'],
  [
    '0.2',
    'a chow beside a pung',
    'pung-goes-first §3.6 → always nothing §3.6',
    'pung-goes-first §3.6 → always nothing §3.6',
  ],
  [
    '0.2',
    'not the farther one',
    'nearer-winner §3.6 → always nothing §3.6',
    'nearer-winner §3.6 → always nothing §3.6',
  ],
  [
    '0.2',
    'a chow from opposite',
    'not-from-left §3.6 → nothing-shown ladder 2.4.1, before-discard ladder 2.6.4, after-discard dead-hand 2.6.4',
    'not-from-left §3.6 → nothing-shown ladder §3.11.6, before-discard ladder §3.11.6, after-discard dead-hand §3.11.6',
  ],
  ['1.7', 'a pung in three seconds', 'yes 1.7', 'yes §3.6'],
  ['1.7', 'a pung after them', 'too-late 1.7 → always ladder 1.7', 'too-late §3.6 → always ladder §3.11.6'],
  [
    '1.7',
    'hu when the next player has drawn',
    'too-late 1.7 → always unsaid 1.7',
    'too-late §3.6 → always unsaid §3.6',
  ],
  [
    '2.9',
    'a pung with one',
    'not-held 2.6.4 → nothing-shown ladder 2.4.1, before-discard ladder 2.6.4, after-discard dead-hand 2.6.4',
    'not-held §3.11.6 → nothing-shown ladder §3.11.6, before-discard ladder §3.11.6, after-discard dead-hand §3.11.6',
  ],
  [
    '2.22',
    'a chow of 4-5-5',
    'no-set 2.6.4 → nothing-shown ladder 2.4.1, before-discard ladder 2.6.4, after-discard dead-hand 2.6.4',
    'no-set §3.11.6 → nothing-shown ladder §3.11.6, before-discard ladder §3.11.6, after-discard dead-hand §3.11.6',
  ],
  ['2.9', 'a kong with three', 'yes §3.6, replacement §3.6', 'yes §3.6, replacement §3.6'],
  [
    '2.10',
    'a chow after calling pung',
    'first-call-binds 2.4.2 → always void 2.4.2',
    'first-call-binds §3.11.6 → always void §3.11.6',
  ],
  [
    '2.11',
    'hu after calling pung',
    'first-call-binds 2.4.2 → always no-win-now 2.4.2',
    'first-call-binds §3.11.6 → always no-win-now §3.11.6',
  ],
  [
    '2.26',
    'a pung after calling hu',
    'first-call-binds 2.8.1 → always void 2.4.2',
    'first-call-binds §3.11.6 → always void §3.11.6',
  ],
  ['2.12', 'in this turn', 'barred 2.4.2 → always unsaid 2.4.2', 'barred §3.11.6 → always unsaid §3.11.6'],
  ['2.12', 'but a discard', 'yes §3.6, win-in-a-later-turn 2.4.2', 'yes §3.6, win-in-a-later-turn §3.11.6'],
  ['2.12', 'in a later turn', 'yes §3.7.2, keep-apart §3.7.2', 'yes §3.7.2, keep-apart §3.7.2'],
  [
    '2.13',
    'tiles shown without a word',
    'shown-first 2.6.1 → always dead-hand 2.6.1',
    'shown-first §3.11.6 → always dead-hand §3.11.6',
  ],
  [
    '2.19',
    'the discard taken before the call',
    'shown-first 2.6.1 → always void 2.6.1',
    'shown-first §3.11.6 → always void §3.11.6',
  ],
  [
    '2.14',
    'another word for a pung',
    'another-word 2.4.3 → always ladder 2.4.3',
    'another-word §3.11.6 → always ladder §3.11.6',
  ],
  [
    '2.14',
    'another word for hu',
    'another-word 2.4.3 → always dead-hand 2.4.3',
    'another-word §3.11.6 → always dead-hand §3.11.6',
  ],
  ['2.17', 'the wall touched', 'wall-touched 2.5.3 → always void 2.5.3', 'wall-touched §3.11.6 → always void §3.11.6'],
  [
    '2.18',
    'the hand across the discards',
    'reached-across 2.5.4 → always void 2.5.4',
    'reached-across §3.11.6 → always void §3.11.6',
  ],
  ['3.2', 'a dead hand may not win', 'dead-hand 3.2 → always unsaid 3.2', 'dead-hand §3.11.6 → always unsaid §3.11.6'],
  ['3.7', 'hu when the time is up', 'time-up 3.7 → always nothing 3.7', 'time-up §3.11.6 → always nothing §3.11.6'],
  ['3.7', 'a discard', 'time-up 3.7 → always unsaid 3.7', 'time-up §3.11.6 → always unsaid §3.11.6'],
  [
    'kongs',
    'added on an own draw',
    'yes §3.6, may-be-robbed §3.6, replacement §3.6',
    'yes §3.6, may-be-robbed §3.6, replacement §3.6',
  ],
  ['3.2', 'and declare kongs', 'yes §3.6, replacement §3.6', 'yes §3.6, replacement §3.6'],
  [
    'kongs',
    'added after an own call',
    'after-own-call §3.6 → always ladder 2.4.1',
    'after-own-call §3.6 → always ladder §3.11.6',
  ],
  ['kongs', 'with the last tile', 'last-tile §3.6 → always ladder 2.4.1', 'last-tile §3.6 → always ladder §3.11.6'],
  ['kongs', 'a set with its tile', 'not-now §3.6 → always ladder 2.4.1', 'not-now §3.6 → always ladder §3.11.6'],
  ['turns', 'a tile of the hand', 'yes §3.6', 'yes §3.6'],
  ['turns', 'a tile that is not there', 'not-held §3.6 → always unsaid §3.6', 'not-held §3.6 → always unsaid §3.6'],
  ['turns', 'out of turn', 'not-now §3.6 → always unsaid §3.6', 'not-now §3.6 → always unsaid §3.6'],
  [
    'turns',
    'the last discard is for hu only',
    'last-tile §3.6 → always ladder 2.4.1',
    'last-tile §3.6 → always ladder §3.11.6',
  ],
];

describe('by MCR, every answer has its article and every offence its penalty', () => {
  it.each(ROWS)('%s: %s', (fact, what, mers, green) => {
    const asked = rowOf(fact, what);
    expect(said(...asked, 'mers-2014')).toBe(mers);
    expect(said(...asked, 'mcr-2006')).toBe(green);
  });

  it('all that forbids it is named, the plainest first', () => {
    const [, discarded] = rowOf('0.2', 'eight points and more');
    const now = { ...discarded.now, since: 'next-drew' } as const;
    const claims = [{ from: 'right', call: 'hu' }] as const;
    const all = {
      ...discarded,
      now,
      claims,
      said: 'pung',
      touched: 'wall',
      shownFirst: true,
      dead: true,
      barred: true,
    } as const;
    const cheap = { ...all, concealed: '123m678p789s11s23p', now: { ...now, tile: '4p', from: 'across' } } as const;
    const order = (action: McrPlayRequest['action'], state: object): string[] => {
      const found = mayI({ rules: 'mers-2014', action, state });
      return found.ok && !found.may ? [found, ...found.also].map(({ because }) => because) : [];
    };
    expect(order({ type: 'hu' }, { ...cheap, claims: [{ from: 'left', call: 'hu' }] })).toEqual([
      'dead-hand',
      'barred',
      'wall-touched',
      'shown-first',
      'first-call-binds',
      'too-late',
      'below-minimum',
      'nearer-winner',
    ]);
    expect(order({ type: 'chow', with: '12p' }, { ...cheap, tilesLeft: 0, touched: 'across' })).toEqual([
      'reached-across',
      'shown-first',
      'first-call-binds',
      'not-from-left',
      'last-tile',
      'too-late',
      'win-goes-first',
      'not-held',
    ]);
  });

  it('hu goes before a pung, a pung and a kong before a chow, and nobody before his equal', () => {
    const [chow, state] = rowOf('0.2', 'a chow beside a pung');
    const beside = (action: McrPlayRequest['action'], call: string): string =>
      said(action, { ...state, claims: [{ from: 'right', call }] }, 'mers-2014')
        .split(' ', 1)
        .join();
    expect(['hu', 'kong', 'pung', 'chow'].map((call) => beside(chow, call))).toEqual([
      'win-goes-first',
      'pung-goes-first',
      'pung-goes-first',
      'yes',
    ]);
    expect(['hu', 'kong', 'chow'].map((call) => beside({ type: 'pung' }, call))).toEqual([
      'win-goes-first',
      'yes',
      'yes',
    ]);
  });

  it('of two winners the nearer after the discarder wins, at every seat', () => {
    const [hu, state] = rowOf('0.2', 'eight points and more');
    const first = (from: string, other: string): boolean =>
      said(
        hu,
        { ...state, now: { ...state.now, from }, claims: [{ from: other, call: 'hu' }] },
        'mers-2014',
      ).startsWith('yes');
    expect({
      left: ['across', 'right'].map((other) => first('left', other)),
      across: ['left', 'right'].map((other) => first('across', other)),
      right: ['left', 'across'].map((other) => first('right', other)),
    }).toEqual({ left: [true, true], across: [false, true], right: [false, false] });
  });

  it('a fifth tile of a kind is refused, also where the fifth is the tile in question', () => {
    const [pung, state] = rowOf('1.7', 'a pung in three seconds');
    const four = { ...state, concealed: '5555m2344p11s678s' };
    expect(mayI({ rules: 'mers-2014', action: pung, state: four })).toMatchObject({
      ok: false,
      error: { why: 'too-many-copies', field: 'state.concealed' },
    });
    expect(
      mayI({ rules: 'mers-2014', action: pung, state: { ...four, now: { ...four.now, tile: '1s' } } }),
    ).toMatchObject({ ok: true });
  });

  it('refuses a red five anywhere among the tiles', () => {
    const [pung, state] = rowOf('1.7', 'a pung in three seconds');
    for (const concealed of ['05567m2344p11s67s', '5567m2344p11s670s'])
      expect(mayI({ rules: 'mers-2014', action: pung, state: { ...state, concealed } })).toMatchObject({
        ok: false,
        error: { why: 'bad-tile', values: { tile: '0' } },
      });
  });

  it('a wall of unknown length is long; with no tile left the last one was drawn', () => {
    const [kong, state] = rowOf('kongs', 'with the last tile');
    const left = (tilesLeft?: number) =>
      said(kong, tilesLeft === undefined ? { ...state, tilesLeft } : { ...state, tilesLeft }, 'mers-2014')
        .split(' ', 1)
        .join();
    expect([left(0), left(1), left()]).toEqual(['last-tile', 'yes', 'yes']);
  });
});
