import { describe, expect, test } from 'vitest';
import { chomboHeads } from '../../src/components/features/referee/verdict/chombo-heads.ts';
import { exactly } from '../../src/components/features/referee/finder/numbers.ts';
import type { Facts } from '../../src/components/features/referee/verdict/facts.ts';
import { fineOfVerdict, proposedFor } from '../../src/components/features/referee/verdict/entered.ts';
import { headlineOf, sayingOf } from '../../src/components/features/referee/verdict/headline.ts';
import {
  answersTo,
  type CaseTable,
  decide,
  type Decision,
} from '../../src/components/features/referee/verdict/cases.ts';
import { gradesByHand } from '../../src/components/features/referee/provenance.ts';
import list from '../../src/content/penalties/cases.json' with { type: 'json' };
import verdicts from '../../src/content/penalties/verdicts.json' with { type: 'json' };
import words from '../../src/content/words/en/verdicts.json' with { type: 'json' };
import { fineOf } from '../../src/components/features/referee/log/fine.ts';
import { offenceOptions } from '../../src/components/features/referee/log/options.ts';
import { rulingUnder } from '../../src/components/features/referee/rulings.ts';
import { CARDS, HANDS, RULING_KINDS } from '../../src/components/features/referee/offences.ts';
import { BOOK_IDS, type BookId } from '../../src/engine/rulebooks/ids.ts';
import { underBook } from './ruled.ts';

const cases: readonly CaseTable[] = list;
const WORDS = { ...words, chombo: chomboHeads(words.chombo, 'en'), grades: gradesByHand() };

const caseOf = (card: string, kind: string, facts: Facts) => ({
  ...{ card, kind, kindText: 'Points deducted.', follows: 'apart-riichi', facts },
  verdict: undefined,
});

/** The headline of a card of some kind under a rulebook, perhaps with other amounts than its own. */
const headline = (
  book: BookId,
  card: string,
  kind: string,
  facts: Facts = {},
  amounts: Readonly<Record<string, number>> = {},
): string => headlineOf(caseOf(card, kind, facts), WORDS, underBook(book, amounts), 'en');

describe('the headline of lateness', () => {
  const late = { minutes: exactly(7) };

  test.each([
    ['ema-2016', 'late', 'Late by 7 minutes: −7,000'],
    ['wrc-2025', 'late', 'Late by 7 minutes: −7P'],
    ['mers-2014', 'late', 'Late by 7 minutes: −10'],
    ['mers-2014', 'late-more', 'Late by 7 minutes: −20'],
  ] as const)('under %s for %s is “%s”', (book, card, head) => {
    expect(headline(book, card, 'points', late)).toBe(head);
  });

  test('counts by the price of the rulebook', () => {
    expect(headline('ema-2016', 'late', 'points', late, { lateMinute: 500 })).toBe('Late by 7 minutes: −3,500');
  });

  test('names no sum where the minutes are not known', () => {
    expect(headline('ema-2016', 'late', 'points', { minutes: { least: 0, most: 10 } })).toBe('Points deducted');
  });
});

describe('the headline of an offence that is repeated', () => {
  test.each([
    ['mers-2014', 'late-call', 'ladder', '1', 'First time: a warning'],
    ['mers-2014', 'late-call', 'ladder', '3', 'Third time: −10'],
    ['rrc-2026', 'repeated', 'points', '2', 'Second time: −2,000'],
    ['rrc-2026', 'repeated', 'points', '5', 'Fifth time: −16,000'],
    ['ema-2016', 'obstruction', 'points', '2', 'Points deducted: −8,000 or 12,000'],
    ['rrc-2026', 'speed', 'warning', '1', 'First time: a polite word'],
    ['rrc-2026', 'speed', 'warning', '2', 'Second time: −2,000'],
  ] as const)('under %s for %s (%s) the time %s is “%s”', (book, card, kind, time, head) => {
    expect(headline(book, card, kind, { time })).toBe(head);
  });

  test('climbs the ladder of the rulebook', () => {
    expect(headline('mers-2014', 'late-call', 'ladder', { time: '2' }, { second: 7 })).toBe('Second time: −7');
  });
});

