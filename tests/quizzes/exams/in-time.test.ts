import '../take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { formatCode } from '../../../src/quizzes/exams/code.ts';
import { type ExamEvent, type Hand, entriesOf, note } from '../../../src/quizzes/exams/event.ts';
import { setDeadline, takenBack } from '../../../src/quizzes/exams/deadline.ts';
import { mergeEvents } from '../../../src/quizzes/exams/merge.ts';
import { attemptsOf, grantedAt, movedNumbers, peopleOf } from '../../../src/quizzes/exams/people.ts';
import { enrol } from '../../../src/quizzes/exams/roster.ts';
import { type CandidateStatus, resultsOf } from '../../../src/quizzes/exams/results.ts';
import { snapshot, importCodes } from '../../../src/quizzes/exams/submissions.ts';
import { codeBy, eventOf, handedBy, rowOf, vaultOf } from './made.ts';

const [DEADLINE, HOUR] = [1_800_000_000_000, 3_600_000];
const event = eventOf(3);
const [anna, boris] = peopleOf(event);
if (!anna || !boris) throw new Error('nobody there');
const codes = {
  anna: await codeBy(event, anna),
  boris: await codeBy(event, boris),
  again: await codeBy(event, anna, undefined, 2),
};

let draws = 0;
const by = (examiner: string, hours: number): Hand => ({
  by: examiner,
  at: DEADLINE + hours * HOUR,
  vault: vaultOf(`${examiner}${String(draws++)}`),
});
const withDeadline = note(event, { kind: 'deadline', until: DEADLINE }, by('A', -48));
const taken = async (there: ExamEvent, code: string, hand: Hand): Promise<ExamEvent> =>
  (await importCodes(there, code, hand)).event;
async function standingOf(there: ExamEvent, token: string): Promise<CandidateStatus> {
  const found = (await resultsOf(there, vaultOf('r'))).standings.find(({ person }) => person.token === token);
  if (!found) throw new Error('nobody has this token');
  return found;
}
const stateOf = async (there: ExamEvent, token = anna.token): Promise<readonly unknown[]> => {
  const { state, submissions } = await standingOf(there, token);
  return [state, ...submissions.map(({ not, isLetCount }) => not ?? (isLetCount ? 'let count' : 'counts'))];
};

describe('a code', () => {
  test('that arrives before the deadline counts, and a later one does until a snapshot is taken', async () => {
    expect(await stateOf(await taken(withDeadline, codes.anna, by('A', -1)))).toEqual(['passed', 'counts']);
    const after = await taken(withDeadline, codes.anna, by('A', 1));
    expect(await stateOf(after)).toEqual(['missing', 'after-deadline']);
    expect(await stateOf(snapshot(after, by('A', 2)))).toEqual(['passed', 'counts']);
  });

  test('that arrives exactly at the deadline is in time, and a moment later it is not', async () => {
    expect(await stateOf(await taken(withDeadline, codes.anna, by('A', 0)))).toEqual(['passed', 'counts']);
    const after = await taken(withDeadline, codes.anna, { ...by('A', 0), at: DEADLINE + 1 });
    expect(await stateOf(after)).toEqual(['missing', 'after-deadline']);
  });

  test('that arrives after the snapshot is late; a snapshot before the deadline has no effect', async () => {
    const over = snapshot(withDeadline, by('A', 0));
    expect(await stateOf(await taken(over, codes.anna, by('A', 1)))).toEqual(['missing', 'late']);
    const early = snapshot(withDeadline, by('A', -24));
    expect(await stateOf(await taken(early, codes.anna, by('A', -1)))).toEqual(['passed', 'counts']);
  });

  test('that was late counts if an examiner allows that one, and stays marked as late', async () => {
    const over = snapshot(event, by('A', 0));
    const late = await taken(await taken(over, codes.anna, by('A', 1)), codes.boris, by('A', 1));
    const [{ entry } = { entry: '' }] = (await standingOf(late, anna.token)).submissions;
    const let1 = note(late, { kind: 'let-count', entry, counts: true }, by('A', 2));
    expect(await stateOf(let1)).toEqual(['passed', 'let count']);
    expect(await stateOf(let1, boris.token)).toEqual(['missing', 'late']);
    expect(await stateOf(note(let1, { kind: 'let-count', entry, counts: false }, by('A', 3)))).toEqual([
      'missing',
      'late',
    ]);
  });

  test('of an attempt granted after the snapshot is not bound by it', async () => {
    const over = snapshot(event, by('A', 0));
    const granted = note(over, { kind: 'retakes', token: anna.token, attempts: 2 }, by('A', 1));
    expect(await stateOf(await taken(granted, codes.again, by('A', 2)))).toEqual(['passed', 'counts']);
    const before = snapshot(note(event, { kind: 'retakes', token: anna.token, attempts: 2 }, by('A', -1)), by('A', 0));
    expect(await stateOf(await taken(before, codes.again, by('A', 2)))).toEqual(['missing', 'late']);
  });
});

