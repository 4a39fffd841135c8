import '../take-up-riichi.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { setDeadline } from '../../../src/quizzes/exams/deadline.ts';
import { type ExamEvent, type Hand, beginEvent, note } from '../../../src/quizzes/exams/event.ts';
import { formatEvent, readEvent } from '../../../src/quizzes/exams/event-file.ts';
import { type ExamQuestion, solveExamQuestion } from '../../../src/quizzes/exams/forms/index.ts';
import { marksOf } from '../../../src/quizzes/exams/grade.ts';
import { mergeEvents } from '../../../src/quizzes/exams/merge.ts';
import { peopleOf } from '../../../src/quizzes/exams/people.ts';
import type { Reading } from '../../../src/quizzes/exams/receipts/receipts.ts';
import { type Results, type State, resultsOf } from '../../../src/quizzes/exams/results.ts';
import type { Person } from '../../../src/quizzes/exams/roster.ts';
import { linkSeat, sealedSeat } from '../../../src/quizzes/exams/sealed.ts';
import { paperSeat, sheetOf, withSheet } from '../../../src/quizzes/exams/sheets.ts';
import { importCodes, likelyOwner } from '../../../src/quizzes/exams/submissions.ts';
import { drawEventKey } from '../../../src/quizzes/exams/event-key.ts';
import { makeRandom } from '../../../src/quizzes/base/random.ts';
import { SHORT, codeBy, eventOf, questionsFor, vaultOf } from './made.ts';

/** A third of the people each; who has which follows from the number. */
const LANGUAGES = ['en', 'ru', 'fr'] as const;
const languageOf = (number: number) => LANGUAGES[number % 3] ?? 'en';
const NUMBERS = Array.from({ length: 28 }, (_, i) => i + 1);
const at = (clock: string): number => Date.parse(`2026-11-22T${clock}:00Z`);
const READING: Reading = {
  local: ({ year, month, day, hour, minute, second }) => Date.UTC(year, month - 1, day, hour, minute, second),
};
let draws = 0;
const hand = (by: string, clock: string): Hand => ({ by, at: at(clock), vault: vaultOf(`${by} ${String(draws++)}`) });

const roster = peopleOf(eventOf(28)).map((one): Person => ({ ...one, language: languageOf(one.number) }));
const enrolled = (begun: ExamEvent): ExamEvent =>
  roster.reduce((now, one) => note(now, { kind: 'person', ...one }, hand('A', '10:00')), begun);
const plain = setDeadline(enrolled(beginEvent('Spring', SHORT, vaultOf('by link'))), at('18:30'), hand('A', '12:00'));
const sealed = setDeadline(
  enrolled(beginEvent('Spring', SHORT, vaultOf('sealed'), true)),
  at('18:30'),
  hand('A', '12:00'),
);
function person(number: number): Person {
  const found = roster.find((one) => one.number === number);
  if (!found) throw new Error(`nobody has ${String(number)}`);
  return found;
}

/** A code for somebody's own hands: right, or with nothing answered. */
async function codeOf(event: ExamEvent, one: Person, answers: 'right' | 'blank', attempt = 1): Promise<string> {
  const seat = linkSeat(event, { token: one.token, attempt });
  const right = questionsFor(SHORT, seat).map(solveExamQuestion);
  return codeBy(event, one, (_: ExamQuestion, place) => (answers === 'right' ? right[place] : undefined), attempt);
}

/** A message of a chat in one of three forms, by the language of who sends it. */
const SAY: Readonly<Record<(typeof LANGUAGES)[number], (name: string, clock: string, text: string) => string>> = {
  en: (name, clock, text) => `[22/11/2026, ${clock}:00] ${name}: ${text}`,
  ru: (name, clock, text) => `${name}, [22.11.2026 ${clock}]\n${text}`,
  fr: (name, clock, text) => `22/11/2026, ${clock} - ${name}: ${text}`,
};
const chatIn = (language: (typeof LANGUAGES)[number], lines: readonly (readonly [string, string, string])[]): string =>
  [['Org', '12:00', 'hello'] as const, ...lines].map((line) => SAY[language](...line)).join('\n');

