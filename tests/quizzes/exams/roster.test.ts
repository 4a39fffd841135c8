import '../take-up-riichi.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Person, LONGEST_NAME, MOST_PEOPLE, enrol, parseRoster } from '../../../src/quizzes/exams/roster.ts';
import { rowOf, vaultOf } from './made.ts';

const WORDS = { languages: ['en', 'ru', 'uk', 'it', 'fr'], language: 'en', spoken: ['spoken', 'вслух'] };
const read = (text: string) => parseRoster(text, WORDS);
const namesIn = (text: string) => read(text).rows.map(({ name }) => name);

describe('a pasted roster', () => {
  test.each([
    ['names, one on a line', 'Anna\nBoris\r\n\n  Carla  \n', ['Anna', 'Boris', 'Carla']],
    ['its own numbers', '1. Anna\n2) Boris\n3\tCarla', ['Anna', 'Boris', 'Carla']],
    ['a name with a comma', 'Kim, Anna', ['Kim, Anna']],
    ['names in quotes', '"Kim, ""Ace"" Anna",ru', ['Kim, "Ace" Anna']],
    ['names in quotes after a blank', '3, "Doe, Jane", ru', ['Doe, Jane']],
    ['quotes inside a name', 'Jane "Ace" Doe', ['Jane "Ace" Doe']],
    ['names whose quotes never close', '"Doe, Jane\nBoris', ['Doe, Jane', 'Boris']],
    ['a name that is also its language', 'ru;ru\nRu;fr', ['ru', 'Ru']],
    ['a name that is also its time factor', '150%;150%', ['150%']],
    ['what is not understood', 'Anna;anna@example.org;EMA 0042', ['Anna, anna@example.org, EMA 0042']],
    ['a name of figures', '42', ['42']],
    ['a name like a time factor', '150%', ['150%']],
    ['names like what may stand beside one', 'Spoken;ru\nRu;fr\n150%;spoken', ['Spoken', 'Ru', '150%']],
    ['signs that turn the direction of writing', 'An\u202ena\u0000', ['Anna']],
    ['what looks like a page', '<img src=x onerror=alert(1)>', ['<img src=x onerror=alert(1)>']],
  ])('gives %s', (_, text, names) => expect(namesIn(text)).toEqual(names));

  test('takes language, time factor and spoken variant from beside the name, in any order', () => {
    expect(read('Anna;ru;1,5\nBoris\tspoken\t125%\ten\nFr;uk').rows).toEqual([
      { name: 'Anna', language: 'ru', timeFactor: 150, spoken: false },
      { name: 'Boris', language: 'en', timeFactor: 125, spoken: true },
      { name: 'Fr', language: 'uk', timeFactor: 100, spoken: false },
    ]);
  });

  test('takes each of them alone; of two languages it takes the first and shows the other', () => {
    expect(read('Dora;1,5\nEli;spoken\nFay;ru;fr').rows).toEqual([
      { name: 'Dora', language: 'en', timeFactor: 150, spoken: false },
      { name: 'Eli', language: 'en', timeFactor: 100, spoken: true },
      { name: 'Fay, fr', language: 'ru', timeFactor: 100, spoken: false },
    ]);
  });

  test('takes the first of two time factors, and leaves other numbers in the name', () => {
    expect(read('Gus;1,5;200 %\nHal;1,3\nIda;1.5').rows).toEqual([
      { name: 'Gus, 200 %', language: 'en', timeFactor: 150, spoken: false },
      { name: 'Hal, 1,3', language: 'en', timeFactor: 100, spoken: false },
      { name: 'Ida', language: 'en', timeFactor: 150, spoken: false },
    ]);
  });

  test('leaves out people already enrolled, and enrols no more than fit', () => {
    const there = ['Anna', ...Array.from({ length: MOST_PEOPLE - 2 }, (_, i) => `Player ${String(i)}`)];
    const { rows, known, troubles, left } = parseRoster('Anna\nBoris\nCarla', WORDS, there);
    expect([rows.map(({ name }) => name), known, troubles, left]).toEqual([
      ['Boris'],
      1,
      [{ line: 3, why: 'too-many' }],
      'Carla',
    ]);
  });

  test('reports lines that need a look, and drops none silently', () => {
    const long = 'x'.repeat(LONGEST_NAME + 1);
    expect(read(`Anna\n${long}\nAnna`)).toMatchObject({
      rows: [{ name: 'Anna' }, { name: 'Anna' }],
      troubles: [
        { line: 2, why: 'too-long' },
        { line: 3, why: 'twice' },
      ],
      left: long,
    });
    const many = Array.from({ length: MOST_PEOPLE + 1 }, (_, n) => `Player ${n}`).join('\n');
    const { troubles, left } = read(many);
    expect([troubles, left]).toEqual([[{ line: MOST_PEOPLE + 1, why: 'too-many' }], `Player ${String(MOST_PEOPLE)}`]);
  });
});

test('uses every word in a name, beside one, or among the leftover lines', () => {
  const word = fc.stringMatching(/^[A-Za-z0-9%]{1,8}$/);
  const cell = fc.oneof(word, fc.constantFrom('ru', 'fr', 'spoken', '150%', '1.5', '"Doe, Jane"', ' "Ace" '));
  const separator = fc.constantFrom(',', ', ', ';', ' ; ', '\t');
  const line = fc
    .tuple(fc.array(cell, { minLength: 1, maxLength: 4 }), separator)
    .map(([cells, by]) => ['Anna', ...cells].join(by));
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
      const { rows, left } = read(lines.join('\n'));
      const found = [
        left,
        ...rows.flatMap(({ name, language, timeFactor, spoken }) => [
          name,
          language,
          ...(timeFactor === 150 ? ['150%', '1.5'] : []),
          ...(timeFactor === 200 ? ['200%'] : []),
          ...(timeFactor === 125 ? ['125%'] : []),
          ...(timeFactor === 100 ? ['100%'] : []),
          ...(spoken ? ['spoken'] : []),
        ]),
      ]
        .join(' ')
        .toLowerCase();
      const words = lines.flatMap((one) => one.toLowerCase().match(/[a-z0-9%.]+/g) ?? []);
      expect(words.filter((one) => !found.includes(one))).toEqual([]);
    }),
  );
});

test('gives everybody the next number and a token', () => {
  const vault = vaultOf('roster');
  const people: Person[] = [];
  for (let n = 0; n < 50; n++) people.push(enrol(rowOf('Same Name'), people, vault));
  expect(people.map(({ number }) => number)).toEqual(people.map((_, i) => i + 1));
  expect(new Set(people.map(({ token }) => token)).size).toBe(50);
  expect(people.every(({ token }) => /^[0-9A-HJKMNP-TV-Z]{12}$/.test(token))).toBe(true);
});
