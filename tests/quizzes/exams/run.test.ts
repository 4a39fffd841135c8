import '../take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { type ExamEvent, type Hand, NEWEST, note } from '../../../src/quizzes/exams/event.ts';
import { formatEvent, readEvent } from '../../../src/quizzes/exams/event-file.ts';
import { marksOf } from '../../../src/quizzes/exams/grade.ts';
import { mergeEvents } from '../../../src/quizzes/exams/merge.ts';
import { peopleOf } from '../../../src/quizzes/exams/people.ts';
import { settingsApart } from '../../../src/quizzes/exams/change-blueprint.ts';
import { type Results, type State, changedIn, resultsOf } from '../../../src/quizzes/exams/results.ts';
import { noteSaved } from '../../../src/quizzes/exams/saved.ts';
import { type Person, enrol } from '../../../src/quizzes/exams/roster.ts';
import { questionsOf, sheetOf, withSheet } from '../../../src/quizzes/exams/sheets.ts';
import { importCodes, likelyOwner, snapshot } from '../../../src/quizzes/exams/submissions.ts';
import { ENGINE } from '../../../src/quizzes/exams/versions.ts';
import { makeRandom } from '../../../src/quizzes/base/random.ts';
import { SHORT, codeBy, eventOf, questionsFor, rowOf, vaultOf } from './made.ts';

let moment = 1000;
const by = (examiner: string): Hand => ({ by: examiner, at: moment++, vault: vaultOf(`${examiner}${moment}`) });
const A = (): Hand => by('A');
const B = (): Hand => by('B');

const nobody = (): undefined => undefined;
const event28 = eventOf(28);
const people = peopleOf(event28);
function person(number: number): Person {
  const found = people.find((one) => one.number === number);
  if (!found) throw new Error(`nobody has ${number}`);
  return found;
}
const right = (number: number, attempt?: number): Promise<string> =>
  codeBy(event28, person(number), undefined, attempt);
const blank = (number: number): Promise<string> => codeBy(event28, person(number), nobody);

const stateIn = ({ standings }: Results, number: number): State | undefined =>
  standings.find((one) => one.person.number === number)?.state;
const resultOf = (event: ExamEvent): Promise<Results> => resultsOf(event, vaultOf('results'));
const submissionOf = ({ standings }: Results, number: number) =>
  standings.find((one) => one.person.number === number)?.submissions[0];

/** Marks of a sheet on paper that was all right. */
const paperOf = ({ token }: Person, attempt = 1) => {
  const questions = questionsFor(SHORT, { token, attempt });
  return marksOf(questions, []).map((points) => points.map(({ topic }) => ({ topic, had: true })));
};

