import { expect, test } from 'vitest';
import { numbersOf, packedNumbers } from '../../src/components/referee/find/bytes.ts';
import { learnNet } from '../../src/components/referee/find/learning/learn-net.ts';
import { netOf } from '../../src/components/referee/find/net.ts';
import { type Sequence, sequenceOf } from '../../src/components/referee/find/sequence.ts';

const NOTHING_SAID = { concepts: new Set<string>(), quantities: [], numbers: new Map<number, number>(), words: [] };
const sequence = (text: string): Sequence => sequenceOf(text, NOTHING_SAID, () => undefined);

const PLAYERS = ['east', 'south', 'west', 'north', 'he', 'she', 'somebody', 'everybody'];
const ENDINGS = ['', 'then', 'at once', 'slowly', 'aloud', 'twice', 'by mistake', 'in anger'];
const inOrder = (card: string, said: string) =>
  PLAYERS.flatMap((who) => ENDINGS.map((end) => ({ card, sequence: sequence(`${who} said ${said} ${end}`) })));
const packed = learnNet([...inOrder('claim', 'pon no ron'), ...inOrder('win', 'ron no pon')]);
const lookAt = netOf(packed);

const likeliest = (text: string): string | undefined =>
  [...lookAt(sequence(text))].toSorted(([, one], [, other]) => other - one)[0]?.[0];

test.each([
  ['north said pon no ron', 'claim'],
  ['north said ron no pon', 'win'],
  ['my neighbour whispered pon no ron', 'claim'],
  ['my neighbour whispered ron no pon', 'win'],
])('the same words in another order tell of another card: %s', (text, card) => {
  expect(likeliest(text)).toBe(card);
});

test('what says nothing that was learnt, and nothing at all, is looked at as well', () => {
  for (const text of ['', 'xyzzy', '|'])
    expect([...lookAt(sequence(text)).values()].filter(Number.isFinite)).toHaveLength(packed.cards.length);
});

test('the same tellings are learnt the same', () => {
  expect(learnNet([...inOrder('claim', 'pon no ron'), ...inOrder('win', 'ron no pon')])).toEqual(packed);
});

test('numbers come back from their bytes to half a step, but those that are very far', () => {
  const numbers = Float32Array.from({ length: 200 }, (_, i) => Math.sin(i) / 3);
  const few = packedNumbers(numbers, 4);
  numbersOf(few).forEach((one, i) => {
    expect(Math.abs(one - (numbers[i] ?? 0))).toBeLessThanOrEqual(few.step / 2 + 1e-6);
  });
  const far = packedNumbers(Float32Array.from([...numbers, 1000]), 30);
  expect(numbersOf(far).at(-1)).toBeCloseTo(127 * far.step);
});
