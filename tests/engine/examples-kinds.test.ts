import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Kinds of example that the engine answers, every record of them. */
const COVERED = [
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
];

/** Kinds that are about something else, each with what it is about. */
const NOT_COVERED = {
  noten: 'settling a drawn hand',
  honba_move: 'settling: the counters of the next hand',
  chombo_payment: 'settling a penalty',
  multi_ron_sticks: 'settling several wins',
  penalty_level: 'a fine of the referee, no hand',
  late_penalty: 'a fine of the referee, no hand',
  uma_tie: 'final scores of a tournament',
  substitute: 'final scores of a tournament',
  samara_rank: 'ranking of a tournament',
  jpml_uma: 'final scores of a tournament',
  jpml_convert: 'final scores of a tournament',
  jpml_final: 'final scores of a tournament',
  missed_stage: 'final scores of a tournament',
  time_signal: 'hands that a session still has',
  schedule: 'the timetable of a tournament',
  format: 'the timetable of a tournament',
  fee: 'the entry fee of a tournament',
  wall_break: 'building and breaking the wall',
  deal: 'dealing',
  dead_wall: 'the dead wall',
  dead_wall_map: 'the dead wall',
  meld_display: 'how called tiles lie',
  figure: 'a picture of a rulebook, no hand',
};

const file = new URL('../fixtures/riichi-examples.jsonl', import.meta.url);
const records = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { kind: string; id: string });
const source = readFileSync(new URL('examples.test.ts', import.meta.url), 'utf8');

it('every kind of example is covered, or named with a reason', () => {
  const kinds = [...new Set(records.map(({ kind }) => kind))].sort();
  expect(kinds).toEqual([...COVERED, ...Object.keys(NOT_COVERED)].sort());
});

it.each(COVERED)('%s is read by the tests of the examples', (kind) => {
  expect(source).toContain(`'${kind}'`);
  expect(records.some((record) => record.kind === kind)).toBe(true);
});

it('no record stands twice', () => {
  expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
});
