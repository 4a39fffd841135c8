import { expect, test } from 'vitest';
import { $prepared, isTicked, readPrepared, setPrepared } from '../../src/stores/prepared.ts';

test.each(['', 'no JSON', 'null', '{}', '7', JSON.stringify(Array.from({ length: 501 }, () => 'ema-2016/yaku'))])(
  'stored text that is no checklist reads as nothing done: %.20s',
  (text) => {
    expect(readPrepared(text)).toEqual([]);
  },
);

test('ids are kept once, and what is no id is left out', () => {
  expect(readPrepared('["ema-2016/yaku", 3, "<b>", "ema-2016/yaku", "samara-2019/red-zone"]')).toEqual([
    'ema-2016/yaku',
    'samara-2019/red-zone',
  ]);
});

test('a demand is marked, and unmarked without touching others', () => {
  setPrepared('ema-2016/yaku', true);
  setPrepared('samara-2019/yaku', true);
  setPrepared('ema-2016/yaku', true);
  expect($prepared.get()).toEqual(['samara-2019/yaku', 'ema-2016/yaku']);
  setPrepared('ema-2016/yaku', false);
  expect($prepared.get()).toEqual(['samara-2019/yaku']);
});

test('a demand that was shown to be met is ticked by itself, and can be unticked and ticked by hand', () => {
  const ticked = (isShown: boolean): boolean => isTicked($prepared.get(), 'ema-2016/furiten', isShown);
  expect([ticked(false), ticked(true)]).toEqual([false, true]);
  setPrepared('ema-2016/furiten', false, true);
  expect(ticked(true)).toBe(false);
  expect(readPrepared(JSON.stringify($prepared.get()))).toEqual($prepared.get());
  setPrepared('ema-2016/furiten', true, true);
  expect(ticked(false)).toBe(true);
});
