import { describe, expect, it } from 'vitest';
import { tallyReasons } from './tally.ts';

const ASKS = 3000;

/** The fewest statements of each kind among this many questions, so that the test covers something. */
const KINDS = {
  riichi: [
    'did-not-happen',
    'excluded',
    'lacks',
    'limit-hand',
    'line',
    'near',
    'no win',
    'note',
    'otherwise',
    'reading',
  ],
  mcr: ['counts', 'excluded', 'line', 'no win', 'reading', 'several-waits', 'needs-pungs', 'tile-not-green'],
} as const;

describe.each(['riichi', 'mcr'] as const)('%s: why something does not count', (game) => {
  const { kinds } = tallyReasons(game, ASKS, 2035);

  it('makes no false statement about the hand', () => {
    const untrue = [...kinds].flatMap(([kind, told]) => told.untrue.map((said) => [kind, JSON.stringify(said)]));
    expect(untrue).toEqual([]);
  });

  it('gives reasons of every kind', () => {
    const said = new Set([...kinds.keys()].map((kind) => kind.split(':')[0]));
    expect(KINDS[game].filter((kind) => !said.has(kind))).toEqual([]);
  });
});
