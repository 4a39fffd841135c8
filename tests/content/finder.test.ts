import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../../src/components/features/referee/offences.ts';
import { coverageOf } from '../../src/components/features/referee/rulings.ts';
import asksInEnglish from '../../src/content/words/en/asks.json' with { type: 'json' };
import contrasts from '../../src/content/penalties/contrasts.json' with { type: 'json' };
import { BOOK_IDS, type BookId } from '../../src/engine/rulebooks/ids.ts';
import { askAll, findIn, type Incident, TOLD_IN } from './found-incidents.ts';

const read = (file: string) => JSON.parse(readFileSync(`tests/fixtures/${file}`, 'utf8')) as readonly Incident[];
const asked = askAll(read('incidents.json'));

describe.each(TOLD_IN)('incidents in %s', (lang) => {
  const told = asked.filter((one) => one.lang === lang);
  const most = (share: number): number => Math.floor(told.length * (1 - share));
  const missed = told.filter(({ isAmong }) => !isAmong).map(({ said }) => said);
  const notFirst = told.filter(({ first }) => first !== 'right').map(({ said }) => said);

  test('find the right ruling first, but for one in ten', () => {
    expect(notFirst.slice(most(0.9))).toEqual([]);
  });

  test('find it among the first three, but for one in fifty', () => {
    expect(missed.slice(most(0.98))).toEqual([]);
  });

  test('find no contrary ruling first', () => {
    expect(told.filter(({ first }) => first === 'contrary').map(({ said }) => said)).toEqual([]);
  });
});

const found = (query: string, book: BookId = 'ema-2016'): readonly string[] =>
  findIn(/[а-я]/i.test(query) ? 'ru' : 'en', query, book);

describe.each([
  ['forgot to turn the riichi tile', 'riichi-not-turned'],
  ['I forgot the riichi stick', 'riichi-stick'],
  ['забыл повернуть тайл риичи', 'riichi-not-turned'],
  ['не положил палочку риичи', 'riichi-stick'],
  ['said pon by mistake', 'empty-call'],
  ['noticed in east 3 that west and north sit in each other’s seats', 'wrong-seat'],
  ['после трёх раздач выяснилось, что двое сидят не на своих местах', 'wrong-seat'],
  ['drew from the wrong place, not seen', 'wrong-place'],
  ['the ron of the last hand was paid wrong, the next hand has begun', 'score-sticks-missing'],
  ['false ron, tiles shown', 'false-win-shown'],
  ['knocked over an opponent’s hand', 'opponent-exposed'],
  ['wrong number of tiles', 'wrong-number'],
  ['too few tiles', 'wrong-number'],
  ['late by five minutes', 'late'],
  ['15 minutes late', 'very-late'],
  ['phone rings', 'telephone'],
  ['noten riichi', 'riichi-noten'],
  ['kuikae', 'swap-call'],
  ['player has 12 tiles', 'wrong-number'],
  ['five tiles of the wall fell', 'few-exposed'],
  ['4-4-5 chow, noticed before the discard', 'false-set-before'],
  ['he called chow with 4-4-5 and has already discarded', 'false-set-after'],
  ['показал чи 4-4-5, уже снёс', 'false-set-after'],
  ['called ron, no yaku, did not show his hand', 'empty-win'],
  ['called ron and opened the hand, no yaku', 'false-win-shown'],
  ['объявил рон, руку не показал, яку нет', 'empty-win'],
  ['объявил рон и открыл руку, а яку нет', 'false-win-shown'],
  ['опоздал на 12 минут', 'very-late'],
  ['two players ron the same tile', 'two-rons'],
  ['triple ron', 'three-rons'],
  ['chombo and a win at the same time', 'chombo-and-win'],
  ['who gets the riichi sticks left at the end of the game', 'leftover-bets'],
  ['четыре риичи', 'four-riichi'],
  ['девять разных терминалов', 'nine-terminals'],
  ['дилер заболел посреди сессии', 'substitute-during'],
  ['player under the influence of alcohol', 'drunk'],
  ['ron in furiten, tiles shown', 'false-win-shown'],
  ['closed kan after riichi and the wait changed', 'riichi-kong'],
  ['closed kan after riichi, the wait has not changed', 'riichi-kong-allowed'],
  ['закрытый кан после риичи, ожидание стало другим', 'riichi-kong'],
  ['закрытый кан после риичи, ожидание не изменилось', 'riichi-kong-allowed'],
  ['her bracelet knocked four of my tiles flat', 'opponent-exposed'],
  ['four of my own tiles fell flat', 'few-exposed'],
  ['may he tsumo in furiten?', 'furiten-tsumo'],
  ['riichi with three tiles left in the wall', 'riichi-few-tiles'],
  ['pung no ron', 'pung-no-ron'],
  ['ron, no, pon', 'ron-no-pung'],
  ['is open tanyao a yaku', 'open-all-simples'],
  ['округляют ли 4 хан 30 фу до мангана', 'four-han-thirty'],
  ['how many fu for pinfu by self draw', 'fixed-fu'],
  ['won by ron before his first draw', 'renho'],
  ['считается ли закрытым пон, который завершил рон', 'concealed-pungs-ron'],
  ['from which side are the stacks counted', 'opening-dice'],
  ['когда награждают победителей', 'awards'],
  ['four equal tiles counted as two of the seven pairs', 'equal-pairs'],
  ['сколько фу у семи пар', 'fixed-fu'],
  ['one winner, who takes the riichi sticks on the table', 'bets-won'],
  ['рон у двоих, чьи палочки риичи', 'bets-several'],
  ['which tile is the last of the wall', 'wall-end'],
  ['стена кончилась, мёртвую разыгрывают?', 'wall-end'],
] as const)('%s', (query, id) => {
  test(`is ${id}`, () => {
    expect(found(query)[0]).toBe(id);
  });
});