describe('two examiners', () => {
  test('share one snapshot, the earlier, and what the other had by then is in time', async () => {
    const mine = snapshot(event, by('A', 0));
    const theirs = await taken(await taken(event, codes.boris, by('B', -1)), codes.anna, by('B', 1));
    const merged = mergeEvents(mine, snapshot(theirs, by('B', 2)));
    if (!merged.ok) throw new Error(merged.why);
    expect(await stateOf(merged.event)).toEqual(['missing', 'late']);
    expect(await stateOf(merged.event, boris.token)).toEqual(['passed', 'counts']);
  });

  test('keep in time what the snapshot lists, even if the other enters it again', async () => {
    const line = snapshot(await taken(withDeadline, codes.anna, by('A', 1)), by('A', 2));
    const merged = mergeEvents(line, await taken(withDeadline, codes.anna, by('B', 3)));
    if (!merged.ok) throw new Error(merged.why);
    expect(await stateOf(merged.event)).toEqual(['passed', 'counts']);
  });

  test('accept nothing later through another snapshot, or a deadline set at the same moment', async () => {
    const over = snapshot(event, by('A', 0));
    const late = await taken(over, codes.anna, by('A', 1));
    expect(await stateOf(snapshot(late, by('A', 2)))).toEqual(['missing', 'late']);
    const later = note(late, { kind: 'deadline', until: DEADLINE + 48 * HOUR }, by('A', 3));
    expect(await stateOf(later)).toEqual(['missing', 'late']);
  });
});

test('names that look alike are reported', async () => {
  const twin = note(
    event,
    { kind: 'person', ...boris, token: '0000000000AA', number: 4, name: 'Рlауer  1' },
    by('A', 1),
  );
  expect((await standingOf(twin, '0000000000AA')).looksLike).toBe(1);
  expect((await standingOf(twin, boris.token)).looksLike).toBeUndefined();
});

describe('between two devices', () => {
  test('what the other entered after the deadline is late, even before the snapshot', async () => {
    const theirs = await taken(withDeadline, codes.anna, by('B', 1));
    const over = snapshot(withDeadline, by('A', 2));
    const merged = mergeEvents(over, theirs);
    if (!merged.ok) throw new Error(merged.why);
    expect(await stateOf(merged.event)).toEqual(['missing', 'late']);
    const inTime = mergeEvents(over, await taken(withDeadline, codes.anna, by('B', -1)));
    if (!inTime.ok) throw new Error(inTime.why);
    expect(await stateOf(inTime.event)).toEqual(['passed', 'counts']);
  });

  test('what the other entered before the snapshot counts if there is no deadline', async () => {
    const merged = mergeEvents(snapshot(event, by('A', 2)), await taken(event, codes.anna, by('B', 1)));
    if (!merged.ok) throw new Error(merged.why);
    expect(await stateOf(merged.event)).toEqual(['passed', 'counts']);
  });
});

