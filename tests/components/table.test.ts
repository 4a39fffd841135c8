import { describe, expect, test } from 'vitest';
import {
  type Draft,
  EMPTY,
  EXAMPLE,
  beyondEmpty,
  draftOf,
  requestOf,
  withOwnOf,
} from '../../src/components/widgets/hand-editor/draft.ts';
import {
  MELD_FORMS,
  type MeldForm,
  type Target,
  addTile,
  calledFrom,
  setFrom,
  withRed,
  withoutTile,
} from '../../src/components/widgets/hand-editor/edit.ts';
import { linkOf, readLink } from '../../src/components/widgets/hand-editor/place.ts';
import { refusalText } from '../../src/components/widgets/hand-editor/refusal-text.ts';
import { stateOf } from '../../src/components/widgets/scorer/riichi/riichi-scorer.tsx';
import { REFUSALS, type Refusal, type Tile } from '../../src/engine/riichi/index.ts';
import { wordsIn } from './words.ts';

const RULES = 'ema-2016';
const LANGS = ['en', 'ru', 'uk', 'it', 'fr'];

const tapped = (draft: Draft, tiles: readonly Tile[], target: Target = 'hand', form: MeldForm = 'pung'): Draft =>
  tiles.reduce((now, tile) => {
    const next = addTile(now, target, form, tile, 1);
    if (typeof next === 'string') throw new Error(`${tile} was refused: ${next}`);
    return next;
  }, draft);

const problem = (draft: Partial<Draft>): string => {
  const state = stateOf({ ...EMPTY, ...draft }, RULES);
  return state.at === 'problem' ? state.refusal.why : state.at;
};

describe('tapping', () => {
  test('fills the hand in order, then the winning tile', () => {
    const thirteen = tapped(EMPTY, ['9s', '1m', '1m', '1m', '2m', '3m', '4m', '5m', '6m', '7m', '8m', '9m', '9s']);
    expect(thirteen.concealed).toBe('11123456789m99s');
    expect(tapped(thirteen, ['9m'])).toMatchObject({ concealed: '11123456789m99s', winningTile: '9m' });
    expect(addTile(tapped(thirteen, ['9m']), 'hand', 'pung', '2p', 1)).toBe('full');
  });

  test('a set takes three places of the hand', () => {
    const draft = tapped(EMPTY, ['5z', '4p'], 'meld');
    expect(draft.melds).toEqual([
      { type: 'pung', tiles: '555z' },
      { type: 'pung', tiles: '444p' },
    ]);
    expect(stateOf(draft, RULES)).toEqual({ at: 'tiles', missing: 7 });
  });

  test.each<[MeldForm, Tile, string | undefined]>([
    ['chow', '7s', '7s8s9s'],
    ['chow', '8s', undefined],
    ['chow', '0p', '0p6p7p'],
    ['chow', '5z', undefined],
    ['pung', '0m', '0m5m5m'],
    ['kong-concealed', '1z', '1z1z1z1z'],
  ])('%s from %s', (form, tile, tiles) => {
    expect(setFrom(form, tile)?.join('')).toBe(tiles);
  });

  test('a fifth copy is refused wherever the others lie', () => {
    const draft: Draft = {
      ...EMPTY,
      concealed: '1m',
      winningTile: '1m',
      doraIndicators: '1m',
      melds: [{ type: 'chow', tiles: '123m' }],
    };
    expect(addTile(draft, 'hand', 'pung', '1m', 1)).toBe('used');
    expect(addTile(draft, 'winning', 'pung', '1m', 1)).toMatchObject({ winningTile: '1m' });
    expect(addTile(EMPTY, 'hand', 'pung', '0m', 0)).toBe('used');
  });

  test('four of a kind are all there are, in a set too, and a red five is one of the fives', () => {
    const reds: Draft = { ...EMPTY, concealed: '0p', uraIndicators: '55p' };
    expect(addTile(reds, 'hand', 'pung', '0p', 1)).toBe('used');
    expect(addTile(reds, 'hand', 'pung', '0p', 2)).toMatchObject({ concealed: '00p' });
    expect(addTile(reds, 'hand', 'pung', '5p', 1)).toMatchObject({ concealed: '05p' });
    expect(addTile(reds, 'meld', 'pung', '5p', 1)).toBe('used');
    expect(addTile(reds, 'meld', 'pung', '6p', 1)).toMatchObject({ melds: [{ type: 'pung', tiles: '666p' }] });
    expect(addTile({ ...EMPTY, winningTile: '0p' }, 'winning', 'pung', '0p', 1)).toMatchObject({ winningTile: '0p' });
    expect(addTile({ ...EMPTY, doraIndicators: '1111z' }, 'winning', 'pung', '1z', 1)).toBe('used');
  });

  test('allows four sets, and five indicators of either kind', () => {
    const four = tapped(EMPTY, ['1m', '2m', '3m', '4m'], 'meld');
    expect(addTile(four, 'meld', 'pung', '5m', 1)).toBe('full');
    expect(addTile(four, 'meld', 'chow', '8m', 1)).toBe('noMeld');
    expect(tapped(four, ['7z', '6z'])).toMatchObject({ concealed: '7z', winningTile: '6z' });
    for (const [target, field] of [
      ['dora', 'doraIndicators'],
      ['ura', 'uraIndicators'],
    ] as const) {
      const five = tapped(EMPTY, ['9m', '1m', '2m', '3m', '1z'], target);
      expect(five).toEqual({ ...EMPTY, [field]: '9123m1z' });
      expect(addTile(five, target, 'pung', '4m', 1)).toBe('full');
      expect(withoutTile(five, field, 1)).toEqual({ ...EMPTY, [field]: '923m1z' });
    }
  });

  test('a set is laid as chosen, whoever it is called from', () => {
    const laid = MELD_FORMS.map((form) => tapped(EMPTY, ['1s'], 'meld', form));
    expect(laid.map(({ melds }) => melds)).toEqual([
      [{ type: 'chow', tiles: '123s' }],
      [{ type: 'pung', tiles: '111s' }],
      ...['open', 'added', 'concealed'].map((form) => [{ type: 'kong', form, tiles: '1111s' }]),
    ]);
    for (const draft of laid) expect(calledFrom(draft, 0, 'left').melds).toEqual([{ ...draft.melds[0], from: 'left' }]);
  });

  test('the first five of a set turns red, whatever precedes it, and none of other sets', () => {
    const of = (tiles: string): string | undefined =>
      withRed({ ...EMPTY, melds: [{ type: 'chow', tiles }] }, 0)?.melds[0]?.tiles;
    expect(['345m', '340m', '567s', '678s', '456z'].map(of)).toEqual(['340m', '345m', '067s', undefined, undefined]);
    expect(withRed(EMPTY, 0)).toBeUndefined();
  });

  test('unreadable text stays in the field', () => {
    expect(tapped({ ...EMPTY, concealed: '12' }, ['3m']).concealed).toBe('12 3m');
  });

  test('a five of a set turns red and back', () => {
    const draft = tapped(EMPTY, ['5p'], 'meld');
    const red = withRed(draft, 0);
    expect(red?.melds[0]?.tiles).toBe('055p');
    expect(red && withRed(red, 0)?.melds[0]?.tiles).toBe('555p');
    expect(withRed(tapped(EMPTY, ['5z'], 'meld'), 0)).toBeUndefined();
  });

  test('removes the one of equal tiles that was tapped', () => {
    expect(withoutTile({ ...EMPTY, concealed: '123m406p' }, 'concealed', 4).concealed).toBe('123m46p');
  });
});

