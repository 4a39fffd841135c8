import '../take-up-riichi.ts';
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hmacOf, sha256Of } from '../../../src/quizzes/exams/bits/sha256.ts';
import { keyOf } from '../../../src/quizzes/exams/blueprint/blueprint.ts';
import { formatCode } from '../../../src/quizzes/exams/code.ts';
import { dealSheet } from '../../../src/quizzes/exams/deal.ts';
import { type ExamEvent, beginEvent, note } from '../../../src/quizzes/exams/event.ts';
import { formatEventFile, readEvent } from '../../../src/quizzes/exams/event-file.ts';
import {
  KEY_WORDS,
  commitmentTo,
  drawEventKey,
  inCyrillic,
  isEventKey,
  readEventKey,
} from '../../../src/quizzes/exams/event-key.ts';
import { type PersonalInvitation, formatInvitation, readInvitation } from '../../../src/quizzes/exams/invitation.ts';
import { beginAttempt, handedOf } from '../../../src/quizzes/exams/attempt.ts';
import { formatExamQuestion, solveExamQuestion } from '../../../src/quizzes/exams/forms/index.ts';
import { mergeEvents } from '../../../src/quizzes/exams/merge.ts';
import { peopleOf } from '../../../src/quizzes/exams/people.ts';
import { resultsOf } from '../../../src/quizzes/exams/results.ts';
import { noteSaved } from '../../../src/quizzes/exams/saved.ts';
import { linkSeat, sealedSeat } from '../../../src/quizzes/exams/sealed.ts';
import { paperSeat, questionsOf, undealt, withSheet } from '../../../src/quizzes/exams/sheets.ts';
import { importCodes } from '../../../src/quizzes/exams/submissions.ts';
import type { Person } from '../../../src/quizzes/exams/roster.ts';
import { makeRandom } from '../../../src/quizzes/base/random.ts';
import { INVITED, SHORT, eventOf, vaultOf } from './made.ts';

const vault = vaultOf('sealed');
const KEY = drawEventKey(vault);
const OTHER = drawEventKey(vault);
const MUTATIONS = Number(process.env.EXAM_MUTATIONS ?? 2000);

describe('SHA-256 and HMAC', () => {
  const random = makeRandom('bytes');
  const textOf = (length: number): string =>
    Array.from({ length }, () => String.fromCharCode(32 + random.below(random.chance(0.1) ? 3000 : 90))).join('');

  test('of any text are those of Node', () => {
    for (let length = 0; length < 300; length++) {
      const [key, text] = [textOf(length % 150), textOf(length)];
      expect(Buffer.from(sha256Of(text)).toString('hex')).toBe(createHash('sha256').update(text).digest('hex'));
      expect(Buffer.from(hmacOf(key, text)).toString('hex')).toBe(createHmac('sha256', key).update(text).digest('hex'));
    }
  });
});

describe('the words of keys', () => {
  test('are 1024, each two open syllables, and never change', () => {
    expect([KEY_WORDS.length, new Set(KEY_WORDS).size]).toEqual([1024, 1024]);
    expect(KEY_WORDS.every((word) => /^(?:[bdfklmnprstv][aio]){2}$/.test(word))).toBe(true);
    expect(createHash('sha256').update(KEY_WORDS.join(' ')).digest('hex').slice(0, 16)).toMatchInlineSnapshot(
      `"47d56646df862b98"`,
    );
  });

  test('have no two consonants in one word that are heard for each other', () => {
    for (const pair of ['bp', 'dt', 'fv', 'mn'])
      expect(KEY_WORDS.filter((word) => Array.from(pair).every((letter) => word.includes(letter)))).toEqual([]);
  });
});

