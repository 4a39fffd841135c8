import '../take-up-riichi.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { FANS } from '../../../src/engine/mcr/index.ts';
import type { GameId } from '../../../src/engine/rulebooks/ids.ts';
import { makeWriter } from '../../../src/quizzes/exams/bits/bits.ts';
import {
  type Code,
  type Found,
  formatCode,
  isSealedBy,
  readDigits,
  showCode,
} from '../../../src/quizzes/exams/code.ts';
import type { Handed } from '../../../src/quizzes/exams/code.ts';
import { findCodes } from '../../../src/quizzes/exams/find-codes.ts';
import { makeRandom } from '../../../src/quizzes/base/random.ts';
import { MCR_GAME } from '../../../src/quizzes/games/mcr/game.ts';
import { registerGame } from '../../../src/quizzes/games/game.ts';
import { SKILL_IDS } from '../../../src/quizzes/base/skill-ids.ts';
import { solveQuestion } from '../../../src/quizzes/games/skills.ts';
import { wrongAnswer } from '../answers.ts';
import { made } from '../made.ts';
import { vaultOf } from './made.ts';

const vault = vaultOf('code');
const TOKEN = '0123456789AB';

const handed = (answers: readonly unknown[]): Handed => ({
  key: 0xfedcba98,
  number: 28,
  attempt: 2,
  generator: 1,
  engine: 1,
  seconds: 1543,
  timeFactor: 150,
  spoken: true,
  answers,
});

const codeOf = (answers: readonly unknown[], game: GameId = 'riichi'): Promise<string> =>
  formatCode(handed(answers), TOKEN, vault, game);
const found = (text: string): readonly Code[] => findCodes(text).flatMap((one: Found) => (one.ok ? [one.code] : []));

describe('a code with answers of a game that is not loaded', () => {
  test('is found, complete except for that game’s words', () => {
    const [code] = found(PUBLISHED);
    expect(PUBLISHED.replaceAll('-', '')).toContain(code?.digits);
    const { answers, ...rest } = handed(PUBLISHED_ANSWERS);
    expect(code?.handed).toMatchObject(rest);
    expect(code?.handed.answers.slice(0, 4)).toEqual(answers.slice(0, 4));
    expect(code?.handed.answers).toHaveLength(answers.length);
  });
});

const RULED = [
  { ruling: 'chombo-after', article: '3.4.6' },
  { ruling: 'minus-5000', article: 'booklet' },
];
/** Written by hand, from before full rulings had a form of their own. */
const RULED_LONG =
  'TENSUQU-105PZVEBN6-01R80G20R3-N110AVV49S-7AV39DSKJ4-EH2CDM6YVB-2DWPP2SKMC-NS24B12C5S-78TB3DHJJ4-EH26CQ38BH-P49YH0AVV4-9S7AV39DSK-J4EH2DNMPW-XBK5MTK0C1-G48P24RBJE-HMP6V3548X-24RKFDXNPR-SBM49YGQEP-0Y4EK13SKE-Z8';

describe('rulings in full', () => {
  test('are read from a code that spells them out', () => {
    expect(found(RULED_LONG)[0]?.handed).toEqual(handed(RULED));
  });

  test('are read from the short form, which is half as long', async () => {
    const code = await codeOf(RULED);
    expect(found(code)[0]?.handed).toEqual(handed(RULED));
    expect(code.length).toBeLessThan(RULED_LONG.length / 1.8);
  });
});

const wholeHands = (seed: string) =>
  Array.from({ length: 20 }, (_, n) => made('whole', { rules: 'ema-2016', level: 3 }, `${seed}.${n}`));

