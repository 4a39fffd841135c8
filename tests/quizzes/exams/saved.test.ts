import '../take-up-riichi.ts';
import { expect, test } from 'vitest';
import { entriesOf, note } from '../../../src/quizzes/exams/event.ts';
import { isAskedChanged } from '../../../src/quizzes/exams/change-blueprint.ts';
import { enrol } from '../../../src/quizzes/exams/roster.ts';
import { isLineSaved, isSaved, noteSaved } from '../../../src/quizzes/exams/saved.ts';
import { SHORT, eventOf, rowOf, vaultOf } from './made.ts';

const hand = { by: 'A', at: 9000, vault: vaultOf('saved') };
const saved = noteSaved(eventOf(3), hand);

test('an event counts as saved until somebody is added or the questions change', () => {
  expect(isSaved(eventOf(3))).toBe(false);
  expect(isSaved(saved)).toBe(true);
  expect(isSaved({ ...saved, blueprint: { ...SHORT, passMark: 0.5 } })).toBe(true);
  expect(isSaved({ ...saved, blueprint: { ...SHORT, rules: 'ema-2016' } })).toBe(false);
  expect(isSaved(note(saved, { kind: 'person', ...enrol(rowOf('Zoë'), [], hand.vault) }, hand))).toBe(false);
});

test('changed questions are noticed only if a file with people was saved', () => {
  const other = { ...SHORT, rules: 'ema-2016' as const };
  expect([isAskedChanged(saved), isAskedChanged({ ...saved, blueprint: { ...SHORT, minutes: 5 } })]).toEqual([
    false,
    false,
  ]);
  expect(isAskedChanged({ ...saved, blueprint: other })).toBe(true);
  expect(isAskedChanged({ ...eventOf(3), blueprint: other })).toBe(false);
  expect(isAskedChanged({ ...noteSaved(eventOf(0), hand), blueprint: other })).toBe(false);
  expect(isAskedChanged({ ...noteSaved(eventOf(1), hand), blueprint: other })).toBe(true);
});

test('an event without people needs no saving', () => expect(isSaved(noteSaved(eventOf(0), hand))).toBe(false));

test('a snapshot counts as saved once its author has saved a file', () => {
  const by = (name: string, at: number) => ({ ...hand, by: name, at, vault: vaultOf(`${name}${String(at)}`) });
  const drawn = note(eventOf(3), { kind: 'snapshot', entries: [] }, by('A', 10_000));
  const [line] = entriesOf(drawn, 'snapshot');
  if (!line) throw new Error('no line was drawn');
  const isKept = (name: string, at: number): boolean => isLineSaved(noteSaved(drawn, by(name, at)), line);
  expect(isLineSaved(drawn, line)).toBe(false);
  expect([isKept('A', 9999), isKept('A', 10_000), isKept('B', 10_000)]).toEqual([false, true, false]);
});
