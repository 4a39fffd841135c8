import '../take-up-riichi.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { setDeadline } from '../../../src/quizzes/exams/deadline.ts';
import { formatEvent, readEvent } from '../../../src/quizzes/exams/event-file.ts';
import type { ExamEvent } from '../../../src/quizzes/exams/event.ts';
import { resultsOf } from '../../../src/quizzes/exams/results.ts';
import { importCodes, namedLike, snapshot } from '../../../src/quizzes/exams/submissions.ts';
import { peopleOf } from '../../../src/quizzes/exams/people.ts';
import { askedDate, type Reading, receive } from '../../../src/quizzes/exams/receipts/receipts.ts';
import { type Written, readMoment } from '../../../src/quizzes/exams/receipts/moment.ts';
import { makeRandom } from '../../../src/quizzes/base/random.ts';
import { CHATS } from './chats.ts';
import { codeBy, eventOf, vaultOf } from './made.ts';

const local = ({ year, month, day, hour, minute, second }: Written): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);
const READING: Reading = { local };
const event = eventOf(4);
const people = peopleOf(event);
const [player] = people;
if (!player) throw new Error('nobody there');
const codes = new Map<string, string>();

beforeAll(async () => {
  for (const person of people) codes.set(String(person.number), await codeBy(event, person));
});

const filled = (text: string): string => {
  const fill = (inner: string): string => inner.replace(/\{\{(\d)\}\}/g, (_, n: string) => codes.get(n) ?? '');
  return fill(text).replace(/(?:^[A-Za-z0-9+/]{20,}={0,2}\n?)+/gm, (part) => {
    const plain = Buffer.from(part.replaceAll('\n', ''), 'base64').toString('utf8');
    return plain.includes('{{')
      ? (
          Buffer.from(fill(plain))
            .toString('base64')
            .match(/.{1,76}/g) ?? []
        ).join('\n')
      : part;
  });
};
const momentOf = (sent: string): number => Date.parse(`${sent.length === 16 ? `${sent}:00` : sent}Z`);
const readIn = (text: string, reading = READING) =>
  receive(text, reading).map((one) => [
    one.ok ? one.code.handed.number : one.why,
    one.receipt?.sender,
    one.receipt?.sent,
  ]);

test('there are exports of eight kinds in five languages', () => {
  expect(CHATS.length).toBeGreaterThanOrEqual(30);
  expect(new Set(CHATS.map(({ lang }) => lang)).size).toBe(5);
});

test.each(CHATS)('every code, sender and time is read, or asked: $program, $lang', ({ text, said }) => {
  const pasted = filled(text);
  const isAsked = said.some(([, , sent]) => sent === 'asked');
  expect(askedDate(pasted) !== undefined).toBe(isAsked);
  expect(readIn(pasted)).toEqual(said.map(([n, sender, sent]) => [n, sender, isAsked ? undefined : momentOf(sent)]));
});

test('an answer to what comes first reads the day and the month', () => {
  const text = filled('4/3/26, 6:03 PM - Anna: {{1}}\n4/3/26, 6:41 PM - Bob: {{2}}');
  const sentBy = (order: Reading['order']) => readIn(text, { local, order }).map(([, , sent]) => sent);
  expect(sentBy('month-first')[0]).toBe(Date.UTC(2026, 3, 3, 18, 3));
  expect(sentBy('day-first')[1]).toBe(Date.UTC(2026, 2, 4, 18, 41));
  expect(askedDate(filled('3/3/26, 18:03 - Anna: {{1}}\n3/3/26, 18:41 - Bob: {{2}}'))).toBeUndefined();
});