describe('the headline of what has one price, or of a verdict with a price', () => {
  const headed = (verdict: string, amounts: Readonly<Record<string, number>> = {}): string =>
    headlineOf(
      { card: 'result-wrong', kind: 'points', kindText: 'Points deducted.', follows: '', facts: {}, verdict },
      WORDS,
      underBook('wrc-2025', amounts),
      'en',
    );

  test('names it as the rulebook does', () => {
    expect(headline('wrc-2025', 'call-dead', 'points')).toBe('Points deducted: −30P');
    expect(headline('rrc-2026', 'call-dead', 'points')).toBe('Points deducted');
    expect(headed('sheet-writer')).toBe('Wrong sheet: −8P for its writer');
    expect(headed('sheet-all')).toBe('Wrong sheet: −2P for each of the four');
  });

  test('changes with the amount of the rulebook', () => {
    expect(headline('wrc-2025', 'call-dead', 'points', {}, { forfeit: 25 })).toBe('Points deducted: −25P');
    expect(headed('sheet-writer', { allLast: 9 })).toBe('Wrong sheet: −9P for its writer');
    expect(headed('sheet-all', { report: 3 })).toBe('Wrong sheet: −3P for each of the four');
    expect(headline('wrc-2025', 'false-tenpai', 'warning', { time: '2' }, { again: 6 })).toBe('Second time: −6P');
  });

  test('of a repeated warning is its price, of another one none', () => {
    expect(headline('wrc-2025', 'few-exposed', 'warning', { time: '2' })).toBe('Second time: −5P');
    expect(headline('wrc-2025', 'few-exposed', 'warning', { time: '1' })).toBe('First time: a warning');
    expect(headline('wrc-2025', 'speed', 'warning', { time: '2' })).not.toContain('−');
  });

  test.each(['dead-win', 'mixed-in'])('of “%s” is a chombo', (verdict) => {
    expect(headed(verdict)).toBe('Chombo: 30P off the tournament score; dealt again, bets back');
  });
});

test.each([
  ['ema-2016', 'Chombo: 20,000 after the uma; dealt again, bets back'],
  ['samara-2019', 'Chombo: 4,000 to East, 2,000 to the others; dealt again, bets back'],
  ['tesuji-2018', 'Chombo: 20 after the uma; by our reading dealt again, bets back'],
  ['wrc-2025', 'Chombo: 30P off the tournament score; dealt again, bets back'],
  ['rrc-2026', 'Chombo: 40,000 after the uma; dealt again, bets back'],
] as const)('a chombo under %s is headed “%s”', (book, head) => {
  expect(headline(book, 'false-win-shown', 'chombo')).toBe(head);
});

describe.each(cases.flatMap((table) => (table.in ?? BOOK_IDS).map((book) => ({ table, book: book as BookId }))))(
  'the table of $table.cards under $book',
  ({ table, book }) => {
    const under = underBook(book);

    /** Every way through the questions of a table, the questions answered in every way. */
    const waysOut = (found: string, facts: Facts): readonly (Decision | undefined)[] => {
      const decision = decide({ ...table, trusting: false }, facts, under, found);
      if (!decision || 'row' in decision) return [decision];
      const answers = answersTo(decision.ask, facts);
      expect(answers.length, `answers about ${decision.ask.fact}`).toBeGreaterThan(1);
      return answers.flatMap((value) => waysOut(found, { ...facts, [decision.ask.fact]: value }));
    };

    test('leads to a ruling by every answer', () => {
      for (const found of table.cards) {
        const ways = waysOut(found, {});
        // A rulebook without a limit or a ruling there has no line, and keeps the card that was found.
        if (ways.length > 1) expect(ways).not.toContain(undefined);
      }
    });
  },
);

describe('the tables of cases', () => {
  const rows = cases.flatMap((table) => table.rows);

  test('name cards and verdicts that are there', () => {
    const ids = new Set(CARDS.map(({ id }) => id));
    expect(
      cases.flatMap((table) => [...table.cards, ...table.rows.map(({ card }) => card)]).filter((id) => !ids.has(id)),
    ).toEqual([]);
    const used = new Set(rows.flatMap(({ verdict }) => verdict ?? []));
    expect([...used].toSorted()).toEqual(Object.keys(verdicts).toSorted());
    expect(Object.keys(words.verdicts).toSorted()).toEqual(Object.keys(verdicts).toSorted());
  });

  test('name rulebooks and ways for the hand to go on that are there', () => {
    const books = new Set<string>(BOOK_IDS);
    const named = [...cases, ...rows].flatMap(({ in: one = [] }) => one);
    expect(named.filter((book) => !books.has(book))).toEqual([]);
    const hands = new Set<string>(HANDS);
    expect(Object.values(verdicts).filter(({ hand }) => !hands.has(hand))).toEqual([]);
  });

  test('ask only about facts that have a question, and values that have a name', () => {
    const facts: Readonly<Record<string, Readonly<Record<string, string>>>> = words.facts;
    const unnamed = cases.flatMap(({ needs, rows: lines }) => [
      ...needs.filter((fact) => facts[fact]?.ask === undefined),
      ...lines.flatMap((row) =>
        Object.entries(row.if)
          .filter(([, condition]) => !/^[<>]/.test(condition))
          .flatMap(([fact, condition]) =>
            condition.split(' ').flatMap((value) => (facts[fact]?.[value] === undefined ? [`${fact} ${value}`] : [])),
          ),
      ),
    ]);
    expect(unnamed).toEqual([]);
  });
});

