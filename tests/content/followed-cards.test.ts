import { describe, expect, test } from 'vitest';
import { aspectName, followsId, handAfter, isOnCount } from '../../src/components/features/referee/follows.ts';
import { silenceOf, unreadOf } from '../../src/components/features/referee/head.ts';
import { CARDS, type Offence } from '../../src/components/features/referee/offences.ts';
import {
  type Ruled,
  coverageOf,
  olderRuling,
  rulingUnder,
  rulingsOf,
} from '../../src/components/features/referee/rulings.ts';
import { settledAs } from '../../src/components/features/referee/settled.ts';
import { offenceOptions } from '../../src/components/features/referee/log/options.ts';
import { penaltyWords } from '../../src/components/features/referee/words.ts';
import { parseSettleLink } from '../../src/components/features/club/settle/link.ts';
import strings from '../../src/content/i18n/en.json' with { type: 'json' };
import { finishRequest, AT_HAND_IDS, RIICHI_RULEBOOKS, settleRequest } from '../../src/engine/riichi/index.ts';
import { BOOK_IDS, type BookId } from '../../src/engine/rulebooks/ids.ts';
import { ui } from '../../src/i18n/strings.ts';
import { wordsOf } from '../../src/i18n/words.ts';
import '../components/register-tables.ts';

