import { expect, test } from 'vitest';
import { packed } from '../../learning/sparse-weights.ts';
import { makeClassifier } from '../../src/components/features/referee/finder/classifier.ts';
import { bucketOf, wordFeature } from '../../src/components/features/referee/finder/features.ts';

const CARDS = ['late', 'drunk'];
const KNOWN = ['overslept', 'missed', 'bus'];

/** A linear model in which each known word counts for the first card. */
const buckets = KNOWN.map((word) => bucketOf(wordFeature(word))).sort((one, other) => one - other);
const linear = packed(buckets, CARDS, {
  from: Int32Array.from({ length: buckets.length + 1 }, (_, i) => i),
  places: new Uint16Array(buckets.length),
  weights: new Float32Array(buckets.length).fill(2),
});

const classify = makeClassifier([{}], { synonyms: [], linear });
const isAboutCard = (text: string): boolean => (classify(text).probabilities?.size ?? 0) > 0;

test.each([
  [3, 3, 'overslept missed bus'],
  [3, 5, 'overslept missed bus zip zap'],
])('classifies a text of which it knows %i of %i words', (_known, _all, text) => {
  expect(isAboutCard(text)).toBe(true);
});

test.each([
  [3, 6, 'overslept missed bus zip zap zop'],
  [4, 7, 'overslept missed bus bus zip zap zop'],
  [1, 2, 'overslept zip'],
])('finds nothing in a text of which it knows only %i of %i words', (_known, _all, text) => {
  expect(isAboutCard(text)).toBe(false);
});