describe('an attempt granted after the snapshot', () => {
  const over = snapshot(withDeadline, by('A', 1));
  const granted = note(over, { kind: 'retakes', token: anna.token, attempts: 2 }, by('A', 2));

  test('counts whenever it comes, until it gets a deadline', async () => {
    const again = await taken(granted, codes.again, by('A', 2000));
    expect(await stateOf(again)).toEqual(['passed', 'counts']);
    const until = note(granted, { kind: 'deadline', until: DEADLINE + 24 * HOUR }, by('A', 3));
    expect(await stateOf(await taken(until, codes.again, by('A', 23)))).toEqual(['passed', 'counts']);
    expect(await stateOf(await taken(until, codes.again, by('A', 25)))).toEqual(['missing', 'after-deadline']);
  });

  test('may be one that everybody now has; first attempts stay bound by the snapshot', async () => {
    const forAll = { ...over, blueprint: { ...over.blueprint, attempts: 2 } };
    expect(await stateOf(await taken(forAll, codes.again, by('A', 5)))).toEqual(['passed', 'counts']);
    expect(await stateOf(await taken(forAll, codes.anna, by('A', 5)))).toEqual(['missing', 'late']);
  });
});

describe('a deadline that is postponed or removed', () => {
  const granted = note(withDeadline, { kind: 'retakes', token: anna.token, attempts: 2 }, by('A', -47));
  const until = (there: ExamEvent, hours: number, at: number): ExamEvent =>
    setDeadline(there, hours === 0 ? 0 : DEADLINE + hours * HOUR, by('A', at));

  test('does not excuse codes that were already late, but applies to those that follow', async () => {
    const late = await taken(withDeadline, codes.anna, by('A', 3));
    for (const hours of [48, 0]) expect(await stateOf(until(late, hours, 5))).toEqual(['missing', 'after-deadline']);
    const then = await taken(until(withDeadline, 48, 5), codes.anna, by('A', 6));
    expect(await stateOf(then)).toEqual(['passed', 'counts']);
  });

  test('nor when another device enters them again afterwards', async () => {
    const late = await taken(withDeadline, codes.anna, by('A', 3));
    const theirs = await taken(until(withDeadline, 48, 5), codes.anna, by('B', 6));
    for (const [one, other] of [
      [late, theirs],
      [theirs, late],
    ] as const) {
      const merged = mergeEvents(one, other);
      if (!merged.ok) throw new Error(merged.why);
      expect(await stateOf(merged.event)).toEqual(['missing', 'after-deadline']);
    }
    const inTime = mergeEvents(await taken(withDeadline, codes.anna, by('A', -1)), theirs);
    if (!inTime.ok) throw new Error(inTime.why);
    expect(await stateOf(inTime.event)).toEqual(['passed', 'counts']);
  });

  test('nor with a clock that is behind, even if another device enters them again', async () => {
    const late = await taken(withDeadline, codes.anna, by('A', 3));
    const merged = mergeEvents(until(late, 48, 2), await taken(withDeadline, codes.anna, by('B', 6)));
    if (!merged.ok) throw new Error(merged.why);
    expect(await stateOf(merged.event)).toEqual(['missing', 'after-deadline']);
  });

  test('does not excuse late codes of an attempt granted later', async () => {
    const over = snapshot(withDeadline, by('A', 1));
    const again = until(note(over, { kind: 'retakes', token: anna.token, attempts: 2 }, by('A', 2)), 24, 3);
    const late = await taken(again, codes.again, by('A', 30));
    for (const hours of [60, 0]) expect(await stateOf(until(late, hours, 40))).toEqual(['missing', 'after-deadline']);
    expect(await stateOf(await taken(until(again, 60, 20), codes.again, by('A', 30)))).toEqual(['passed', 'counts']);
  });

  test('applies even if the clock of the device that sets it is behind', async () => {
    const moved = until(until(granted, 48, 10), 24, 4);
    expect(await stateOf(await taken(moved, codes.anna, by('A', 30)))).toEqual(['missing', 'after-deadline']);
  });

  test('excuses nothing whichever clock is wrong: a code is bound by the deadline its device knew', async () => {
    const byAhead = setDeadline(event, DEADLINE, by('A', 24));
    const late = await taken(byAhead, codes.anna, by('B', 3));
    const byBehind = await taken(withDeadline, codes.anna, by('A', 1));
    for (const hours of [48, 0]) {
      expect(await stateOf(until(late, hours, 5))).toEqual(['missing', 'after-deadline']);
      expect(await stateOf(until(byBehind, hours, -3))).toEqual(['missing', 'after-deadline']);
    }
    expect(await stateOf(snapshot(until(late, 48, 5), by('B', 50)))).toEqual(['passed', 'counts']);
    expect(await stateOf(await taken(snapshot(byAhead, by('B', 2)), codes.anna, by('B', 3)))).toEqual([
      'missing',
      'late',
    ]);
  });

  test('applies to codes entered by a device that did not know it', async () => {
    const theirs = await taken(withDeadline, codes.anna, by('B', 3));
    const merged = mergeEvents(until(withDeadline, 48, -1), theirs);
    if (!merged.ok) throw new Error(merged.why);
    expect(await stateOf(merged.event)).toEqual(['passed', 'counts']);
  });
});