describe('28 people', () => {
  test('are examined by link, on paper and orally, by two examiners', async () => {
    const elsewhere = eventOf(28, { ...SHORT, parts: SHORT.parts.slice(0, 1) });
    const swapped = { ...person(9), number: 8 };
    const sent = [
      ...(await Promise.all([1, 2, 3, 4, 5, 6, 12].map((number) => right(number)))),
      await blank(7),
      await codeBy(event28, swapped),
      (await right(10)).replace(/.(?=-[^-]*$)/, 'U'),
      await right(11),
      await blank(11),
      await right(13, 2),
      await codeBy(elsewhere, person(14)),
      await codeBy(event28, { ...person(15), number: 400 }),
    ];
    const chat = sent.map((code, i) => `[18:${10 + i}] Player: ${code}`).join('\n');

    let mine = (await importCodes(event28, chat, A())).event;
    mine = note(mine, { kind: 'exempt', token: person(16).token, exempt: true, why: 'referee' }, A());
    mine = note(mine, { kind: 'retakes', token: person(17).token, attempts: 2 }, A());
    let theirs = note(event28, { kind: 'paper', token: person(18).token, attempt: 1, marks: paperOf(person(18)) }, B());
    for (const [number, answers] of [
      [19, [true, true]],
      [20, [false, false]],
      [21, [true, false, true, false, true]],
      [22, [true]],
      [1, [false, false]],
    ] as const)
      theirs = note(theirs, { kind: 'desk', token: person(number).token, answers: [...answers], seconds: 90 }, B());
    mine = snapshot(mine, A());
    mine = (await importCodes(mine, `${await right(23)} ${await right(17, 2)}`, A())).event;
    const merged = mergeEvents(mine, theirs);
    if (!merged.ok) throw new Error(merged.why);
    const results = await resultOf(merged.event);

    const states = new Map(results.standings.map((one) => [one.person.number, one.state]));
    const inState = (state: State) => [...states].flatMap(([number, one]) => (one === state ? [number] : []));
    expect(inState('passed')).toEqual([2, 3, 4, 5, 6, 11, 12, 18, 19, 21]);
    expect(inState('failed')).toEqual([1, 7, 20]);
    expect(inState('twice')).toEqual([]);
    expect(inState('exempt')).toEqual([16]);
    expect(inState('missing')).toEqual([8, 9, 10, 13, 14, 15, 17, 22, 23, 24, 25, 26, 27, 28]);
    expect(submissionOf(results, 13)?.not).toBe('not-granted');
    const deskIn = (number: number) => results.standings.find((one) => one.person.number === number)?.desk;
    expect([19, 20, 21, 22, 1, 2].map(deskIn)).toEqual(['through', 'out', 'through', 'open', 'out', undefined]);
    expect(submissionOf(results, 23)?.not).toBe('late');
    expect(results.strays.map(({ number, why }) => [number, why]).sort(([a], [b]) => Number(a) - Number(b))).toEqual([
      [8, 'foreign'],
      [14, 'other-exam'],
      [400, 'unknown'],
    ]);
  });
});

