import { h } from 'preact';
import render from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { HandInSets } from '../../src/components/base/table/HandInSets.tsx';
import { marksOf } from '../../src/components/base/table/marks.ts';
import { layReading } from '../../src/components/base/table/reading.ts';
import { STEP_GROUPS } from '../../src/components/base/steps/step-groups.ts';
import { PlainLines } from '../../src/components/base/steps/PlainLines.tsx';
import { type HandRequest, scoreRequest } from '../../src/engine/riichi/index.ts';
import { wordsIn } from './words.ts';

const words = wordsIn('en');
const HAND: HandRequest = {
  rules: 'ema-2016',
  by: 'discard',
  seatWind: 'south',
  roundWind: 'east',
  concealed: '567m99m234p57s',
  melds: [{ type: 'pung', tiles: '777z', from: 'across' }],
  winningTile: '6s',
};

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function worked() {
  const result = scoreRequest(HAND);
  if (!result.ok || result.kind !== 'win') throw new Error('no win');
  const view = layReading(
    HAND,
    result.readings.find(({ won }) => won),
  );
  return { result, view };
}

describe('a folded count', () => {
  const { result, view } = worked();
  const html = render(h(PlainLines, { ...result, view, groups: STEP_GROUPS, words, lang: 'en', locale: undefined }));
  const items = html.match(/<li.*?<\/li>/gs) ?? [];

  test('says every line with its value, its tiles in words, its reason and its article', () => {
    expect(items.map(plain)).toEqual([
      '1 han · Red dragon pung yakuhai chun · EMA 2016, 4.2.1',
      '20 fu · Won by self-draw, or with an open hand · EMA 2016, 4.1.1',
      '4 fu · Open pung of terminals or honours · red dragons · called, so open · EMA 2016, 4.1.1',
      '2 fu · Closed wait (kanchan) · 5 6 7 bamboo · EMA 2016, 4.1.1',
      '26 → 30 · Rounded up to the next ten · EMA 2016, 4.1 240 · Base: 30 fu, doubled 3 times (1 han + 2) · EMA 2016, 4.1.2 1,000 · The discarder pays · 4 × 240 = 960 · Rounded up to the next hundred · EMA 2016, 4.1.2',
    ]);
  });

  test('links an article only the first time it is named', () => {
    expect([...html.matchAll(/href="[^"]*#([^"]*)"/g)].map(([, article]) => article)).toEqual([
      '4.2.1',
      '4.1.1',
      '4.1',
      '4.1.2',
    ]);
  });

  test('can be reached by keyboard if it lights tiles: by its link, or by itself', () => {
    const stops = items.map((item) => [/tabindex="(-?\d)"/.exec(item)?.[1], item.includes('<a ')]);
    expect(stops).toEqual([
      ['-1', true],
      [undefined, true],
      ['0', false],
      ['0', false],
      [undefined, true],
    ]);
  });
});

describe('a hand in sets', () => {
  const { result, view } = worked();
  const html = render(h(HandInSets, { view, words, marks: [], apart: new Set<number>() }));

  test('says what the hand says, and draws each set in one element, a called tile in its own', () => {
    expect(/aria-label="([^"]*)"/.exec(html)?.[1]).toBe(
      'in hand: 5 6 7 9 9 characters, 2 3 4 dots, 5 7 bamboo; called pung of red dragons from across; wins on 6 bamboo by discard',
    );
    expect([...html.matchAll(/data-at="([\d ]+)"/g)].map(([, at]) => at)).toEqual([
      '0 1 2',
      '3 4',
      '5 6 7',
      '8 9 10',
      '11',
      '12',
      '13',
    ]);
  });

  test('names the winning tile and the discarder for a set', () => {
    expect([...html.matchAll(/data-name="([^"]*)"/g)].map(([, name]) => name)).toEqual(['Winning tile', 'from across']);
  });

  test('writes fu on the tiles on request', () => {
    const marks = marksOf(result.steps, view);
    expect(plain(render(h(HandInSets, { view, words, marks, apart: new Set<number>() })))).toContain('+4');
  });
});