describe('a code that a header splits', () => {
  const split = (at: number, header: string): string => {
    const code = codes.get('1') ?? '';
    return `[22.11.26, 18:03:11] Anna: ${code.slice(0, at)}\n${header}${code.slice(at)}`;
  };

  test('is joined where the next message is of the same person, even with somebody between', () => {
    for (const at of [30, 42, 61]) {
      expect(readIn(split(at, '[22.11.26, 18:03:12] Anna: ')).map(([n, sender]) => [n, sender])).toEqual([[1, 'Anna']]);
      const between = split(at, '[22.11.26, 18:03:12] Bob: hello 12\n[22.11.26, 18:03:13] Anna: ');
      expect(readIn(between).map(([n, sender]) => [n, sender])).toEqual([[1, 'Anna']]);
    }
  });

  test('is not joined over two people', () => {
    const read = receive(split(42, '[22.11.26, 18:03:12] Bob: '), READING);
    expect(read.every((one) => !one.ok)).toBe(true);
  });
});

describe('a time that a sender could have written himself', () => {
  const claims = (text: string) => receive(filled(text), READING).map(({ receipt }) => receipt?.isClaimed);

  test('proves nothing: in a message after a later one, alone, or in the head of a mail without a server’s mark', () => {
    const late = '[22.11.26, 18:00:00] Bob: hi\n[22.11.26, 21:00:00] Anna: see\n[22.11.26, 17:59:00] Anna: {{1}}';
    expect(claims(late)).toEqual([true]);
    expect(claims('[22.11.26, 17:59:00] Anna: {{1}}')).toEqual([true]);
    const quoted = 'On 22 Nov 2026 at 17:59, Anna <a@example.org> wrote:';
    expect(claims(`On 21 Nov 2026 at 10:00, Bob <b@example.org> wrote:\n> hi\n${quoted}\n> {{1}}`)).toEqual([true]);
    expect(claims('From: Anna <a@example.org>\nDate: Sun, 22 Nov 2026 17:59:00 +0000\nSubject: x\n\n{{1}}')).toEqual([
      true,
    ]);
  });

  test('proves nothing in a name that looks like a header, or where a header is not recognised', () => {
    const above = 'Bob, [22.11.2026 17:00]\nhi\n';
    const named = `${above}Anna, [22.11.2026 17:59], [22.11.2026 21:00]\n{{1}}`;
    expect(readIn(filled(named))).toEqual([[1, 'Anna, [22.11.2026 17:59]', momentOf('2026-11-22T21:00')]]);
    const discord = 'Bob — 22/11/2026 17:00\nhi\nAnna — 22/11/2026 17:59 — 22/11/2026 21:00\n{{1}}';
    expect(readIn(filled(discord))[0]?.[2]).toBe(momentOf('2026-11-22T21:00'));
    const unread = `Eve, [22.11.2026 16:59]\nhello\n${above}${'A'.repeat(300)}, [22.11.2026 21:00]\n{{1}}`;
    expect(claims(unread)).toEqual([true]);
  });

  test('proves nothing below a mail whose own date is all that its head says, whatever its text pretends to be', () => {
    const mail = 'From: Anna <a@example.org>\nDate: Sun, 22 Nov 2026 17:00:00 +0000\nSubject: x\n\n';
    const chat = '[22.11.26, 17:58:00] Bob: hi\n[22.11.26, 17:59:00] Anna: {{1}}';
    const server = 'Received: from a by b; Sun, 22 Nov 2026 17:59:00 +0000\nFrom: Anna <a@example.org>\n';
    const inner = `${server}Date: Sun, 22 Nov 2026 17:59:00 +0000\n\n{{1}}`;
    expect(claims(mail + chat)).toEqual([true]);
    expect(claims(`${mail}\n${inner}`)).toEqual([true]);
    expect(claims(`${inner.replace('{{1}}', 'hi')}\n\n${inner}`)).toEqual([undefined]);
  });

  test('is that of a form in its table, and stays that of a server in a folder where mails quote others', () => {
    expect(claims('Time,Name,Code\n22.11.2026 17:00,Bob,later\n22.11.2026 17:59,Anna,{{1}}')).toEqual([undefined]);
    const mailAt = (clock: string, body: string): string =>
      `Received: from a by b; Sun, 22 Nov 2026 ${clock} +0000\nFrom: A <a@example.org>\nDate: Sun, 22 Nov 2026 ${clock} +0000\n\n${body}\n`;
    const quoting = '{{1}}\n\nOn 20 Nov 2026 at 10:00, Org <o@example.org> wrote:\n> hello';
    expect(claims(mailAt('17:00:00', quoting) + mailAt('17:10:00', '{{2}}'))).toEqual([undefined, undefined]);
  });

  test('is not what a chat or a server says in its order', () => {
    expect(claims('[22.11.26, 18:00:00] Bob: hi\n[22.11.26, 18:05:00] Anna: {{1}}')).toEqual([undefined]);
  });
});