function cardOf(id: string): Offence {
  const card = CARDS.find((one) => one.id === id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
}

function ruledBy(id: string, book: BookId): Ruled {
  const ruled = rulingUnder(cardOf(id), book);
  if (!ruled) throw new Error(`${id} has no ruling under ${book}`);
  return ruled;
}

const textOf = (lang: string, id: string, book: BookId): string =>
  penaltyWords(lang).textOf(ruledBy(id, book))?.text ?? '';

const TABLE = {
  roundWind: 'east',
  dealer: 0,
  scores: [30000, 30000, 30000, 30000],
  counters: 2,
  bets: 1,
  riichi: [3],
} as const;

describe('a riichi without a waiting hand', () => {
  test.each(AT_HAND_IDS)('is a chombo in a draw, and costs nothing after another’s win, under %s', (book) => {
    expect(ruledBy('riichi-noten', book).ruling.kind).toBe('chombo');
    const won = ruledBy('riichi-noten-win', book);
    expect([won.ruling.kind, handAfter(won)]).toEqual(['paid', 'won']);
    expect(textOf('en', 'riichi-noten-win', book)).toMatch(/^No penalty.*in a draw only|^No penalty.*a draw only/);
    expect(textOf('ru', 'riichi-noten-win', book)).toMatch(/^Штрафа нет.*только (при ничьей|ничья)/);
    expect(parseSettleLink(settledAs('riichi-noten-win', 'paid', book) ?? '')?.entry).toMatchObject({
      kind: 'ron',
      riichi: [1],
      winners: [{ seat: 2 }],
    });
  });

  test.each(AT_HAND_IDS)('leaves its bet to the winner under %s', (rules) => {
    const event = { type: 'ron', discarder: 0, winners: [{ seat: 2, han: 1, fu: 30 }] };
    const settled = settleRequest({ ...TABLE, rules, event });
    if (!settled.ok) throw new Error(settled.error.why);
    expect(settled.next).toMatchObject({ bets: 0 });
    expect([settled.deltas[3], settled.penalties]).toEqual([-1000, []]);
  });
});

test('nagashi mangan under EMA 2012 is paid with counters and bets, and adds a counter (4.2.4)', () => {
  const event = { type: 'draw', tenpai: [0], nagashi: [1] };
  const settled = settleRequest({ ...TABLE, rules: 'ema-2012', event });
  if (!settled.ok) throw new Error(settled.error.why);
  expect(settled.deltas).toEqual([-4200, 8000 + 600 + 2000, -2200, -2200 - 1000]);
  expect(settled.next).toMatchObject({ counters: 3, bets: 0 });
  const ruled = ruledBy('nagashi', 'ema-2012');
  const follows = wordsOf('en', 'follows');
  const id = followsId(handAfter(ruled), 'ema-2012');
  expect(follows.tell(id, 'bets').text).toBe('To who is paid.');
  expect(follows.tell(id, 'counters').text).toMatch(/^Paid to the same; .* is our reading\.$/);
});

test.each(['ema-2016', 'ema-2012'] as const)(
  'when nobody is to blame it is as after a chombo without its points: the text of %s says so in 5.2',
  (book) => {
    expect(textOf('en', 'nobodys-fault', book)).toMatch(/^As after a chombo, but nobody pays/);
    expect(textOf('ru', 'nobodys-fault', book)).toMatch(/^Как после чомбо, но без штрафа/);
    expect(handAfter(ruledBy('nobodys-fault', book))).toBe('replayed');
  },
);

const TABLE_OF = 4;

test.each(['en', 'ru'])('players over full tables: how many more or less make them full, in %s', (lang) => {
  const over = Array.from({ length: TABLE_OF - 1 }, (_, i) => i + 1);
  const answer = over.flatMap((rest) => [rest, TABLE_OF - rest, rest]);
  for (const book of BOOK_IDS.filter((id) => rulingUnder(cardOf('odd-players'), id))) {
    const numbers = [...textOf(lang, 'odd-players', book).matchAll(/\d+/g)].map(([number]) => Number(number));
    expect(numbers.slice(0, answer.length), book).toEqual(answer);
  }
});

const words = ui({ all: () => strings }, 'referee');

describe('that we have two chapters of EMA 2012', () => {
  const unread = (id: string, book: BookId): string | undefined =>
    unreadOf(cardOf(id), rulingUnder(cardOf(id), book), book, words);

  test('says if others may rule', () => {
    expect(unread('sets-rearranged', 'ema-2012')).toBe(words['silent.ema-2012']);
    expect(unread('kong-dora', 'ema-2012')).toBe(words['silent.ema-2012']);
  });

  test.each([
    ['awards', 'ema-2012'],
    ['newcomer', 'ema-2012'],
    ['missed-stage', 'ema-2012'],
    ['sets-rearranged', 'tesuji-2018'],
  ] as const)('is not claimed for %s under %s', (id, book) => {
    expect(unread(id, book)).toBeUndefined();
  });
});

test('open all simples under EMA 2012 keep the win or make it a chombo: the text says so', () => {
  expect(isOnCount(ruledBy('open-all-simples', 'ema-2012'))).toBe(true);
  expect(textOf('en', 'open-all-simples', 'ema-2012')).toMatch(/the win stands .*with none.*chombo/);
  expect(isOnCount(ruledBy('open-all-simples', 'ema-2016'))).toBe(false);
  expect(isOnCount(ruledBy('opening-dice', 'ema-2016'))).toBe(false);
});

test('the organisers decide who plays and who gets a prize, the head referee everything else', () => {
  expect(silenceOf(ruledBy('awards', 'ema-2012'), 'ema-2012', words)).toBe(words['silent.organisers']);
  expect(silenceOf(ruledBy('not-registered', 'tesuji-2018'), 'tesuji-2018', words)).toBe(words['silent.organisers']);
  expect(silenceOf(ruledBy('newcomer', 'tesuji-2018'), 'tesuji-2018', words)).toBe(words['silent.decides']);
  expect(silenceOf(undefined, 'tesuji-2018', words)).toBe(words['silent.decides']);
});

test('a rulebook whose rulings we do not know is not called silent', () => {
  expect(rulingUnder(cardOf('awards'), 'ema-2025')).toBeUndefined();
  expect(silenceOf(undefined, 'ema-2025', words)).toBe(words['unknown.ema-2025']);
  expect(silenceOf(undefined, 'rrc-2026', words)).toBe(words['silent.decides']);
});

test.each([
  ['riichi-few-tiles', 'ema-2016', 'banned'],
  ['riichi-few-tiles', 'ema-2025', 'allowed'],
  ['riichi-few-tiles', 'wrc-2025', 'allowed'],
  ['riichi-few-tiles', 'rrc-2026', 'banned'],
] as const)('%s under %s is %s, as its rulebook has tiles left', (id, book, kind) => {
  expect(ruledBy(id, book).ruling.kind).toBe(kind);
  expect(RIICHI_RULEBOOKS[book].options.riichiTilesLeft < 4).toBe(kind === 'allowed');
});

test.each([
  ['two-rons', 'ema-2025', /in full/, 'all-paid'],
  ['two-rons', 'wrc-2025', /Only one wins/, 'head-bump'],
] as const)('%s under %s is told as it is settled', (id, book, says, option) => {
  expect(textOf('en', id, book)).toMatch(says);
  expect(RIICHI_RULEBOOKS[book].options.severalRons).toBe(option);
});

test.each(['false-tenpai', 'draw-order', 'noten-said', 'last-discard', 'winning-tile-not-shown', 'result-wrong'])(
  'WRC 2025 rules on %s by the end of its chapter 12',
  (id) => {
    expect(ruledBy(id, 'wrc-2025').ruling.articles[0]).toMatch(/^12\.3\.[67]$/);
  },
);

describe('where we do not know what an edition rules', () => {
  test('the older one is shown as such, and is no ruling', () => {
    const older = olderRuling(cardOf('wrong-number'), 'ema-2025');
    expect([older?.book, older?.ruling.kind]).toEqual(['ema-2016', 'dead-hand']);
    expect(words.older).toContain('not in force');
    expect(rulingUnder(cardOf('wrong-number'), 'ema-2025')).toBeUndefined();
    expect(coverageOf(cardOf('wrong-number'), 'ema-2025')).toBe('silent');
    expect(rulingsOf('ema-2025', { kind: 'dead-hand' })).toEqual([]);
  });

  test.each([
    ['an edition that rules itself', 'wrong-number', 'rrc-2026'],
    ['a rulebook that is no edition of it', 'ron-no-pung-shown', 'wrc-2025'],
    ['where the older one is silent, too', 'one-cause', 'ema-2025'],
    ['where the older one has no such card', 'riichi-slip', 'ema-2025'],
  ] as const)('nothing older is shown for %s', (_, id, book) => {
    expect(olderRuling(cardOf(id), book)).toBeUndefined();
  });

  test('the log notes the offence, without points', () => {
    const fines = offenceOptions('en').flatMap(({ fines: byBook }) => byBook['ema-2025'] ?? []);
    expect(fines.length).toBeGreaterThan(30);
    expect(fines.filter(({ ruled, points }) => ruled !== 'noted' || points !== 0)).toEqual([]);
  });
});

test('what follows names riichi only where it is played', () => {
  expect([aspectName('open', 'dead-mcr'), aspectName('open', 'dead-riichi'), aspectName('dealer', 'dead-mcr')]).toEqual(
    ['aspect.open.mcr', 'aspect.open', 'aspect.dealer'],
  );
});

describe.each(['start', 'during'] as const)('a substitute from the %s on', (since) => {
  test.each(['ema-2016', 'samara-2019', 'ema-2012'] as const)('is entered under %s as the card says', (rules) => {
    const scores = [31000, 30000, 29000, 30000];
    const finished = finishRequest({
      rules,
      scores,
      bets: 0,
      penalties: [],
      substitutes: [{ seat: 0, since, why: 'ill' }],
    });
    if (!finished.ok) throw new Error(finished.error.why);
    const [{ points, uma, place }] = finished.players;
    const text = textOf('en', `substitute-${since}`, rules);
    if (rules === 'samara-2019') {
      expect([points, uma, place]).toEqual([15_000, 0, 4]);
      expect(text).toMatch(/fourth place and 15,000 points, without uma/);
    } else {
      const told = [...text.matchAll(/(−?)([\d,]+) (?:points|uma)/g)].map(([, sign, number]) =>
        Number(`${sign ? '-' : ''}${number?.replace(',', '') ?? ''}`),
      );
      expect(told).toEqual([points - 30_000, uma]);
    }
  });
});