/** The file of each device, merged in a random order, some of them twice; the result must not depend on it. */
async function mergedOf(files: readonly ExamEvent[]): Promise<Results> {
  const random = makeRandom('merging');
  const told = new Set<string>();
  let results: Results | undefined;
  for (let n = 0; n < 6; n++) {
    const order = [...files, random.pick(files)]
      .map((file) => ({ file, key: random.below(1_000_000) }))
      .sort((one, other) => one.key - other.key)
      .map(({ file }) => file);
    const event = order.reduce((mine, theirs) => {
      const read = readEvent(formatEvent(theirs));
      if (!read.ok || read.lost > 0) throw new Error('a file lost something');
      const merged = mergeEvents(mine, read.event);
      if (!merged.ok) throw new Error(merged.why);
      return merged.event;
    });
    results = await resultsOf(event, vaultOf('results'));
    told.add(JSON.stringify(results));
  }
  expect(told.size).toBe(1);
  if (!results) throw new Error('nothing merged');
  return results;
}
const inState = ({ standings }: Results, state: State): readonly number[] =>
  standings.flatMap((one) => (one.state === state ? [one.person.number] : []));
const without = (...numbers: readonly number[]): readonly number[] => NUMBERS.filter((n) => !numbers.includes(n));

/** Six phones that ask one person each two hands; the last phone hears two wrong answers. */
const phonesOf = (event: ExamEvent, asked: readonly number[]): readonly ExamEvent[] =>
  asked.map((number, i) =>
    note(
      event,
      {
        kind: 'desk',
        token: person(number).token,
        answers: i === asked.length - 1 ? [false, false] : [true, true],
        seconds: 60,
        onAnswered: true,
        device: `phone ${String(i)}`,
      },
      hand(i < 2 ? 'C' : `D${String(i)}`, '19:00'),
    ),
  );

