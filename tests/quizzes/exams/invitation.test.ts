import '../take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { makeWriter } from '../../../src/quizzes/exams/bits/bits.ts';
import { type Blueprint, MOST_MUST_PASS, blueprintForm } from '../../../src/quizzes/exams/blueprint/blueprint.ts';
import { formatCode } from '../../../src/quizzes/exams/code.ts';
import { type Invitation, formatInvitation, readInvitation } from '../../../src/quizzes/exams/invitation.ts';
import { MOST_PEOPLE } from '../../../src/quizzes/exams/roster.ts';
import { OPEN_NUMBER, openKeyOf, openTokenOf, signatureIn, tidyName } from '../../../src/quizzes/exams/open-link.ts';
import { peopleOf } from '../../../src/quizzes/exams/people.ts';
import { presetOf } from '../../../src/quizzes/exams/blueprint/presets.ts';
import { resultsOf } from '../../../src/quizzes/exams/results.ts';
import { importCodes } from '../../../src/quizzes/exams/submissions.ts';
import { GENERATOR } from '../../../src/quizzes/quiz/quiz.ts';
import { makeRandom } from '../../../src/quizzes/base/random.ts';
import { SHORT, eventOf, handedBy, vaultOf } from './made.ts';

const MCR: Blueprint = {
  ...SHORT,
  rules: 'mers-2014',
  parts: [{ skill: 'mcr-whole', level: 2, count: 8, strata: [] }],
  mustPass: [{ topic: 'points', share: 0.6255 }],
  scoreTable: false,
};

const PERSONAL: Invitation = {
  kind: 'personal',
  title: 'Весенний турнир 2027 — Île-de-France 🀄',
  blueprint: presetOf('mixed', 'samara-2019'),
  generator: GENERATOR,
  attempt: 2,
  language: 'ru',
  timeFactor: 150,
  spoken: true,
  deadline: Date.UTC(2027, 3, 1, 18, 30),
  token: '0123456789AB',
  number: 28,
};
const OPEN: Invitation = {
  kind: 'open',
  title: '',
  blueprint: MCR,
  generator: 200,
  attempt: 1,
  language: 'it',
  timeFactor: 100,
  spoken: false,
  key: 'ZYXWVTSRQPNM',
};

/** A link with everything that links encode by position. */
const PUBLISHED =
  'sit=10PWV1DNGQ4R9D68R32E8110AXV8DXP6B0GACW0077VJ104SKN9RG5P8G174XAG3JE3G02PGJB8BBMC1T2YX1C4048CGMRX159C0W1T5K9BX';