describe('an event key', () => {
  test('has eight drawn words and one that checks them', () => {
    expect([KEY.split('-').length, isEventKey(KEY), KEY === OTHER]).toEqual([9, true, false]);
  });

  test.each<readonly [string, (key: string) => string]>([
    ['as it stands', (key) => key],
    ['in capitals with spaces', (key) => key.replaceAll('-', '  ').toUpperCase()],
    ['in Cyrillic', inCyrillic],
    ['in a message', (key) => `Good morning!\nThe key is:\n${key.replaceAll('-', ', ')}.\nGood luck`],
    [
      'line by line with numbers',
      (key) =>
        key
          .split('-')
          .map((word, i) => `${String(i + 1)}. ${word}`)
          .join('\n'),
    ],
    ['with c for k and accents', (key) => key.replaceAll('k', 'c').replaceAll('a', 'à')],
  ])('is read %s', (_, write) => {
    for (const key of [KEY, OTHER]) expect(readEventKey(write(key))).toEqual({ ok: true, key });
  });

  test.each<readonly [string, string, unknown]>([
    ['nothing', '', { ok: false, why: 'none' }],
    ['another text', 'where is my exam?', { ok: false, why: 'none' }],
    ['too few words', KEY.split('-').slice(1).join(' '), { ok: false, why: 'short' }],
    ['a mistyped word', KEY.replace(/^..../, 'zzzz'), { ok: false, why: 'word', word: 'zzzz' }],
  ])('that is none says why: %s', (_, text, read) => expect(readEventKey(text)).toEqual(read));

  test('with one word changed for another, or two swapped, almost never passes its check', () => {
    const random = makeRandom('swapped');
    let passed = 0;
    for (let n = 0; n < 5000; n++) {
      const words = KEY.split('-');
      const [at, other] = [random.below(9), random.below(9)];
      const changed = random.chance(0.5)
        ? words.with(at, random.pick(KEY_WORDS))
        : words.with(at, words[other] ?? '').with(other, words[at] ?? '');
      if (changed.join('-') === KEY) continue;
      const read = readEventKey(changed.join(' '));
      if (read.ok) passed++;
      expect(read.ok && commitmentTo(read.key) === commitmentTo(KEY)).toBe(false);
    }
    expect(passed).toBeLessThan(20);
  });

  test('is never read out of a mutated one that means another', () => {
    const random = makeRandom('mutated keys');
    const letters = Array.from('abdfiklmnoprstvzéжі -\u202e\0😀9');
    for (let n = 0; n < MUTATIONS; n++) {
      let text = KEY;
      for (let times = 1 + random.below(3); times > 0; times--) {
        const at = random.below(text.length);
        text = text.slice(0, at) + random.pick(letters) + text.slice(at + random.below(2));
      }
      const read = readEventKey(text);
      if (read.ok && read.key === KEY) expect(readEventKey(text.normalize('NFKD')).ok).toBe(true);
      else if (read.ok) expect(commitmentTo(read.key)).not.toBe(commitmentTo(KEY));
    }
  });
});

const person: Person = {
  number: 3,
  token: '0123456789AB',
  name: 'Anna',
  language: 'en',
  timeFactor: 100,
  spoken: false,
};
const invitation: PersonalInvitation = {
  ...INVITED,
  kind: 'personal',
  token: person.token,
  number: person.number,
  sealed: { commitment: commitmentTo(KEY), opens: 1_800_000_000_000 },
};