test('for a retake applies even if it was set on a device whose clock is behind the snapshot', async () => {
  const over = snapshot(withDeadline, by('A', 1));
  const again = note(over, { kind: 'retakes', token: anna.token, attempts: 2 }, by('A', 2));
  const there = setDeadline(again, DEADLINE + 24 * HOUR, by('B', -3));
  expect(await stateOf(await taken(there, codes.again, by('A', 30)))).toEqual(['missing', 'after-deadline']);
  expect(await stateOf(await taken(there, codes.again, by('A', 20)))).toEqual(['passed', 'counts']);
});

test('a code entered before its person counts once a merge tells whose it is', async () => {
  const withDora = note(event, { kind: 'person', ...enrol(rowOf('Dora'), peopleOf(event), vaultOf('D')) }, by('B', -9));
  const dora = peopleOf(withDora).at(-1);
  if (!dora) throw new Error('nobody there');
  const there = await taken(event, await codeBy(withDora, dora), by('A', -1));
  const merged = mergeEvents(there, withDora);
  if (!merged.ok) throw new Error(merged.why);
  expect(await stateOf(merged.event, dora.token)).toEqual(['passed', 'counts']);
});

test('snapshots and codes record the deadline that their device knew', async () => {
  const said = entriesOf(withDeadline, 'deadline')[0]?.id;
  const last = (there: ExamEvent): unknown => there.entries.at(-1);
  expect(said).toBeDefined();
  expect(last(snapshot(withDeadline, by('A', 0)))).toMatchObject({ kind: 'snapshot', deadline: said });
  expect(last(await taken(withDeadline, codes.anna, by('A', -1)))).toMatchObject({ kind: 'code', deadline: said });
  for (const there of [snapshot(event, by('A', 0)), await taken(event, codes.anna, by('A', -1))])
    expect(Object.keys(last(there) as object)).not.toContain('deadline');
});

