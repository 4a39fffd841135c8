import { describe, expect, test } from 'vitest';
import { followsId, handAfter } from '../../src/components/features/referee/follows.ts';
import { CARDS, RULING_KINDS } from '../../src/components/features/referee/offences.ts';
import { gradeOf, gradesByHand } from '../../src/components/features/referee/provenance.ts';
import { rulingUnder } from '../../src/components/features/referee/rulings.ts';
import { type CaseTable, isOf } from '../../src/components/features/referee/verdict/cases.ts';
import { chomboHeads } from '../../src/components/features/referee/verdict/chombo-heads.ts';
import { headlineOf, sayingOf } from '../../src/components/features/referee/verdict/headline.ts';
import cases from '../../src/content/penalties/cases.json' with { type: 'json' };
import spoken from '../../src/content/penalties/spoken.json' with { type: 'json' };
import verdicts from '../../src/content/penalties/verdicts.json' with { type: 'json' };
import strings from '../../src/content/i18n/en.json' with { type: 'json' };
import words from '../../src/content/words/en/verdicts.json' with { type: 'json' };
import { BOOK_IDS, type BookId } from '../../src/engine/rulebooks/ids.ts';
import { ui } from '../../src/i18n/strings.ts';
import { underBook } from './ruled.ts';

const WORDS = { ...words, chombo: chomboHeads(words.chombo, 'en'), grades: gradesByHand() };
const TABLES: readonly CaseTable[] = cases;
const STRINGS = ui({ all: () => strings }, 'referee');

/** The verdicts that a table gives in place of the ruling on a card under a rulebook. */
const verdictsOn = (card: string, book: BookId): readonly string[] => {
  const under = underBook(book);
  return TABLES.filter((table) => isOf(table, under)).flatMap(({ rows }) =>
    rows.filter((row) => isOf(row, under) && row.card === card).flatMap(({ verdict }) => verdict ?? []),
  );
};

/** Everything that the desk may rule, with its headline and what is said at the table. */
const RULED = BOOK_IDS.flatMap((book) =>
  CARDS.flatMap((card) => {
    const ruled = rulingUnder(card, book);
    if (!ruled || ruled.ruling.kind === 'silent') return [];
    const { kind } = ruled.ruling;
    const follows = followsId(handAfter(ruled), ruled.book);
    return [undefined, ...verdictsOn(card.id, book)].map((verdict) => {
      const one = { card: card.id, kind, kindText: `${STRINGS[`kind.${kind}`]}.`, follows, facts: {}, verdict };
      const under = underBook(book);
      return {
        what: [book, card.id, verdict].filter(Boolean).join(' '),
        ...{ book, kind, own: ruled.book, verdict, card: card.id },
        hand: verdict === undefined ? handAfter(ruled) : verdicts[verdict as keyof typeof verdicts].hand,
        head: headlineOf(one, WORDS, under, 'en'),
        say: sayingOf(one, WORDS, under, 'en'),
      };
    });
  }),
);

test('asks to put right only what is wrong on the table', () => {
  const asked = RULED.filter(({ say = '' }) => say.includes('put it right') || say.includes('put back'));
  expect(asked.length).toBeGreaterThan(10);
  expect(
    asked.filter(({ kind, verdict }) => kind !== 'correct' && verdict === undefined).map(({ what }) => what),
  ).toEqual([]);
});

describe('where our reading is told as such', () => {
  const isRead = ({ hand, own }: (typeof RULED)[number]): boolean =>
    gradeOf(hand as Parameters<typeof gradeOf>[0], own, 'hand') === 'reading';

  test('a chombo says so in its headline and at the table, wherever what becomes of the hand is our reading', () => {
    const read = RULED.filter((one) => one.kind === 'chombo' && one.verdict === undefined && isRead(one));
    expect(read.length).toBeGreaterThan(5);
    expect(
      read.filter(({ head, say = '' }) => !head.includes('by our reading') || !say.includes('I read the rules')),
    ).toEqual([]);
  });

  test('a dead hand says so, too', () => {
    const read = RULED.filter((one) => one.kind === 'dead-hand' && one.verdict === undefined && isRead(one));
    expect(read.length).toBeGreaterThan(3);
    expect(
      read.filter(({ head, say = '' }) => !head.includes('by our reading') || !say.includes('I read the rules')),
    ).toEqual([]);
  });

  test('nothing says so where the text has it', () => {
    const told = RULED.filter(({ head, say = '' }) => head.includes('our reading') || say.includes('I read the rules'));
    const named = Object.entries(spoken.readings).flatMap(([book, ids]) => ids.map((id) => `${book} ${id}`));
    expect(
      told
        .filter((one) => !isRead(one) && !named.includes(`${one.book} ${one.verdict ?? one.card}`))
        .map(({ what }) => what),
    ).toEqual([]);
  });

  test('cards and verdicts that are our reading as a whole have it in both', () => {
    for (const [book, ids] of Object.entries(spoken.readings)) {
      for (const id of ids) {
        const found = RULED.filter((one) => one.book === book && (one.verdict ?? one.card) === id);
        expect(found, `${book} ${id}`).not.toEqual([]);
        for (const { head, say } of found) {
          expect(head).toContain('our reading');
          if (say !== undefined) expect(say).toContain('how I read the rules');
        }
      }
    }
  });
});

test('a dead hand of MCR keeps its sets and flowers, one of riichi has no calls', () => {
  const dead = RULED.filter(({ kind, verdict }) => kind === 'dead-hand' && verdict === undefined);
  const wrong = dead.filter(({ book, hand, say = '' }) =>
    hand !== 'dead' ? false : book === 'mers-2014' ? !say.includes('may still call sets') : !say.includes('no calls'),
  );
  expect(wrong.map(({ what }) => what)).toEqual([]);
});

test('nobody is told to play on after a win or a draw', () => {
  const over = RULED.filter(({ hand }) => ['won', 'drawn', 'drawn-paid', 'aborted', 'replayed'].includes(hand));
  expect(over.length).toBeGreaterThan(100);
  const wrong = over.filter(({ head, say = '' }) => /play on/i.test(head) || /play on/i.test(say));
  expect(wrong.map(({ what, say }) => `${what}: ${say ?? ''}`)).toEqual([]);
});

test('a first small offence is a polite word where the rulebook begins with one, not a warning', () => {
  const polite = RULED.filter(({ book, kind, verdict }) => book === 'rrc-2026' && kind === 'warning' && !verdict);
  expect(polite.length).toBeGreaterThan(3);
  for (const { head, say } of polite) {
    expect(head).toBe(words.times.polite);
    expect(say).toBe(words.times.sayPolite);
  }
});

describe('the sentences of single cards', () => {
  const named = Object.entries(spoken.said).flatMap(([card, byKind]) =>
    Object.entries(byKind).map(([key, id]) => ({ card, key, id })),
  );
  const says: Readonly<Record<string, string>> = words.say;

  test('are of rulings that there are, and have their words', () => {
    const stray = named.filter(({ card, key, id }) => {
      const rulings = CARDS.find((one) => one.id === card)?.rulings ?? {};
      const isRuled = Object.entries(rulings).some(([book, { kind }]) => book === key || kind === key);
      return !isRuled || (id !== 'told' && says[id] === undefined);
    });
    expect(stray).toEqual([]);
  });

  test('are all said somewhere', () => {
    const said = new Set(RULED.flatMap(({ say }) => say ?? []));
    const kinds: readonly string[] = RULING_KINDS;
    expect(Object.keys(says).filter((id) => !kinds.includes(id) && !said.has(says[id] ?? ''))).toEqual([]);
  });
});