describe('a code', () => {
  beforeAll(() => registerGame(MCR_GAME));

  test('returns the submission unchanged, for every skill, right or wrong', async () => {
    for (const skill of SKILL_IDS) {
      const question = made(skill, { rules: 'ema-2016', level: 2 }, 'code');
      const answers = [solveQuestion(question), undefined, wrongAnswer(question)];
      expect(found(await codeOf(answers))[0]?.handed, skill).toEqual(handed(answers));
    }
  });

  test('has its own game’s rulings, even where another game uses the same names', async () => {
    const ruled = [{ ruling: 'nothing', article: '3.4.6' }];
    const [riichi, mcr] = [await codeOf(ruled, 'riichi'), await codeOf(ruled, 'mcr')];
    for (const code of [riichi, mcr]) expect(found(code)[0]?.handed.answers).toEqual(ruled);
    expect(riichi).not.toBe(mcr);
  });

  test.each([
    [[undefined, 0, -500, 3.5, 25, 130, 7700, 48_000, 123_456_789]],
    [[{}, [], '', null, true, 'ü“', { a: { b: [1] } }, Array.from({ length: 40 }, () => 'tanyao')]],
    [
      [
        { base: 20, set1: 4, sum: 30 },
        { yaku: [], payment: { discarder: null, east: 2600, others: 1300 } },
      ],
    ],
  ])('returns any answer unchanged: %j', async (answers) => {
    expect(found(await codeOf(answers))[0]?.handed.answers).toEqual(answers);
  });

  test('is found in angle brackets, behind an unclosed tag, and in base64 mail', async () => {
    const code = await codeOf([30]);
    for (const text of [`<${code}>`, `fu<b ${code} > quoted`, `<p>${code}</p>`]) expect(found(text)).toHaveLength(1);
    const mail = Buffer.from(`Добрый вечер, вот мой код: ${code}\n`).toString('base64');
    const lines = mail.match(/.{1,76}/g)?.join('\r\n') ?? '';
    expect(found(`Content-Transfer-Encoding: base64\r\n\r\n${lines}\r\n\r\n--x--`)).toHaveLength(1);
    expect(found(`wrote\r\n${lines}\r\n`)).toHaveLength(1);
    const inTwo = Buffer.from(`Код: ${code}`)
      .toString('base64')
      .replace(/^.{76}/, '$&\r\n');
    expect([inTwo.split('\r\n').length, found(inTwo).length]).toEqual([2, 1]);
    const picture = `${'A'.repeat(76)}\r\n`.repeat(150_000);
    expect(found(`${picture}\r\n--x--\r\n${lines}\r\n--x--\r\n${picture}`)).toHaveLength(1);
  });

  test('of twenty riichi hands has at most 400 characters', async () => {
    for (const seed of ['a', 'b', 'c']) {
      const hands = wholeHands(seed);
      for (const answers of [hands.map(solveQuestion), hands.map(wrongAnswer)])
        expect((await codeOf(answers)).length).toBeLessThanOrEqual(400);
    }
  });

  test('of twenty MCR hands has at most 600 characters', async () => {
    const random = makeRandom('fan');
    const answers = Array.from({ length: 20 }, () => {
      const fan = random.shuffled(FANS).slice(0, 3 + random.below(5));
      return { fan, points: 8 + random.below(90), payment: { discarder: 8 + random.below(90), others: 8 } };
    });
    const code = await codeOf(answers);
    expect(code.length).toBeLessThanOrEqual(600);
    expect(found(code)[0]?.handed.answers).toEqual(answers);
  });

  test('that was once given out can be read for ever', () => {
    const code = found(PUBLISHED)[0];
    expect(code?.handed).toEqual(handed(PUBLISHED_ANSWERS));
  });

  test.each(GIVEN_OUT)('that was once given out is still encoded the same: %s', async (sent, game, answers) => {
    expect(found(sent)[0]?.handed).toEqual(handed(answers));
    expect(await codeOf(answers, game)).toBe(sent);
  });

  test('carries the time allowance and whether it was read aloud', async () => {
    for (const timeFactor of [100, 125, 150, 200] as const)
      for (const spoken of [false, true]) {
        const sat = { ...handed([30]), timeFactor, spoken };
        expect(found(await formatCode(sat, TOKEN, vault, 'riichi'))[0]?.handed).toEqual(sat);
      }
  });

  test('carries the time taken in whole seconds, up to its limit', async () => {
    const secondsIn = async (seconds: number): Promise<number | undefined> =>
      found(await formatCode({ ...handed([]), seconds }, TOKEN, vault, 'riichi'))[0]?.handed.seconds;
    expect(await Promise.all([0, -5, 1.6, 131_071, 131_072, 1e9].map(secondsIn))).toEqual([
      ...[0, 0, 2, 131_071, 131_071, 131_071],
    ]);
  });

  test('opens only with the token that sealed it', async () => {
    const [code] = found(await codeOf([1, 2]));
    expect(code && (await isSealedBy(code, TOKEN, vault))).toBe(true);
    expect(code && (await isSealedBy(code, '0123456789AC', vault))).toBe(false);
  });
});