describe('a snapshot taken by mistake', () => {
  const early = snapshot(event, by('B', -30));
  const snapshotOf = (there: ExamEvent): string => entriesOf(there, 'snapshot')[0]?.id ?? '';

  test('has no effect once it is withdrawn, and stays listed as withdrawn', async () => {
    const there = await taken(early, codes.anna, by('A', -1));
    expect(await stateOf(there)).toEqual(['missing', 'late']);
    const back = note(there, { kind: 'snapshot-back', entry: snapshotOf(there) }, by('A', 0));
    expect(await stateOf(back)).toEqual(['passed', 'counts']);
    expect(takenBack(back)).toMatchObject([{ by: 'A', at: DEADLINE, snapshot: { by: 'B', at: DEADLINE - 30 * HOUR } }]);
    expect(await stateOf(await taken(snapshot(back, by('A', 1)), codes.boris, by('A', 2)), boris.token)).toEqual([
      'missing',
      'late',
    ]);
  });

  test('was withdrawn by whoever did so first', () => {
    const back = (there: ExamEvent, name: string, hours: number): ExamEvent =>
      note(there, { kind: 'snapshot-back', entry: snapshotOf(there) }, by(name, hours));
    const other = note(early, { kind: 'snapshot-back', entry: '0'.repeat(16) }, by('D', -20));
    const told = takenBack(back(back(other, 'C', 0), 'A', 1));
    expect(told.map(({ by: name, at }) => [name, at])).toEqual([['C', DEADLINE]]);
  });

  test('stays withdrawn in every merge, and other snapshots do not', async () => {
    const back = note(early, { kind: 'snapshot-back', entry: snapshotOf(early) }, by('A', 0));
    const theirs = await taken(snapshot(early, by('B', 1)), codes.anna, by('B', 2));
    const merged = mergeEvents(theirs, back);
    if (!merged.ok) throw new Error(merged.why);
    expect([await stateOf(merged.event), takenBack(merged.event).length]).toEqual([['missing', 'late'], 1]);
  });

  test('rescues only what was there or came by the deadline when another is taken', async () => {
    const first = snapshot(await taken(withDeadline, codes.boris, by('A', 0)), by('A', 1));
    const late = await taken(first, codes.anna, by('A', 3));
    const back = note(late, { kind: 'snapshot-back', entry: snapshotOf(late) }, by('A', 4));
    const anew = snapshot(back, by('A', 5));
    expect([await stateOf(anew), (await stateOf(anew, boris.token))[0]]).toEqual([['missing', 'late'], 'passed']);
    const there = await taken(withDeadline, codes.anna, by('A', 1));
    const elsewhere = mergeEvents(withDeadline, await taken(withDeadline, codes.anna, by('B', 1)));
    if (!elsewhere.ok) throw new Error(elsewhere.why);
    for (const [line, known] of [
      [snapshot(there, by('A', 2)), there],
      [snapshot(withDeadline, by('A', 2)), elsewhere.event],
    ] as const) {
      const merged = mergeEvents(line, known);
      if (!merged.ok) throw new Error(merged.why);
      const undone = note(merged.event, { kind: 'snapshot-back', entry: snapshotOf(line) }, by('A', 4));
      expect(await stateOf(snapshot(undone, by('A', 5)))).toEqual(['passed', 'counts']);
    }
    const early1 = await taken(snapshot(withDeadline, by('A', -5)), codes.anna, by('A', -3));
    const early2 = note(early1, { kind: 'snapshot-back', entry: snapshotOf(early1) }, by('A', -2));
    expect(await stateOf(snapshot(early2, by('A', 1)))).toEqual(['passed', 'counts']);
  });
});

test('a code that came before its attempt was granted waits for an examiner', async () => {
  const there = await taken(withDeadline, codes.again, by('A', -3));
  const granted = note(there, { kind: 'retakes', token: anna.token, attempts: 2 }, by('A', -2));
  expect(await stateOf(there)).toEqual(['missing', 'not-granted']);
  expect(await stateOf(granted)).toEqual(['missing', 'before-grant']);
  const [{ entry } = { entry: '' }] = (await standingOf(granted, anna.token)).submissions;
  expect(await stateOf(note(granted, { kind: 'let-count', entry, counts: true }, by('A', 1)))).toEqual([
    'passed',
    'let count',
  ]);
});

