import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { handInLink, SAMPLES, sameHand } from '../../src/components/features/compare/same-hand.ts';
import { isSame, OPTION_GROUPS, tellerFor, valueInWords } from '../../src/components/features/compare/options.ts';
import { COMPARED } from '../../src/components/features/compare/compared.ts';
import { gradesOf } from '../../src/components/features/compare/known.ts';
import { OUTSIDE } from '../../src/components/features/compare/outside.ts';
import {
  formatHandLink,
  OPTION_VALUES,
  type OptionId,
  OPTION_IDS,
  RIICHI_IDS,
  RIICHI_RULEBOOKS,
  scoreRequest,
} from '../../src/engine/riichi/index.ts';
import { ui } from '../../src/i18n/strings.ts';
import { LANGUAGES } from '../../src/locales.ts';

const yakuIn = (lang: string) => {
  const strings = JSON.parse(readFileSync(`src/content/i18n/${lang}.json`, 'utf8')) as object;
  return ui({ all: () => strings }, 'yaku');
};
const tellers = LANGUAGES.map(({ lang }) => tellerFor(lang, yakuIn(lang)));
const compared = OPTION_GROUPS.flatMap(({ options }) => options);

/** Whether the engine takes a value for an option. */
const isKnown = (option: OptionId, value: unknown): boolean => {
  const hand = { ...SAMPLES.tanyao, knobs: { [option]: value } };
  return scoreRequest(hand).ok;
};

test('every option of the engine is compared, once', () => {
  expect(compared.toSorted()).toEqual(OPTION_IDS.toSorted());
});

describe.each(tellers)('in $lang', (teller) => {
  test.each(Object.entries(OPTION_VALUES))('each value of %s has its own text', (option, values) => {
    const told = values.map((value) => valueInWords(option as OptionId, value, teller).text);
    expect(new Set(told).size).toBe(values.length);
    expect(told.filter((words) => words.includes('{{'))).toEqual([]);
  });

  test.each(RIICHI_IDS)('%s has words for its lists', (id) => {
    const { pao, abortiveDraws } = RIICHI_RULEBOOKS[id].options;
    expect(valueInWords('pao', pao, teller).text.split(', ')).toHaveLength(Math.max(pao.length, 1));
    expect(valueInWords('abortiveDraws', abortiveDraws, teller).text.split(', ')).toHaveLength(
      Math.max(abortiveDraws.length, 1),
    );
  });
});

describe('a value in words', () => {
  const [, , ukrainian] = tellers;
  if (!ukrainian) throw new Error('there is no Ukrainian');

  test('is English where the language has no words for it, in one language throughout, and says so', () => {
    const { abortiveDraws } = RIICHI_RULEBOOKS['ema-2012'].options;
    const english = valueInWords('abortiveDraws', abortiveDraws, tellerFor('en', yakuIn('en')));
    const unwritten = tellerFor('eo', yakuIn('uk'));
    expect(valueInWords('abortiveDraws', abortiveDraws, unwritten)).toEqual({ ...english, mark: 'en' });
  });

  test('with yaku names only is in the language', () => {
    expect(valueInWords('pao', ['daisangen'], ukrainian)).toEqual({
      text: yakuIn('uk').daisangen.toLocaleLowerCase('uk'),
      lang: 'uk',
      mark: undefined,
    });
  });
});

test('the order of a list makes no difference, its members do', () => {
  expect(isSame<'pao'>(['daisangen', 'daisuushii'], ['daisuushii', 'daisangen'])).toBe(true);
  expect(isSame<'pao'>(['daisangen'], ['daisuushii', 'daisangen'])).toBe(false);
});

const cellsOf = () =>
  Object.entries(OUTSIDE.cells).flatMap(([option, byBook]) =>
    Object.entries(byBook).map(([book, cell]) => ({ option: option as OptionId, book, cell })),
  );

describe('rulebooks that are not scored by', () => {
  const cells = cellsOf();

  test('stand in cells of known options and rulebooks', () => {
    const books = OUTSIDE.books.map(({ id }) => id);
    expect(cells.filter(({ option, book }) => !OPTION_IDS.includes(option) || !books.includes(book))).toEqual([]);
  });

  test('have values that the engine knows', () => {
    const strange = cells.filter(({ option, cell }) => cell.is !== undefined && !isKnown(option, cell.is));
    expect(strange).toEqual([]);
    expect(isKnown('redFives', 9)).toBe(false);
  });

  test('name known sources, and all but the assumed name one', () => {
    const wrong = cells.filter(({ cell }) => {
      const from = cell.from ?? [];
      return (cell.sure === 'assumed') !== (from.length === 0) || from.some((id) => !OUTSIDE.sources.includes(id));
    });
    expect(wrong).toEqual([]);
  });
});

test('M.League has its cells from its sources', () => {
  expect(new Set(cellsOf().map(({ book }) => book))).toEqual(new Set(['m-league']));
});