/** Words and numbers whose positions stand in codes. */
const PUBLISHED_ANSWERS = [
  {
    yaku: ['riichi', 'chinitsu', 'kokushi', 'chuuren-9', 'dora'],
    han: 9,
    fu: 30,
    payment: { discarder: 16_000, east: null, others: null },
  },
  ['renhou', 'nagashi-mangan'],
  ['1m', '0p', '7z'],
  'mangan',
  { fan: ['big-four-winds', 'flower-tiles'], points: 88, payment: { discarder: null, others: 96 } },
];
const PUBLISHED =
  'TENSUQU-102QZVEBN6-01R80G20R3-N2MN07BTSF-JD3VH80MNP-WWR2712042-4VB1DSKP2V-H2N40A6NH5-G07A5KC0CY-2KNMTRE';

/** Answers of every form, and numbers of every size. */
const GIVEN_OUT: readonly (readonly [code: string, game: GameId, answers: readonly unknown[]])[] = [
  [
    'TENSUQU-102ZZVEBN6-01R80G20R3-N504F4HWA2-D5FZH01HH6-8SK8D9P6R3-B06PHR100G-1DXJ4RK1ED-JJ4EHJ61YG-ZA9R5B640F-1W2ZB',
    'riichi',
    [
      ...[undefined, 15, 30, 7700, 102_300, 123_456],
      { discarder: null, east: 2600, others: 1300 },
      '0p',
      { pair: 2, wait: 0 },
      { base: 20 },
    ],
  ],
  [
    'TENSUQU-1026ZVEBN6-01R80G20R3-N1EAMSJWD1-E6R80R8KDD-5Q7AWSD6MR-30C12T4ZRD-2B10BB0MJ1',
    'riichi',
    [{ ruling: 'chombo-after', article: '3.4.6' }, 'minus-5000'],
  ],
  [
    'TENSUQU-101PZVEBN6-01R80G20R3-N1SMC25JCD-3MGSK5RVGP-MHNYYFR3WZ-TGN5',
    'mcr',
    [{ discarder: 24, others: 8 }, ['half-flush', 'flower-tiles'], { ruling: 'minus-10', article: '3.7' }],
  ],
];

