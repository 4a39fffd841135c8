import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY, NO_BOOK, NO_SKILL, type PracticeRecord } from '../../src/quizzes/memory/record.ts';
import type { SkillId } from '../../src/quizzes/base/skill-ids.ts';
import { $backups } from '../../src/stores/practice/backup.ts';
import { $record, exportMemory, loadMemory, remember } from '../../src/stores/practice/memory.ts';
import { restoreBackup, lookInto, takeIn } from '../../src/stores/practice/import.ts';
import { FakeStorage } from '../quizzes/fake-storage.ts';

const knowing = (skill: SkillId, right: number): PracticeRecord => ({
  ...EMPTY,
  books: { 'ema-2016': { ...NO_BOOK, skills: { [skill]: { ...NO_SKILL, right } } } },
});
const [HERE, FILE] = [knowing('fu', 90), knowing('payment', 7)];
const file = (record: PracticeRecord): Blob => new Blob([JSON.stringify(record)]);

let storage = new FakeStorage();

const reload = (): void => {
  $backups.set([]);
  loadMemory();
};
const latestAside = () => {
  const [one] = $backups.get();
  if (!one) throw new Error('nothing was put aside');
  return one;
};

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  reload();
  remember(HERE);
});

describe('importing a file', () => {
  test('tells first what it would change, and changes nothing', async () => {
    const looked = await lookInto(file(FILE));
    expect(looked).toMatchObject({
      isWhole: true,
      holds: { here: { answers: 90, skills: 1 }, file: { answers: 7, skills: 1 }, merged: { answers: 97, skills: 2 } },
    });
    expect($record.get()).toBe(HERE);
  });

  test.each([
    [new Blob(['{}']), 'not-ours'],
    [new Blob([new Uint8Array(2_000_000)]), 'too-big'],
    [file(HERE), 'same'],
    [{ size: 1, text: () => Promise.reject(new Error('NotReadableError')) } as unknown as Blob, 'unread'],
  ])('refuses one in words', async (given, why) => {
    expect(await lookInto(given)).toEqual({ why });
    expect($record.get()).toBe(HERE);
  });

  test('puts aside what was here, and brings it back after a reload; then the file is aside', () => {
    expect(takeIn(FILE)).toBe(true);
    reload();
    expect($record.get()).toEqual(FILE);
    expect(latestAside().holds.answers).toBe(90);
    expect(restoreBackup(latestAside())).toBe(true);
    reload();
    expect($record.get()).toEqual(HERE);
    expect($backups.get().map(({ holds }) => holds.answers)).toEqual([7]);
  });

  test('keeps the latest three that were put aside', () => {
    for (const right of [1, 2, 3, 4]) takeIn(knowing('han', right));
    reload();
    expect($backups.get().map(({ holds }) => holds.answers)).toEqual([3, 2, 1]);
  });

  test('changes nothing where there is no room to put aside what is here', () => {
    storage.full = true;
    expect(takeIn(FILE)).toBe(false);
    expect($record.get()).toBe(HERE);
    storage.full = false;
    reload();
    expect($record.get()).toEqual(HERE);
  });

  test('works for as long as the page is open where nothing is kept', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(takeIn(FILE)).toBe(true);
    expect(restoreBackup(latestAside())).toBe(true);
    expect($record.get()).toEqual(HERE);
  });

  test('puts aside, unread, what a newer version wrote', () => {
    const newer = '{"version":99,"books":{}}';
    storage.kept.set('tensu:practice', newer);
    loadMemory();
    takeIn(FILE);
    expect(latestAside().text).toBe(newer);
    restoreBackup(latestAside());
    expect(storage.kept.get('tensu:practice')).toBe(newer);
    expect(exportMemory()).toBe(newer);
  });

  test('survives a list of what was put aside that is damaged', () => {
    storage.kept.set('tensu:practice:before', '{"version":1,"texts":[7]}');
    loadMemory();
    expect(takeIn(FILE)).toBe(true);
    expect(latestAside().holds.answers).toBe(90);
  });
});
