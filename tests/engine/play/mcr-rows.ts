import type { McrPlayRequest } from '../../../src/engine/mcr/index.ts';

type Action = McrPlayRequest['action'];
type State = McrPlayRequest['state'];

/** A question and its answer by MERS. */
export type McrRow = readonly [what: string, action: Action, state: State, answer: string];

const SEAT = { seatWind: 'south', roundWind: 'east' } as const;
/** Complete with 3m, a pure straight of characters: sixteen points. */
const STRAIGHT = '12456789m234p11s';
/** Complete with 4p, worth less than eight points. */
const CHEAP = '123m678p789s11s23p';

const on = (tile: string, more: Partial<State> = {}, from: 'left' | 'across' | 'right' = 'left'): State => ({
  concealed: STRAIGHT,
  ...SEAT,
  now: { type: 'discard', tile, from },
  ...more,
});
const drew = (tile: string, more: Partial<State> = {}): State => ({
  concealed: STRAIGHT,
  ...SEAT,
  now: { type: 'drew', tile },
  ...more,
});
const since = (tile: string, when: 'three-seconds' | 'next-drew', more: Partial<State> = {}): State =>
  on(tile, { ...more, now: { type: 'discard', tile, from: 'left', since: when } });
const kongOf = (tile: string, more: Partial<State> = {}): State =>
  on(tile, { ...more, now: { type: 'kong', tile, from: 'across' } });
const afterTime = (more: Partial<State> = {}): State => on('3m', { ...more, now: { type: 'time-up' } });

const HU = { type: 'hu' } as const;
const PUNG = { type: 'pung' } as const;
const chow = (tiles: string): Action => ({ type: 'chow', with: tiles });
const kong = (tile: string): Action => ({ type: 'kong', tile });
const discard = (tile: string): Action => ({ type: 'discard', tile });
const MANY = { concealed: '5567m2344p11s678s' };

