import { expect, test } from 'vitest';
import { CARDS, type RulingKind } from '../../src/components/features/referee/offences.ts';

/** What MERS does about an offence, by article; an article has several where it depends on the case. */
const FOLLOWS: readonly (readonly [article: string, kinds: readonly RulingKind[]])[] = [
  ['1.7', ['ladder']],
  ['1.9', ['points-lost']],
  ['2.2', ['points', 'substitute']],
  ['2.3', ['dead-hand']],
  ['2.4.1', ['ladder']],
  ['2.4.2', ['banned', 'no-win-now', 'dead-hand']],
  ['2.4.3', ['ladder', 'dead-hand']],
  ['2.5.1', ['none']],
  ['2.5.2', ['correct', 'dead-hand']],
  ['2.5.3', ['action-lost']],
  ['2.5.4', ['action-lost']],
  ['2.6.1', ['action-lost', 'dead-hand']],
  ['2.6.2', ['ladder']],
  ['2.6.3', ['dead-hand']],
  ['2.6.4', ['ladder', 'dead-hand']],
  ['2.7', ['none', 'referee']],
  ['2.8.1', ['dead-hand']],
  ['2.8.3', ['dead-hand']],
  ['2.8.4', ['points-lost']],
  ['2.8.6', ['dead-hand']],
  ['2.8.7', ['false-hu']],
  ['2.8.9', ['dead-hand']],
  ['2.8.10', ['points']],
  ['2.9.1', ['dead-hand']],
  ['2.9.2', ['false-hu']],
  ['3.1', ['ladder']],
  ['3.4', ['referee']],
  ['3.5', ['disqualified']],
  ['3.7', ['action-lost']],
  ['4.1.1', ['substitute']],
  ['4.1.2', ['substitute']],
  ['4.2', ['disqualified']],
  ['4.3', ['allowed']],
  ['4.4', ['disqualified']],
];

test.each(FOLLOWS)('MERS %s: %s, each on a card', (article, kinds) => {
  const found = CARDS.flatMap(({ rulings }) => rulings['mers-2014'] ?? []).filter(({ articles }) =>
    articles.includes(article),
  );
  expect(kinds.filter((kind) => !found.some((one) => one.kind === kind))).toEqual([]);
});

test('a hint under MERS costs the hand and counts on the ladder (2.3)', () => {
  expect(CARDS.find(({ id }) => id === 'information')?.rulings['mers-2014']).toMatchObject({
    kind: 'dead-hand',
    ladder: true,
  });
});
