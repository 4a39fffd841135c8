import { expect, it } from 'vitest';
import { answer } from './asking.ts';
import { ROWS } from './riichi-rows.ts';

const EDITIONS = ['ema-2025', 'wrc-2025', 'rrc-2026'] as const;
type Edition = (typeof EDITIONS)[number];

/** Where an edition answers otherwise than EMA 2016, by fact and case; RRC nowhere. */
const OTHERWISE: Readonly<Record<string, Partial<Record<Edition, string>>>> = {
  'CLAIM-06: ron beside a winner who is nearer to the discarder': { 'wrc-2025': 'nearer-winner' },
  'CLAIM-06: the third of three': { 'wrc-2025': 'nearer-winner' },
  'CLAIM-08: a pung when the next player drew too fast': { 'wrc-2025': 'too-late' },
  'CLAIM-10: a chow against a later pung': { 'wrc-2025': 'yes' },
  'CLAIM-10 as the caller of the pung: a late one': { 'wrc-2025': 'chow-came-first' },
  'MELD-08: thirteen orphans rob a concealed kong': { 'wrc-2025': 'concealed-kong-not-robbed' },
  'RII-02: three': { 'ema-2025': 'yes', 'wrc-2025': 'yes' },
};

const rows = Object.entries(ROWS).flatMap(([fact, all]) =>
  all.map(([what, action, state, word, but]) => ({
    what: `${fact}: ${what}`,
    asked: [action, state] as const,
    in2016: but?.['ema-2016'] ?? word,
  })),
);

it.each(rows)('each edition answers as EMA 2016 or as listed: $what', ({ what, asked, in2016 }) => {
  const answers = Object.fromEntries(EDITIONS.map((id) => [id, answer(...asked, id)]));
  expect(answers).toEqual({
    ...Object.fromEntries(EDITIONS.map((id) => [id, in2016])),
    ...OTHERWISE[what],
  });
});

it('each listed exception is a case', () => {
  expect(Object.keys(OTHERWISE).filter((listed) => !rows.some(({ what }) => what === listed))).toEqual([]);
});
