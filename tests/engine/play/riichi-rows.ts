import type { MeldRequest, PlayAction, PlayState, RiichiId } from '../../../src/engine/riichi/index.ts';
import { at, onDiscard, onDraw } from './asking.ts';

/** A question, its answer in every rulebook, and the rulebooks that answer differently. */
export type Row = readonly [
  what: string,
  action: PlayAction,
  state: PlayState,
  answer: string,
  but?: Partial<Record<RiichiId, string>>,
];

const RON = { type: 'ron' } as const;
const TSUMO = { type: 'tsumo' } as const;
const kong = (tile: string): PlayAction => ({ type: 'kong', tile });
const chow = (tiles: string): PlayAction => ({ type: 'chow', with: tiles });
const pung = (tiles?: string): PlayAction => ({ type: 'pung', ...(tiles && { with: tiles }) });
const discard = (tile: string): PlayAction => ({ type: 'discard', tile });
const riichi = (tile: string): PlayAction => ({ type: 'riichi', discard: tile });

const own = (tile: string) => ({ type: 'discard', tile }) as const;
const passed = (tile: string) => ({ type: 'others-discard', tile }) as const;
const DRAW = { type: 'draw' } as const;
const CLAIM = { type: 'claim' } as const;
const OTHERS_CLAIM = { type: 'others-claim' } as const;
const DECLARED = { type: 'riichi' } as const;
const othersKong = (form: 'open' | 'added' | 'concealed', tile: string) =>
  ({ type: 'others-kong', form, tile }) as const;

const late = (
  since: 'drew-too-fast' | 'next-drew' | 'next-discarded' | 'next-won',
  tile = '4p',
  more = {},
): PlayState => at({ type: 'discard', tile, from: 'left', since }, more);
const laidKong = (form: 'added' | 'concealed', tile: string, more = {}): PlayState =>
  at({ type: 'kong', form, tile, from: 'across' }, more);
const called = (concealed: string, ...melds: readonly MeldRequest[]): PlayState =>
  at({ type: 'called' }, { concealed, melds });
const EXHAUSTED = { type: 'exhausted' } as const;
const atEnd = (concealed: string, more: Partial<PlayState> = {}): PlayState => at(EXHAUSTED, { concealed, ...more });

const set = (type: 'chow' | 'pung', tiles: string, calledTile: string): MeldRequest => ({
  type,
  tiles,
  called: calledTile,
  from: 'left',
});
const CONCEALED_9S: MeldRequest = { type: 'kong', form: 'concealed', tiles: '9999s' };
/** Open with a chow, waiting for 1p and 4p, with no yaku but tanyao on 4p. */
const OPEN = { concealed: '567m678p66s23p', melds: [set('chow', '345s', '4s')] };
const IN_RIICHI = { riichi: 'riichi' } as const;
const ORPHANS = '19m19p19s123456z7z';
const CALLING = { concealed: '5567m2344p11s678s' };
/** One player in riichi with a pung of white dragons, waiting for 2p and 5p. */
const WITH_PUNG = { concealed: '234m678m55s555z34p', ...IN_RIICHI };