describe.each([
  ['by link', plain],
  ['sealed', sealed],
] as const)('28 people %s, in three languages', (way, event) => {
  let results: Results;
  let unread: readonly (number | undefined)[];

  beforeAll(async () => {
    const codes = new Map<number, string>();
    for (const one of roster) codes.set(one.number, await codeOf(event, one, 'right'));
    const right = (number: number): string => codes.get(number) ?? '';
    const blank = (number: number): Promise<string> => codeOf(event, person(number), 'blank');
    const damaged = (code: string): string => code.replace(/.(?=-[^-]*$)/, (digit) => (digit === 'X' ? 'Y' : 'X'));
    const elsewhere = enrolled(beginEvent('Other', { ...SHORT, parts: SHORT.parts.slice(0, 1) }, vaultOf('other')));
    const under = async (maker: number, number: number): Promise<string> => {
      const answers = questionsFor(SHORT, linkSeat(event, { token: person(maker).token, attempt: 1 }));
      const right = answers.map(solveExamQuestion);
      return codeBy(event, { ...person(maker), number }, (_, place) => right[place]);
    };
    const twelve = right(12);

    const english = chatIn('en', [
      ['Player 3', '16:00', right(3)],
      ['Player 6', '16:01', right(6)],
      ['Player 6', '16:02', `again, just in case: ${right(6)}`],
      ['Player 9', '16:03', damaged(right(9))],
      ['Player 9', '16:05', right(9)],
      ['Player 12', '16:06', twelve.slice(0, 47)],
      ['Player 3', '16:06', 'my cat has 9 lives'],
      ['Player 12', '16:07', twelve.slice(47)],
      ['Player 15', '16:08', await codeOf(event, person(15), 'right', 2)],
      ['Player 18', '16:09', right(18)],
      ['Player 21', '16:10', await blank(21)],
      ['Player 21', '16:11', right(21)],
      ['Player 24', '16:12', damaged(right(24))],
    ]);
    const russian = chatIn('ru', [
      ['Игрок 1', '17:00', right(1)],
      ['Игрок 4', '17:01', `> ${right(4).toLowerCase()}`],
      ['Игрок 7', '17:02', await under(7, 10)],
      ['Игрок 10', '17:03', right(10)],
      ['Игрок 13', '17:04', await codeBy(elsewhere, person(13))],
      ['Игрок 19', '17:05', right(19)],
      ['Игрок 22', '17:06', right(22)],
      ['Игрок 25', '17:07', `«${right(25)}»`],
      ['Игрок 28', '17:08', await under(28, 400)],
    ]);
    const french = chatIn('fr', [
      ['Joueur 2', '18:00', right(2)],
      ['Joueur 5', '18:01', right(5)],
      ['Joueur 14', '18:10', await blank(14)],
      ['Joueur 14', '18:12', right(14)],
      ['Joueur 17', '18:20', right(17)],
      ['Joueur 22', '18:21', right(22)],
      ['Joueur 26', '18:30', right(26)],
      ['Joueur 8', '18:31', right(8)],
      ['Joueur 11', '18:32', right(11)],
      ['Joueur 23', '18:40', `vu\n${SAY.fr('Joueur 23', '18:05', right(23))}`],
    ]);

    const readers = [];
    const first = await importCodes(event, english, hand('A', '18:00'), READING);
    readers.push(first);
    let deskA = note(
      first.event,
      { kind: 'exempt', token: person(16).token, exempt: true, why: 'referee' },
      hand('A', '18:05'),
    );
    let deskB = (await importCodes(event, russian, hand('B', '18:20'), READING)).event;
    deskB = (await importCodes(deskB, await blank(17), hand('B', '18:25'), READING)).event;
    const last = await importCodes(deskA, french, hand('A', '21:00'), READING);
    readers.push(last);
    deskA = last.event;
    const eleven = deskA.entries.find((one) => one.kind === 'code' && one.receipt?.sender === 'Joueur 11');
    deskA = note(deskA, { kind: 'let-count', entry: eleven?.id ?? '', counts: true }, hand('A', '21:05'));
    if (way === 'sealed') deskB = note(deskB, { kind: 'released' }, hand('B', '15:00'));
    unread = readers.flatMap((one) => one.unread.map(({ claims }) => likelyOwner(event, claims)?.number));
    results = await mergedOf([deskA, deskB, ...phonesOf(event, [1, 2, 3, 5, 10, 19])]);
  });

  test('are each in the right state, whatever the order in which two desks and six phones merge', () => {
    const failed = [14, 19, 21];
    const missing = [7, 8, 13, 15, 20, 23, 24, 27, 28];
    expect(inState(results, 'exempt')).toEqual([16]);
    expect(inState(results, 'failed')).toEqual(failed);
    expect(inState(results, 'missing')).toEqual(missing);
    expect(inState(results, 'twice')).toEqual([]);
    expect(inState(results, 'passed')).toEqual(without(16, ...failed, ...missing));
  });

  test('have each code that does not count named with its reason', () => {
    const notes = results.standings.flatMap(({ person: { number }, submissions }) =>
      submissions.flatMap(({ not }) => (not === undefined ? [] : [[number, not]])),
    );
    expect(notes).toEqual([
      [8, 'after-deadline'],
      [14, 'second'],
      [15, 'not-granted'],
      [17, 'second'],
      [21, 'second'],
      [23, 'after-deadline'],
    ]);
    const byChat = results.standings.flatMap(({ person: { number }, submissions }) =>
      submissions.some(({ isByChat }) => isByChat) ? [number] : [],
    );
    expect(byChat).toEqual([2, 5, 14, 17, 26]);
  });

  test('leave no code without an owner that can be told: damaged, under another number, of another exam', () => {
    expect(unread).toEqual([9, 24]);
    expect(
      results.strays
        .map(({ number, why, maker }) => [number, why, maker?.number])
        .toSorted(([a], [b]) => Number(a) - Number(b)),
    ).toEqual([
      [10, 'foreign', 7],
      [13, 'other-exam', undefined],
      [400, 'unknown', 28],
    ]);
  });

  test('are sent by whom their chats name', () => {
    const senderOf = (number: number): string | undefined =>
      results.standings.find((one) => one.person.number === number)?.submissions.find(({ not }) => !not)?.receipt
        ?.sender;
    expect([3, 12, 4, 25, 2, 26].map(senderOf)).toEqual([
      'Player 3',
      'Player 12',
      'Игрок 4',
      'Игрок 25',
      'Joueur 2',
      'Joueur 26',
    ]);
  });
});

test('a sealed code that answers the hands of another key gives its owner nothing', async () => {
  const other = drawEventKey(vaultOf('another'));
  const seat = sealedSeat(SHORT, other, { token: person(1).token, attempt: 1 });
  const right = questionsFor(SHORT, seat).map(solveExamQuestion);
  const code = await codeBy(sealed, person(1), (_, place) => right[place]);
  const { event } = await importCodes(sealed, code, hand('A', '17:00'), READING);
  expect(inState(await resultsOf(event, vaultOf('results')), 'failed')).toEqual([1]);
});

