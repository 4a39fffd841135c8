import { describe, expect, test } from 'vitest';
import { type Draft, EMPTY, EXAMPLE, requestOf } from '../../src/components/scorer/draft.ts';
import {
  type MeldForm,
  type Target,
  addTile,
  setFrom,
  withRed,
  withoutTile,
} from '../../src/components/scorer/edit.ts';
import { linkOf, readLink } from '../../src/components/scorer/place.ts';
import { refusalText } from '../../src/components/scorer/refusal-text.ts';
import { stateOf } from '../../src/components/scorer/state.ts';
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

  test('text that cannot be read is kept', () => {
    expect(tapped({ ...EMPTY, concealed: '12' }, ['3m']).concealed).toBe('12 3m');
  });

  test('a five of a set turns red and back', () => {
    const draft = tapped(EMPTY, ['5p'], 'meld');
    const red = withRed(draft, 0);
    expect(red?.melds[0]?.tiles).toBe('055p');
    expect(red && withRed(red, 0)?.melds[0]?.tiles).toBe('555p');
    expect(withRed(tapped(EMPTY, ['5z'], 'meld'), 0)).toBeUndefined();
  });

  test('the right one of equal tiles goes', () => {
    expect(withoutTile({ ...EMPTY, concealed: '123m406p' }, 'concealed', 4).concealed).toBe('123m46p');
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
    expect(refusalText(state.refusal, wordsIn('en'))).toContain('1 characters');
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