/** What a fact of MERS allows and what it forbids, by the number of the fact. */
export const MCR_ROWS: Readonly<Record<string, readonly McrRow[]>> = {
  '0.2': [
    ['eight points and more', HU, on('3m'), 'yes'],
    ['fewer than eight', HU, on('4p', { concealed: CHEAP }), 'below-minimum'],
    ['flowers do not help', HU, on('4p', { concealed: CHEAP, flowers: 8 }), 'below-minimum'],
    ['hu before pung', HU, on('3m', { claims: [{ from: 'right', call: 'pung' }] }), 'yes'],
    ['a pung beside hu', PUNG, on('5m', { ...MANY, claims: [{ from: 'right', call: 'hu' }] }), 'win-goes-first'],
    [
      'a chow beside a pung',
      chow('67m'),
      on('5m', { ...MANY, claims: [{ from: 'right', call: 'pung' }] }),
      'pung-goes-first',
    ],
    ['a pung beside a chow', PUNG, on('5m', { ...MANY, claims: [{ from: 'right', call: 'chow' }] }), 'yes'],
    ['a chow from opposite', chow('67m'), on('5m', MANY, 'across'), 'not-from-left'],
    ['of two who call hu the nearer one', HU, on('3m', { claims: [{ from: 'right', call: 'hu' }] }, 'across'), 'yes'],
    ['not the farther one', HU, on('3m', { claims: [{ from: 'left', call: 'hu' }] }, 'across'), 'nearer-winner'],
  ],
  '1.7': [
    ['a pung in three seconds', PUNG, on('5m', MANY), 'yes'],
    ['a pung after them', PUNG, since('5m', 'three-seconds', MANY), 'too-late'],
    ['hu when the next player has drawn', HU, since('3m', 'next-drew'), 'too-late'],
  ],
  '1.8': [
    ['a late pung', PUNG, since('5m', 'three-seconds', MANY), 'too-late'],
    ['one in time', PUNG, on('5m', MANY), 'yes'],
  ],
  '2.9': [
    ['a pung with two equal tiles', PUNG, on('5m', MANY), 'yes'],
    ['a chow without its first tile', chow('35m'), on('4m', { concealed: '5567m2344p11s678s' }), 'not-held'],
    ['a chow without its last tile', chow('78m'), on('6m', { concealed: '5567m2344p11s678s' }), 'not-held'],
    ['a pung with one', PUNG, on('6m', MANY), 'not-held'],
    ['a chow that is none', chow('67m'), on('9m', MANY), 'no-set'],
    ['a kong with three', kong('5m'), on('5m', { concealed: '55567m2344p11s67s' }), 'yes'],
    ['a kong with two', kong('5m'), on('5m', MANY), 'not-held'],
  ],
  '2.10': [
    ['a chow after calling pung', chow('67m'), on('5m', { ...MANY, said: 'pung' }), 'first-call-binds'],
    ['the pung that was called', PUNG, on('5m', { ...MANY, said: 'pung' }), 'yes'],
  ],
  '2.11': [
    ['hu after calling pung', HU, on('3m', { said: 'pung' }), 'first-call-binds'],
    ['hu at once', HU, on('3m', { said: 'hu' }), 'yes'],
  ],
  '2.12': [
    ['in this turn', HU, drew('3m', { barred: true }), 'barred'],
    ['but a discard', discard('1s'), drew('3m', { barred: true }), 'yes'],
    ['in a later turn', HU, drew('3m'), 'yes'],
  ],
  '2.13': [
    ['tiles shown without a word', HU, on('3m', { shownFirst: true }), 'shown-first'],
    ['the word first', HU, on('3m', { shownFirst: false }), 'yes'],
  ],
  '2.14': [
    ['another word for a pung', PUNG, on('5m', { ...MANY, said: 'another-word' }), 'another-word'],
    ['another word for hu', HU, on('3m', { said: 'another-word' }), 'another-word'],
    ['the word', PUNG, on('5m', { ...MANY, said: 'pung' }), 'yes'],
  ],
  '2.17': [
    ['the wall touched', PUNG, on('5m', { ...MANY, touched: 'wall' }), 'wall-touched'],
    ['nothing touched', PUNG, on('5m', MANY), 'yes'],
  ],
  '2.18': [
    ['the hand across the discards', HU, on('3m', { touched: 'across' }), 'reached-across'],
    ['nothing touched', HU, on('3m'), 'yes'],
  ],
  '2.19': [
    ['the discard taken before the call', PUNG, on('5m', { ...MANY, shownFirst: true }), 'shown-first'],
    ['called first', PUNG, on('5m', { ...MANY, shownFirst: false }), 'yes'],
  ],
  '2.22': [
    ['a chow of 4-5-5', chow('45p'), on('5p', { concealed: '5567m2445p11s678s' }), 'no-set'],
    ['a chow of 4-5-6', chow('46p'), on('5p', { concealed: '5567m2446p11s678s' }), 'yes'],
  ],
  '2.26': [
    ['a pung after calling hu', PUNG, on('5m', { ...MANY, said: 'hu' }), 'first-call-binds'],
    ['a pung after nothing', PUNG, on('5m', MANY), 'yes'],
  ],
  '3.2': [
    ['a dead hand may not win', HU, on('3m', { dead: true }), 'dead-hand'],
    ['it may call sets', PUNG, on('5m', { ...MANY, dead: true }), 'yes'],
    ['and declare kongs', kong('5z'), drew('5z', { concealed: '567m234p6789s555z', dead: true }), 'yes'],
  ],
  '3.7': [
    ['hu when the time is up', HU, afterTime(), 'time-up'],
    ['a pung', PUNG, afterTime(), 'time-up'],
    ['a discard', discard('1s'), afterTime(), 'time-up'],
    ['hu before', HU, on('3m'), 'yes'],
  ],
  '2i.2': [
    ['four sets and a pair, too cheap', HU, on('4p', { concealed: CHEAP }), 'below-minimum'],
    ['four sets and a pair, dear enough', HU, on('3m'), 'yes'],
  ],
  '2i.3': [
    ['no hand', HU, on('9p'), 'not-complete'],
    ['a hand', HU, on('3m'), 'yes'],
  ],
  kongs: [
    [
      'added on an own draw',
      kong('5z'),
      drew('5z', { concealed: '567m2344p678s', melds: [{ type: 'pung', tiles: '555z' }] }),
      'yes',
    ],
    [
      'added after an own call',
      kong('5z'),
      drew('5z', {
        now: { type: 'called' },
        concealed: '67m234p99s5z',
        melds: [
          { type: 'pung', tiles: '555z' },
          { type: 'chow', tiles: '123s' },
        ],
      }),
      'after-own-call',
    ],
    ['with the last tile', kong('5z'), drew('5z', { concealed: '567m234p6789s555z', tilesLeft: 0 }), 'last-tile'],
    ['robbing an added one', HU, kongOf('3m'), 'yes'],
    ['robbing it with a tile that does not win', HU, kongOf('9p'), 'not-complete'],
    ['a set with its tile', PUNG, kongOf('5m', MANY), 'not-now'],
  ],
  turns: [
    ['a tile of the hand', discard('1s'), drew('9p'), 'yes'],
    ['a tile that is not there', discard('5z'), drew('9p'), 'not-held'],
    ['out of turn', discard('1s'), on('9p'), 'not-now'],
    ['hu on an own draw', HU, drew('3m'), 'yes'],
    ['the last discard is for hu only', PUNG, on('5m', { ...MANY, tilesLeft: 0 }), 'last-tile'],
  ],
};
