import { describe, expect, it } from 'vitest';
import offences from '../../../src/content/penalties/offences.json' with { type: 'json' };
import { mayI as mayIInMcr } from '../../../src/engine/mcr/index.ts';
import {
  BOOK_IDS,
  type Clause,
  type Cost,
  type PlayAction,
  type PlayState,
  type Sanction,
} from '../../../src/engine/riichi/index.ts';
import { mcrCostsOf } from '../../../src/engine/mcr/rulebooks/play.ts';
import type { Foul } from '../../../src/engine/riichi/rulebooks/clauses.ts';
import { costsOf } from '../../../src/engine/riichi/rulebooks/fouls.ts';
import { RIICHI_RULEBOOKS } from '../../../src/engine/riichi/index.ts';
import { at, onDiscard, onDraw, ruling } from './asking.ts';

/** A sanction's name in the list of penalties. */
const KINDS: Readonly<Record<Sanction, readonly string[]>> = {
  nothing: ['none'],
  void: ['banned', 'action-lost'],
  corrected: ['correct'],
  warning: ['warning'],
  ladder: ['ladder'],
  'no-win-now': ['no-win-now'],
  'dead-hand': ['dead-hand'],
  points: ['points'],
  chombo: ['chombo'],
  'false-hu': ['false-hu'],
  unsaid: [],
};

type Listed = Readonly<Record<string, { kind: string; articles: string[]; booklet?: string } | undefined>>;
const rulingIn = (offence: string, book: string) =>
  (offences.find(({ id }) => id === offence)?.rulings as Listed | undefined)?.[book];

const placeOf = (cite: Clause): string =>
  'article' in cite ? cite.article : 'published' in cite ? cite.section : placeOf(cite.from);

const FOULS: readonly Foul[] = [
  'false-win',
  'false-set',
  'own-kong',
  'set-after-win-call',
  'call-dead',
  'swap-call',
  'riichi-open',
  'riichi-noten',
  'riichi-kong',
  'not-taken',
];
const CITE: Clause = { book: 'ema-2016', article: '3.3' };

const riichi = (['ema-2016', 'ema-2012', 'tesuji-2018'] as const).flatMap((book) =>
  FOULS.flatMap((foul) =>
    costsOf(foul, RIICHI_RULEBOOKS[book], CITE).map((cost): [string, string, Cost] => [book, foul, cost]),
  ),
);
const MCR_FOULS = [
  'false-hu',
  'hu-too-cheap',
  'impossible-call',
  'late-pung',
  'wrong-set',
  'changed-call',
  'set-then-hu',
  'another-word',
  'another-word-hu',
  'shown-first',
  'shown-without-hu',
  'touched-wall',
  'reached-across',
] as const;
const mcr = MCR_FOULS.flatMap((foul) =>
  mcrCostsOf(foul, 'mers-2014', CITE).map((cost): [string, string, Cost] => ['mers-2014', foul, cost]),
);

describe('what it costs', () => {
  it.each([...riichi, ...mcr].filter(([, , { offence }]) => offence !== undefined))(
    '%s: %s is what the list of penalties says',
    (book, _foul, { offence = '', sanction, cite }) => {
      const listed = rulingIn(offence, book);
      if ('silent' in cite) {
        // Where a rulebook is silent, its entry is missing or names no penalty of its own.
        expect(listed === undefined || listed.kind === 'banned').toBe(true);
        return;
      }
      expect(KINDS[sanction]).toContain(listed?.kind);
      expect([...(listed?.articles ?? []), listed?.booklet]).toContain(placeOf(cite));
    },
  );

  it('each rulebook on offer has its fouls', () => {
    expect(
      BOOK_IDS.filter((id) => id !== 'mers-2014').every((id) =>
        FOULS.every((foul) => costsOf(foul, RIICHI_RULEBOOKS[id as 'ema-2016'], CITE).length > 0),
      ),
    ).toBe(true);
  });
});

const costs = (action: PlayAction, state: PlayState, rules?: string): string[] => {
  const found = ruling(action, state, rules);
  return found.may ? [] : found.costs.map(({ when, sanction, cite }) => `${when} ${sanction} ${placeOf(cite)}`);
};
const POT = { concealed: '5567m2344p11s678s' };
const SWAP: PlayState = at(
  { type: 'called' },
  { concealed: '1s567m2344p678s', melds: [{ type: 'pung', tiles: '111s', called: '1s', from: 'left' }] },
);

