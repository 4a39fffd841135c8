import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawShared } from '../../src/components/shell/share/draw.ts';
import { PICTURED, sharedHand, sharedPicture } from '../../src/components/shell/share/hands.ts';

test('every chapter of riichi has a hand that holds fourteen tiles and no more than its kongs add', () => {
  expect(PICTURED.length).toBeGreaterThan(15);
  for (const { book, slug } of PICTURED) {
    const count = sharedHand(book, slug)?.flat().length ?? 0;
    expect(count, `${book}/${slug}`).toBeGreaterThanOrEqual(14);
    expect(count, `${book}/${slug}`).toBeLessThanOrEqual(18);
  }
});

test('only chapters with a hand have a picture of their own', () => {
  expect(sharedPicture('ema-2016/scoring')).toBe('share/ema-2016/scoring.png');
  expect(sharedPicture('ru/ema-2016/scoring')).toBeUndefined();
  expect(sharedPicture('mers-2014/counting')).toBeUndefined();
  expect(sharedPicture('practice')).toBeUndefined();
});

test('a picture is as large as other sites want it, and shows its own hand below the name of the site', async () => {
  const [one, other] = await Promise.all([
    drawShared([['1m', '2m', '3m', '4p', '5p', '6p', '7s', '8s', '9s', '1z', '1z', '2z', '2z'], ['2z']]),
    drawShared([['1m', '2m', '3m', '4p', '5p', '6p', '7s', '8s', '9s', '1z', '1z', '2z', '2z'], ['1z']]),
  ]);
  const { width, height, format } = await sharp(one).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'png']);
  expect(one.length).toBeLessThan(100_000);
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(false);
});