describe('the editions of today', () => {
  const values = (book: string) => (option: OptionId) => RIICHI_RULEBOOKS[book as 'ema-2025'].options[option];

  test('come first, and each says how every option is known', () => {
    expect(COMPARED.slice(0, 3)).toEqual(['ema-2025', 'wrc-2025', 'rrc-2026']);
    for (const id of COMPARED.slice(0, 3))
      expect(
        gradesOf(RIICHI_RULEBOOKS[id])
          .flatMap(({ options }) => options)
          .toSorted(),
        id,
      ).toEqual([...OPTION_IDS].toSorted());
    expect(gradesOf(RIICHI_RULEBOOKS['ema-2016'])).toEqual([]);
  });

  test('name their sources where these differ', () => {
    const { options = [], sources = [] } =
      gradesOf(RIICHI_RULEBOOKS['wrc-2025']).find(({ grade }) => grade === 'differ') ?? {};
    expect(options).toContain('kongAfterRiichi');
    expect(sources).toEqual(expect.arrayContaining(['RRC', 'WRC 2025 condensed reference']));
    expect(gradesOf(RIICHI_RULEBOOKS['rrc-2026']).find(({ grade }) => grade === 'text')?.sources).toContain('RRC 1.5');
  });

  test.each<[string, OptionId, unknown]>([
    ['ema-2025', 'doubleWindPairFu', 2],
    ['ema-2025', 'riichiTilesLeft', 1],
    ['ema-2025', 'kongAfterRiichi', 'same-waits-only-triplet'],
    ['ema-2025', 'paoCounters', 'discarder'],
    ['wrc-2025', 'haiteiWithRinshan', false],
    ['wrc-2025', 'countedHand', 'yakuman'],
    ['wrc-2025', 'yakumanAccumulate', true],
    ['wrc-2025', 'pao', ['daisangen', 'daisuushii', 'suukantsu']],
    ['wrc-2025', 'leftoverBets', 'nobody'],
    ['wrc-2025', 'chombo', { kind: 'tournament', points: 30_000 }],
    ['wrc-2025', 'lateness', { kind: 'after-the-game', points: 1000, minutes: 10 }],
    ['wrc-2025', 'substitutes', { kind: 'entry', points: 0, uma: -30_000, places: 'as-played' }],
  ])('%s: %s as its sources have it', (book, option, value) => {
    expect(values(book)(option)).toEqual(value);
  });

  test('name who differs if sources differ, and nobody if nothing is known', () => {
    const known = (book: string, option: OptionId) => RIICHI_RULEBOOKS[book as 'ema-2025'].cite[option].known;
    expect(known('wrc-2025', 'kongAfterRiichi')).toMatchObject({ grade: 'differ', reading: 'stricter' });
    expect(known('wrc-2025', 'handsAfterSignal')).toMatchObject({ grade: 'differ' });
    expect(known('ema-2025', 'lateness')).toEqual({ grade: 'unknown', from: [] });
    expect(known('ema-2025', 'sessionMinutes')).toEqual({ grade: 'unknown', from: [] });
  });
});

describe('the same hand', () => {
  test.each(Object.entries(SAMPLES))('%s is counted differently somewhere, with a clause', (id, hand) => {
    const verdicts = sameHand(hand) ?? [];
    const found = verdicts.flatMap(({ differences }) => differences);
    expect(found.some(({ step }) => step.kind === 'add' && step.rule === id)).toBe(true);
    expect(new Set(verdicts.map(({ result }) => result.payment?.total)).size).toBeGreaterThan(1);
  });

  test('names what is lost by the article of the rulebook that does not count it', () => {
    const tesuji = sameHand(SAMPLES.ippatsu)?.find(({ id }) => id === 'tesuji-2018');
    expect(tesuji?.differences).toMatchObject([
      { kind: 'lost', step: { rule: 'ippatsu' }, cite: { book: 'tesuji-2018', article: 'R2' } },
    ]);
  });

  test('keeps its fu where one rulebook makes it a limit without fu', () => {
    const noFu = Object.values(SAMPLES).flatMap((hand) => {
      const verdicts = sameHand(hand) ?? [];
      return verdicts.filter(({ result }) => (result.fu === null) !== (verdicts[0]?.result.fu === null));
    });
    const units = (all: typeof noFu) =>
      all.flatMap(({ differences }) => differences.map(({ step }) => (step.kind === 'add' ? step.unit : step.kind)));
    expect(noFu.length).toBeGreaterThan(0);
    expect(units(noFu)).not.toContain('fu');
  });

  test('counted with fu everywhere tells which fu differ: the draw after a kong', () => {
    const kong = { type: 'kong', form: 'concealed', tiles: '9999m' } as const;
    const hand = { ...SAMPLES.tanyao, concealed: '345m678p56s22s', winningTile: '7s', melds: [kong] } as const;
    const fuOf = (more: object) =>
      sameHand({ ...hand, by: 'draw', ...more })?.flatMap(({ id, differences }) =>
        differences.flatMap(({ kind, step }) =>
          step.kind === 'add' && step.unit === 'fu' ? [`${id} ${kind} ${step.rule}`] : [],
        ),
      );
    expect(fuOf({ afterKong: true })).toEqual(['tesuji-2018 lost tsumo']);
    expect(fuOf({})).toEqual([]);
  });

  test('comes from a link; a broken link differs from an anchor', () => {
    expect(handInLink(formatHandLink(SAMPLES.tanyao))).toEqual(SAMPLES.tanyao);
    expect(handInLink('riichi')).toBeUndefined();
    expect(handInLink('c=%')).toBeNull();
    expect(sameHand({ ...SAMPLES.tanyao, concealed: '11111m' })).toBeUndefined();
  });
});
