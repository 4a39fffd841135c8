import '../../quizzes/take-up-riichi.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type ExamEvent, note } from '../../../src/quizzes/exams/event.ts';
import { formatEvent } from '../../../src/quizzes/exams/event-file.ts';
import { peopleOf } from '../../../src/quizzes/exams/people.ts';
import { enrol } from '../../../src/quizzes/exams/roster.ts';
import {
  $events,
  $isKept,
  $open,
  addEvent,
  changeEvent,
  changeEventSlowly,
  deleteEvent,
  followTabs,
  keepAllTheSame,
  openEvent,
  readIncoming,
  takeInFile,
} from '../../../src/stores/exams/events.ts';
import { SHORT, eventOf, rowOf, vaultOf } from '../../quizzes/exams/made.ts';
import { FakeStorage } from '../../quizzes/fake-storage.ts';

const EVENT = eventOf(2);
const KEY = `tensu:exam:${EVENT.id}`;

let moment = 1000;
const withOne =
  (name: string) =>
  (event: ExamEvent): ExamEvent => {
    const vault = vaultOf(name);
    const person = enrol(rowOf(name), peopleOf(event), vault);
    return note(event, { kind: 'person', ...person }, { by: 'A', at: moment++, vault });
  };

let storage = new FakeStorage();
let tell: (event: Partial<StorageEvent>) => void = () => undefined;

function openHere(): ExamEvent {
  const open = $open.get();
  if (open.state !== 'open') throw new Error(open.state);
  return open.event;
}
const names = (event: ExamEvent): readonly string[] => peopleOf(event).map(({ name }) => name);
/** What the browser has stored. */
const kept = (): string => storage.getItem(KEY) ?? '';
/** Another tab writes; this one hears of it, or has not yet. */
function elsewhere(event: ExamEvent, isHeard: boolean): void {
  storage.setItem(KEY, formatEvent(event));
  if (isHeard) tell({ key: KEY, newValue: formatEvent(event) });
}

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', (_: string, listener: (event: StorageEvent) => void) => {
    tell = (event) => listener(event as StorageEvent);
  });
  vi.stubGlobal('removeEventListener', () => undefined);
  addEvent(EVENT);
});

describe('an event of this device', () => {
  test('is listed, kept at every change, and found again by its id', () => {
    changeEvent(withOne('Zoë'));
    openEvent(EVENT.id);
    expect(names(openHere())).toEqual(['Player 1', 'Player 2', 'Zoë']);
    expect($events.get()).toMatchObject([{ id: EVENT.id, isRead: true }]);
    expect($isKept.get()).toBe(true);
  });

  test.each(['', '../secret', EVENT.id.toLowerCase(), '0000000000000000'])('is not found under “%s”', (id) => {
    openEvent(id);
    expect($open.get()).toEqual({ state: 'unknown' });
  });

  test('that cannot be read says why, and its text stays', () => {
    storage.setItem(KEY, '{"version":1');
    openEvent(EVENT.id);
    expect($open.get()).toEqual({ state: 'unreadable', id: EVENT.id, why: 'unreadable', text: '{"version":1' });
    changeEvent(withOne('Zoë'));
    expect(kept()).toBe('{"version":1');
  });

  test('lives on in the page where the browser has no room, and the page says so', () => {
    storage.full = true;
    changeEvent(withOne('Zoë'));
    expect([$isKept.get(), names(openHere()).length]).toEqual([false, 3]);
  });

  test('can be left and opened again on the same page where the browser has no room', () => {
    storage.full = true;
    changeEvent(withOne('Zoë'));
    openEvent('');
    openEvent(EVENT.id);
    expect([$isKept.get(), names(openHere())]).toEqual([false, ['Player 1', 'Player 2', 'Zoë']]);
    storage.full = false;
    changeEvent(withOne('Yun'));
    expect([$isKept.get(), names(JSON.parse(kept()) as ExamEvent).length]).toEqual([true, 4]);
  });

  test('begins, opens and is listed where storage is blocked', () => {
    deleteEvent(EVENT.id);
    vi.stubGlobal('localStorage', undefined);
    addEvent(EVENT);
    openEvent(EVENT.id);
    expect([$isKept.get(), names(openHere()).length, $events.get().length]).toEqual([false, 2, 1]);
    deleteEvent(EVENT.id);
    openEvent(EVENT.id);
    expect([$open.get().state, $events.get()]).toEqual(['unknown', []]);
  });

  test('keeps the name it was given last where the browser has no room', () => {
    storage.full = true;
    changeEvent((event) => ({ ...event, name: 'Autumn' }));
    changeEvent((event) => ({ ...event, name: 'Winter' }));
    changeEvent(withOne('Zoë'));
    expect(openHere().name).toBe('Winter');
  });

  test('is gone once it is deleted', () => {
    deleteEvent(EVENT.id);
    expect([storage.getItem(KEY), $open.get(), $events.get()]).toEqual([null, { state: 'none' }, []]);
  });
});