describe('an invitation', () => {
  test.each([PERSONAL, OPEN])('$kind reads back as written', (invitation) => {
    const link = formatInvitation(invitation);
    expect(readInvitation(link)).toEqual({ ok: true, invitation });
    expect(readInvitation(`#${link.toLowerCase()}).`)).toEqual({ ok: true, invitation });
    expect(link.length).toBeLessThan(450);
    expect(link).toMatch(/^sit=[0-9A-Z]+$/);
  });

  test('has room for as many required topics as a blueprint may have', () => {
    const mustPass = Array.from({ length: MOST_MUST_PASS }, (_, n) => ({ topic: `topic-${String(n)}`, share: 0.5 }));
    const invitation: Invitation = { ...OPEN, blueprint: { ...MCR, mustPass } };
    expect(readInvitation(formatInvitation(invitation))).toEqual({ ok: true, invitation });
  });

  test.each<[string, Blueprint['parts'][number]['strata']]>([
    ['one of which says what earlier links could not', [{ open: true }, { tens: 30 }]],
    ['all of which do', [{ rare: true }, { tensByLot: 40 }]],
    ['none of which does', [{ open: true, fu: 'low' }, {}]],
  ])('contains all of its strata: %s', (_, strata) => {
    const blueprint = { ...SHORT, parts: [{ skill: 'whole' as const, level: 2 as const, count: 2, strata }] };
    const read = readInvitation(formatInvitation({ ...PERSONAL, blueprint }));
    expect(read.ok && read.invitation.blueprint).toEqual(blueprint);
  });

  test('that was once sent can be read for ever', () => {
    const whole = {
      skill: 'whole',
      level: 2,
      count: 2,
      strata: [
        { open: true, dealer: false, by: 'discard', limit: false, fu: 'high' },
        { fans: 'many', short: true },
      ],
    };
    expect(readInvitation(PUBLISHED)).toEqual({
      ok: true,
      invitation: {
        kind: 'personal',
        title: 'Весна',
        blueprint: {
          rules: 'samara-2019',
          parts: [whole],
          passMark: 0.805,
          mustPass: [{ topic: 'fu', share: 0.5 }],
          minutes: 45,
          scoreTable: true,
          attempts: 2,
        },
        generator: 1,
        attempt: 2,
        language: 'ru',
        timeFactor: 150,
        spoken: true,
        deadline: 1_800_000_000_000,
        token: '0123456789AB',
        number: 28,
      },
    });
  });

  test('cuts a long title between characters', () => {
    const read = readInvitation(formatInvitation({ ...PERSONAL, title: '🀄'.repeat(300) }));
    expect(read.ok && read.invitation.title).toBe('🀄'.repeat(100));
  });

  test.each([
    ['', 'none'],
    ['#4.1.2', 'none'],
    ['#sit=', 'damaged'],
    ['#sit=<script>alert(1)</script>', 'damaged'],
    [`#sit=${'Z'.repeat(100_000)}`, 'damaged'],
    [`#${formatInvitation(PERSONAL).slice(0, -1)}`, 'damaged'],
    [`#${formatInvitation(PERSONAL).replace('=5', '=2')}`, 'damaged'],
  ])('is not found in %.40s, with the reason', (fragment, why) =>
    expect(readInvitation(fragment)).toEqual({ ok: false, why }),
  );

  test.each<[string, Partial<Invitation>]>([
    ['no attempt', { attempt: 0 }],
    ['a language that there is not', { language: 'r2' }],
    ['no language', { language: '' }],
  ])('with %s is damaged, although its checksum fits', (_, part) => {
    expect(readInvitation(formatInvitation({ ...PERSONAL, ...part } as Invitation))).toEqual({
      ok: false,
      why: 'damaged',
    });
  });

  test('that was truncated and given a new checksum is damaged', () => {
    const digits = formatInvitation(OPEN).slice('sit='.length, -7);
    const withCheck = (cut: string): string => {
      const writer = makeWriter();
      writer.put(makeRandom(`invitation/${cut}`).below(2 ** 32), 35);
      return `sit=${cut}${writer.digits()}`;
    };
    expect(readInvitation(withCheck(digits))).toEqual({ ok: true, invitation: OPEN });
    expect(readInvitation(withCheck(digits.slice(0, -1)))).toEqual({ ok: false, why: 'damaged' });
  });

  test('for something that this site lacks says so', () => {
    const parts = [{ skill: 'juggling' as never, level: 2 as const, count: 8, strata: [] }];
    const link = formatInvitation({ ...OPEN, blueprint: { ...MCR, parts } });
    expect(readInvitation(link)).toEqual({ ok: false, why: 'newer' });
  });

  test('that was altered never passes for another', () => {
    const random = makeRandom('links');
    const letters = Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZilou -_%&#=.<ÄЖ');
    const links = [PERSONAL, OPEN].map((invitation) => ({ link: formatInvitation(invitation), invitation }));
    let refused = 0;
    for (let n = 0; n < 10_000; n++) {
      const { link, invitation } = random.pick(links);
      const at = random.below(link.length);
      const size = 1 + random.below(4);
      const [start, part, rest] = [link.slice(0, at), link.slice(at, at + size), link.slice(at + size)];
      const changed = random.pick([
        () => start + random.pick(letters) + link.slice(at + 1),
        () => start + rest,
        () => start + random.pick(letters) + link.slice(at),
        () => start + part + part + rest,
        () => start + Array.from(part).reverse().join('') + rest,
        () => start,
      ])();
      const read = readInvitation(changed);
      if (read.ok) expect(read.invitation, changed).toEqual(invitation);
      else refused++;
    }
    expect(refused).toBeGreaterThan(7000);
  });
});

