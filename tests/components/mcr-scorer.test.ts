import { describe, expect, test } from 'vitest';
import { type Draft, EMPTY, EXAMPLE, requestOf, withOwnOf } from '../../src/components/widgets/hand-editor/draft.ts';
import { MCR_EXAMPLE } from '../../src/components/widgets/scorer/mcr/example.ts';
import { type McrGuess, NO_GUESS } from '../../src/components/widgets/scorer/mcr/guess.ts';
import { judgeByReadings, judgeGuess } from '../../src/components/widgets/scorer/mcr/judge-guess.ts';
import { type Counted, stateOf } from '../../src/components/widgets/scorer/mcr/state.ts';
import { linkOf, readLink } from '../../src/components/widgets/hand-editor/place.ts';

const RULES = 'mers-2014';
const RIGHT = ['mixed-straight', 'concealed-hand', 'all-chows', 'edge-wait'] as const;

function countOf(draft: Draft): Counted {
  const state = stateOf(draft, RULES);
  if (state.at !== 'scored') throw new Error(`the hand of this test is at: ${state.at}`);
  return state.result;
}

const verdicts = (draft: Draft, guess: Partial<McrGuess>) =>
  Object.fromEntries(
    judgeGuess({ ...NO_GUESS, ...guess }, countOf(draft), draft.by, RULES).map(({ part, verdict }) => [part, verdict]),
  );

const pays = (first: string, second = ''): Pick<McrGuess, 'payment'> => ({
  payment: { ...NO_GUESS.payment, first, second },
});

/** Mixed straight, concealed, all chows, an edge wait: 13, and two flowers; by discard. */
const WIN = MCR_EXAMPLE;
/** All chows, no more: 2 and, with six flowers, still six short of eight. */
const SHORT: Draft = {
  ...EMPTY,
  concealed: '34m55p678s',
  winningTile: '2m',
  melds: [
    { type: 'chow', tiles: '456p' },
    { type: 'chow', tiles: '234s' },
  ],
  flowers: 6,
};

test('the example hands have the values the tests assume', () => {
  expect(countOf(WIN)).toMatchObject({ kind: 'win', points: 15, flowers: 2 });
  expect(countOf(SHORT)).toMatchObject({ kind: 'no-win', reason: 'below-minimum', flowers: 6 });
});

describe('a guess that follows another reading', () => {
  /** Seven points, or eight where a tile of which the hand has all four is no wait. */
  const HELD: Draft = {
    ...EMPTY,
    concealed: '234m6789p555z',
    winningTile: '6p',
    by: 'draw',
    seatWind: 'west',
    melds: [{ type: 'pung', tiles: '999p' }],
  };
  const judged = (draft: Draft, points: string) =>
    judgeByReadings({ ...NO_GUESS, points }, countOf(draft), requestOf(draft, RULES), RULES);

  test('is right, and says by which', () => {
    expect(judged(HELD, '8')).toMatchObject({
      parts: [{ part: 'points', verdict: 'right' }],
      reading: { option: 'exhaustedWait', value: 'ignored' },
    });
  });

  test('is right without more by ours, and wrong where no reading has it', () => {
    expect(judged(HELD, '7')).toEqual({ parts: [{ part: 'points', verdict: 'right' }] });
    expect(judged(HELD, '9')).toEqual({ parts: [{ part: 'points', verdict: 'wrong' }] });
    expect(judged(HELD, 'x')).toEqual({ parts: [{ part: 'points', verdict: 'unreadable' }] });
  });
});