describe('a hand of one game', () => {
  const full: Draft = {
    ...EXAMPLE,
    flowers: 2,
    lastOfKind: true,
    winningTileShown: false,
    counters: 1,
    robbedKong: 'added',
  };

  test('has no fields of the other game', () => {
    const both = ['rules', 'concealed', 'winningTile', 'melds', 'by', 'seatWind', 'roundWind', 'lastTile', 'afterKong'];
    const riichi = ['riichi', 'ippatsu', 'firstTurn', 'doraIndicators', 'uraIndicators', 'counters', 'bets'];
    const mcr = ['flowers', 'lastOfKind', 'winningTileShown'];
    expect(Object.keys(requestOf(full, RULES)).toSorted()).toEqual([...both, ...riichi, 'robbedKong'].toSorted());
    expect(Object.keys(requestOf(full, 'mers-2014')).toSorted()).toEqual([...both, ...mcr, 'robbedKong'].toSorted());
    expect(requestOf(EXAMPLE, RULES)).not.toHaveProperty('robbedKong');
    const liable = [{ from: 'left', pattern: 'daisangen' }] as const;
    expect(requestOf({ ...full, discarder: 'left', liable }, RULES)).toMatchObject({ discarder: 'left', liable });
  });

  test('stores that for the way back, and starts empty if nothing was stored', () => {
    const { flowers, lastOfKind, winningTileShown, ...said } = full;
    expect(withOwnOf(EXAMPLE, full, 'mcr')).toEqual({ ...EXAMPLE, flowers, lastOfKind, winningTileShown });
    expect(withOwnOf(full, undefined, 'mcr')).toEqual({
      ...said,
      flowers: 0,
      lastOfKind: false,
      winningTileShown: true,
    });
    const { riichi, doraIndicators, counters, bets } = EMPTY;
    expect(withOwnOf(full, undefined, 'riichi')).toEqual({ ...full, riichi, doraIndicators, counters, bets });
  });

  test('leaves out of its link what an empty table has too', () => {
    expect(beyondEmpty(EMPTY)).toEqual({});
    const said = ['bets', 'concealed', 'doraIndicators', 'riichi', 'winningTile'];
    expect(Object.keys(beyondEmpty(EXAMPLE)).toSorted()).toEqual(said);
    expect(draftOf({ concealed: '1m', rules: RULES })).toEqual({ ...EMPTY, concealed: '1m' });
  });

  test('without red fives has plain ones, wherever they lie', () => {
    const melds = [{ type: 'chow', tiles: '340s', called: '0s', from: 'left' }] as const;
    const draft = { ...EMPTY, concealed: '406m0p', winningTile: '0p', melds };
    expect(requestOf(draft, 'mers-2014')).toMatchObject({
      concealed: '456m5p',
      winningTile: '5p',
      melds: [{ tiles: '345s', called: '5s' }],
    });
    expect(requestOf(draft, RULES)).toMatchObject({ concealed: '406m0p', winningTile: '0p', melds });
  });
});