describe('a second tab', () => {
  test('is followed: what it writes down is here, too', () => {
    followTabs();
    elsewhere(withOne('There')(EVENT), true);
    expect(names(openHere())).toContain('There');
  });

  test('loses nothing when both write before either has heard of the other', () => {
    followTabs();
    elsewhere(withOne('There')(EVENT), false);
    changeEvent(withOne('Here'));
    expect(names(JSON.parse(kept()) as ExamEvent).toSorted()).toEqual(['Here', 'Player 1', 'Player 2', 'There']);
  });

  test('keeps the name and the pass mark that it changed, while this one changes something else', () => {
    followTabs();
    elsewhere({ ...EVENT, name: 'Autumn', blueprint: { ...SHORT, passMark: 0.6 } }, false);
    changeEvent(withOne('Here'));
    expect(openHere()).toMatchObject({ name: 'Autumn', blueprint: { passMark: 0.6 } });
    expect(names(openHere())).toContain('Here');
  });

  test('that deletes the event leaves it here to be kept all the same', () => {
    followTabs();
    storage.removeItem(KEY);
    tell({ key: KEY, newValue: null });
    expect($open.get().state).toBe('gone');
    changeEvent(withOne('Here'));
    expect(storage.getItem(KEY)).toBeNull();
    keepAllTheSame();
    expect([$open.get().state, kept()]).toEqual(['open', formatEvent(EVENT)]);
  });

  test('of a newer site is not written over: what this one would write lacks something', () => {
    const newer = formatEvent(EVENT).replace(/"version":\d/, '"version":99');
    storage.setItem(KEY, newer);
    changeEvent(withOne('Here'));
    expect([kept(), $isKept.get(), names(openHere()).length]).toEqual([newer, false, 3]);
  });

  test('and a slow change: what happens meanwhile is not lost', async () => {
    const slow = changeEventSlowly((event) => Promise.resolve({ event: withOne('Slow')(event), said: 1 }));
    changeEvent(withOne('Meanwhile'));
    expect(await slow).toMatchObject({ said: 1 });
    expect(names(openHere()).toSorted()).toEqual(['Meanwhile', 'Player 1', 'Player 2', 'Slow']);
  });
});

describe('a file', () => {
  test('of an event that is not here is taken in whole', () => {
    deleteEvent(EVENT.id);
    const incoming = readIncoming(formatEvent(EVENT));
    expect(incoming).toMatchObject({ ok: true, added: undefined, lost: 0 });
    expect(storage.getItem(KEY)).toBeNull();
    if (incoming.ok) takeInFile(incoming);
    expect(kept()).toBe(formatEvent(EVENT));
  });

  test('of an event of which something is kept that cannot be read is not put over it', () => {
    deleteEvent(EVENT.id);
    storage.setItem(KEY, formatEvent(EVENT).replace(/"version":\s*\d/, '"version":99'));
    const unread = kept();
    expect(unread).toContain('99');
    expect(readIncoming(formatEvent(EVENT))).toEqual({ ok: false, why: 'kept-unread' });
    expect(kept()).toBe(unread);
  });

  test('of the event that is open says first how much it adds, and changes nothing until it is taken', () => {
    const theirs = withOne('There')(EVENT);
    changeEvent(withOne('Here'));
    const incoming = readIncoming(formatEvent(theirs));
    expect(incoming).toMatchObject({ ok: true, added: 1 });
    expect(names(openHere())).not.toContain('There');
    if (incoming.ok) takeInFile(incoming);
    expect(names(openHere()).toSorted()).toEqual(['Here', 'Player 1', 'Player 2', 'There']);
  });

  test.each([
    ['hello', 'unreadable'],
    ['{}', 'something-else'],
    [JSON.stringify({ ...EVENT, secret: '0'.repeat(24) }), 'other-event'],
    [JSON.stringify({ ...EVENT, blueprint: { ...SHORT, rules: 'ema-2016' } }), 'other-blueprint'],
    [JSON.stringify({ ...EVENT, name: 1 }), 'damaged'],
  ])('that cannot be taken says why (%#)', (text, why) => {
    expect(readIncoming(text)).toMatchObject({ ok: false, why });
    expect(kept()).toBe(formatEvent(EVENT));
  });
});