test('a code that came before its grant still waits if another device enters it again', async () => {
  const early = await taken(withDeadline, codes.again, by('C', -5));
  const granted = note(early, { kind: 'retakes', token: anna.token, attempts: 2 }, by('C', -4));
  const again = note(withDeadline, { kind: 'retakes', token: anna.token, attempts: 2 }, by('A', -4));
  const merged = mergeEvents(await taken(again, codes.again, by('A', -3)), granted);
  if (!merged.ok) throw new Error(merged.why);
  expect(await stateOf(merged.event)).toEqual(['missing', 'before-grant']);
});

test('a code of a second attempt does not count just because everybody may now have two', async () => {
  const { blueprint } = withDeadline;
  const forAll = (there: ExamEvent): ExamEvent => ({ ...there, blueprint: { ...blueprint, attempts: 2 } });
  const early = await taken(withDeadline, codes.again, by('A', -3));
  const alone = note(early, { kind: 'retakes', token: anna.token, attempts: 2 }, by('A', -2));
  for (const there of [early, alone]) expect(await stateOf(forAll(there))).toEqual(['missing', 'before-grant']);
  expect(await stateOf(await taken(forAll(withDeadline), codes.again, by('A', -1)))).toEqual(['passed', 'counts']);
  const third = { ...alone, blueprint: { ...blueprint, attempts: 3 } };
  expect(attemptsOf(third, anna.token)).toBe(3);
});

test('the last decision applies, even if the device’s clock is behind', async () => {
  const exempt = note(event, { kind: 'exempt', token: anna.token, exempt: true, why: 'judge' }, by('A', 2));
  expect(await stateOf(exempt)).toEqual(['exempt']);
  const back = note(exempt, { kind: 'exempt', token: anna.token, exempt: false, why: '' }, by('B', 1));
  expect(await stateOf(back)).toEqual(['missing']);
});

test('“not after all” applies on a device that is behind, whichever entry of the code it names', async () => {
  const line = snapshot(event, by('A', 0));
  const mine = await taken(line, codes.anna, by('A', 2));
  const [{ entry } = { entry: '' }] = (await standingOf(mine, anna.token)).submissions;
  const counts = note(mine, { kind: 'let-count', entry, counts: true }, by('A', 3));
  const merged = mergeEvents(counts, await taken(line, codes.anna, by('B', 1)));
  if (!merged.ok) throw new Error(merged.why);
  const [{ entry: earliest } = { entry: '' }] = (await standingOf(merged.event, anna.token)).submissions;
  expect([earliest === entry, await stateOf(merged.event)]).toEqual([false, ['passed', 'let count']]);
  const not = note(merged.event, { kind: 'let-count', entry: earliest, counts: false }, by('B', 1));
  expect(await stateOf(not)).toEqual(['missing', 'late']);
});

test('only people whose number changes in a merge are listed', () => {
  const joined = (there: ExamEvent, name: string, hand: Hand): ExamEvent =>
    note(there, { kind: 'person', ...enrol(rowOf(name), peopleOf(there), hand.vault) }, hand);
  const mine = joined(event, 'Carl', by('A', 2));
  const merged = mergeEvents(mine, joined(event, 'Dora', by('B', 1)));
  if (!merged.ok) throw new Error(merged.why);
  expect(movedNumbers(mine, merged.event)).toMatchObject([{ name: 'Carl', was: 4, number: 1004 }]);
  expect(movedNumbers(mine, mine)).toEqual([]);
});

test('a code that took longer than allowed is noted', async () => {
  const sentIn = async (seconds: number): Promise<unknown> => {
    const handed = { ...handedBy(event, anna), seconds };
    const there = await taken(event, await formatCode(handed, anna.token, vaultOf('x'), 'riichi'), by('A', 0));
    return (await standingOf(there, anna.token)).submissions[0]?.otherAllowance;
  };
  const most = event.blueprint.minutes * 60;
  expect([await sentIn(most), await sentIn(most + 1)]).toEqual([false, true]);
});