describe('a code that is pasted after the deadline', () => {
  const hand = (at: number) => ({ by: 'A', at, vault: vaultOf(String(at)) });
  const at = (clock: string): number => Date.parse(`2026-11-22T${clock}:00Z`);
  const until = setDeadline(event, at('18:30'), hand(at('12:00')));
  const chat = (clock: string): string =>
    filled(`[22.11.2026, 17:00:00] Bob: hello\n[22.11.2026, ${clock}:00] Player 1: {{1}}`);
  async function stateAfter(before: ExamEvent, text: string, pastedAt = at('21:00')) {
    const taken = await importCodes(before, text, hand(pastedAt), READING);
    const [one] = (await resultsOf(taken.event, vaultOf('by chat'))).standings;
    return { ...taken, state: one?.state, submission: one?.submissions[0] };
  }

  test('is in time by the chat, on the minute too, and not a minute later', async () => {
    for (const clock of ['17:59', '18:30']) {
      const { state, submission, event: kept } = await stateAfter(until, chat(clock));
      expect([state, submission?.isByChat, submission?.receipt]).toEqual([
        'passed',
        true,
        { sender: 'Player 1', sent: at(clock) },
      ]);
      expect(readEvent(formatEvent(kept))).toMatchObject({ event: kept, lost: 0 });
    }
    const late = await stateAfter(until, chat('18:31'));
    expect([late.state, late.submission?.not]).toEqual(['missing', 'after-deadline']);
  });

  test('is in time after the snapshot, too, and when a second paste tells its time', async () => {
    const line = snapshot(until, hand(at('19:00')));
    expect((await stateAfter(line, chat('18:00'))).state).toBe('passed');
    const bare = await stateAfter(line, filled('{{1}}'));
    expect([bare.state, bare.submission?.not]).toEqual(['missing', 'late']);
    const told = await stateAfter(bare.event, chat('18:00'), at('22:00'));
    expect([told.known, told.state, told.submission?.isByChat]).toEqual([1, 'passed', true]);
  });

  test('stays late where only the sender can have written the time', async () => {
    const late = filled(`[22.11.2026, 20:00:00] Player 1: look\n[22.11.2026, 18:00:00] Player 1: {{1}}`);
    const { state, submission } = await stateAfter(until, late);
    expect([state, submission?.receipt?.isClaimed]).toEqual(['missing', true]);
    const mail = filled(`From: Player 1 <p@example.org>\nDate: Sun, 22 Nov 2026 18:00:00 +0000\nSubject: x\n\n{{1}}`);
    expect((await stateAfter(until, mail)).state).toBe('missing');
  });

  test('stays late when it was sent after a deadline that was put off later', async () => {
    const later = setDeadline(until, at('20:30'), hand(at('20:00')));
    expect((await stateAfter(later, chat('19:00'))).state).toBe('missing');
    expect((await stateAfter(later, chat('20:10'))).state).toBe('passed');
  });

  test('comes first of two by its time in the chat, though it is pasted second', async () => {
    const other = await codeBy(event, player, () => undefined);
    const first = await importCodes(
      event,
      `[22.11.2026, 17:00:00] Bob: hello\n[22.11.2026, 18:20:00] Player 1: ${other}`,
      hand(at('18:21')),
      READING,
    );
    const { submission } = await stateAfter(first.event, chat('18:10'), at('18:25'));
    expect([submission?.grade.passed, submission?.not]).toEqual([true, undefined]);
  });

  test('that is damaged is traced by its sender’s name', async () => {
    const cut = (codes.get('3') ?? '').slice(0, 14);
    const { unread } = await stateAfter(
      until,
      `[22.11.2026, 17:00:00] Bob: hi\n[22.11.2026, 18:00:00] player 3: ${cut}`,
    );
    expect(unread.map(({ receipt }) => namedLike(event, receipt?.sender)?.number)).toEqual([3]);
    expect(['Player', 'Nobody', '', undefined].map((sender) => namedLike(event, sender))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test.each<readonly [string, unknown]>([
  ['22.11.2026 18:03', [2026, 11, 22, 18, 3, 0, undefined]],
  ['Sun, 22 Nov 2026 18:03:11 +0530', [2026, 11, 22, 18, 3, 11, 330]],
  ['11/22/26, 12:03:11 AM', [2026, 11, 22, 0, 3, 11, undefined]],
  ['2026-11-22T18:03:11Z', [2026, 11, 22, 18, 3, 11, 0]],
  ['22 мая 2026 г. в 18:03', [2026, 5, 22, 18, 3, 0, undefined]],
  ['22 травня 2026 р. о 18:03', [2026, 5, 22, 18, 3, 0, undefined]],
  ['22 maggio 2026 alle 18:03', [2026, 5, 22, 18, 3, 0, undefined]],
  ['22 août 2026 à 18 h 03', [2026, 8, 22, 18, 3, 0, undefined]],
  ['22 juin 2026 à 18:03', [2026, 6, 22, 18, 3, 0, undefined]],
  ['22 juil. 2026 à 18:03', [2026, 7, 22, 18, 3, 0, undefined]],
  ['November 22, 2026 6:03 PM', [2026, 11, 22, 18, 3, 0, undefined]],
  ['22.11.2026 25:03', undefined],
  ['42.11.2026 18:03', undefined],
  ['22.11.2026', undefined],
  ['18:03', undefined],
  ['', undefined],
])('“%s” is read as a moment', (text, wanted) => {
  const read = readMoment(text);
  const one = read?.isClear ? read.written : undefined;
  expect(one && [one.year, one.month, one.day, one.hour, one.minute, one.second, one.zone]).toEqual(wanted);
});

test('mutated chats never throw, and give no code but those that were sent', () => {
  const random = makeRandom('chats');
  const letters = Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ[](),.:/- \n\t"{}<>=Яé\u202e\0😀');
  const right = new Set(receive(codesText(), READING).map((one) => (one.ok ? one.code.digits : '')));
  const texts = CHATS.map(({ text }) => filled(text));
  const count = Number(process.env.EXAM_MUTATIONS ?? 1000);
  for (let n = 0; n < count; n++) {
    let text = random.pick(texts);
    for (let times = 1 + random.below(4); times > 0; times--) {
      const at = random.below(text.length);
      text = text.slice(0, at) + random.pick(letters) + text.slice(at + random.below(3));
    }
    askedDate(text);
    for (const one of receive(text, READING)) if (one.ok) expect(right.has(one.code.digits), text).toBe(true);
  }
});
const codesText = (): string => [...codes.values()].join('\n');

test('texts that only look like headers take linear time', () => {
  for (const hostile of [
    '[22.11.26, 18:03:11] Anna: ',
    'From: a\nDate: b\n',
    'Anna, [',
    '1/1/26, 1:11 - ',
    '"date": "2026"',
    '= — 1',
  ])
    expect(receive(hostile.repeat(20_000), READING)).toEqual([]);
}, 20_000);