const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('in a chat', () => {
  const answers = [
    { yaku: ['riichi', 'tanyao'], han: 3, fu: 40, payment: { discarder: 5200, east: null, others: null } },
    30,
  ];
  const ways: readonly (readonly [string, (code: string) => string])[] = [
    ['alone', (code) => code],
    ['between words', (code) => `[22.11., 18:03] Anna: here is my code ${code} hello to all`],
    ['in small letters, O for 0 and l for 1', (code) => code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')],
    ['wrapped and quoted', (code) => code.replace(/.{17}/g, '$&\n> ')],
    ['wrapped by mail', (code) => code.replace(/.{20}/g, '$&=\r\n')],
    ['as bold, code and underlined', (code) => `*_\`${code.replace(/-/g, '`-`')}\`_*`],
    ['as a web page', (code) => `<p>${code.replace(/.{25}/g, '$&<br/>&nbsp;')}</p>`],
    ['without its dashes', (code) => code.replaceAll('-', '')],
    [
      'with letters of other alphabets that look the same',
      (code) => code.replaceAll('T', 'Т').replaceAll('E', 'Ε').replaceAll('0', 'О'),
    ],
    ['without its mark', (code) => code.slice('TENSUQU-'.length)],
    ['with its mark mistyped', (code) => code.replace('TENSUQU', 'TENSQU')],
    ['behind signs that the web writes with letters', (code) => code.replace('TENSUQU', '&TENSUQU;')],
    ['in a mail within a mail', (code) => base64(base64(`Здравствуйте, ${code}`))],
    ['with dashes that were made prettier', (code) => code.replaceAll('-', ' – ')],
  ];

  test.each(ways)('it is found %s', async (_, change) => {
    expect(found(change(await codeOf(answers))).map((code) => code.handed.answers)).toEqual([answers]);
  });

  test('each of many is found, even after a truncated one', async () => {
    const [one, other] = [await codeOf([1]), await codeOf([2])];
    const all = findCodes(`${one}, ${other.slice(0, -4)} ${one}\n${other}${one}`);
    expect(all.map((each) => (each.ok ? each.code.handed.answers[0] : each.why))).toEqual([1, 'damaged', 1, 2, 1]);
  });

  test('texts that only look like codes take linear time, and hide no code marked or nearby', async () => {
    const hostile = '1ZZZAAAAAA-BBBBBBBBBB-CCCCCCCCCC-DDDDDDDDDD-EEEEEEEEEE\n';
    const many = findCodes(hostile.repeat(2000));
    const read = many.map((one) => (one.ok ? 0 : one.digits.length)).reduce((sum, length) => sum + length, 0);
    expect([many.length, read < 10 * hostile.length * 2000]).toEqual([2000, true]);
    const code = await codeOf(answers);
    expect(found(`${hostile.repeat(20)}${code} ${hostile.repeat(20)}`)).toHaveLength(1);
    expect(found(`${hostile.repeat(5)}${code.slice('TENSUQU-'.length)} ${hostile.repeat(5)}`)).toHaveLength(1);
  });

  test('a truncated one without its mark is reported, and a found one only once', async () => {
    const code = await codeOf(answers);
    const [, ...groups] = code.split('-');
    const cut = groups.slice(0, -1).join('-');
    expect(findCodes(`my code: ${cut}`)).toMatchObject([{ ok: false, why: 'damaged' }]);
    expect(findCodes(`${code} and\n${code.replace(/.{24}/g, '$&\n> ')}`)).toHaveLength(2);
    expect(findCodes('call 0123456789-0123456789 or 0123456789-0123456789')).toEqual([]);
  });

  test.each([
    '',
    'Tensu is a site',
    'TENSUQU',
    'TENSUQU-',
    `TENSUQU-${'Z'.repeat(50)}`,
    '\u202eTENSUQU-1\0',
    '<script>TENSUQU 0000</script>',
  ])('nothing is found in %j', (text) => expect(found(text)).toEqual([]));

  test('bare digits are read in their stored form only', async () => {
    const [code] = found(await codeOf(answers));
    expect(readDigits(code?.digits ?? '')).toEqual(code);
    expect(readDigits(`${code?.digits ?? ''}0`)).toBeUndefined();
    expect(readDigits(`-${code?.digits ?? ''}`)).toBeUndefined();
  });

  test('a code of a later version says so', async () => {
    const [code] = found(await codeOf(answers));
    const sealed = `2${code?.digits.slice(1, -7) ?? ''}`;
    const check = makeWriter();
    check.put(makeRandom(`code/${sealed}`).below(2 ** 32), 35);
    expect(findCodes(showCode(sealed + check.digits()))).toMatchObject([{ ok: false, why: 'newer' }]);
  });
});

test('no altered code passes for an answer', async () => {
  const count = Number(process.env.EXAM_MUTATIONS ?? 2000);
  const random = makeRandom('mutations');
  const code = await codeOf(wholeHands('m').map(solveQuestion));
  const right = found(code)[0]?.digits;
  const letters = Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZabcILOU -_*>=\n<&ЯÜ😀');
  const mutate = (text: string): string => {
    const at = random.below(text.length);
    const size = 1 + random.below(4);
    const [start, cut, rest] = [text.slice(0, at), text.slice(at, at + size), text.slice(at + size)];
    return random.pick([
      () => start + random.pick(letters) + text.slice(at + 1),
      () => start + rest,
      () => start + random.pick(letters) + text.slice(at),
      () => start + Array.from(cut).reverse().join('') + rest,
      () => start + cut + cut + rest,
      () => text.slice(0, at),
    ])();
  };
  for (let n = 0; n < count; n++) {
    let changed = code;
    for (let times = 1 + random.below(3); times > 0; times--) changed = mutate(changed);
    for (const one of found(changed)) expect(one.digits, changed).toBe(right);
  }
});