describe('a foul at the table costs', () => {
  it.each<[string, PlayAction, PlayState, string, string[]]>([
    [
      'a ron without a hand',
      { type: 'ron' },
      onDiscard('9m'),
      'ema-2016',
      ['nothing-shown dead-hand 5.1.2', 'tiles-shown chombo 3.4.6'],
    ],
    [
      'the same at Tesuji',
      { type: 'ron' },
      onDiscard('9m'),
      'tesuji-2018',
      ['nothing-shown dead-hand P4', 'tiles-shown chombo P2'],
    ],
    [
      'a ron while furiten',
      { type: 'ron' },
      onDiscard('4p', { history: [{ type: 'discard', tile: '1p' }] }),
      'samara-2019',
      ['nothing-shown dead-hand 5.1.2', 'tiles-shown chombo 3.4.6'],
    ],
    [
      'a call with a dead hand',
      { type: 'pung' },
      onDiscard('5m', { ...POT, dead: true }),
      'ema-2016',
      ['always chombo 3.4.6'],
    ],
    [
      'an own kong with a dead hand, of which nothing is said',
      { type: 'kong', tile: '5z' },
      onDraw('5z', { concealed: '567m234p6789s555z', dead: true }),
      'ema-2016',
      ['always unsaid 3.4.7'],
    ],
    [
      'the same at Tesuji, whose list names kongs',
      { type: 'kong', tile: '5z' },
      onDraw('5z', { concealed: '567m234p6789s555z', dead: true }),
      'tesuji-2018',
      ['always chombo P9'],
    ],
    ['a swap call', { type: 'discard', tile: '1s' }, SWAP, 'ema-2016', ['always dead-hand 3.4.7']],
    [
      'a pung that is none',
      { type: 'pung' },
      onDiscard('6m', POT),
      'ema-2016',
      ['nothing-shown nothing 5.1.2', 'before-discard corrected 5.1.4', 'after-discard dead-hand 5.1.4'],
    ],
    [
      'the same at Tesuji',
      { type: 'pung' },
      onDiscard('6m', POT),
      'tesuji-2018',
      ['nothing-shown warning P3', 'tiles-shown dead-hand P1'],
    ],
    [
      'a riichi that does not wait',
      { type: 'riichi', discard: '1m' },
      onDraw('9m'),
      'tesuji-2018',
      ['before-discard warning P10', 'in-a-draw chombo P11'],
    ],
    [
      'a riichi near the end of the wall, of which nothing is said',
      { type: 'riichi', discard: '9m' },
      onDraw('9m', { tilesLeft: 3 }),
      'ema-2016',
      ['always unsaid 3.3.14'],
    ],
    [
      'a kong in riichi that changes the waits',
      { type: 'kong', tile: '3m' },
      onDraw('3m', { concealed: '3334m456p789s111z', riichi: 'riichi' }),
      'ema-2012',
      ['at-a-win-or-draw chombo 3.4.6'],
    ],
    [
      'a tile taken too late',
      { type: 'take-called' },
      { ...SWAP, now: { type: 'called', discards: 2 } },
      'ema-2012',
      ['always dead-hand 5.1.1'],
    ],
    [
      'a chow that a pung goes before, which is no offence',
      { type: 'chow', with: '67m' },
      onDiscard('5m', { ...POT, claims: [{ from: 'right', call: 'pung' }] }),
      'ema-2016',
      ['always nothing 3.3.1'],
    ],
  ])('%s', (_what, action, state, rules, expected) => {
    expect(costs(action, state, rules)).toEqual(expected);
  });

  it('late calls cost nothing under MERS: the call is lost', () => {
    for (const type of ['hu', 'pung'] as const)
      expect(
        mayIInMcr({ rules: 'mers-2014', action: { type }, state: { ...onDiscard('9m'), now: { type: 'time-up' } } }),
      ).toMatchObject({
        may: false,
        costs: [{ sanction: 'nothing', cite: { article: '3.7' } }],
      });
  });

  it('points at MERS, by what was shown', () => {
    const found = mayIInMcr({ rules: 'mers-2014', action: { type: 'hu' }, state: onDiscard('9m') });
    expect(found).toMatchObject({
      may: false,
      costs: [{ sanction: 'dead-hand' }, { sanction: 'false-hu', points: 20 }],
    });
  });
});
