import '../quizzes/take-up-riichi.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { formatQuestion } from '../../src/quizzes/games/link.ts';
import { tileMarks, theme } from '../../src/stores/appearance.ts';
import { readAnswers, writeAnswers } from '../../src/stores/checkpoints.ts';
import { yakuNames } from '../../src/stores/names.ts';
import { readTaught } from '../../src/stores/practice/taught.ts';
import { $record, exportMemory, loadMemory } from '../../src/stores/practice/memory.ts';
import { lookInto, takeIn } from '../../src/stores/practice/import.ts';
import type { RiichiId } from '../../src/engine/riichi/index.ts';
import { readJourney } from '../../src/quizzes/path/journey.ts';
import { readRecord } from '../../src/quizzes/memory/read.ts';
import type { PracticeRecord } from '../../src/quizzes/memory/record.ts';
import type { SkillId } from '../../src/quizzes/base/skill-ids.ts';
import type { FactId } from '../../src/quizzes/base/terms.ts';
import { goOn } from '../../src/stores/practice/resume.ts';
import { leave } from '../../src/stores/practice/session.ts';
import { readPrepared } from '../../src/stores/prepared.ts';
import { AT_HAND_IDS } from '../../src/engine/rulebooks/ids.ts';
import { chooseRulebook, rulebookInForce } from '../../src/stores/rulebook.ts';
import { running } from '../quizzes/at-the-table.ts';
import { FakeStorage } from '../quizzes/fake-storage.ts';
import { published, publishedData } from './published.ts';

interface StoredSession {
  readonly rules: string;
  readonly mode: string;
  readonly question: string;
  readonly done: readonly { readonly question: string; readonly given: unknown; readonly milliseconds: number }[];
  readonly told?: { readonly question: string; readonly given: unknown };
}

const tab = new FakeStorage();

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('sessionStorage', tab);
  leave();
});

describe('a stored practice record', () => {
  const text = published('practice-record-2.json');
  const record: unknown = JSON.parse(text);

  test('is read whole', () => {
    expect(readRecord(text, AT_HAND_IDS)).toEqual({ record, trouble: 'none' });
  });

  test('can be imported from its file, and exported again', async () => {
    loadMemory();
    const looked = await lookInto(new Blob([text]));
    expect('file' in looked && looked.isWhole && takeIn(looked.file)).toBe(true);
    expect($record.get()).toEqual(record);
    expect(JSON.parse(exportMemory())).toEqual(record);
  });

  describe.each([
    ['its first version', published('practice-record.json')],
    ['before there were versions', published('practice-record.json').replace('"version":1,', '')],
    ['an exported file of its first version', published('tensu-practice.json')],
  ])('in %s', (_, old) => {
    const before = JSON.parse(old) as PracticeRecord;
    const { record: read, trouble } = readRecord(old, AT_HAND_IDS);

    test('is read, and every answer and misconception is still there', () => {
      expect(trouble).toBe('none');
      expect([read.days, read.best, read.readAloud]).toEqual([before.days, before.best, before.readAloud]);
      for (const [id, book] of Object.entries(before.books)) {
        const now = read.books[id as RiichiId];
        expect(now?.leanings).toEqual(book.leanings);
        for (const [skill, known] of Object.entries(book.skills))
          expect(now?.skills[skill as SkillId]).toMatchObject(known);
      }
    });

    test('keeps its facts, and rules in place of the cells of a payment table', () => {
      const [id, book] = Object.entries(before.books)[0] ?? [];
      const facts = read.books[id as RiichiId]?.facts ?? {};
      const cells = Object.keys(book?.facts ?? {}).filter((fact) => /^pay:.*:\d+:\d+$/.test(fact));
      expect(cells.length).toBeGreaterThan(0);
      for (const cell of cells) expect(Object.keys(facts)).toContain(cell.split(':').slice(0, 2).join(':'));
      expect(Object.keys(facts).filter((fact) => cells.includes(fact))).toEqual([]);
      for (const [fact, card] of Object.entries(book?.facts ?? {}))
        if (!cells.includes(fact)) expect(facts[fact as FactId]).toEqual(card);
    });
  });
});

describe('a stored session', () => {
  const sessions = publishedData('sittings.json') as Record<string, StoredSession>;

  test.each(Object.entries(sessions))('can be resumed: %s', (_, kept) => {
    chooseRulebook(kept.rules);
    tab.setItem('tensu:sitting', JSON.stringify(kept));
    expect(goOn()).toBe(true);
    const { mode, question, told, done } = running();
    expect(mode).toBe(kept.mode);
    expect(formatQuestion(question)).toBe(kept.question);
    expect(told?.given).toEqual(kept.told?.given);
    expect(done.map((one) => [formatQuestion(one.question), one.given, one.milliseconds])).toEqual(
      kept.done.map((one) => [one.question, one.given, one.milliseconds]),
    );
  });
});

describe('other stored data', () => {
  const stored = publishedData('stored.json') as Record<string, string>;

  test('the answers at the ends of chapters', () => {
    const text = stored['tensu:checkpoints'] ?? '';
    expect(writeAnswers(readAnswers(text))).toBe(text);
    expect(Object.keys(readAnswers(text))).toHaveLength(3);
  });

  test('the checklists', () => {
    expect(readPrepared(stored['tensu:prepared'] ?? '')).toEqual(['ema-2016/yaku', 'samara-2019/red-zone']);
  });

  test('the path', () => {
    const text = stored['tensu:path'] ?? '';
    expect(JSON.stringify(readJourney(JSON.parse(text)))).toBe(text);
  });

  test('the skills whose lesson was shown', () => {
    expect(readTaught(stored['tensu:lessons'] ?? '')).toEqual(['fu', 'mcr-whole']);
  });

  test.each([rulebookInForce, theme, tileMarks, yakuNames])('the choice $key', ({ key, values }) => {
    expect(values).toContain(stored[key]);
  });
});