describe('at an open link', () => {
  const vault = vaultOf('open');

  test('everybody gets a token from his name, however he writes it', async () => {
    const key = await openKeyOf(eventOf(1), vault);
    expect(await openKeyOf(eventOf(3), vault)).toBe(key);
    expect(await openTokenOf(key, '  anna \u202e MÜLLER ', vault)).toBe(await openTokenOf(key, 'Anna Müller', vault));
    expect(await openTokenOf(key, 'Anna Mueller', vault)).not.toBe(await openTokenOf(key, 'Anna Müller', vault));
  });

  test('the name appears only behind the answers', () => {
    const signature = { name: 'Anna', language: 'en' };
    expect(signatureIn([1, 2, signature], 2)).toEqual(signature);
    for (const name of [7, '', ' Anna', 'An\u202ena', 'A'.repeat(81)])
      expect(signatureIn([1, 2, { name, language: 'en' }], 2)).toBeUndefined();
    expect(signatureIn([1, 2], 2)).toBeUndefined();
    expect(tidyName(` ${'x'.repeat(200)}`)).toHaveLength(80);
  });

  test('whoever submits is enrolled once, and graded by the hands of his name', async () => {
    const event = eventOf(2);
    const token = await openTokenOf(await openKeyOf(event, vault), 'Zoë', vault);
    const sat = { name: 'Zoë', language: 'fr', timeFactor: 100, spoken: false, token, number: OPEN_NUMBER } as const;
    const handed = handedBy(event, sat);
    const signed = { ...handed, answers: [...handed.answers, { name: 'Zoë', language: 'fr' }] };
    const hand = { by: 'A', at: 5, vault };
    const code = await formatCode(signed, token, vault, 'riichi');
    const taken = (await importCodes((await importCodes(event, code, hand)).event, `${code} `, hand)).event;
    const [, , third, ...more] = peopleOf(taken);
    expect([third, more]).toMatchObject([{ name: 'Zoë', number: 3, token, language: 'fr' }, []]);
    const { standings, strays } = await resultsOf(taken, vault);
    expect([standings[2]?.state, strays]).toEqual(['passed', []]);
    const forged = await formatCode(
      { ...signed, answers: [...handed.answers, { name: 'Ann', language: 'fr' }] },
      token,
      vault,
      'riichi',
    );
    expect((await resultsOf((await importCodes(event, forged, hand)).event, vault)).strays).toMatchObject([
      { why: 'foreign' },
    ]);
  });

  test('a code without answers, or beyond a full roster, enrols nobody, and the reason is given', async () => {
    const event = eventOf(2);
    const sentBy = async (name: string, isBlank: boolean): Promise<string> => {
      const token = await openTokenOf(await openKeyOf(event, vault), name, vault);
      const sat = { name, language: 'fr', timeFactor: 100, spoken: false, token, number: OPEN_NUMBER } as const;
      const handed = handedBy(event, sat, isBlank ? () => undefined : undefined);
      const signed = { ...handed, answers: [...handed.answers, { name, language: 'fr' }] };
      return formatCode(signed, token, vault, 'riichi');
    };
    const hand = { by: 'A', at: 5, vault };
    const blank = (await importCodes(event, await sentBy('Zoë', true), hand)).event;
    expect([peopleOf(blank).length, (await resultsOf(blank, vault)).strays]).toMatchObject([2, [{ why: 'blank' }]]);
    const known = (await importCodes(event, await sentBy('Zoë', false), hand)).event;
    const both = await resultsOf((await importCodes(known, await sentBy('Zoë', true), hand)).event, vault);
    expect([both.standings.map(({ state }) => state), both.strays.length]).toEqual([
      ['missing', 'missing', 'passed'],
      1,
    ]);
    const people = Array.from({ length: MOST_PEOPLE - 2 }, (_, i) => ({
      ...{ id: String(i).padStart(16, '0'), at: 3, by: 'A', kind: 'person', name: `P ${String(i)}`, language: 'en' },
      ...{ timeFactor: 100, spoken: false, number: i + 3, token: String(i).padStart(12, '0') },
    })) as unknown as typeof event.entries;
    const full = { ...event, entries: [...event.entries, ...people] };
    const turned = (await importCodes(full, await sentBy('Zoë', false), hand)).event;
    expect((await resultsOf(turned, vault)).strays).toMatchObject([{ why: 'full' }]);
  });
});

test('a sheet has at most forty questions per part and sixty in all', () => {
  const preset = presetOf('mixed', 'ema-2016');
  const isTaken = (...counts: readonly number[]) => {
    const asked = counts.map((count, i) => ({ ...preset.parts[i], count, strata: [] }));
    return blueprintForm.safeParse({ ...preset, parts: asked }).success;
  };
  expect([isTaken(40), isTaken(41)]).toEqual([true, false]);
  expect([isTaken(30, 30), isTaken(30, 31)]).toEqual([true, false]);
});