describe('a submission', () => {
  test('counts once, however often it is pasted; damaged ones are reported', async () => {
    const [one, other] = [await right(1), await right(2)];
    const first = await importCodes(event28, `${one}\n${one}\n${other.slice(0, -3)}`, A());
    expect([first.fresh, first.known, first.unread.map(({ why }) => why)]).toEqual([1, 1, ['damaged']]);
    const again = await importCodes(first.event, one, A());
    expect([again.fresh, again.known, again.event]).toEqual([0, 1, first.event]);
    expect(stateIn(await resultOf(again.event), 1)).toBe('passed');
  });

  test('twice in one text is listed in the order of the text', async () => {
    for (const swapped of [false, true]) {
      for (let n = 0; n < 8; n++) {
        const codes = [await blank(1), await right(1)];
        const text = (swapped ? codes.toReversed() : codes).join('\n');
        const { event } = await importCodes(event28, text, A());
        const submissions = (await resultOf(event)).standings.find((one) => one.person.number === 1)?.submissions;
        expect(submissions?.map(({ grade }) => grade.passed)).toEqual([swapped, !swapped]);
      }
    }
  });

  test('damaged is traced to the number that its beginning names, and not in another exam', async () => {
    const { unread } = await importCodes(event28, (await right(7)).slice(0, -12), A());
    expect(unread.map(({ claims }) => likelyOwner(event28, claims)?.number)).toEqual([7]);
    const other = eventOf(28, { ...SHORT, parts: SHORT.parts.slice(0, 1) });
    expect(likelyOwner(other, unread[0]?.claims)).toBeUndefined();
    const stump = await importCodes(event28, (await right(7)).slice(0, 14), A());
    expect(stump.unread.map(({ claims }) => claims)).toEqual([undefined]);
  });

  test('with somebody else’s link under another number is traced to whose link it was', async () => {
    const { event } = await importCodes(event28, await codeBy(event28, { ...person(5), number: 9 }), A());
    const { strays } = await resultOf(event);
    expect(strays).toMatchObject([{ number: 9, why: 'foreign', maker: { number: 5 } }]);
  });

  test('of absurd length is not kept', async () => {
    const { fresh, unread } = await importCodes(event28, `TENSUQU-1ZZZ${'0'.repeat(32_000)}`, A());
    expect([fresh, unread.length]).toEqual([0, 1]);
  });

  test('leaves nothing of a text but its codes', async () => {
    const { event } = await importCodes(event28, `Anna’s phone is 555 0199 ${await right(1)} <b>bye</b>`, A());
    expect(formatEvent(event)).not.toMatch(/555|bye|Anna/);
  });

  test('made twice counts as it came first, until the organizer chooses the other', async () => {
    const { event } = await importCodes(event28, `${await blank(1)} ${await right(1)}`, A());
    const results = await resultOf(event);
    expect(stateIn(results, 1)).toBe('failed');
    const submissions = results.standings.find((one) => one.person.number === 1)?.submissions ?? [];
    expect(submissions.map(({ grade, not }) => [grade.passed, not])).toEqual([
      [false, undefined],
      [true, 'second'],
    ]);
    for (const { entry, grade } of submissions) {
      const told = note(event, { kind: 'choice', token: person(1).token, attempt: 1, entry }, A());
      expect(stateIn(await resultOf(told), 1)).toBe(grade.passed ? 'passed' : 'failed');
    }
  });

  test('that was late does not hold against a second one that was in time, or one that an examiner accepted', async () => {
    const line = snapshot((await importCodes(event28, await right(2), A())).event, A());
    const late = (await importCodes(line, await blank(1), A())).event;
    const [entry] = late.entries.filter(({ kind }) => kind === 'code').slice(-1);
    const both = (await importCodes(late, await right(1), A())).event;
    expect(stateIn(await resultOf(both), 1)).toBe('missing');
    const second = both.entries.filter(({ kind }) => kind === 'code').at(-1);
    const accepted = note(both, { kind: 'let-count', entry: second?.id ?? '', counts: true }, A());
    expect(stateIn(await resultOf(accepted), 1)).toBe('passed');
    const again = note(accepted, { kind: 'let-count', entry: entry?.id ?? '', counts: true }, A());
    expect(stateIn(await resultOf(again), 1)).toBe('failed');
  });

  test('by link beside a sheet on paper waits for the organizer', async () => {
    const { token } = person(1);
    const paper = note(event28, { kind: 'paper', token, attempt: 1, marks: paperOf(person(1)) }, A());
    const { event } = await importCodes(paper, await blank(1), A());
    expect(stateIn(await resultOf(event), 1)).toBe('twice');
  });

  test('of a granted retake counts beside the first attempt', async () => {
    const { event } = await importCodes(event28, await blank(1), A());
    expect(stateIn(await resultOf(event), 1)).toBe('failed');
    const granted = note(event, { kind: 'retakes', token: person(1).token, attempts: 2 }, A());
    expect(stateIn(await resultOf((await importCodes(granted, await right(1, 2), A())).event), 1)).toBe('passed');
  });

  test('with another time than the roster gives is noticed', async () => {
    const { event } = await importCodes(event28, await codeBy(event28, { ...person(1), timeFactor: 200 }), A());
    expect(submissionOf(await resultOf(event), 1)).toMatchObject({ otherAllowance: true, grade: { passed: true } });
  });

  test('about hands that were not dealt is not marked', async () => {
    const kept = withSheet(event28, { token: person(1).token, attempt: 1 });
    if (!kept.ok) throw new Error('nothing dealt');
    const older = Object.fromEntries(
      Object.entries(kept.event.sheets).map(([key, one]) => [key, { ...one, generator: 0 }]),
    );
    const { event } = await importCodes({ ...event28, sheets: older }, await right(1), A());
    const results = await resultOf(event);
    expect([stateIn(results, 1), submissionOf(results, 1)?.not]).toEqual(['missing', 'other-hands']);
  });

  test('keeps its grade after a rule was corrected', async () => {
    const { event } = await importCodes(event28, await right(1), A());
    const entries = event.entries.map((entry) =>
      entry.kind === 'code' && entry.marked
        ? {
            ...entry,
            marked: {
              engine: ENGINE - 1,
              marks: entry.marked.marks.map((points) => points.map((point) => ({ ...point, had: false }))),
            },
          }
        : entry,
    );
    const submission = submissionOf(await resultOf({ ...event, entries }), 1);
    expect([submission?.before?.passed, submission?.grade.passed]).toEqual([false, true]);
    expect(submissionOf(await resultOf(event), 1)?.before).toBeUndefined();
    const again = event.entries.flatMap((entry) =>
      entry.kind === 'code' ? [{ ...entry, id: 'Z'.repeat(16), at: 9e9 }] : [],
    );
    const twice = submissionOf(await resultOf({ ...event, entries: [...entries, ...again] }), 1);
    expect([twice?.entries.length, twice?.before?.passed]).toEqual([2, false]);
  });

  test('on paper, an examiner’s last word applies, and a disagreement waits for the organizer', () => {
    const { token } = person(1);
    const good = paperOf(person(1));
    const bad = good.map((points) => points.map((point) => ({ ...point, had: false })));
    const paper = (event: ExamEvent, marks: typeof good, hand: Hand) =>
      note(event, { kind: 'paper', token, attempt: 1, marks }, hand);
    const mended = paper(paper(event28, bad, A()), good, A());
    return Promise.all([
      expect(resultOf(mended).then((results) => stateIn(results, 1))).resolves.toBe('passed'),
      expect(resultOf(paper(mended, good, B())).then((results) => stateIn(results, 1))).resolves.toBe('passed'),
      expect(resultOf(paper(mended, bad, B())).then((results) => stateIn(results, 1))).resolves.toBe('twice'),
    ]);
  });

  test('on paper, the organizer’s choice stays when an earlier examiner turns out to agree', async () => {
    const { token } = person(1);
    const good = paperOf(person(1));
    const bad = good.map((points) => points.map((point) => ({ ...point, had: false })));
    const marked = { kind: 'paper', token, attempt: 1 } as const;
    const early = note(event28, { ...marked, marks: good }, B());
    const own = note(note(event28, { ...marked, marks: bad }, by('C')), { ...marked, marks: good }, A());
    const chosen = own.entries.at(-1);
    const decided = note(own, { kind: 'choice', token, attempt: 1, entry: chosen?.id ?? '' }, A());
    const merged = mergeEvents(decided, early);
    if (!merged.ok) throw new Error(merged.why);
    expect([stateIn(await resultOf(own), 1), stateIn(await resultOf(decided), 1)]).toEqual(['twice', 'passed']);
    expect(stateIn(await resultOf(merged.event), 1)).toBe('passed');
  });

  test('by link, the hands appear beside the answers even if only a merge tells whose code it is', async () => {
    const person29 = enrol(rowOf('Late'), people, vaultOf('29'));
    const theirs = note(event28, { kind: 'person', ...person29 }, B());
    const mine = (await importCodes(event28, await codeBy(theirs, person29), A())).event;
    const merged = mergeEvents(mine, theirs);
    if (!merged.ok) throw new Error(merged.why);
    const submission = submissionOf(await resultOf(merged.event), 29);
    expect(submission?.grade.passed).toBe(true);
    expect(submission && questionsOf(merged.event, person29, submission)).toEqual(
      questionsFor(SHORT, { token: person29.token, attempt: 1 }),
    );
  });
});