describe('typing', () => {
  test('a fourteenth tile is the winning one', () => {
    const request = requestOf({ ...EMPTY, concealed: ' 123m 406p 11z 33344s 5S ' }, RULES);
    expect(request).toMatchObject({ concealed: '123m406p11z33344s', winningTile: '5s' });
  });

  test.each<[Partial<Draft>, string]>([
    [{ concealed: '123x' }, 'bad-tile'],
    [{ concealed: '123m45' }, 'digits-without-suit'],
    [{ concealed: '11111m' }, 'too-many-copies'],
    [{ concealed: '123456789m123456p' }, 'wrong-tile-count'],
    [{ concealed: '123m', winningTile: '1m2m' }, 'one-tile'],
    [{ doraIndicators: '123456m' }, 'too-many-indicators'],
    [{ riichi: 'riichi', melds: [{ type: 'pung', tiles: '555z' }] }, 'riichi-with-open-meld'],
    [{ ippatsu: true }, 'ippatsu-without-riichi'],
    [{ afterKong: true, by: 'draw' }, 'tiles'],
    [{ afterKong: true, by: 'draw', concealed: EXAMPLE.concealed }, 'after-kong-without-kong'],
    [{ robbedKong: 'added', by: 'draw' }, 'robbed-kong-on-draw'],
    [{ firstTurn: true, seatWind: 'east' }, 'renhou-for-east'],
    [{ concealed: '123m' }, 'tiles'],
    [{ concealed: EXAMPLE.concealed }, 'winning'],
    [{ concealed: '234m567p22p345s8s' }, 'tiles'],
    [EXAMPLE, 'scored'],
  ])('%j at once: %s', (draft, why) => {
    expect(problem(draft)).toBe(why);
  });
});

describe('a refusal', () => {
  test.each(LANGS)('has a sentence in %s for everything that the page can cause', (lang) => {
    const words = wordsIn(lang);
    const known = Object.keys(words.refusal).filter((why) => why !== 'other');
    expect(known.filter((why) => !(why in REFUSALS))).toEqual([]);
    const contexts = Object.entries(REFUSALS).flatMap(([why, code]) => (code === 'impossible-context' ? [why] : []));
    expect(contexts.filter((why) => !known.includes(why))).toEqual([]);
  });

  test('names the tile in words and leaves no gap', () => {
    const state = stateOf({ ...EMPTY, concealed: '11111m' }, RULES);
    if (state.at !== 'problem') throw new Error('five of a tile passed');
    for (const lang of LANGS) expect(refusalText(state.refusal, wordsIn(lang))).not.toContain('{{');
    expect(refusalText(state.refusal, wordsIn('en'))).toContain('1 character');
  });
});

test('a refusal names the field that it is about as the page does', () => {
  const words = wordsIn('en');
  const [why] = Object.entries(words.refusal).find(([, sentence]) => sentence.includes('{{field}}')) ?? [];
  const told = (field: string) => refusalText({ why, field, values: {} } as unknown as Refusal, words);
  expect(told('concealed')).toContain(words.scorer.typed);
  expect(told('winningTile')).toContain(words.hand['name.winning']);
  expect(told('doraIndicators')).toContain(words.hand.doraName);
  expect(told('uraIndicators')).toContain(words.hand.uraName);
  expect(told('melds[0]')).toContain(words.scorer['target.meld']);
});

test('a refusal of a liability names its yaku', () => {
  const words = wordsIn('en');
  const told = (values: object) =>
    refusalText({ why: 'two-liable', field: 'liable', values } as unknown as Refusal, words);
  expect(told({ pattern: 'daisangen' })).toContain(words.yaku.daisangen);
  expect(told({ pattern: 'nothing-known' })).toContain('nothing-known');
  expect(refusalText({ why: 'never-heard-of', field: 'by', values: {} } as unknown as Refusal, words)).toBe(
    words.refusal.other,
  );
});

describe('a link', () => {
  test('brings back the hand, finished or not', () => {
    const half = tapped({ ...EMPTY, concealed: '12m', counters: 3, by: 'draw' }, ['5z'], 'meld');
    for (const draft of [EXAMPLE, half, EMPTY])
      expect(readLink(linkOf(draft, 'ema-2012'), RULES)).toEqual({ draft, rules: 'ema-2012' });
  });

  test.each(['by=theft', 'm=zzz', 'c=%E0%A4%A', 'n=-1', 'x=1', `c=${'1'.repeat(5000)}`, 's=1&r='])(
    '%s is refused',
    (link) => {
      expect(readLink(link, RULES)).toBeUndefined();
    },
  );
});
