import { describe, expect, test } from 'vitest';
import type { ExamEvent, Sheet } from '../../../src/quizzes/exams/event.ts';
import { note } from '../../../src/quizzes/exams/event.ts';
import { joinTabs } from '../../../src/quizzes/exams/join-tabs.ts';
import { mergeEvents } from '../../../src/quizzes/exams/merge.ts';
import { SHORT, eventOf, vaultOf } from './made.ts';

const before = eventOf(1);
const named = (name: string, event = before): ExamEvent => ({ ...event, name });
const longer = (minutes: number, event = before): ExamEvent => ({ ...event, blueprint: { ...SHORT, minutes } });
const told = ({ name, blueprint }: ExamEvent): readonly unknown[] => [name, blueprint.minutes];

describe('of two tabs', () => {
  test.each<[string, ExamEvent, ExamEvent, ExamEvent | undefined, readonly unknown[]]>([
    ['what neither changed stays', before, before, before, ['Spring', 20]],
    ['what the other one changed is taken over', before, named('Autumn', longer(50)), before, ['Autumn', 50]],
    ['what this one changed stays', named('Autumn', longer(50)), before, before, ['Autumn', 50]],
    ['of what both changed this one’s stays', named('A', longer(50)), named('B', longer(60)), before, ['A', 50]],
    ['each keeps what it alone changed', named('A'), longer(60), before, ['A', 60]],
    ['of an event that nobody remembers this one’s stays', named('A'), longer(60), undefined, ['A', 20]],
  ])('%s', (_, mine, theirs, remembered, said) => {
    expect(told(joinTabs(mine, theirs, remembered))).toEqual(said);
  });

  test('every entry is kept, and sheets if the same is asked', () => {
    const by = (name: string, at: number) => ({ by: name, at, vault: vaultOf(name) });
    const saved = (name: string, at: number) => note(before, { kind: 'saved', key: 1, people: 1 }, by(name, at));
    const sheet = { generator: 1, engine: 1, questions: [] };
    const mine = { ...saved('A', 5), sheets: { '000000000000.1': sheet } };
    const [one, other] = [saved('B', 6), { ...saved('B', 6), blueprint: { ...SHORT, rules: 'ema-2016' as const } }];
    expect(joinTabs(mine, one, before).entries.map(({ by: name }) => name)).toEqual(['A', 'A', 'B']);
    expect(Object.keys(joinTabs(mine, one, before).sheets)).toEqual(['000000000000.1']);
    expect(Object.keys(joinTabs(mine, other, before).sheets)).toEqual([]);
    expect(joinTabs(mine, { ...one, id: '0'.repeat(16) }, before)).toEqual(mine);
  });
});

test('of two sheets with the same name the older is kept, whichever is merged into which', () => {
  const sheet = (generator: number, engine: number, question: string): Sheet => ({
    ...{ generator, engine },
    questions: [question],
  });
  const of = (one: Sheet): ExamEvent => ({ ...before, sheets: { '000000000000.1': one } });
  for (const [earlier, later] of [
    [sheet(1, 9, 'z'), sheet(2, 1, 'a')],
    [sheet(2, 1, 'z'), sheet(2, 2, 'a')],
    [sheet(2, 2, 'a'), sheet(2, 2, 'b')],
  ] as const)
    for (const merged of [mergeEvents(of(earlier), of(later)), mergeEvents(of(later), of(earlier))])
      expect(merged.ok && Object.values(merged.event.sheets)).toEqual([earlier]);
});