test('orally, a candidate who failed on one phone does not pass by restarting on another of the same name', async () => {
  const { token } = person(1);
  const answered = (answers: readonly (readonly boolean[])[]): ExamEvent =>
    answers.reduce((now, one) => note(now, { kind: 'desk', token, answers: [...one], seconds: 60 }, A()), event28);
  const out = [[false], [false, false]];
  expect(stateIn(await resultOf(answered(out)), 1)).toBe('failed');
  expect(stateIn(await resultOf(answered([...out, [true], [true, true]])), 1)).toBe('twice');
  expect(stateIn(await resultOf(answered([...out, [false], [], [true], [true, true]])), 1)).toBe('passed');
});

test('orally, two phones of the same name are two exams, even if the second starts with a wrong answer', async () => {
  const { token } = person(1);
  const answered = (device: string, answers: readonly (readonly boolean[])[], event: ExamEvent): ExamEvent =>
    answers.reduce(
      (now, one) => note(now, { kind: 'desk', token, answers: [...one], seconds: 60, device }, A()),
      event,
    );
  const out = answered('one', [[false], [false, false]], event28);
  const through = [[false], [false, true], [false, true, true], [false, true, true, true]];
  expect(stateIn(await resultOf(answered('other', through, out)), 1)).toBe('twice');
  expect(stateIn(await resultOf(answered('one', through, out)), 1)).toBe('passed');
});