test('28 people on paper, marked at two desks, are each in the right state', async () => {
  const laid = (event: ExamEvent, numbers: readonly number[]): ExamEvent =>
    numbers.reduce((now, number) => {
      const dealt = withSheet(now, paperSeat(now, { token: person(number).token, attempt: 1 }));
      if (!dealt.ok) throw new Error('nothing dealt');
      return dealt.event;
    }, event);
  const marked = (event: ExamEvent, number: number, by: string, isRight: boolean, clock: string): ExamEvent => {
    const { token } = person(number);
    const questions = sheetOf(event, paperSeat(event, { token, attempt: 1 }));
    if (!questions) throw new Error('no sheet');
    const marks = marksOf(questions, []).map((points) => points.map(({ topic }) => ({ topic, had: isRight })));
    return note(event, { kind: 'paper', token, attempt: 1, marks }, hand(by, clock));
  };
  let deskA = laid(plain, NUMBERS);
  let deskB = laid(plain, NUMBERS);
  expect(deskA.sheets).toEqual(deskB.sheets);
  expect(new Set(Object.values(deskA.sheets).map(({ questions }) => questions.join())).size).toBe(28);
  for (const number of NUMBERS.slice(0, 15)) deskA = marked(deskA, number, 'A', number % 5 !== 0, '17:00');
  for (const number of NUMBERS.slice(13, 27)) deskB = marked(deskB, number, 'B', number % 5 !== 0, '17:10');
  deskA = marked(deskA, 3, 'A', false, '17:20');
  deskB = marked(deskB, 9, 'B', false, '17:30');
  deskB = marked(deskB, 10, 'B', true, '17:30');
  const phones = phonesOf(plain, [1, 2, 4, 6, 7, 8]);
  const results = await mergedOf([deskA, deskB, ...phones]);
  expect(inState(results, 'twice')).toEqual([9, 10]);
  expect(inState(results, 'failed')).toEqual([3, 5, 8, 15, 20, 25]);
  expect(inState(results, 'missing')).toEqual([28]);
  expect(inState(results, 'passed')).toEqual(without(3, 5, 8, 9, 10, 15, 20, 25, 28));
  const nine = deskB.entries.findLast((one) => one.kind === 'paper' && one.token === person(9).token);
  const decided = note(
    deskB,
    { kind: 'choice', token: person(9).token, attempt: 1, entry: nine?.id ?? '' },
    hand('B', '18:00'),
  );
  expect(inState(await mergedOf([deskA, decided, ...phones]), 'failed')).toContain(9);
});

test('28 people orally, on six phones beside two desks, are each in the right state', async () => {
  const PHONES = 6;
  const answers = (event: ExamEvent, number: number, phone: number, all: readonly boolean[]): ExamEvent =>
    all.reduce(
      (now, _, i) =>
        note(
          now,
          {
            kind: 'desk',
            token: person(number).token,
            answers: all.slice(0, i + 1),
            seconds: 30 * (i + 1),
            device: `phone ${String(phone)}`,
          },
          hand(phone < 2 ? 'C' : `D${String(phone)}`, '17:00'),
        ),
      event,
    );
  const THROUGH = [true, true] as const;
  const OUT = [false, false] as const;
  const phones = Array.from({ length: PHONES }, (_, phone) =>
    NUMBERS.filter((number) => number % PHONES === phone).reduce(
      (now, number) =>
        number === 28
          ? answers(now, number, phone, [true])
          : answers(
              now,
              number,
              phone,
              number % 9 === 0 ? OUT : number % 4 === 0 ? [false, true, true, true] : THROUGH,
            ),
      plain,
    ),
  );
  // Number 18 tries again on another phone of an examiner with the same name, 7 once more on his own.
  const again = phones.map((one, phone) => (phone === 1 ? answers(answers(one, 18, 1, THROUGH), 7, 1, THROUGH) : one));
  const deskA = note(
    plain,
    { kind: 'exempt', token: person(5).token, exempt: true, why: 'referee' },
    hand('A', '17:30'),
  );
  const results = await mergedOf([deskA, plain, ...again]);
  expect(inState(results, 'exempt')).toEqual([5]);
  expect(inState(results, 'twice')).toEqual([18]);
  expect(inState(results, 'failed')).toEqual([9, 27]);
  expect(inState(results, 'missing')).toEqual([28]);
  expect(inState(results, 'passed')).toEqual(without(5, 9, 18, 27, 28));
});