test('a flood of stray codes neither fills the event nor hides one that belongs to somebody', async () => {
  const handed = handedBy(event, anna, () => undefined);
  const flood = await Promise.all(
    Array.from({ length: 503 }, (_, seconds) =>
      formatCode({ ...handed, seconds }, boris.token, vaultOf('x'), 'riichi'),
    ),
  );
  const found = await importCodes(event, [...flood, codes.anna].join('\n\n'), by('A', 0));
  expect([found.fresh, found.left]).toEqual([501, 3]);
  expect(await stateOf(found.event)).toEqual(['passed', 'counts']);
});

test('the code chosen by an examiner stays chosen if a merge shows it had been entered before', async () => {
  const [right, wrong] = [codes.anna, await codeBy(event, anna, () => undefined)];
  const both = await taken(await taken(event, right, by('A', -3)), wrong, by('A', -2));
  const submission = (await standingOf(both, anna.token)).submissions.find(({ grade }) => !grade.passed);
  const choice = { kind: 'choice', token: anna.token, attempt: 1, entry: submission?.entry ?? '' } as const;
  const chosen = note(both, choice, by('A', 0));
  const merged = mergeEvents(chosen, await taken(event, wrong, by('B', -4)));
  if (!merged.ok) throw new Error(merged.why);
  expect([(await stateOf(both))[0], (await stateOf(chosen))[0], (await stateOf(merged.event))[0]]).toEqual([
    'passed',
    'failed',
    'failed',
  ]);
});

test('marked codes leave room for stray ones', async () => {
  const { entries } = await taken(event, codes.anna, by('A', -3));
  const [code] = entries.slice(-1);
  const marked = Array.from({ length: 500 }, (_, i) => ({ ...code, digits: 'X', id: String(i).padStart(16, '0') }));
  const full = { ...event, entries: [...event.entries, ...marked] } as ExamEvent;
  const stranger = await formatCode({ ...handedBy(event, anna), number: 999 }, boris.token, vaultOf('x'), 'riichi');
  const found = await importCodes(full, stranger, by('A', -2));
  expect([found.fresh, found.left]).toEqual([1, 0]);
});

test('a grant applies to one person, and only from its time on', () => {
  const granted = note(event, { kind: 'retakes', token: boris.token, attempts: 3 }, by('A', 0));
  const then = (hours: number) => ({ at: DEADLINE + hours * HOUR });
  expect([attemptsOf(granted, anna.token), attemptsOf(granted, boris.token)]).toEqual([1, 3]);
  expect([attemptsOf(granted, boris.token, then(-1)), attemptsOf(granted, boris.token, then(0))]).toEqual([1, 3]);
  expect(attemptsOf(granted, anna.token, { ...then(0), ofAll: 2 })).toBe(2);
});

test('a grant dates from its first entry for that person', () => {
  const grant = (there: ExamEvent, token: string, attempts: number, hours: number): ExamEvent =>
    note(there, { kind: 'retakes', token, attempts }, by('A', hours));
  const there = grant(grant(grant(event, boris.token, 3, 1), anna.token, 2, 2), anna.token, 3, 3);
  const hoursOf = (token: string, attempt: number): number => (grantedAt(there, token, attempt) - DEADLINE) / HOUR;
  expect([1, 2, 3, 4].map((attempt) => hoursOf(anna.token, attempt))).toEqual([2, 2, 3, Infinity]);
  expect([hoursOf(boris.token, 2), grantedAt(event, boris.token, 2)]).toEqual([1, Infinity]);
});

test('decisions are listed in the order in which they were made, then by id', () => {
  const said = (id: string, at: number) => ({ id: id.padEnd(16, '0'), at, by: 'A', kind: 'saved', key: 1, people: 1 });
  const entries = [said('3', 2), said('2', 3), said('1', 3), said('4', 1)];
  const told = entriesOf({ ...event, entries } as ExamEvent, 'saved').map(({ id }) => id.charAt(0));
  expect(told).toEqual(['4', '3', '1', '2']);
});