test('anybody whose status changes in a merge is named', async () => {
  const one = (await importCodes(event28, await right(1), A())).event;
  const both = (await importCodes(one, await blank(2), B())).event;
  const changed = changedIn(await resultOf(one), await resultOf(both));
  expect(changed.map(({ person: { number }, state }) => [number, state])).toEqual([[2, 'failed']]);
  expect(settingsApart(SHORT, { ...SHORT, passMark: 0.1, minutes: 5 })).toEqual(['passMark', 'minutes']);
  expect(settingsApart(SHORT, { ...SHORT })).toEqual([]);
});

describe('two events', () => {
  test('can be merged in any order, and repeatedly, with the same result', async () => {
    const one = (await importCodes(event28, await right(1), A())).event;
    const other = (await importCodes(event28, `${await right(1)} ${await right(2)}`, B())).event;
    const [there, back] = [mergeEvents(one, other), mergeEvents(other, one)];
    expect(there).toEqual(back);
    if (!there.ok) throw new Error(there.why);
    expect(mergeEvents(there.event, one)).toEqual(there);
    const results = await resultOf(there.event);
    expect([stateIn(results, 1), stateIn(results, 2)]).toEqual(['passed', 'passed']);
  });

  test('with different ids are not merged', () => {
    expect(mergeEvents(event28, { ...event28, id: '0000000000000000' })).toEqual({ ok: false, why: 'other-event' });
    const other = { ...event28, blueprint: { ...SHORT, rules: 'ema-2016' as const } };
    expect(mergeEvents(event28, other)).toEqual({ ok: false, why: 'other-blueprint' });
  });

  test('keep both people with the same number: the later one is renumbered, and his link still works', async () => {
    const added = (name: string, hand: Hand) =>
      note(
        event28,
        { kind: 'person', ...person(1), name, number: 29, token: `${name}000000000000`.slice(0, 12) },
        hand,
      );
    const merged = mergeEvents(added('AAAA', A()), added('BBBB', B()));
    if (!merged.ok) throw new Error(merged.why);
    const numbers = peopleOf(merged.event).slice(28);
    expect(numbers.map(({ number, name }) => [number, name])).toEqual([
      [29, 'AAAA'],
      [1029, 'BBBB'],
    ]);
    const sent = await codeBy(event28, { ...person(1), number: 29, token: 'BBBB00000000' });
    const later = await codeBy(event28, { ...person(1), number: 1029, token: 'BBBB00000000' }, nobody);
    for (const code of [sent, later]) {
      const { event } = await importCodes(merged.event, code, A());
      expect(stateIn(await resultOf(event), 1029)).toBe(code === sent ? 'passed' : 'failed');
    }
    const added29 = note(
      merged.event,
      { kind: 'person', ...enrol(rowOf('Carl'), peopleOf(merged.event), vaultOf('c')) },
      A(),
    );
    expect(
      peopleOf(added29)
        .map(({ number }) => number)
        .slice(28),
    ).toEqual([29, 30, 1029]);
  });

  test('of three devices recognise every honest code, and change no number that was in a saved file', async () => {
    const enrolled = (name: string, at: number): ExamEvent =>
      note(
        event28,
        { kind: 'person', ...person(1), name, number: 29, token: `${name}000000000000`.slice(0, 12) },
        { ...A(), at },
      );
    const both = mergeEvents(enrolled('AAAA', 5e12), enrolled('BBBB', 6e12));
    if (!both.ok) throw new Error(both.why);
    const saved = noteSaved(both.event, A());
    expect(noteSaved(saved, A()).entries).toHaveLength(saved.entries.length + 1);
    const all = mergeEvents(saved, enrolled('CCCC', 4e12));
    if (!all.ok) throw new Error(all.why);
    const numbers = peopleOf(all.event).slice(28);
    expect(numbers.map(({ number, name }) => [number, name])).toEqual([
      [29, 'CCCC'],
      [1029, 'BBBB'],
      [2029, 'AAAA'],
    ]);
    for (const [token, given, now] of [
      ['AAAA00000000', 29, 2029],
      ['BBBB00000000', 1029, 1029],
      ['BBBB00000000', 29, 1029],
      ['CCCC00000000', 29, 29],
    ] as const) {
      const code = await codeBy(event28, { ...person(1), number: given, token });
      const { event } = await importCodes(all.event, code, A());
      const results = await resultOf(event);
      expect([stateIn(results, now), results.strays]).toEqual(['passed', []]);
    }
  });

  test('let somebody enrolled on both keep his first number', () => {
    const enrolled = (there: ExamEvent, name: string, number: number, at: number): ExamEvent =>
      note(
        there,
        { kind: 'person', ...person(1), name, number, token: `${name}000000000000`.slice(0, 12) },
        { ...A(), at },
      );
    const mine = enrolled(event28, 'XXXX', 29, 5e12);
    const theirs = enrolled(enrolled(event28, 'ZZZZ', 29, 6e12), 'XXXX', 30, 7e12);
    const merged = mergeEvents(mine, theirs);
    expect(
      merged.ok &&
        peopleOf(merged.event)
          .slice(28)
          .map(({ number, name }) => [number, name]),
    ).toEqual([
      [29, 'XXXX'],
      [1029, 'ZZZZ'],
    ]);
  });
});

