/**
 * Runs at full length what the tests run shortened: the second scorers, checker and settler against the engine,
 * diagnosed learners, and mutated codes.
 */
import { spawnSync } from 'node:child_process';

/** The number of cases of each; hands are per seed, of which there are five. */
const LENGTHS = {
  HANDS: '10000',
  TABLES: '20000',
  EVENTS: '50000',
  COURSES: '10000',
  EXAM_MUTATIONS: '10000',
  SESSIONS: '16',
};
const FILES = [
  'agreement',
  'quizzes/mistakes',
  'exams/code',
  'exams/run',
  'exams/receipts',
  'exams/sealed',
  'exams/suspicious',
  'oracle-table/simulate',
];

const { status } = spawnSync('npx', ['vitest', 'run', '--testTimeout=0', ...FILES], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, ...LENGTHS },
});
process.exitCode = status ?? 1;
