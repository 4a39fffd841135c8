import { describe, expect, test } from 'vitest';
import { occasionOf } from '../../src/components/features/reference/occasions.ts';
import { namesElsewhere } from '../../src/components/widgets/fan/fan-names.ts';
import { fanNumber } from '../../src/engine/mcr/index.ts';
import { FANS, FANS_BY_POINTS, fanAt } from '../../src/components/widgets/fan/fans.ts';
import { yakuRows } from '../../src/components/features/reference/yaku-rows.ts';
import en from '../../src/content/i18n/en.json' with { type: 'json' };
import { EXAMPLES } from '../../src/components/features/chapter/examples.ts';
import { type HandRequest, RIICHI_IDS, doraHan, scoreRequest } from '../../src/engine/riichi/index.ts';
import { ui } from '../../src/i18n/strings.ts';
import { wordsOf } from '../../src/i18n/words.ts';

const words = ui({ all: () => en }, 'chapter');

describe.each(RIICHI_IDS)('the yaku sheet of %s', (book) => {
  const rows = yakuRows(book);

  test('has a hand or an occasion for each pattern; nagashi mangan is a draw', () => {
    const bare = rows.filter(({ id, hand }) => hand === undefined && occasionOf(id, words) === undefined);
    expect(bare.map(({ id }) => id)).toEqual(rows.some(({ id }) => id === 'nagashi-mangan') ? ['nagashi-mangan'] : []);
  });

  test('shows a plain hand: with no more patterns than another of one dora at most, and no more sets than another like it', () => {
    const partsOf = (hand: HandRequest) => {
      const result = scoreRequest({ ...hand, rules: book });
      const isWin = result.ok && result.kind === 'win';
      const ids: readonly string[] = isWin ? result.items.map(({ id }) => id) : [];
      return { ids, dora: isWin ? doraHan(result) : 0, melds: hand.melds?.length ?? 0 };
    };
    const worked = [...EXAMPLES.values()].map(({ hand }) => partsOf(hand));
    for (const { id, hand } of rows) {
      if (!hand) continue;
      const own = partsOf(hand);
      for (const { ids, dora, melds } of worked.filter((other) => other.ids.includes(id))) {
        if (dora <= 1) expect(own.ids.length, id).toBeLessThanOrEqual(ids.length);
        if (dora === own.dora && ids.length === own.ids.length) expect(own.melds, id).toBeLessThanOrEqual(melds);
      }
    }
  });

  test('tells the worth that the engine counts', () => {
    const wrong = rows.flatMap(({ id, worth, hand }) => {
      const result = hand && scoreRequest(hand);
      if (!result?.ok || result.kind !== 'win') return [];
      const item = result.steps.find((step) => step.kind === 'add' && step.rule === id);
      if (item?.kind !== 'add') return [id];
      const isOpen = hand?.melds?.some((meld) => !('form' in meld) || meld.form !== 'concealed') === true;
      if ('limit' in worth) {
        const counted = worth.limit === 'yakuman' ? item.unit === 'yakuman' && item.value === worth.times : true;
        return counted && result.limit === worth.limit ? [] : [id];
      }
      return item.unit === 'han' && item.value === (isOpen ? worth.open : worth.closed) ? [] : [id];
    });
    expect(wrong).toEqual([]);
  });
});

describe('the fan of MCR', () => {
  test('are 81, in order of number, most points first', () => {
    expect(FANS.map(({ n }) => n)).toEqual(Array.from({ length: 81 }, (_, i) => i + 1));
    expect(FANS.map(({ points }) => points)).toEqual(FANS.map(({ points }) => points).toSorted((a, b) => b - a));
  });

  test('are as many of each worth as the Green Book has', () => {
    const counts = FANS_BY_POINTS.map(({ points, fans }) => [points, fans.length]);
    expect(counts).toEqual([
      [88, 7],
      [64, 6],
      [48, 2],
      [32, 3],
      [24, 9],
      [16, 6],
      [12, 5],
      [8, 10],
      [6, 6],
      [4, 4],
      [2, 10],
      [1, 13],
    ]);
  });

  test('are found by their numbers, without any others', () => {
    expect(FANS.map(({ n }) => fanNumber(fanAt(n)))).toEqual(FANS.map(({ n }) => n));
    for (const n of [0, 82]) expect(() => fanAt(n)).toThrow(`there is no fan ${String(n)}`);
  });

  test('have other names, those of the language of the page aside', () => {
    expect(namesElsewhere(1, 'fr').map(({ lang }) => lang)).not.toEqual(expect.arrayContaining(['fr']));
    const elsewhere = namesElsewhere(1, 'en').map(({ lang }) => lang);
    expect([elsewhere.includes('en'), elsewhere.includes('fr')]).toEqual([false, true]);
    expect(namesElsewhere(1, 'fr').some(({ lang }) => lang === 'en')).toBe(true);
  });

  test('have names of their own', () => {
    for (const lang of ['en', 'fr']) {
      const { tell } = wordsOf(lang, 'fans');
      const names = FANS.map(({ n }) => tell(String(n), 'name'));
      expect(new Set(names.map(({ text }) => text)).size).toBe(81);
      expect(names.filter(({ mark }) => mark !== undefined)).toEqual([]);
    }
    expect(new Set(FANS.map(({ zh }) => zh)).size).toBe(81);
  });
});
