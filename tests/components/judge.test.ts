import { describe, expect, test } from 'vitest';
import { type Draft, EMPTY, EXAMPLE, requestOf } from '../../src/components/widgets/hand-editor/draft.ts';
import { type Guess, NO_GUESS } from '../../src/components/widgets/scorer/riichi/guess.ts';
import { numberParts, withPart, yakuPart } from '../../src/components/widgets/scorer/riichi/guess-parts.ts';
import { wordsIn } from './words.ts';
import { carriedNumbers, hintOf } from '../../src/components/widgets/scorer/riichi/hints.ts';
import { judge, openGroups } from '../../src/components/widgets/scorer/riichi/judge.ts';
import { type Win, scoreRequest } from '../../src/engine/riichi/index.ts';

const RULES = 'ema-2016';

function winOf(draft: Draft): Win {
  const result = scoreRequest(requestOf(draft, RULES));
  if (!result.ok || result.kind !== 'win') throw new Error('the hand of this test does not win');
  return result;
}

const judgedOf = (draft: Draft, guess: Partial<Guess>) => judge({ ...NO_GUESS, ...guess }, winOf(draft), draft, RULES);

/** The verdict on each part of a guess. */
const verdicts = (draft: Draft, guess: Partial<Guess>) =>
  Object.fromEntries(judgedOf(draft, guess).parts.map(({ part, verdict }) => [part, verdict]));

/** The verdict on one part that was written as a text, with its hint. */
function told(draft: Draft, guess: Partial<Guess>, part: 'han' | 'fu' | 'payment') {
  const judged = judgedOf(draft, guess);
  const verdict = judged.parts.find((one) => one.part === part)?.verdict;
  const hinted = verdict && hintOf(part, verdict, guess[part] ?? '', judged);
  return { verdict, ...hinted };
}

/** Riichi, all simples and one dora: 3 han, 32 fu rounded to 40, won by discard from South. */
const RON = EXAMPLE;
const DEALER_DRAW: Draft = { ...EXAMPLE, by: 'draw', seatWind: 'east', roundWind: 'east' };
const DRAW: Draft = { ...EXAMPLE, by: 'draw' };
const DOUBLE: Draft = { ...EXAMPLE, riichi: 'double' };
const ORPHANS: Draft = { ...EMPTY, concealed: '19m19p19s123456z7z', winningTile: '7z' };

test('the example hands have the values the tests assume', () => {
  expect(winOf(RON)).toMatchObject({ han: 3, fu: 40, fuExact: 32, payment: { discarder: 5200 } });
  expect(winOf(DEALER_DRAW).payment).toMatchObject({ east: null, others: 3900 });
  expect(winOf(ORPHANS)).toMatchObject({ han: null, yakuman: 1 });
});

describe('a guess that follows another reading', () => {
  /** East's riichi with a pair of east in the east round: 50 fu, or 40 where a double wind gives 2 fu only. */
  const PAIR: Draft = {
    ...EMPTY,
    concealed: '222m567p777s78s11z',
    winningTile: '9s',
    seatWind: 'east',
    roundWind: 'east',
    riichi: 'riichi',
  };
  const judgedBy = (rules: 'tesuji-2018' | 'ema-2016', guess: Partial<Guess>) => {
    const result = scoreRequest(requestOf(PAIR, rules));
    if (!result.ok || result.kind !== 'win') throw new Error('the hand of this test does not win');
    const { parts, reading, scored } = judge({ ...NO_GUESS, ...guess }, result, PAIR, rules);
    return [parts.map(({ verdict }) => verdict), reading?.option, scored.win.fu];
  };

  test('is right as a whole, and says by which; what is explained stays ours', () => {
    const option = 'doubleWindPairFu';
    expect(judgedBy('tesuji-2018', { fu: '40' })).toEqual([['right'], option, 50]);
    expect(judgedBy('tesuji-2018', { fu: '40', payment: '2000' })).toEqual([['right', 'right'], option, 50]);
  });

  test('is wrong where it mixes readings, follows none, or the text decides', () => {
    expect(judgedBy('tesuji-2018', { fu: '40', payment: '2400' })).toEqual([['wrong', 'right'], undefined, 50]);
    expect(judgedBy('tesuji-2018', { fu: '60' })).toEqual([['wrong'], undefined, 50]);
    expect(judgedBy('ema-2016', { fu: '40' })).toEqual([['wrong'], undefined, 50]);
    expect(judgedBy('tesuji-2018', { fu: '50', payment: '2400' })).toEqual([['right', 'right'], undefined, 50]);
  });
});

