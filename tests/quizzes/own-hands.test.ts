import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { formatHandLink } from '../../src/engine/riichi/index.ts';
import { toOwnHands } from '../../src/quizzes/agenda/begin.ts';
import { formatQuestion } from '../../src/quizzes/games/link.ts';
import { MOST_OWN, formatOwnHands, parseOwnHands } from '../../src/quizzes/quiz/own-hands.ts';

const HAND = {
  rules: 'ema-2016',
  concealed: '345m67p22s567s',
  melds: [{ type: 'chow', tiles: '234s', called: '3s', from: 'left' }],
  winningTile: '8p',
  by: 'discard',
  seatWind: 'south',
  roundWind: 'east',
  riichi: 'none',
  counters: 1,
  bets: 2,
  discarder: 'left',
} as const;
const WHOLE = `q=whole&${formatHandLink(HAND)}`;
const WAITS = `q=waits&${formatHandLink({ rules: 'ema-2016', concealed: '345m67p22567s234s' })}`;

describe('a link to hands of one’s own', () => {
  test('gives back its questions in order', () => {
    const read = parseOwnHands(`#${formatOwnHands([WHOLE, WAITS])}`);
    expect(read?.map(formatQuestion)).toEqual([WHOLE, WAITS]);
  });

  test('starts a session that counts in the record', () => {
    const questions = parseOwnHands(formatOwnHands([WHOLE, WAITS])) ?? [];
    expect(toOwnHands(questions)).toMatchObject({ mode: 'mix', rules: 'ema-2016', length: 2 });
    expect(toOwnHands([])).toBeUndefined();
  });

  test.each([
    ['nothing in it', 'own='],
    ['another kind of link', WHOLE],
    ['a hand that cannot be', `own=${WHOLE}/q=whole&in=ema-2016&c=1m&w=1m&by=draw&s=east&r=east`],
    ['two rulebooks', `own=${WHOLE}/${WHOLE.replace('ema-2016', 'tesuji-2018')}`],
    ['more than it may hold', `own=${Array.from({ length: MOST_OWN + 1 }, () => WHOLE).join('/')}`],
  ])('is refused with %s', (_, link) => {
    expect(parseOwnHands(link)).toBeUndefined();
  });

  test('holds no more than it may', () => {
    const link = formatOwnHands(Array.from({ length: MOST_OWN + 5 }, () => WHOLE));
    expect(parseOwnHands(link)).toHaveLength(MOST_OWN);
  });
});