/** What a fact about play allows: at least one yes and its near-miss, by fact. */
export const ROWS: Readonly<Record<string, readonly Row[]>> = {
  'TURN-02': [
    [
      'unbroken, on the first draw',
      { type: 'nine-terminals' },
      onDraw('1z', { concealed: '19m19p19s2347z258m', firstTurn: true }),
      'yes',
      { 'ema-2016': 'not-in-rulebook', 'samara-2019': 'not-in-rulebook' },
    ],
    [
      'broken by a call or a concealed kong',
      { type: 'nine-terminals' },
      onDraw('1z', { concealed: '19m19p19s2347z258m' }),
      'first-turn-over',
      { 'ema-2016': 'not-in-rulebook', 'samara-2019': 'not-in-rulebook' },
    ],
  ],
  'TURN-03': [
    [
      'East wins with the tiles of the deal',
      TSUMO,
      at({ type: 'drew', tile: '4p', from: 'deal' }, { seatWind: 'east', firstTurn: true }),
      'yes',
    ],
    ['no tile was acquired', TSUMO, onDiscard('4p'), 'not-now'],
  ],
  'TURN-04': [
    ['a concealed tile', discard('1m'), onDraw('5z'), 'yes'],
    ['the tile drawn', discard('5z'), onDraw('5z'), 'yes'],
    ['a tile that is not there', discard('9m'), onDraw('5z'), 'not-held'],
    ['not in the own turn', discard('1m'), onDiscard('5z'), 'not-now'],
  ],
  'HAND-01': [
    ['four sets, a pair and a yaku', RON, onDiscard('4p'), 'yes'],
    ['seven pairs', RON, onDiscard('4z', { concealed: '1133m5577p2299s4z' }), 'yes'],
    ['thirteen orphans', RON, onDiscard('7z', { concealed: ORPHANS }), 'yes'],
    ['no four sets', RON, onDiscard('9m'), 'not-complete'],
    ['no yaku', RON, onDiscard('1p', OPEN), 'no-yaku'],
  ],
  'CLAIM-01': [
    ['a pung before the next player has drawn', pung(), onDiscard('5m', CALLING), 'yes'],
    ['a pung after that', pung(), late('next-drew', '5m', CALLING), 'too-late'],
    ['a pung of a tile drawn by oneself', pung(), onDraw('5m', CALLING), 'not-now'],
    ['a kong after that', kong('5m'), late('next-drew', '5m', { concealed: '55567m2344p11s67s' }), 'too-late'],
  ],
  'CLAIM-02': [
    ['ron after the next player has drawn', RON, late('next-drew'), 'yes'],
    ['ron after he has discarded', RON, late('next-discarded'), 'too-late'],
    ['ron after he has won by tsumo', RON, late('next-won'), 'next-won'],
  ],
  'CLAIM-03': [
    ['a chow from the left', chow('67m'), onDiscard('5m', CALLING), 'yes'],
    ['a chow from opposite', chow('67m'), onDiscard('5m', CALLING, 'across'), 'not-from-left'],
    ['a chow from the right', chow('67m'), onDiscard('5m', CALLING, 'right'), 'not-from-left'],
  ],
  'CLAIM-04': [
    ['a pung before a chow', pung(), onDiscard('5m', { ...CALLING, claims: [{ from: 'right', call: 'chow' }] }), 'yes'],
    [
      'a chow against a pung',
      chow('67m'),
      onDiscard('5m', { ...CALLING, claims: [{ from: 'right', call: 'pung' }] }),
      'pung-goes-first',
    ],
    [
      'a chow against a kong',
      chow('67m'),
      onDiscard('5m', { ...CALLING, claims: [{ from: 'across', call: 'kong' }] }),
      'pung-goes-first',
    ],
    ['ron before a pung', RON, onDiscard('4p', { claims: [{ from: 'right', call: 'pung' }] }), 'yes'],
  ],
  'CLAIM-05': [
    [
      'a pung beside a win',
      pung(),
      onDiscard('5m', { ...CALLING, claims: [{ from: 'right', call: 'win' }] }),
      'win-goes-first',
    ],
    [
      'a chow beside a win',
      chow('67m'),
      onDiscard('5m', { ...CALLING, claims: [{ from: 'right', call: 'win' }] }),
      'win-goes-first',
    ],
    ['a pung beside nobody', pung(), onDiscard('5m', { ...CALLING, claims: [] }), 'yes'],
  ],
  'CLAIM-06': [
    [
      'ron beside a winner who is nearer to the discarder',
      RON,
      onDiscard('4p', { claims: [{ from: 'left', call: 'win' }] }, 'across'),
      'yes',
      { 'tesuji-2018': 'nearer-winner' },
    ],
    [
      'ron beside a winner who is farther',
      RON,
      onDiscard('4p', { claims: [{ from: 'right', call: 'win' }] }, 'across'),
      'yes',
    ],
    [
      'the third of three',
      RON,
      onDiscard(
        '4p',
        {
          claims: [
            { from: 'left', call: 'win' },
            { from: 'right', call: 'win' },
          ],
        },
        'across',
      ),
      'yes',
      { 'tesuji-2018': 'three-winners' },
    ],
  ],
  'CLAIM-07': [
    ['a pung after the own call of a win', pung(), onDiscard('5m', { ...CALLING, said: 'win' }), 'called-a-win'],
    ['a win after the own call of a pung', RON, onDiscard('4p', { said: 'set' }), 'yes'],
  ],
  'CLAIM-08': [
    ['a pung when the next player drew too fast', pung(), late('drew-too-fast', '5m', CALLING), 'yes'],
    ['when he drew in good time', pung(), late('next-drew', '5m', CALLING), 'too-late'],
  ],
  'CLAIM-10': [
    [
      'a chow against a pung within three seconds',
      chow('67m'),
      onDiscard('5m', { ...CALLING, claims: [{ from: 'right', call: 'pung' }] }),
      'pung-goes-first',
    ],
    [
      'a chow against a later pung',
      chow('67m'),
      onDiscard('5m', { ...CALLING, claims: [{ from: 'right', call: 'pung', late: true }] }),
      'pung-goes-first',
      { 'ema-2012': 'yes' },
    ],
  ],
  'CLAIM-10 as the caller of the pung': [
    [
      'a pung against a chow',
      pung(),
      onDiscard('5m', { ...CALLING, claims: [{ from: 'left', call: 'chow' }] }, 'across'),
      'yes',
    ],
    [
      'a late one',
      pung(),
      onDiscard('5m', { ...CALLING, late: true, claims: [{ from: 'left', call: 'chow' }] }, 'across'),
      'yes',
      { 'ema-2012': 'chow-came-first' },
    ],
  ],
  'CLAIM-11': [
    ['ron on the last discard', RON, onDiscard('4p', { tilesLeft: 0 }), 'yes'],
    ['a pung of it', pung(), onDiscard('5m', { ...CALLING, tilesLeft: 0 }), 'last-discard'],
    ['a pung of the last discard but one', pung(), onDiscard('5m', { ...CALLING, tilesLeft: 1 }), 'yes'],
    ['a kong of it', kong('5m'), onDiscard('5m', { concealed: '55567m2344p11s67s', tilesLeft: 0 }), 'last-discard'],
  ],
  'KUI-01': [
    [
      'the tile called for a pung',
      discard('1s'),
      called('1s567m2344p678s', set('pung', '111s', '1s')),
      'swap-call',
      { 'ema-2012': 'yes' },
    ],
    ['another tile', discard('4p'), called('1s567m2344p678s', set('pung', '111s', '1s')), 'yes'],
  ],
  'KUI-02': [
    [
      'the other end',
      discard('4s'),
      called('4s567m2344p678s', set('chow', '123s', '1s')),
      'swap-call',
      { 'ema-2012': 'yes', 'tesuji-2018': 'yes' },
    ],
    [
      'the tile itself',
      discard('1s'),
      called('1s567m2344p678s', set('chow', '123s', '1s')),
      'swap-call',
      { 'ema-2012': 'yes' },
    ],
    [
      'the other end of a chow that was called in its middle',
      discard('4s'),
      called('4s567m2344p678s', set('chow', '123s', '2s')),
      'yes',
    ],
  ],
  'KUI-04': [
    [
      'a chow that is only shifted',
      discard('4s'),
      called('4s567m2344p678s', set('chow', '123s', '1s')),
      'swap-call',
      { 'ema-2012': 'yes', 'tesuji-2018': 'yes' },
    ],
    [
      'an equal tile',
      discard('1s'),
      called('1s567m2344p678s', set('chow', '123s', '1s')),
      'swap-call',
      { 'ema-2012': 'yes' },
    ],
  ],
  'KUI-05': [
    [
      'any swap',
      discard('1s'),
      called('1s567m2344p678s', set('pung', '111s', '1s')),
      'swap-call',
      { 'ema-2012': 'yes' },
    ],
    [
      'a call that leaves nothing but swaps',
      chow('23s'),
      onDiscard('1s', {
        concealed: '1234s',
        melds: [set('chow', '345p', '3p'), set('pung', '222z', '2z'), set('pung', '333z', '3z')],
      }),
      'only-swaps-left',
      { 'ema-2012': 'yes', 'tesuji-2018': 'yes' },
    ],
  ],
  'MELD-01': [
    ['two tiles that make a chow', chow('46m'), onDiscard('5m', { concealed: '446m2344p11s6789s' }), 'yes'],
    ['two tiles that make none', chow('66m'), onDiscard('5m', { concealed: '466m2344p11s6789s' }), 'no-set'],
    ['honours', chow('24z'), onDiscard('3z', { concealed: '4m2344p11s678s24z9p' }), 'no-set'],
    ['tiles that are not there', chow('34m'), onDiscard('5m', CALLING), 'not-held'],
  ],
  'MELD-02': [
    ['from anyone', pung(), onDiscard('5m', CALLING, 'right'), 'yes'],
    ['with a red five', pung('05m'), onDiscard('5m', { concealed: '0567m2344p11s678s' }), 'yes'],
    ['with one equal tile', pung(), onDiscard('6m', CALLING), 'not-held'],
  ],
  'MELD-03': [
    ['three in hand', kong('5m'), onDiscard('5m', { concealed: '55567m2344p11s67s' }, 'across'), 'yes'],
    ['two in hand', kong('5m'), onDiscard('5m', CALLING), 'not-held'],
    [
      'another tile than the one discarded',
      kong('5m'),
      onDiscard('6m', { concealed: '55567m2344p11s67s' }),
      'not-held',
    ],
  ],
  'MELD-04': [
    [
      'on a turn that began with a draw',
      kong('5z'),
      onDraw('5z', { concealed: '567m2344p678s', melds: [set('pung', '555z', '5z')] }),
      'yes',
    ],
    [
      'with the fourth tile held since',
      kong('5z'),
      onDraw('9p', { concealed: '567m234p678s5z', melds: [set('pung', '555z', '5z')] }),
      'yes',
    ],
    [
      'after the own call of a set',
      kong('5z'),
      called('67m234p99s5z', set('pung', '555z', '5z'), set('chow', '123s', '1s')),
      'after-own-call',
    ],
    [
      'of a chow',
      kong('3s'),
      onDraw('3s', { concealed: '567m2344p678s', melds: [set('chow', '345s', '3s')] }),
      'not-held',
    ],
  ],
  'MELD-05': [
    ['ron on the tile added', RON, laidKong('added', '4p'), 'yes'],
    ['furiten counts there too', RON, laidKong('added', '4p', { history: [own('1p')] }), 'furiten'],
    ['passing it is furiten', RON, onDiscard('1p', { history: [othersKong('added', '4p')] }), 'furiten'],
    ['an open kong of it could not be robbed', RON, onDiscard('1p', { history: [othersKong('open', '4p')] }), 'yes'],
  ],
  'MELD-06': [
    ['four of them on a draw', kong('5z'), onDraw('5z', { concealed: '567m234p6789s555z' }), 'yes'],
    ['four of them in hand since', kong('5z'), onDraw('9p', { concealed: '567m234p678s5555z' }), 'yes'],
    ['three of them', kong('5z'), onDraw('9p', { concealed: '567m234p6789s555z' }), 'not-held'],
    [
      'after the own call of a set',
      kong('5z'),
      called('67m23p5555z', set('chow', '123s', '1s'), set('chow', '789s', '7s')),
      'after-own-call',
    ],
  ],
  'MELD-07': [
    [
      'riichi beside a concealed kong',
      riichi('9m'),
      onDraw('9m', { concealed: '123m678p11s23p', melds: [CONCEALED_9S] }),
      'yes',
    ],
    [
      'riichi beside an open one',
      riichi('9m'),
      onDraw('9m', { concealed: '123m678p11s23p', melds: [{ type: 'kong', form: 'open', tiles: '9999s' }] }),
      'open-hand',
    ],
  ],
  'MELD-08': [
    [
      'thirteen orphans rob a concealed kong',
      RON,
      laidKong('concealed', '7z', { concealed: '19m19p19s1234566z' }),
      'yes',
    ],
    ['another hand does not', RON, laidKong('concealed', '4p'), 'concealed-kong-not-robbed'],
    [
      'thirteen orphans with another tile',
      RON,
      laidKong('concealed', '5m', { concealed: ORPHANS }),
      'concealed-kong-not-robbed',
    ],
  ],
  'MELD-09': [
    [
      'four equal tiles that were not declared serve in two sets',
      RON,
      onDiscard('4p', { concealed: '111123m678p11s23p', ...IN_RIICHI }),
      'yes',
    ],
    [
      'those of a declared kong in one',
      RON,
      onDiscard('4p', {
        concealed: '239m678p11s23p',
        melds: [{ type: 'kong', form: 'concealed', tiles: '1111m' }],
        ...IN_RIICHI,
      }),
      'not-complete',
    ],
  ],
  'MELD-10': [
    [
      'a tile of an open set',
      discard('5z'),
      onDraw('9p', { concealed: '567m2344p678s', melds: [set('pung', '555z', '5z')] }),
      'in-a-meld',
    ],
    [
      'an equal one that is concealed',
      discard('5z'),
      onDraw('5z', { concealed: '567m2344p678s', melds: [set('pung', '555z', '5z')] }),
      'yes',
    ],
  ],
  'MELD-11': [
    ['the fourth of a pung that is only one', kong('5z'), onDraw('5z', WITH_PUNG), 'yes'],
    [
      'a tile that was there before',
      kong('5z'),
      onDraw('9p', { concealed: '234m678m55s5555z3p', ...IN_RIICHI }),
      'not-the-drawn-tile',
    ],
    [
      'the waits would change',
      kong('3m'),
      onDraw('3m', { concealed: '3334m456p789s111z', ...IN_RIICHI }),
      'waits-change',
    ],
    [
      'three pungs in a row',
      kong('1m'),
      onDraw('1m', { concealed: '111222333m45p99s', ...IN_RIICHI }),
      'not-only-a-triplet',
      { 'tesuji-2018': 'yes' },
    ],
    ['no pung of it', kong('1s'), onDraw('1s', IN_RIICHI), 'not-held'],
  ],
  'MELD-12': [
    ['the fourth kong', kong('5z'), onDraw('5z', { concealed: '567m234p6789s555z', kongs: 3 }), 'yes'],
    ['a fifth', kong('5z'), onDraw('5z', { concealed: '567m234p6789s555z', kongs: 4 }), 'four-kongs'],
    ['a fifth with a discard', kong('5m'), onDiscard('5m', { concealed: '55567m2344p11s67s', kongs: 4 }), 'four-kongs'],
  ],
  'MELD-14': [
    ['the last tile but one', kong('5z'), onDraw('5z', { concealed: '567m234p6789s555z', tilesLeft: 1 }), 'yes'],
    [
      'the last tile, concealed',
      kong('5z'),
      onDraw('5z', { concealed: '567m234p6789s555z', tilesLeft: 0 }),
      'last-tile',
    ],
    [
      'the last tile, added',
      kong('5z'),
      onDraw('5z', { concealed: '567m2344p678s', melds: [set('pung', '555z', '5z')], tilesLeft: 0 }),
      'last-tile',
    ],
  ],
  'MELD-15': [
    [
      'after one discard',
      { type: 'take-called' },
      { ...called('1s567m2344p678s', set('pung', '111s', '1s')), now: { type: 'called', discards: 1 } },
      'yes',
    ],
    [
      'after two',
      { type: 'take-called' },
      { ...called('1s567m2344p678s', set('pung', '111s', '1s')), now: { type: 'called', discards: 2 } },
      'too-late',
    ],
  ],
  'WIN-01': [
    ['a valid hand', RON, onDiscard('4p'), 'yes'],
    ['furiten', RON, onDiscard('4p', { history: [own('1p')] }), 'furiten'],
    ['without a yaku', RON, onDiscard('1p', OPEN), 'no-yaku'],
  ],
  'WIN-02': [
    ['from the wall', TSUMO, onDraw('4p'), 'yes'],
    [
      'from the dead wall',
      TSUMO,
      at({ type: 'drew', tile: '4p', from: 'dead-wall' }, { concealed: '123m678p11s23p', melds: [CONCEALED_9S] }),
      'yes',
    ],
    ['a tile that does not complete', TSUMO, onDraw('9m'), 'not-complete'],
  ],
  'WIN-03': [
    ['tsumo while furiten', TSUMO, onDraw('4p', { history: [own('1p')] }), 'yes'],
    ['ron while furiten', RON, onDiscard('4p', { history: [own('1p')] }), 'furiten'],
  ],
  'WIN-04': [
    ['open, robbing a kong is the yaku', RON, laidKong('added', '1p', OPEN), 'yes'],
    ['open, the same tile as a plain discard', RON, onDiscard('1p', OPEN), 'no-yaku'],
    [
      'open, on a replacement tile',
      TSUMO,
      at(
        { type: 'drew', tile: '1p', from: 'dead-wall' },
        {
          concealed: '678p66s23p',
          melds: [set('chow', '345s', '4s'), { type: 'kong', form: 'open', tiles: '9999m', from: 'left' }],
        },
      ),
      'yes',
    ],
  ],
  'WIN-05': [
    ['the tile that brings the yaku', RON, onDiscard('4p', OPEN), 'yes', { 'ema-2012': 'no-yaku' }],
    ['the tile that does not', RON, onDiscard('1p', OPEN), 'no-yaku'],
  ],
  'WIN-06': [
    ['one yaku at five counters', RON, onDiscard('4p', { counters: 5 }), 'yes', { 'ema-2012': 'below-minimum' }],
    ['one yaku at four', RON, onDiscard('4p', { counters: 4 }), 'yes'],
  ],
  'TEN-01': [
    ['one tile short', { type: 'tenpai' }, atEnd('123m678p789s11s23p'), 'yes'],
    ['two tiles short', { type: 'tenpai' }, atEnd('123m678p789s1s2p58m'), 'not-waiting'],
  ],
  'TEN-02': [
    [
      'all waiting tiles lie in view',
      { type: 'tenpai' },
      atEnd('123m678p789s11s23p', { history: [own('1p'), passed('1p'), passed('4p'), passed('4p')] }),
      'yes',
    ],
    ['nothing to wait for', { type: 'tenpai' }, atEnd('123m678p789s1s2p58m', { history: [] }), 'not-waiting'],
  ],
  'TEN-03': [
    [
      'all four held in the hand',
      { type: 'tenpai' },
      atEnd('13m99p456p', {
        melds: [
          { type: 'kong', form: 'concealed', tiles: '2222m' },
          { type: 'chow', tiles: '789p' },
        ],
      }),
      'not-waiting',
    ],
    [
      'another wait beside them',
      { type: 'tenpai' },
      atEnd('34m99p456p', {
        melds: [
          { type: 'kong', form: 'concealed', tiles: '2222m' },
          { type: 'chow', tiles: '789p' },
        ],
      }),
      'yes',
    ],
  ],
  'TEN-04': [
    ['a dead hand', { type: 'tenpai' }, atEnd('123m678p789s11s23p', { dead: true }), 'dead-hand'],
    ['the same hand alive', { type: 'tenpai' }, atEnd('123m678p789s11s23p'), 'yes'],
  ],
  'RII-01': [
    ['closed and waiting', riichi('9m'), onDraw('9m'), 'yes'],
    ['not waiting after the discard', riichi('1m'), onDraw('9m'), 'not-waiting'],
    ['open', riichi('9m'), onDraw('9m', OPEN), 'open-hand'],
    ['out of turn', riichi('9m'), onDiscard('9m'), 'not-now'],
  ],
  'RII-02': [
    ['four tiles in the wall', riichi('9m'), onDraw('9m', { tilesLeft: 4 }), 'yes'],
    ['three', riichi('9m'), onDraw('9m', { tilesLeft: 3 }), 'too-few-tiles'],
  ],
  'RII-06': [
    ['the tile drawn', discard('9m'), onDraw('9m', IN_RIICHI), 'yes'],
    ['another tile', discard('1m'), onDraw('9m', IN_RIICHI), 'in-riichi'],
    ['a pung', pung(), onDiscard('1s', IN_RIICHI), 'in-riichi'],
    ['a second riichi', riichi('9m'), onDraw('9m', IN_RIICHI), 'already-riichi'],
  ],
  'RII-07': [
    ['furiten', riichi('9m'), onDraw('9m', { history: [own('1p'), DRAW] }), 'yes'],
    [
      'but not ron then',
      RON,
      onDiscard('4p', { ...IN_RIICHI, history: [own('1p'), DRAW, DECLARED, own('9m')] }),
      'furiten',
    ],
  ],
  'RII-08': [
    [
      'after passing',
      RON,
      onDiscard('1p', { ...IN_RIICHI, history: [DECLARED, own('9m'), passed('4p'), DRAW, own('9s')] }),
      'furiten',
    ],
    ['tsumo after passing', TSUMO, onDraw('1p', { ...IN_RIICHI, history: [DECLARED, own('9m'), passed('4p')] }), 'yes'],
    [
      'nothing was passed',
      RON,
      onDiscard('1p', { ...IN_RIICHI, history: [DECLARED, own('9m'), passed('9s'), DRAW, own('9s')] }),
      'yes',
    ],
  ],
  'RII-12': [
    ['with less than a stick', riichi('9m'), onDraw('9m', { points: -500 }), 'yes'],
    ['which does not lift the rest', riichi('1m'), onDraw('9m', { points: -500 }), 'not-waiting'],
  ],
  'DRAW-03': [
    ['said once', { type: 'tenpai' }, atEnd('123m678p789s11s23p'), 'yes'],
    ['taken back', { type: 'noten' }, atEnd('123m678p789s11s23p', { said: 'tenpai' }), 'said-already'],
    ['taken back the other way', { type: 'tenpai' }, atEnd('123m678p789s11s23p', { said: 'noten' }), 'said-already'],
  ],
  'DRAW-04': [
    ['noten with a waiting hand', { type: 'noten' }, atEnd('123m678p789s11s23p'), 'yes'],
    ['after riichi', { type: 'noten' }, atEnd('123m678p789s11s23p', IN_RIICHI), 'must-show'],
    ['while the hand goes on', { type: 'noten' }, onDraw('9m'), 'not-now'],
  ],
  'RII-11': [
    ['the riichi hand is shown', { type: 'tenpai' }, atEnd('123m678p789s11s23p', IN_RIICHI), 'yes'],
    ['it is not hidden', { type: 'noten' }, atEnd('123m678p789s11s23p', IN_RIICHI), 'must-show'],
  ],
  'ABT-01': [
    [
      'nine different terminals and honours',
      { type: 'nine-terminals' },
      onDraw('1z', { concealed: '19m19p19s2347z258m', firstTurn: true }),
      'not-in-rulebook',
      { 'ema-2012': 'yes', 'tesuji-2018': 'yes' },
    ],
    [
      'eight',
      { type: 'nine-terminals' },
      onDraw('1z', { concealed: '19m19p19s1z2588m22s', firstTurn: true }),
      'not-in-rulebook',
      { 'ema-2012': 'fewer-than-nine', 'tesuji-2018': 'fewer-than-nine' },
    ],
  ],
  'ABT-02': [
    [
      'in the first go-around',
      { type: 'nine-terminals' },
      onDraw('1z', { concealed: '19m19p19s2347z258m', firstTurn: true }),
      'not-in-rulebook',
      { 'ema-2012': 'yes', 'tesuji-2018': 'yes' },
    ],
    [
      'later',
      { type: 'nine-terminals' },
      onDraw('1z', { concealed: '19m19p19s2347z258m', firstTurn: false }),
      'not-in-rulebook',
      { 'ema-2012': 'first-turn-over', 'tesuji-2018': 'first-turn-over' },
    ],
  ],
  'FUR-01': [
    ['a wait among the own discards', RON, onDiscard('4p', { history: [own('1p')] }), 'furiten'],
    [
      'a tile that completes without a yaku',
      RON,
      onDiscard('4p', { ...OPEN, history: [own('1p')] }),
      'furiten',
      { 'ema-2012': 'no-yaku' },
    ],
    ['another tile among them', RON, onDiscard('4p', { history: [own('2p'), own('9m')] }), 'yes'],
  ],
  'FUR-02': [
    [
      'the hand has changed',
      RON,
      onDiscard('6p', { concealed: '123m678m789s11s57p', history: [own('3p')] }),
      'no-yaku',
    ],
    [
      'the hand has changed, and has a yaku',
      RON,
      onDiscard('6p', { concealed: '234m678m678s22s57p', history: [own('3p')] }),
      'yes',
    ],
    [
      'the hand before the change',
      RON,
      onDiscard('6p', { concealed: '234m678m678s22s45p', history: [own('3p')] }),
      'furiten',
    ],
  ],
  'FUR-03': [
    [
      'a completing tile let pass in this go-around',
      RON,
      onDiscard('1p', { history: [own('9m'), passed('4p')] }),
      'furiten',
    ],
    [
      'one that had no yaku',
      RON,
      onDiscard('4p', { ...OPEN, history: [own('9m'), passed('1p')] }),
      'furiten',
      { 'ema-2012': 'no-yaku' },
    ],
    ['another tile let pass', RON, onDiscard('1p', { history: [own('9m'), passed('2p')] }), 'yes'],
  ],
  'FUR-04': [
    ['the own draw ends it', RON, onDiscard('1p', { history: [passed('4p'), DRAW, own('9m')] }), 'yes'],
    [
      'the own claim ends it',
      RON,
      onDiscard('4p', {
        concealed: '567m678p66s23p',
        melds: [set('chow', '345s', '4s')],
        history: [passed('4p'), CLAIM, own('9m')],
      }),
      'yes',
      { 'ema-2012': 'no-yaku', 'tesuji-2018': 'furiten' },
    ],
    [
      'an own kong ends it: a tile is drawn',
      RON,
      onDiscard('4p', {
        concealed: '123m678p11s23p',
        melds: [CONCEALED_9S],
        ...IN_RIICHI,
        history: [passed('4p'), { type: 'kong' }, DECLARED, own('9m')],
      }),
      'yes',
    ],
    [
      "somebody else's claim does not",
      RON,
      onDiscard('1p', { history: [passed('4p'), OTHERS_CLAIM] }),
      'furiten',
      { 'ema-2012': 'yes' },
    ],
  ],
  'FUR-05': [
    [
      "anybody's claim",
      RON,
      onDiscard('1p', { history: [passed('4p'), OTHERS_CLAIM] }),
      'furiten',
      { 'ema-2012': 'yes' },
    ],
    [
      "anybody's kong",
      RON,
      onDiscard('1p', { history: [passed('4p'), othersKong('concealed', '7z')] }),
      'furiten',
      { 'ema-2012': 'yes' },
    ],
    [
      'which lays it on again itself',
      RON,
      onDiscard('1p', { history: [passed('4p'), othersKong('added', '4p')] }),
      'furiten',
    ],
  ],
  'FUR-06': [
    [
      'to the end of the hand',
      RON,
      onDiscard('1p', { ...IN_RIICHI, history: [DECLARED, own('9m'), passed('4p'), OTHERS_CLAIM, DRAW, own('9s')] }),
      'furiten',
    ],
    [
      'a tile let pass before the riichi',
      RON,
      onDiscard('1p', { ...IN_RIICHI, history: [passed('4p'), DRAW, DECLARED, own('9m')] }),
      'yes',
    ],
  ],
  'FUR-07': [
    [
      'all three kinds at once',
      TSUMO,
      onDraw('4p', { ...IN_RIICHI, history: [own('1p'), DECLARED, passed('4p')] }),
      'yes',
    ],
    ['ron then', RON, onDiscard('4p', { ...IN_RIICHI, history: [own('1p'), DECLARED, passed('4p')] }), 'furiten'],
  ],
  'DEAD-01': [
    ['a dead hand may not win', RON, onDiscard('4p', { dead: true }), 'dead-hand'],
    ['nor by tsumo', TSUMO, onDraw('4p', { dead: true }), 'dead-hand'],
    ['nor call', pung(), onDiscard('5m', { ...CALLING, dead: true }), 'dead-hand'],
    ['nor declare a kong', kong('5z'), onDraw('5z', { concealed: '567m234p6789s555z', dead: true }), 'dead-hand'],
    ['it still discards', discard('1m'), onDraw('5z', { dead: true }), 'yes'],
  ],
};