describe.each([
  ['what does a false hu cost without 8 points', 'false-hu-no-eight', 'mers-2014'],
  ['15 minutes late', 'late-more', 'mers-2014'],
  ['20 minutes late', 'very-late', 'mers-2014'],
  ['late pung', 'late-call', 'mers-2014'],
  ['called hu with 6 points and showed the hand', 'false-hu-no-eight', 'mers-2014'],
  ['объявил ху, но ничего не показал', 'empty-win', 'mers-2014'],
  ['laid 6-7-7 for a chow, havent discarded', 'false-set-before', 'mers-2014'],
  ['laid 6-7-7 for a chow, has discarded', 'false-set-after', 'mers-2014'],
  ['wrong break, dealer took nothing yet', 'wrong-break', 'tesuji-2018'],
  ['wrong break, dealer already took the first tiles', 'wrong-break-after', 'tesuji-2018'],
  ['each of us counts our own sticks at the end?', 'points-told', 'samara-2019'],
  ['the sheet has my result wrong', 'result-wrong', 'samara-2019'],
  ['five tiles of my hand shown', 'own-hand-shown', 'tesuji-2018'],
  ['said riichi and took it back before discarding', 'riichi-slip', 'tesuji-2018'],
] as const)('%s', (query, id, book) => {
  test(`under ${book} is ${id}`, () => {
    expect(found(query, book)[0]).toBe(id);
  });
});

test('shows both cards first while the fact that tells them apart is missing', () => {
  expect(found('wall broken in the wrong place', 'tesuji-2018').slice(0, 2).toSorted()).toEqual([
    'wrong-break',
    'wrong-break-after',
  ]);
});

test('every follow-up question has its words, and tells two cards of one rulebook apart', () => {
  for (const { asks, cards } of contrasts) {
    expect(asksInEnglish.questions).toHaveProperty([asks]);
    const books = BOOK_IDS.filter((book) =>
      cards.every((id) => CARDS.some((card) => card.id === id && coverageOf(card, book) === 'ruled')),
    );
    expect(books, cards.join(' ')).not.toEqual([]);
  }
});

test('a few letters are enough while typing', () => {
  expect(found('kuik')).toEqual(['swap-call']);
  expect(found('RIICH').length).toBeGreaterThan(3);
});

test.each([
  'xylophone',
  'how do I bake a chocolate cake',
  'football match result yesterday',
  'where can I find a mahjong club near Lyon',
  'how do I install the app on my phone',
  'best way to learn riichi as a complete beginner',
  'does a flush beat a full house',
  'как испечь шоколадный торт',
  'купить новые ботинки дёшево',
  'с чего начать учить маджонг новичку',
  'как установить приложение на телефон',
  'можно ли рокироваться после шаха',
])('“%s” has nothing to do with the table, and finds nothing', (query) => {
  expect(found(query)).toEqual([]);
});

test.each([
  ['my phone rang during the hand', 'telephone'],
  ['he learns the game and took too long over each discard', 'speed'],
  ['зазвонил телефон посреди раздачи', 'telephone'],
])('“%s” uses words of other things too, and finds %s', (query, id) => {
  expect(found(query).slice(0, 3)).toContain(id);
});

test.each([
  ['furtien', 'furiten'],
  ['riichi stikc forgotten', 'riichi stick forgotten'],
  ['he dicarded and wants the tile back', 'he discarded and wants the tile back'],
  ['фуриетн', 'фуритен'],
  ['объявил рон и окрыл руку', 'объявил рон и открыл руку'],
])('%s finds what %s does', (typed, meant) => {
  expect(found(typed)).not.toEqual([]);
  expect(found(typed)).toEqual(found(meant));
});