test('what was not filled in is not judged', () => {
  expect(verdicts(RON, {})).toEqual({});
  expect(verdicts(RON, { han: ' ', fu: '40' })).toEqual({ fu: 'right' });
});

test('dora ticked among the yaku does not count as one, and changes no other part', () => {
  const words = wordsIn('en').scorer;
  const ticked = yakuPart(NO_GUESS, RULES, words);
  expect(withPart(NO_GUESS, { ...ticked, value: ['riichi', 'dora', 'tanyao'] }).yaku).toEqual(['riichi', 'tanyao']);
  const [han, fu, payment] = numberParts({ ...NO_GUESS, han: '3', payment: '5200' }, ['fu'], words);
  expect([han, fu, payment].map((part) => part?.verdict)).toEqual([undefined, 'unreadable', undefined]);
  const before = { ...NO_GUESS, han: '9', payment: '1' };
  expect(han && withPart(before, han)).toEqual({ ...before, han: '3' });
  expect(payment && withPart(before, payment)).toEqual({ ...before, payment: '5200' });
  expect(ticked.groups.map(({ key, ids }) => [key, ids.length > 0])).toEqual([
    ['yaku', true],
    ['limit', true],
  ]);
});

test('the parts of the count that were filled in and read are opened, and no other', () => {
  const opened = (guess: Partial<Guess>) => openGroups(judgedOf(RON, guess));
  expect(opened({})).toEqual([]);
  expect(opened({ yaku: ['riichi'] })).toEqual(['han']);
  expect(opened({ han: 'three', fu: '40' })).toEqual(['fu']);
  expect(opened({ han: '3', payment: 'a lot' })).toEqual(['han']);
  expect(opened({ fu: '40', payment: '5200', yaku: ['riichi'] })).toEqual(['han', 'fu', 'payment']);
});

describe('yaku', () => {
  test.each<[Draft, Guess['yaku'], string]>([
    [RON, ['tanyao', 'riichi'], 'right'],
    [RON, ['tanyao', 'pinfu'], 'wrong'],
    [RON, ['tanyao'], 'wrong'],
    [DOUBLE, ['double-riichi', 'tanyao'], 'right'],
    [DOUBLE, ['riichi', 'double-riichi', 'tanyao'], 'right'],
    [DOUBLE, ['riichi', 'tanyao'], 'wrong'],
  ])('case %#: %s', (draft, yaku, verdict) => {
    expect(verdicts(draft, { yaku })).toEqual({ yaku: verdict });
  });
});

describe('han and fu', () => {
  test.each([
    ['3', { verdict: 'right' }],
    ['２', { verdict: 'wrong' }],
    ['three', { verdict: 'unreadable', hint: 'number' }],
  ])('%s han', (han, verdict) => {
    expect(told(RON, { han }, 'han')).toEqual(verdict);
  });

  test('han that follow from the ticked yaku are right for them, dora counted', () => {
    expect(verdicts(RON, { yaku: ['tanyao'], han: '2' }).han).toBe('carried');
    expect(verdicts(RON, { yaku: ['tanyao'], han: '1' }).han).toBe('wrong');
    expect(verdicts(DOUBLE, { yaku: ['riichi', 'double-riichi'], han: '3' }).han).toBe('carried');
  });

  test('fu before rounding are wrong, with a hint', () => {
    expect(told(RON, { fu: '32' }, 'fu')).toEqual({ verdict: 'wrong', hint: 'unrounded' });
    expect(told(RON, { fu: '50' }, 'fu')).toEqual({ verdict: 'wrong' });
    expect(told(RON, { fu: 'many' }, 'fu')).toEqual({ verdict: 'unreadable', hint: 'number' });
  });

  test.each(['13', 'many'])('a limit hand has neither: %s', (text) => {
    expect(told(ORPHANS, { han: text }, 'han')).toEqual({ verdict: 'not-needed', hint: 'limit' });
    expect(told(ORPHANS, { fu: text }, 'fu')).toEqual({ verdict: 'not-needed', hint: 'limit' });
  });
});

