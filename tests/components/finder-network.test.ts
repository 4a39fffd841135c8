import { expect, test } from 'vitest';
import { trainNetwork } from '../../learning/network-training.ts';
import { networkOf, type Sequence, sequenceOf } from '../../src/components/features/referee/finder/network.ts';
import { dequantize, quantize } from '../../src/components/features/referee/finder/packing.ts';

const NOTHING_SAID = { concepts: new Set<string>(), quantities: [], numbers: new Map<number, number>(), words: [] };
const sequence = (text: string): Sequence => sequenceOf(text, NOTHING_SAID, () => undefined);

const PLAYERS = ['east', 'south', 'west', 'north', 'he', 'she', 'somebody', 'everybody'];
const ENDINGS = ['', 'then', 'at once', 'slowly', 'aloud', 'twice', 'by mistake', 'in anger'];
const inOrder = (card: string, said: string) =>
  PLAYERS.flatMap((who) => ENDINGS.map((end) => ({ card, sequence: sequence(`${who} said ${said} ${end}`) })));
const packed = trainNetwork([...inOrder('claim', 'pon no ron'), ...inOrder('win', 'ron no pon')]);
const logits = networkOf(packed);

const likeliest = (text: string): string | undefined =>
  [...logits(sequence(text))].toSorted(([, one], [, other]) => other - one)[0]?.[0];

test.each([
  ['north said pon no ron', 'claim'],
  ['north said ron no pon', 'win'],
  ['my neighbour whispered pon no ron', 'claim'],
  ['my neighbour whispered ron no pon', 'win'],
])('tells the same words in another order apart: %s', (text, card) => {
  expect(likeliest(text)).toBe(card);
});

test('gives logits for unknown words and an empty text', () => {
  for (const text of ['', 'xyzzy', '|'])
    expect([...logits(sequence(text)).values()].filter(Number.isFinite)).toHaveLength(packed.cards.length);
});

test('trains the same network from the same tellings', () => {
  expect(trainNetwork([...inOrder('claim', 'pon no ron'), ...inOrder('win', 'ron no pon')])).toEqual(packed);
});

test('quantizes to half a step and clips outliers', () => {
  const numbers = Float32Array.from({ length: 200 }, (_, i) => Math.sin(i) / 3);
  const few = quantize(numbers, 4);
  dequantize(few).forEach((one, i) => {
    expect(Math.abs(one - (numbers[i] ?? 0))).toBeLessThanOrEqual(few.step / 2 + 1e-6);
  });
  const far = quantize(Float32Array.from([...numbers, 1000]), 30);
  expect(dequantize(far).at(-1)).toBeCloseTo(127 * far.step);
});
