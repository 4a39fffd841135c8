import { describe, expect, test } from 'vitest';
import { ARRANGEMENTS } from '../../src/components/base/hand/arrangements.ts';
import { meldLabel } from '../../src/components/base/hand/label.ts';
import { layMeld } from '../../src/components/base/hand/layout.ts';
import { handLabel } from '../../src/components/base/table/label.ts';
import { layTable } from '../../src/components/base/table/view.ts';
import { type HandRequest, type MeldRequest, scoreRequest } from '../../src/engine/riichi/index.ts';
import { wordsIn } from './words.ts';

const english = wordsIn('en');
const FRAME = { rules: 'ema-2016', by: 'discard', seatWind: 'south', roundWind: 'east' } as const;
const drawn = (meld: MeldRequest): string =>
  layMeld(meld)
    .laid.map(({ tile, turned, down, added }) =>
      down ? '##' : (turned ? `<${tile}>` : tile) + (added ? `+${added}` : ''),
    )
    .join(' ');

test.each<[MeldRequest, string]>([
  [{ type: 'chow', tiles: '456s', called: '5s', from: 'left' }, '<5s> 4s 6s'],
  [{ type: 'pung', tiles: '555z', from: 'left' }, '<5z> 5z 5z'],
  [{ type: 'pung', tiles: '555z', from: 'across' }, '5z <5z> 5z'],
  [{ type: 'pung', tiles: '555z', from: 'right' }, '5z 5z <5z>'],
  [{ type: 'pung', tiles: '555z' }, '<5z> 5z 5z'],
  [{ type: 'kong', form: 'open', tiles: '1111m', from: 'across' }, '1m <1m> 1m 1m'],
  [{ type: 'kong', form: 'open', tiles: '1111m', from: 'right' }, '1m 1m 1m <1m>'],
  [{ type: 'kong', form: 'added', tiles: '1111m', from: 'across' }, '1m <1m>+1m 1m'],
  [{ type: 'kong', form: 'concealed', tiles: '5055p' }, '0p ## ## 5p'],
])('%j is laid as %s', (meld, text) => {
  expect(drawn(meld)).toBe(text);
});

describe('the label', () => {
  test('names everything', () => {
    const hand: HandRequest = {
      ...FRAME,
      concealed: '432m06p345s1z',
      winningTile: '0p',
      melds: [{ type: 'pung', tiles: '555z', from: 'left' }],
      doraIndicators: '9m',
    };
    expect(handLabel(layTable(hand), english)).toBe(
      'in hand: 2 3 4 characters, red 5 6 dots, 3 4 5 bamboo, east wind; called pung of white dragons from the left; ' +
        'wins on red 5 dots by discard; dora indicators: 9 characters',
    );
  });

  test('calls a hand with only concealed kongs closed', () => {
    const kong: MeldRequest = { type: 'kong', form: 'concealed', tiles: '0555p' };
    const hand: HandRequest = { ...FRAME, concealed: '1z', winningTile: '1z', melds: [kong], by: 'draw' };
    expect(handLabel(layTable(hand), english)).toBe(
      'closed: east wind; concealed kong of red 5 5 5 5 dots; wins on east wind by self-draw',
    );
  });

  test.each(['en', 'ru', 'uk', 'it', 'fr'])('has no gap in %s', (lang) => {
    const label = meldLabel(layMeld({ type: 'kong', form: 'added', tiles: '7777z', from: 'right' }), wordsIn(lang));
    expect(label).not.toMatch(/\{\{|undefined| {2}/);
  });
});

test('what cannot be read is left out, not thrown', () => {
  const view = layTable({ ...FRAME, concealed: '12x', winningTile: '', melds: [{ type: 'pung', tiles: '' }] });
  expect(view).toMatchObject({ seats: { self: { hand: [{ tiles: [] }], melds: [{ laid: [] }] } }, winning: undefined });
});

test('the arrangements on show are hands that can be', () => {
  const refused = ARRANGEMENTS.map(scoreRequest).flatMap((result) => (result.ok ? [] : [result.error.why]));
  expect(refused).toEqual([]);
});