test('each kind of ruling that a referee announces has a sentence to say', () => {
  const unsaid = RULING_KINDS.filter((kind) => (words.say as Readonly<Record<string, string>>)[kind] === undefined);
  expect(unsaid).toEqual(['goes-on', 'paid', 'points-lost', 'excluded']);
});

describe('what is said at the table', () => {
  const said = (
    book: BookId,
    card: string,
    kind: string,
    facts: Facts = {},
    amounts: Readonly<Record<string, number>> = {},
  ): string | undefined => sayingOf(caseOf(card, kind, facts), WORDS, underBook(book, amounts), 'en');

  test('of an offence that is repeated is its price, and no warning', () => {
    expect(said('wrc-2025', 'few-exposed', 'warning', { time: '2' })).toContain('5P off your score');
    expect(said('wrc-2025', 'few-exposed', 'warning', { time: '2' }, { again: 6 })).toContain('6P off your score');
    expect(said('wrc-2025', 'few-exposed', 'warning', { time: '1' })).toContain('only a warning');
    expect(said('rrc-2026', 'speed', 'warning', { time: '1' })).toContain('only a reminder');
  });

  test('names the amount, and who gets it', () => {
    expect(said('ema-2016', 'late', 'points', { minutes: exactly(7) })).toContain('7,000 off your score');
    expect(said('ema-2016', 'obstruction', 'points'), 'one of two, which the referee names').toBe(words.say.points);
    expect(said('mers-2014', 'false-hu-no-eight', 'false-hu')).toContain('10 to each opponent');
    expect(said('mers-2014', 'false-hu-no-eight', 'false-hu', {}, { noEightEach: 11 })).toContain(
      '11 to each opponent',
    );
  });
});

test('a verdict is entered in the log at the price of its rulebook', () => {
  const chombo = { ruled: 'chombo', points: 30_000, to: 'nobody' } as const;
  expect(fineOfVerdict('wrong-kong', chombo, underBook('wrc-2025'))).toBe(chombo);
  expect(fineOfVerdict('phone-used', chombo, underBook('rrc-2026', { fine: 9000 }))).toMatchObject({ points: 9000 });
  expect(fineOfVerdict('no-hu-ladder', undefined, underBook('mers-2014'))).toMatchObject({ counts: 'ladder' });
  expect(fineOfVerdict('swap-none', chombo, underBook('ema-2016'))).toBeUndefined();
});

test.each([
  ['rrc-2026', 'hand-not-intact', 'referee', 'mixed-dead-wall', 8000],
  ['rrc-2026', 'obstruction', 'points', undefined, 8000],
  ['ema-2016', 'obstruction-grave', 'points', undefined, 12_000],
  ['mers-2014', 'hu-tile-not-taken', 'false-hu', undefined, 10],
  ['wrc-2025', 'result-wrong', 'points', 'sheet-writer', undefined],
  ['ema-2016', 'false-win-shown', 'chombo', undefined, undefined],
] as const)('under %s the log proposes for %s (%s, %s) the amount %s', (book, card, kind, verdict, points) => {
  const found = CARDS.find(({ id }) => id === card);
  const ruled = found && rulingUnder(found, book);
  const under = underBook(book);
  const fine = verdict === undefined ? ruled && fineOf(ruled, book) : fineOfVerdict(verdict, undefined, under);
  expect(fine && proposedFor({ ...caseOf(card, kind, {}), verdict }, fine, under)).toBe(points);
});

test('what a wrong sheet costs can be logged, in points of the table', () => {
  const fine = (verdict: string) => fineOfVerdict(verdict, undefined, underBook('wrc-2025'));
  expect(offenceOptions('en').find(({ id }) => id === 'result-wrong')?.fines['wrc-2025']).toBeDefined();
  expect([fine('sheet-writer')?.points, fine('sheet-all')?.points]).toEqual([8000, 2000]);
});

test('each verdict that is entered in points has its amount in every rulebook that comes to it', () => {
  const entered = cases.flatMap(({ in: books, rows }) =>
    rows.flatMap(({ verdict }) =>
      (books ?? []).flatMap((book) => {
        const fine = verdict === undefined ? undefined : fineOfVerdict(verdict, undefined, underBook(book as BookId));
        return fine?.ruled === 'points' ? [{ verdict, book, points: fine.points }] : [];
      }),
    ),
  );
  expect(entered.length).toBeGreaterThan(0);
  expect(entered.filter(({ points }) => points === 0)).toEqual([]);
});
