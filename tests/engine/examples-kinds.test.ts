import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Kinds of example that the engine answers, by the test that reads every record of them. */
const COVERED = {
  'examples.test.ts': [
    'score_hand',
    'score_table',
    'limit_of_han',
    'limit_payment',
    'round_fu',
    'dora_indicator',
    'honba_pay',
    'pao',
    'kuikae',
    'furiten',
  ],
  'play/walls.test.ts': ['wall_break', 'deal', 'dead_wall', 'dead_wall_map'],
  'settle-examples.test.ts': ['noten', 'honba_move', 'honba_pay', 'chombo_payment', 'multi_ron_sticks', 'pao'],
  'tournament-examples.test.ts': [
    'late_penalty',
    'time_signal',
    'schedule',
    'uma_tie',
    'substitute',
    'samara_rank',
    'jpml_uma',
    'jpml_convert',
    'jpml_final',
    'missed_stage',
  ],
} as const;

/** Kinds about something else, with what that is. */
const NOT_COVERED = {
  penalty_level: 'a fine of the referee, no calculation',
  format: 'how many games a tournament has',
  fee: 'the entry fee of a tournament',
  meld_display: 'how called tiles lie: the drawing of a hand',
  figure: 'a picture of a rulebook, no hand',
};

const file = new URL('../fixtures/riichi-examples.jsonl', import.meta.url);
const records = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { kind: string; id: string });
const sourceOf = (test: string): string => readFileSync(new URL(test, import.meta.url), 'utf8');
const pairs = Object.entries(COVERED).flatMap(([test, kinds]) => kinds.map((kind) => [kind, test] as const));

it('every kind of example is covered, or named with a reason', () => {
  const kinds = [...new Set(records.map(({ kind }) => kind))].sort();
  const covered = new Set(pairs.map(([kind]) => kind));
  expect(kinds).toEqual([...covered, ...Object.keys(NOT_COVERED)].sort());
});

it.each(pairs)('%s is read by %s', (kind, test) => {
  expect(sourceOf(test)).toContain(`'${kind}'`);
  expect(records.some((record) => record.kind === kind)).toBe(true);
});

it('has no duplicate records', () => {
  expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
});