describe('payment', () => {
  test.each([
    [RON, '5200', 'right'],
    [RON, '5200 all', 'wrong'],
    [RON, '2600/5200', 'wrong'],
    [DRAW, '2000/3900', 'right'],
    [DRAW, '3900/2000', 'right'],
    [DRAW, '2000', 'wrong'],
    [DEALER_DRAW, '3900 all', 'right'],
    [DEALER_DRAW, '3900', 'right'],
    [ORPHANS, '32000', 'right'],
  ])('case %#: %s', (draft, payment, verdict) => {
    expect(told(draft, { payment }, 'payment')).toEqual({ verdict });
  });

  test('that cannot be read is reported', () => {
    expect(told(RON, { payment: 'a lot' }, 'payment')).toEqual({ verdict: 'unreadable', hint: 'payment' });
  });

  test.each([
    [DRAW, '7900'],
    [DEALER_DRAW, '11700'],
  ])('the sum of all payers is right and remarked on: case %#', (draft, payment) => {
    expect(told(draft, { payment }, 'payment')).toEqual({ verdict: 'right', hint: 'all' });
  });

  test.each<[Draft, Partial<Guess>, { han: number; fu: number }]>([
    [RON, { han: '2', payment: '2600' }, { han: 2, fu: 40 }],
    [RON, { fu: '30', payment: '3900' }, { han: 3, fu: 30 }],
    [RON, { han: '2', fu: '30', payment: '2000' }, { han: 2, fu: 30 }],
    [RON, { han: '2', fu: '32', payment: '2600' }, { han: 2, fu: 40 }],
    [RON, { fu: '32', payment: '4100' }, { han: 3, fu: 32 }],
    [RON, { han: '5', fu: '30', payment: '8000' }, { han: 5, fu: 30 }],
    // Both readings pay the same; the verdict uses the fu that players count at the table.
    [RON, { han: '5', fu: '32', payment: '8000' }, { han: 5, fu: 40 }],
    [DRAW, { han: '2', payment: '500/1000' }, { han: 2, fu: 30 }],
    [DRAW, { han: '2', payment: '2000' }, { han: 2, fu: 30 }],
  ])('an earlier error is carried forward: case %#, %j', (draft, guess, own) => {
    expect(told(draft, guess, 'payment').verdict).toBe('carried');
    expect(carriedNumbers(judgedOf(draft, guess))).toMatchObject(own);
  });

  test.each<Partial<Guess>>([
    { han: '2', payment: '2000' },
    { han: '2', fu: '30', payment: '2600' },
    { han: '2', fu: '30', payment: '3900' },
  ])('one that fits neither the hand nor the own numbers is wrong: %j', (guess) => {
    expect(told(RON, guess, 'payment')).toEqual({ verdict: 'wrong' });
  });

  test('a liable player’s payment is the sum', () => {
    const fed: Draft = {
      ...EMPTY,
      concealed: '22m33s',
      winningTile: '3s',
      melds: ['555z', '666z', '777z'].map((tiles) => ({ type: 'pung', tiles, from: 'left' })),
      by: 'draw',
      liable: [{ from: 'left', pattern: 'daisangen' }],
    };
    expect(told(fed, { payment: '32000' }, 'payment')).toEqual({ verdict: 'right', hint: 'all' });
  });

  test.each<[Draft, Partial<Guess>, string, object?]>([
    [{ ...RON, counters: 2 }, { payment: '5200' }, 'counters'],
    [{ ...RON, counters: 2 }, { han: '2', payment: '2600' }, 'counters', { han: 2, fu: 40 }],
    [{ ...RON, counters: 2 }, { han: '2', payment: '5200' }, 'counters'],
    [RON, { han: '2', payment: '3900' }, 'dealer', { han: 2, fu: 40 }],
    [RON, { han: '2', fu: '30', payment: '2900' }, 'dealer', { han: 2, fu: 30 }],
    [RON, { han: '5', fu: '30', payment: '12000' }, 'dealer', { han: 5 }],
    [{ ...DRAW, counters: 1 }, { payment: '2000/3900' }, 'counters'],
    [RON, { payment: '7700' }, 'dealer'],
    [DRAW, { payment: '3900 all' }, 'dealer'],
    [DEALER_DRAW, { payment: '2000/3900' }, 'dealer'],
  ])(
    'forgotten counters and the other seat’s payment are named, and by whose numbers: case %#',
    (draft, guess, hint, own) => {
      expect(told(draft, guess, 'payment')).toEqual({ verdict: 'wrong', hint, own });
    },
  );
});