describe('a sealed link', () => {
  test.each<PersonalInvitation>([
    invitation,
    { ...invitation, sealed: { commitment: commitmentTo(OTHER) }, deadline: 1_800_000_600_000 },
    { ...invitation, blueprint: { ...SHORT, undisputed: true, shuffled: true } },
  ])('carries the commitment and the planned start, %#', (one) => {
    expect(readInvitation(formatInvitation(one))).toEqual({ ok: true, invitation: one });
  });

  test('holds nothing of the key, and no altered one is read', () => {
    const link = formatInvitation(invitation);
    expect(KEY.split('-').some((word) => link.toLowerCase().includes(word))).toBe(false);
    const random = makeRandom('sealed links');
    for (let n = 0; n < MUTATIONS; n++) {
      const at = 4 + random.below(link.length - 4);
      const changed =
        link.slice(0, at) + random.pick(Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ')) + link.slice(at + 1);
      const read = readInvitation(changed);
      expect(read.ok).toBe(changed === link);
    }
  });
});

describe('the questions of a sealed exam', () => {
  const asked = (key: string | undefined, token: string, attempt = 1): readonly string[] => {
    const seat = key === undefined ? { token, attempt } : sealedSeat(SHORT, key, { token, attempt });
    const dealt = dealSheet(SHORT, seat);
    return dealt.ok ? dealt.questions.map(formatExamQuestion) : [];
  };

  test('follow from the key, the token and the attempt, and from no two of them', () => {
    const all = [
      asked(KEY, person.token),
      asked(OTHER, person.token),
      asked(KEY, '0123456789AC'),
      asked(KEY, person.token, 2),
      asked(undefined, person.token),
    ].map((questions) => questions.join());
    expect(new Set(all).size).toBe(all.length);
    expect(asked(KEY, person.token)).toEqual(asked(KEY, person.token));
  });

  test('use the HMAC of blueprint, token and attempt under the key', () => {
    const bytes = createHmac('sha256', KEY)
      .update(`sheet/${String(keyOf(SHORT))}/${person.token}/1`)
      .digest();
    const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
    const token = Array.from(bytes.subarray(0, 12), (byte) => digits.charAt(byte % 32)).join('');
    expect(sealedSeat(SHORT, KEY, { token: person.token, attempt: 1 })).toEqual({ token, attempt: 1 });
  });
});

describe('a sealed event', () => {
  const hand = { by: 'A', at: 1000, vault };
  const begun = beginEvent('Spring', SHORT, vault, true);
  const event = peopleOf(eventOf(4)).reduce<ExamEvent>(
    (now, one) => note(now, { kind: 'person', ...one }, hand),
    begun,
  );
  const key = event.sealed?.key ?? '';
  const people = peopleOf(event);
  const [first, second] = people as [Person, Person];

  /** The code of a candidate with his link and this key. */
  async function codeWith(keyTyped: string, one: Person): Promise<string> {
    const seat = sealedSeat(SHORT, keyTyped, { token: one.token, attempt: 1 });
    const link = { ...invitation, token: one.token, number: one.number, sealed: { commitment: commitmentTo(key) } };
    const attempt = beginAttempt(link, seat.token, '', 1000);
    if (!attempt) throw new Error('nothing dealt');
    const answered = { ...attempt, answers: attempt.questions.map(solveExamQuestion) };
    return formatCode(handedOf(answered, link, 900_000), one.token, vault, 'riichi');
  }
  const standings = async (now: ExamEvent) => (await resultsOf(now, vault)).standings;

  test('grades the codes of its own key, and gives nothing to answers under another', async () => {
    const codes = [await codeWith(key, first), await codeWith(OTHER, second)];
    const { event: graded } = await importCodes(event, codes.join('\n'), { ...hand, at: 5000 });
    const [one, other] = await standings(graded);
    expect([one?.state, other?.state]).toEqual(['passed', 'failed']);
    const submission = one?.submissions[0];
    expect(submission && questionsOf(graded, first, submission)?.map(formatExamQuestion)).toEqual(
      dealt(linkSeat(event, { token: first.token, attempt: 1 })),
    );
  });
  const dealt = (seat: ReturnType<typeof linkSeat>): readonly string[] => {
    const sheet = dealSheet(SHORT, seat);
    return sheet.ok ? sheet.questions.map(formatExamQuestion) : [];
  };

  test('keeps its sheets by seats that tell nothing about the links, apart from those on paper', () => {
    const seats = undealt(event);
    expect(seats).toHaveLength(people.length);
    expect(seats.some(({ token }) => people.some((one) => one.token === token))).toBe(false);
    const kept = seats.reduce<ExamEvent>((now, seat) => {
      const next = withSheet(now, seat);
      return next.ok ? next.event : now;
    }, event);
    expect(undealt(kept)).toEqual([]);
    expect(dealt(paperSeat(event, { token: first.token, attempt: 1 }))).not.toEqual(
      dealt(linkSeat(event, { token: first.token, attempt: 1 })),
    );
  });

  test('comes back whole from its file, and is not merged with one of another key', () => {
    const saved = noteSaved(event, hand);
    const read = readEvent(formatEventFile(saved));
    expect(read).toEqual({ ok: true, event: saved, lost: 0, isChanged: false });
    expect(mergeEvents(saved, { ...saved, sealed: { key: OTHER } })).toEqual({ ok: false, why: 'other-event' });
    expect(readEvent(JSON.stringify({ ...saved, sealed: { key: KEY.replace(/^..../, 'zzzz') } }))).toMatchObject({
      ok: false,
      why: 'damaged',
      field: 'sealed.key',
    });
  });

  test('names codes that came before the key was posted, and no others', async () => {
    const early = (await importCodes(event, await codeWith(key, first), { ...hand, at: 4000 })).event;
    const released = note(early, { kind: 'released' }, { ...hand, at: 5000 });
    const both = (await importCodes(released, await codeWith(key, second), { ...hand, at: 6000 })).event;
    expect((await standings(both)).slice(0, 2).map(({ submissions }) => submissions[0]?.isBeforeKey)).toEqual([
      true,
      undefined,
    ]);
    expect((await standings(early))[0]?.submissions[0]?.isBeforeKey).toBeUndefined();
  });
});