describe('the file of an event', () => {
  test('restores it unchanged, hands included', async () => {
    const { event } = await importCodes(event28, await right(1), A());
    expect(readEvent(formatEvent(event))).toEqual({ ok: true, event, lost: 0, isChanged: false });
    expect(sheetOf(event, { token: person(1).token, attempt: 1 })).toHaveLength(4);
  });

  test('loses only what is damaged, and says how much', () => {
    const file = JSON.parse(formatEvent(event28)) as { entries: unknown[] };
    file.entries[3] = { kind: 'person', name: 'nobody' };
    const read = readEvent(JSON.stringify(file));
    expect(read.ok && [read.lost, peopleOf(read.event).length]).toEqual([1, 27]);
  });

  test.each([
    ['', 'unreadable'],
    ['{"version":1', 'unreadable'],
    ['null', 'something-else'],
    ['{"version":1,"books":{}}', 'something-else'],
    [JSON.stringify({ ...event28, version: NEWEST + 1 }), 'newer'],
    [JSON.stringify({ ...event28, secret: 'x' }), 'damaged'],
  ])('that is none says why: %s', (text, why) => expect(readEvent(text)).toMatchObject({ ok: false, why }));

  test('of an earlier version is read as one of the newest', () => {
    expect(readEvent(JSON.stringify({ ...event28, version: 1 }))).toEqual({
      ok: true,
      event: event28,
      lost: 0,
      isChanged: false,
    });
  });

  test('that was altered is read or refused, and never throws', async () => {
    const random = makeRandom('files');
    const text = formatEvent((await importCodes(eventOf(2), await right(1), A())).event);
    for (let n = 0; n < Number(process.env.EXAM_MUTATIONS ?? 300); n++) {
      const at = random.below(text.length);
      const changed =
        text.slice(0, at) + random.pick(['', '0', '"', '}', 'x', ',', '-1', 'null']) + text.slice(at + random.below(3));
      const read = readEvent(changed);
      if (read.ok) await resultOf(read.event);
    }
  });
});
