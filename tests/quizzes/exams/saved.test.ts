import '../take-up-riichi.ts';
import { expect, test } from 'vitest';
import { note } from '../../../src/quizzes/exams/event.ts';
import { enrol } from '../../../src/quizzes/exams/roster.ts';
import { isSaved, noteSaved } from '../../../src/quizzes/exams/saved.ts';
import { SHORT, eventOf, rowOf, vaultOf } from './made.ts';

const hand = { by: 'A', at: 9000, vault: vaultOf('saved') };
const saved = noteSaved(eventOf(3), hand);

test('an event counts as saved until somebody is added, or something else is asked', () => {
  expect(isSaved(eventOf(3))).toBe(false);
  expect(isSaved(saved)).toBe(true);
  expect(isSaved({ ...saved, blueprint: { ...SHORT, passMark: 0.5 } })).toBe(true);
  expect(isSaved({ ...saved, blueprint: { ...SHORT, rules: 'ema-2016' } })).toBe(false);
  expect(isSaved(note(saved, { kind: 'person', ...enrol(rowOf('Zoë'), [], hand.vault) }, hand))).toBe(false);
});

test('nobody is nothing to save', () => expect(isSaved(noteSaved(eventOf(0), hand))).toBe(false));