describe('a guess is judged part by part', () => {
  test('what was not filled in is not judged', () => {
    expect(verdicts(WIN, {})).toEqual({});
    expect(verdicts(WIN, { points: ' 15 ' })).toEqual({ points: 'right' });
  });

  test('fan without flowers, points with them, and the payment', () => {
    expect(verdicts(WIN, { fan: RIGHT, points: '15', ...pays('23', '8') })).toEqual({
      fan: 'right',
      points: 'right',
      payment: 'right',
    });
    expect(verdicts(WIN, { points: '13' })).toEqual({ points: 'wrong' });
  });

  test('a single fan can be guessed, and so can one player’s payment', () => {
    expect(verdicts(WIN, { fan: ['mixed-straight'] })).toEqual({ fan: 'wrong' });
    expect(verdicts(WIN, pays('23'))).toEqual({ payment: 'unreadable' });
  });

  test('what follows from an earlier error is not wrong again', () => {
    expect(verdicts(WIN, { fan: [...RIGHT, 'no-honors'], points: '16', ...pays('24', '8') })).toEqual({
      fan: 'wrong',
      points: 'carried',
      payment: 'carried',
    });
    expect(verdicts(WIN, { points: '16', ...pays('25', '8') })).toEqual({ points: 'wrong', payment: 'wrong' });
  });

  test('an unreadable number is reported', () => {
    expect(verdicts(WIN, { points: 'many', ...pays('23', 'x') })).toEqual({
      points: 'unreadable',
      payment: 'unreadable',
    });
  });

  test('nobody pays for a hand that cannot win, whatever its flowers', () => {
    const { points } = countOf(SHORT);
    expect(points).toBeGreaterThanOrEqual(8);
    expect(verdicts(SHORT, pays('0', '0'))).toEqual({ payment: 'right' });
    expect(verdicts(SHORT, { points: String(points), ...pays(String(points + 8), '8') })).toEqual({
      points: 'right',
      payment: 'wrong',
    });
    expect(verdicts(SHORT, { points: '15', ...pays('23', '8') })).toEqual({ points: 'wrong', payment: 'carried' });
    expect(verdicts(WIN, { points: '9', ...pays('0', '0') })).toEqual({ points: 'wrong', payment: 'carried' });
  });
});

describe.each(['ema-2016', RULES] as const)('a whole hand typed in one row under %s', (rules) => {
  const typed = (concealed: string, winningTile: string) => requestOf({ ...EMPTY, concealed, winningTile }, rules);

  test('wins by its last tile where none is set', () => {
    expect(typed('234m567p22p345s888s', '')).toMatchObject({ concealed: '234m56722p34588s', winningTile: '8s' });
  });

  test('wins by the tile that is set where that is among them', () => {
    expect(typed('234m567p22p345s888s', '5s')).toMatchObject({ concealed: '234m56722p34888s', winningTile: '5s' });
  });

  test('wins by its last tile where the tile that is set belongs to an earlier hand', () => {
    expect(typed('234m567p22p345s888s', '1z')).toMatchObject({ concealed: '234m56722p34588s', winningTile: '8s' });
  });

  test('keeps the tile that is set while a tile is missing or there is one too many', () => {
    expect(typed('234m567p22p345s8s', '1z')).toMatchObject({ winningTile: '1z' });
    expect(typed('234m567p22p345s8888s', '1z')).toMatchObject({ winningTile: '1z' });
    expect(typed('234m567p22p345s888s', '5')).toMatchObject({ winningTile: '5' });
  });
});

describe('a hand goes along to the other game', () => {
  test('a request has only its game’s fields, and no red fives', () => {
    const red = { ...EXAMPLE, concealed: '234m067p22p345s88s', flowers: 3 };
    expect(requestOf(red, 'ema-2016')).not.toHaveProperty('flowers');
    expect(requestOf(red, RULES)).toMatchObject({ concealed: '234m567p22p345s88s', flowers: 3 });
    expect(requestOf(red, RULES)).not.toHaveProperty('riichi');
  });

  test('what only one game knows is put aside and comes back', () => {
    const inMcr = withOwnOf(EXAMPLE, WIN, 'mcr');
    expect(inMcr).toMatchObject({ concealed: EXAMPLE.concealed, flowers: 2 });
    expect(withOwnOf({ ...inMcr, riichi: 'none', doraIndicators: '' }, EXAMPLE, 'riichi')).toMatchObject({
      riichi: 'riichi',
      doraIndicators: '1m',
    });
    expect(withOwnOf(EXAMPLE, undefined, 'mcr').flowers).toBe(0);
  });

  test('a link holds an MCR hand with its flowers, and reads back unchanged', () => {
    const link = linkOf(WIN, RULES);
    expect(readLink(link, 'ema-2016')).toEqual({ draft: WIN, rules: RULES });
  });
});

test('an impossible hand is reported at once, however many tiles are missing', () => {
  expect(stateOf({ ...EMPTY, concealed: '11111m' }, RULES)).toMatchObject({ at: 'problem', refusal: { tile: '1m' } });
  expect(stateOf({ ...EMPTY, concealed: '1111m' }, RULES)).toEqual({ at: 'tiles', missing: 9 });
  expect(stateOf({ ...EMPTY, concealed: '234m567p22p345s8s' }, RULES)).toEqual({ at: 'tiles', missing: 1 });
  expect(stateOf({ ...EMPTY, concealed: '234m567p22p345s88s' }, RULES)).toEqual({ at: 'winning' });
});
